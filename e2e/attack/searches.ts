/**
 * A flood of searches beside visitors: `make attack-search`. Four callers send five hundred
 * different queries a second each; what visitors see, what searches find and memory have bounds.
 *
 * Last line: `searches: N a second, N refused, 0 failed, peak NNN MB`.
 */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startProduct } from '../../testbed/product.ts'
import { ask, type Views, visit } from './visitors.ts'

const seconds = Number(process.env.ATTACK_SECONDS ?? 30)
const host = 'nationalmuseet.localhost'
const pages = ['/', '/kalender', '/udstillinger', '/besoeg', '/praktisk-information', '/en']
const searches = ['guldhornene', 'billetter', 'vikinger', 'åbningstider', 'runesten'].map(
  (query) => `/soeg?q=${encodeURIComponent(query)}`,
)
/** Queries a second of each caller. */
const rate = 500
/** Megabytes that website and content service may take more than before. */
const mostGrowth = 150
/** What a view may take longer: the callers themselves need the processor, too. */
const leeway = 5

const say = (line: string) => process.stdout.write(`${line}\n`)
const run = promisify(execFile)

const megabytes = (pid: number, name: 'VmHWM' | 'VmRSS'): number =>
  Number(
    readFileSync(`/proc/${pid}/status`, 'utf8').match(
      new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm'),
    )?.[1],
  ) / 1024

const problems: string[] = []
const demand = (holds: boolean, problem: string) => {
  if (!holds) problems.push(problem)
}
const described = ({ median, slowest }: Views) =>
  `median ${median.toFixed(1)} ms, slowest ${slowest.toFixed(0)} ms`

/** Waits until the pages that were just imported can be found: a search that finds none is cheap. */
async function untilIndexed(): Promise<void> {
  const address = `${product.content}/api/search/get-embedding-result?query=billetter`
  for (;;) {
    const response = await fetch(address, { headers: { 'x-sanity-project-id': 'museerne' } })
    const found = (await response.json()) as string[]
    if (found.length > 0) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const product = await startProduct({ env: { VITRINE_WEB_PAGE_CACHE_BYTES: undefined } })
try {
  await untilIndexed()
  const found = []
  for (const path of [...pages, ...searches]) {
    if ((await ask(`${product.website}${path}`, host)) === 200) found.push(path)
  }
  say(`pages: ${found.join(' ')}`)
  const paths = found.filter((path) => pages.includes(path))
  const look = (length: number) =>
    Promise.all([
      visit(product.website, host, paths, 20, length),
      // One a second: as often as a client may search in the long run.
      visit(product.website, host, searches, 1, length),
    ])
  const pids = [product.websitePid, product.contentPid]
  const [calm, calmSearches] = await look(Math.min(10, seconds))
  const before = pids.map((pid) => megabytes(pid, 'VmRSS'))
  say(`calm: pages ${described(calm)}; searches ${described(calmSearches)}`)

  const flood = fileURLToPath(new URL('flood_searches.ts', import.meta.url))
  const callers = [2, 3, 4, 5].map((last) => {
    const caller = [product.website, host, `127.0.0.${last}`, String(rate), String(seconds)]
    return run(process.execPath, [flood, ...caller])
  })
  const [beside, besideSearches] = await look(seconds)
  const responses: Record<string, number> = {}
  for (const { stdout } of await Promise.all(callers)) {
    for (const [what, count] of Object.entries<number>(JSON.parse(stdout))) {
      responses[what] = (responses[what] ?? 0) + count
    }
  }
  say(`callers: ${JSON.stringify(responses)}`)
  say(`beside: pages ${described(beside)}; searches ${described(besideSearches)}`)

  const sent = Object.values(responses).reduce((sum, count) => sum + count, 0)
  const peak = pids.map((pid) => megabytes(pid, 'VmHWM'))
  const growth = Math.max(...peak.map((megabytes, n) => megabytes - (before[n] ?? 0)))
  const refused = responses['429'] ?? 0
  demand(sent / seconds >= 4 * rate * 0.9, `only ${(sent / seconds).toFixed(0)} came a second`)
  demand(refused > sent * 0.9, `${refused} of ${sent} were refused`)
  // 503: what the callers may send at once is more than the website renders at once.
  const expected = ['200', '429', '503']
  const unexpected = Object.keys(responses).filter((what) => !expected.includes(what))
  demand(unexpected.length === 0, `callers got ${unexpected.join(', ')}`)
  for (const views of [beside, besideSearches]) {
    demand(views.failed.length === 0, `views failed: ${views.failed.slice(0, 3).join('; ')}`)
  }
  demand(
    beside.median <= calm.median + leeway,
    `the median of views went from ${calm.median.toFixed(1)} to ${beside.median.toFixed(1)} ms`,
  )
  demand(growth <= mostGrowth, `${growth.toFixed(0)} MB more, ${mostGrowth} at most`)
  for (const problem of problems) say(`error: ${problem}`)
  const failed = beside.failed.length + besideSearches.failed.length
  say(
    `searches: ${(sent / seconds).toFixed(0)} a second, ${refused} refused, ${failed} failed, ` +
      `peak ${peak.map((megabytes) => megabytes.toFixed(0)).join(' + ')} MB`,
  )
} finally {
  await product.stop()
}
process.exitCode = problems.length ? 1 : 0
