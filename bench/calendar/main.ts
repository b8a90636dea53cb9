/**
 * The calendar page for two months of a site with ten thousand events, uncached, beside the
 * hand-written SQL that finds the events with their pages, tags and pictures; one request
 * at a time, in one run.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Product, startProduct, today } from '../../testbed/product.ts'
import { answer, Bare } from '../pages/measured.ts'
import { events } from './events.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const site = 'nationalmuseet'
const rounds = 5
const warmUp = 40
const each = 40
/**
 * More than this is broken: so many times the SQL, and so many milliseconds beside. On two shared
 * cores the SQL alone takes from 11 to 22 ms, so the number itself is no bar.
 */
const factor = 3
const beside = 5

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Two months after a day, the last of the month where it has no such day. */
function twoMonthsAfter(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + 2, 0)).getUTCDate()
  return new Date(Date.UTC(year, month + 1, Math.min(date, last))).toISOString().slice(0, 10)
}

function importEvents(product: Product): void {
  const vitrine = process.env.VITRINE_BINARY ?? join(root, 'target/release/vitrine')
  const run = (...args: string[]) =>
    execFileSync(vitrine, args, {
      encoding: 'utf8',
      env: { ...process.env, VITRINE_DATABASE_URL: product.database },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
  const target = ['--project', 'museerne', '--dataset', 'stage']
  const ids = (query: string) => JSON.parse(run('query', ...target, query)) as string[]
  const tags = ids('*[_type == "tag"]._id')
  const [picture = ''] = ids('*[_type == "sanity.imageAsset"][0...1]._id')
  const file = join(product.folder, 'events.ndjson')
  writeFileSync(file, `${[...events(today, tags, picture)].join('\n')}\n`)
  run('import', ...target, file)
  execFileSync('psql', [
    product.database,
    '--quiet',
    '-c',
    'vacuum analyze document, reference, dataset',
  ])
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

async function measure(product: Product): Promise<void> {
  say('importing ten thousand events')
  importEvents(product)
  const sql = new Bare<{ documents: number; bytes: number }>(
    join(root, 'target/release/bench-calendar'),
    [site, today, twoMonthsAfter(today)],
    { VITRINE_DATABASE_URL: product.database },
  )
  const page = {
    url: `${product.website}/kalender`,
    headers: { host: `${site}.localhost`, 'accept-encoding': 'identity' },
  }
  try {
    const { documents, bytes } = await sql.ready
    const whole = await answer(page)
    say(
      `the page: ${(whole.length / 1024).toFixed(0)} KB; by SQL ${documents} documents, ` +
        `${(bytes / 1024).toFixed(0)} KB`,
    )
    for (let n = 0; n < warmUp; n++) await answer(page)
    await sql.ask(`${warmUp}`)
    const ours: number[] = []
    const theirs: number[] = []
    for (let n = 0; n < rounds; n++) {
      for (let m = 0; m < each; m++) ours.push(await timed(() => answer(page)))
      theirs.push(...((await sql.ask(`${each}`)) as number[]).map((took) => took / 1000))
    }
    const [took, bare] = [median(ours), median(theirs)]
    const bar = factor * bare + beside
    say(`SQL ${bare.toFixed(1)} ms; the page ${took.toFixed(1)} ms; at most ${bar.toFixed(1)} ms`)
    say(`calendar: ${(took / bare).toFixed(2)}x SQL, ${took.toFixed(0)} ms`)
    if (took > bar) process.exitCode = 1
  } finally {
    await sql.end()
  }
}

const product = await startProduct()
try {
  await measure(product)
} finally {
  await product.stop()
}
