/**
 * Compares every page of the catalogue with its reference: `node scripts/visual.ts [--accept]
 * [--only TEXT]`. With `--accept` what is there now becomes the reference. The preview server must
 * not run on PORT: the comparison starts its own, on the build that is there.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { launch } from '../../testbed/chromium.ts'
import { entries } from '../catalogue/entries.ts'
import { prefix } from '../catalogue/pageNames.ts'
import { difference } from '../tests/visual/difference.ts'
import { screenshot } from '../tests/visual/screenshot.ts'
import { startPreview } from '../tests/visual/startPreview.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
/** As many pages at once as the machines of the nightly have processors. */
const atOnce = 2

const root = fileURLToPath(new URL('..', import.meta.url))
const references = join(root, 'tests/visual/references')
const results = join(root, 'test-results/visual')
const { values } = parseArgs({
  options: { accept: { type: 'boolean' }, only: { type: 'string', default: '' } },
})

interface Shot {
  path: string
  size: (typeof sizes)[number]
  /** The name of its file, without a folder. */
  file: string
}

const shots: Shot[] = sizes.flatMap((size) =>
  entries
    .filter(({ name }) => name.includes(values.only))
    .map(({ name }) => ({
      path: `${prefix}/${name}`,
      size,
      file: `${name.replaceAll('/', '--')}-${size.width}.webp`,
    })),
)

const server = await startPreview(root)
const browser = await chromium.launch(launch)
const changed: string[] = []
let failed = false
try {
  await mkdir(references, { recursive: true })
  await rm(results, { recursive: true, force: true })
  await mkdir(results, { recursive: true })
  const waiting = [...shots]
  await Promise.all(Array.from({ length: atOnce }, () => work(browser, waiting)))
  await findForgotten()
} catch (error) {
  failed = true
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
} finally {
  await browser.close()
  server.kill()
}
for (const line of changed.toSorted()) process.stdout.write(`  ${line}\n`)
if (changed.length > 0 && !values.accept) {
  process.stdout.write(`  Look at ${results}, then: make visual ACCEPT=1\n`)
}
process.stdout.write(
  values.accept
    ? `visual: ${shots.length} compared, ${changed.length} accepted\n`
    : `visual: ${shots.length} compared, ${changed.length} changed\n`,
)
process.exitCode = failed || (changed.length > 0 && !values.accept) ? 1 : 0

/** Takes one shot after the other, until none waits. */
async function work(browser: Browser, waiting: Shot[]): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  const judge = await context.newPage()
  // Other hosts are never there: what is seen does not depend on them.
  await context.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) => route.abort(),
  )
  for (let shot = waiting.shift(); shot; shot = waiting.shift()) await compare(shot, page, judge)
  await context.close()
}

async function compare(shot: Shot, page: Page, judge: Page): Promise<void> {
  const reference = join(references, shot.file)
  const was = await readFile(reference).catch(() => undefined)
  const is = await screenshot(page, `${server.address}${shot.path}`, shot.size).catch(
    (error: Error) => error,
  )
  if (is instanceof Error) {
    changed.push(`${shot.file}: ${is.message}`)
    failed = true
    return
  }
  const found = was ? await difference(judge, was, is) : 'has no reference'
  if (found === undefined) return
  changed.push(`${shot.file}: ${found}`)
  if (values.accept) return writeFile(reference, is)
  await writeFile(join(results, `is-${shot.file}`), is)
  if (was) await writeFile(join(results, `was-${shot.file}`), was)
}

/** References whose page is gone. */
async function findForgotten(): Promise<void> {
  if (values.only !== '') return
  const known = new Set(shots.map(({ file }) => file))
  for (const file of await readdir(references)) {
    if (known.has(basename(file))) continue
    changed.push(`${file}: its page is gone`)
    if (values.accept) await rm(join(references, file))
  }
}
