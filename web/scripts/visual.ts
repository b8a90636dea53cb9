/**
 * Compares every page of the catalogue with its reference: `node scripts/visual.ts [--accept]
 * [--only TEXT]`. With `--accept` what is there now becomes the reference. The comparison starts a
 * preview server of its own on the port VISUAL_PORT, with the build that is there.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { launch } from '../../testbed/chromium.ts'
import { entries } from '../catalogue/entries.ts'
import { prefix } from '../catalogue/pageNames.ts'
import { difference } from '../tests/visual/difference.ts'
import { type Findings, reportOf } from '../tests/visual/report.ts'
import { screenshot } from '../tests/visual/screenshot.ts'
import { startPreview } from '../tests/visual/startPreview.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
/** Pages that are compared in parallel: as many as the nightly's machines have processors. */
const workers = 2

const root = fileURLToPath(new URL('..', import.meta.url))
const references = join(root, 'tests/visual/references')
const results = join(root, 'test-results/visual')
const { values } = parseArgs({
  options: { accept: { type: 'boolean' }, only: { type: 'string', default: '' } },
})

interface Screenshot {
  path: string
  size: (typeof sizes)[number]
  /** The name of its file, without a folder. */
  file: string
}

const screenshots: Screenshot[] = sizes.flatMap((size) =>
  entries
    .filter(({ name }) => name.includes(values.only))
    .map(({ name }) => ({
      path: `${prefix}/${name}`,
      size,
      file: `${name.replaceAll('/', '--')}-${size.width}.webp`,
    })),
)

const changed: string[] = []
const failed: string[] = []
const server = await startPreview(root)
const browser = await chromium.launch(launch)
try {
  const { text, exitCode } = reportOf(await compareAll(), values.accept ?? false, results)
  process.stdout.write(text)
  process.exitCode = exitCode
} finally {
  await browser.close()
  server.kill()
}

async function compareAll(): Promise<Findings> {
  await mkdir(references, { recursive: true })
  await rm(results, { recursive: true, force: true })
  await mkdir(results, { recursive: true })
  const queue = [...screenshots]
  await Promise.all(Array.from({ length: workers }, () => worker(browser, queue)))
  const compared = screenshots.length - failed.length
  return { compared, changed, failed, orphaned: await findOrphans() }
}

/** Compares one screenshot after the other, until the queue is empty. */
async function worker(browser: Browser, queue: Screenshot[]): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  const comparisonPage = await context.newPage()
  // Requests to other hosts fail: what is seen does not depend on them.
  await context.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) => route.abort(),
  )
  for (let next = queue.shift(); next; next = queue.shift()) {
    try {
      await compare(next, page, comparisonPage)
    } catch (error) {
      failed.push(`${next.file}: ${error instanceof Error ? error.message : error}`)
    }
  }
  await context.close()
}

async function compare(
  { path, size, file }: Screenshot,
  page: Page,
  comparisonPage: Page,
): Promise<void> {
  const reference = await readFile(join(references, file)).catch(() => undefined)
  const actual = await screenshot(page, `${server.address}${path}`, size)
  const change = reference
    ? await difference(comparisonPage, reference, actual)
    : 'has no reference'
  if (change === undefined) return
  if (values.accept) {
    await writeFile(join(references, file), actual)
  } else {
    await writeFile(join(results, `actual-${file}`), actual)
    if (reference) await writeFile(join(results, `reference-${file}`), reference)
  }
  changed.push(`${file}: ${change}`)
}

/** References of which the catalogue has no entry. Where changes are accepted they are removed. */
async function findOrphans(): Promise<string[]> {
  if (values.only !== '') return []
  const known = new Set(screenshots.map(({ file }) => file))
  const orphans = (await readdir(references)).filter((file) => !known.has(file))
  if (values.accept) await Promise.all(orphans.map((file) => rm(join(references, file))))
  return orphans.map((file) => `${file}: the catalogue has no such entry`)
}
