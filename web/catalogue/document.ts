/** The document around the React root, as the website writes it. */
import { readFile } from 'node:fs/promises'
import { themeVariables } from '../src/components/themeVariables.ts'
import type { PageView } from '../src/model.ts'

export interface Build {
  id: string
  fonts: string[]
  manifest: Record<string, Chunk>
}

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

const entry = 'src/entry-client.tsx'

/** The build in a folder: `dist/client`. */
export async function readBuild(client: string): Promise<Build> {
  const read = async (name: string) => JSON.parse(await readFile(`${client}/${name}`, 'utf8'))
  const { id } = (await read('latest.json')) as { id: string }
  const { fonts } = (await read(`meta/${id}.json`)) as { fonts: string[] }
  return { id, fonts, manifest: await read('.vite/manifest.json') }
}

/** The files of some parts of the build and of all that they import, each once. */
export function filesOf(build: Build, keys: readonly string[]): string[] {
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = build.manifest[key]
    if (!chunk || seen.has(chunk.file)) return
    seen.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  for (const key of keys) visit(key)
  return [...seen]
}

/** The files that a browser fetches before a page is at work. */
export function filesOfPage(build: Build, modules: readonly string[]): string[] {
  return filesOf(build, [entry, ...modules])
}

export interface DocumentParts {
  view: PageView
  head: string
  html: string
  modules: readonly string[]
  build: Build
  preview: boolean
}

/** The addresses of the style sheets. */
export function stylesOf(build: Build): string[] {
  return (build.manifest[entry]?.css ?? []).map((css) => `/builds/${css}`)
}

export function documentOf({ view, head, html, modules, build, preview }: DocumentParts): string {
  const { page } = view
  const style = Object.entries(themeVariables(page))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
  const start = build.manifest[entry]
  if (!start) throw new Error(`the manifest has no ${entry}`)
  const files = filesOfPage(build, modules).filter((file) => file !== start.file)
  const data = JSON.stringify(view).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="${page.locale}" style="${style}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}${stylesOf(build)
  .map((style) => `<link rel="stylesheet" href="${style}">`)
  .join('\n')}
${build.fonts.map((font) => `<link rel="preload" href="/builds/${font}" as="font" type="font/woff2" crossorigin>`).join('\n')}
<script type="module" async src="/builds/${start.file}" fetchpriority="low"></script>
${files.map((file) => `<link rel="modulepreload" href="/builds/${file}" fetchpriority="low">`).join('\n')}
</head>
<body>
<div id="app"${preview ? ' data-preview' : ''}>${html}</div>
<script type="application/json" id="view" data-build="${build.id}">${data}</script>
</body>
</html>
`
}
