/**
 * Checks that every relative link of the Markdown files leads to a file or folder of the repository,
 * and every anchor to a heading: `make lint-links`. Addresses of the web are not requested.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

interface Link {
  line: number
  target: string
}

/** The files that git knows, and those that it would add. */
function markdownFiles(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '*.md']
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n')
  return files.filter((file) => existsSync(join(root, file)))
}

/** The lines of a file without code, in which brackets and # mean something else. */
function proseLines(file: string): string[] {
  let fence = ''
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .map((line) => {
      const mark = line.match(/^\s*(```+|~~~+)/)?.[1] ?? ''
      if (fence) {
        if (mark.startsWith(fence)) fence = ''
        return ''
      }
      fence = mark
      return mark ? '' : line
    })
}

const withoutCode = (line: string): string => line.replaceAll(/(`+).*?\1/g, '')

/** `[text](target)`, `![text](target)`, `[name]: target`, and `src` and `href` of HTML. */
function linksOf(lines: readonly string[]): Link[] {
  const forms = [
    /\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g,
    /^\s*\[[^\]]+\]:\s*<?([^\s>]+)/g,
    /\b(?:src|href)="([^"]+)"/g,
  ]
  return lines.flatMap((line, index) =>
    forms.flatMap((form) =>
      [...withoutCode(line).matchAll(form)].map(([, target = '']) => ({ line: index + 1, target })),
    ),
  )
}

/** The anchors of a file, as GitHub makes them of its headings. */
function anchorsOf(file: string): Set<string> {
  const anchors = new Set<string>()
  const counts = new Map<string, number>()
  for (const line of proseLines(file)) {
    for (const [, id = ''] of line.matchAll(/\bid="([^"]+)"/g)) anchors.add(id)
    const heading = line.match(/^#{1,6}\s+(.*?)\s*#*$/)?.[1]
    if (heading === undefined) continue
    const anchor = heading
      .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{Letter}\p{Mark}\p{Number}\p{Connector_Punctuation} -]/gu, '')
      .replaceAll(' ', '-')
    const count = counts.get(anchor) ?? 0
    counts.set(anchor, count + 1)
    // A heading that comes again has a number behind its anchor.
    anchors.add(count === 0 ? anchor : `${anchor}-${count}`)
  }
  return anchors
}

/** What is wrong with a link of a file; nothing if it leads somewhere. */
function problemWith(file: string, target: string): string | undefined {
  // `https:`, `mailto:` and the like.
  if (/^[a-z][a-z+.-]*:/i.test(target)) return undefined
  const [path = '', anchor = ''] = target.split('#', 2).map(decodeURIComponent)
  const linked = path ? normalize(join(path.startsWith('/') ? '.' : dirname(file), path)) : file
  const location = join(root, linked)
  if (linked.startsWith('..') || !existsSync(location)) return `there is no ${linked}`
  if (!anchor || !linked.endsWith('.md') || statSync(location).isDirectory()) return undefined
  return anchorsOf(linked).has(anchor) ? undefined : `${linked} has no heading #${anchor}`
}

let count = 0
const problems: string[] = []
for (const file of markdownFiles()) {
  for (const { line, target } of linksOf(proseLines(file))) {
    count++
    const problem = problemWith(file, target)
    if (problem) problems.push(`${file}:${line}: ${target}: ${problem}`)
  }
}
for (const problem of problems) process.stderr.write(`error: ${problem}\n`)
if (problems.length > 0) process.exit(1)
process.stdout.write(`links: ${count} lead somewhere\n`)
