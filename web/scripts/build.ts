/**
 * Builds the browser's part and the worker, and writes what the host asks of a build:
 * `latest.json` and `meta/{id}.json` (the id is a hash of the manifest, so equal sources
 * give equal builds) and the fonts that every page needs at once.
 */
import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { motifs } from '../src/components/motifs.ts'
import { preloadedFonts } from '../src/fonts/preload.ts'
import { markFile, markSet } from '../src/shell/marks.ts'
import { touchIcon, touchIcons } from './touchIcons.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
process.env.NODE_ENV = 'production'
process.chdir(root)

await build({ root, configFile: `${root}vite.config.ts`, logLevel: 'warn' })
await build({
  root,
  configFile: `${root}vite.config.ts`,
  logLevel: 'warn',
  build: { ssr: 'src/worker.ts' },
})
// The catalogue is a program of its own, which runs only where it is shown.
const catalogue = `${root}dist/catalogue`
await build({
  root,
  configFile: `${root}vite.config.ts`,
  logLevel: 'warn',
  build: { ssr: 'catalogue/server.ts', outDir: catalogue },
})
for (const file of ['catalogue.css', 'controls.js']) {
  await cp(`${root}catalogue/${file}`, `${catalogue}/${file}`)
}
await cp(`${root}fixtures-art`, `${catalogue}/art`, { recursive: true })

const client = `${root}dist/client`
const manifestText = await readFile(`${client}/.vite/manifest.json`, 'utf8')
const manifest: Record<string, { file: string }> = JSON.parse(manifestText)
const id = createHash('sha256').update(manifestText).digest('hex').slice(0, 16)
const fonts = preloadedFonts.map((source) => {
  const entry = manifest[source]
  if (!entry) throw new Error(`the manifest has no ${source}: is it still in the style sheet?`)
  return entry.file
})
await mkdir(`${client}/meta`, { recursive: true })
await mkdir(`${client}/icons`, { recursive: true })
await writeFile(`${client}/icons/${markSet}.json`, markFile())
for (const logo of Object.keys(motifs)) {
  for (const { size, masked } of touchIcons) {
    await writeFile(`${client}/icons/${logo}-${size}.png`, touchIcon(logo, size, masked))
  }
}
await writeFile(`${client}/latest.json`, JSON.stringify({ id }))
await writeFile(`${client}/meta/${id}.json`, JSON.stringify({ id, fonts }))
process.stdout.write(`build ${id}\n`)
await import('./budget.ts')
