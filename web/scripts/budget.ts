/**
 * What a browser fetches for the front page before `load`, compressed: fails above the
 * limits of the design. `npm run budget -w web` prints it.
 */
import { readFile, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { filesOfPage, readBuild } from '../catalogue/document.ts'
import { chunksOf } from '../src/chunks.ts'
import { viewFixture } from '../src/fixtures/views.ts'

const limits = { javascript: 130, fonts: 120 }
const kilobyte = 1024

const root = fileURLToPath(new URL('..', import.meta.url))
const build = await readBuild(`${root}dist/client`)
const client = `${root}dist/client`

const zipped = async (file: string) =>
  gzipSync(await readFile(`${client}/${file}`), { level: 6 }).length / kilobyte

let over = false
function say(what: string, size: number, limit?: number): void {
  if (limit !== undefined && size > limit) over = true
  const rest = limit === undefined ? '' : ` of ${limit}`
  process.stdout.write(`  ${what.padEnd(28)} ${size.toFixed(1).padStart(6)}${rest} KB\n`)
}

for (const path of ['/', '/tilgaengelighed']) {
  const view = viewFixture('nationalmuseet', path)
  const files = filesOfPage(
    build,
    chunksOf(view).map((needed) => needed.source),
  )
  const sizes = await Promise.all(files.map(zipped))
  const sum = sizes.reduce((total, size) => total + size, 0)
  say(`${path} JavaScript, ${files.length} files`, sum, limits.javascript)
}
const fonts = await Promise.all(build.fonts.map(async (font) => stat(`${client}/${font}`)))
say('fonts', fonts.reduce((total, font) => total + font.size, 0) / kilobyte, limits.fonts)
const styles = build.manifest['src/entry-client.tsx']?.css ?? []
say(
  'styles',
  (await Promise.all(styles.map(zipped))).reduce((total, size) => total + size, 0),
)
if (over) {
  process.stderr.write('budget: over the limit\n')
  process.exitCode = 1
}
