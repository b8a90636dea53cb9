/**
 * Lighthouse on the largest page of each type of the demonstration, as production serves it: release
 * build, HTTP/2, a phone on a slow line. Of three runs each figure's median, after one that does
 * not count. The phone is Lighthouse's own, four times slower than this processor; `cpu` is how
 * fast the processor was meanwhile, by Lighthouse's own benchmark.
 *
 *   LIGHTHOUSE_TYPES=frontPage,article   only these types
 *   LIGHTHOUSE_RUNS=1                    runs of each page
 *
 * It exits with 1 if a page is below a bar. Last line: `lighthouse: worst performance NN,
 * accessibility NN, best practices NN, seo NN`.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoSites } from '../../testbed/demoSites.ts'
import { startProduct } from '../../testbed/product.ts'
import { measure, medianOf, type Scores, warmUp } from './lighthouse.ts'
import { largestPages, type MeasuredPage, Site } from './pages.ts'

const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 3)
const types = process.env.LIGHTHOUSE_TYPES?.split(',')

const bars: readonly [string, (scores: Scores) => boolean][] = [
  ['performance below 90', ({ performance }) => performance < 90],
  ['accessibility below 100', ({ accessibility }) => accessibility < 100],
  ['best practices below 100', ({ bestPractices }) => bestPractices < 100],
  ['seo below 100', ({ seo }) => seo < 100],
  ['largest paint after 2.5 s', ({ largestPaint }) => largestPaint >= 2500],
  ['layout shift of 0.01', ({ shift }) => shift >= 0.01],
]

const say = (line: string) => process.stdout.write(`${line}\n`)

const row = ({ type, address }: MeasuredPage, scores: Scores): string =>
  [
    type.padEnd(22),
    ...[scores.performance, scores.accessibility, scores.bestPractices, scores.seo].map((score) =>
      String(score).padStart(6),
    ),
    `${(scores.largestPaint / 1000).toFixed(2)} s`.padStart(9),
    `${scores.blocking.toFixed(0)} ms`.padStart(9),
    scores.shift.toFixed(3).padStart(8),
    scores.processor.toFixed(0).padStart(7),
    `  ${address}`,
  ].join('')

/** The hosts of the group in production. */
const hosts = new Set(demoSites.map(({ productionHost }) => productionHost))

/** A certificate that nobody vouches for, in a folder. */
function makeCertificate(folder: string): NodeJS.ProcessEnv {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  execFileSync(
    'openssl',
    ['req', '-x509', ...curve, '-days', '2', '-subj', '/CN=vitrine', '-keyout', key].concat(
      '-out',
      certificate,
    ),
    { stdio: 'ignore' },
  )
  return { VITRINE_WEB_CERTIFICATE: certificate, VITRINE_WEB_KEY: key }
}

async function measureAll(port: number): Promise<Scores[]> {
  const site = new Site(port)
  const found = await largestPages(site, hosts)
  site.close()
  const pages = found.filter(({ type }) => types?.includes(type) ?? true)
  say(`${pages.length} page types, ${runs} runs of each`)
  say(`${'type'.padEnd(22)}  perf  a11y  best   seo    paint  blocking   shift    cpu  page`)
  const all: Scores[] = []
  for (const page of pages) {
    const measured: Scores[] = []
    await warmUp(page.address, port)
    for (let run = 0; run < runs; run++) measured.push(await measure(page.address, port))
    const scores = medianOf(measured)
    all.push(scores)
    say(row(page, scores))
    for (const fault of scores.faults) say(`  ${fault}`)
    for (const [bar, isBelow] of bars) {
      if (!isBelow(scores)) continue
      say(`  error: ${bar}`)
      process.exitCode = 1
    }
  }
  return all
}

const folder = mkdtempSync(join(tmpdir(), 'vitrine-lighthouse-'))
const product = await startProduct({
  env: {
    ...makeCertificate(folder),
    VITRINE_WEB_ENVIRONMENT: 'production',
    VITRINE_WEB_PLAIN: 'false',
    VITRINE_WEB_PAGE_CACHE_BYTES: undefined,
    // Production takes the time from the clock.
    VITRINE_WEB_AS_OF: undefined,
    DEMO_TODAY: undefined,
  },
})
try {
  const all = await measureAll(Number(new URL(product.website).port))
  const worst = (figure: (scores: Scores) => number) => Math.min(...all.map(figure))
  say(
    `lighthouse: worst performance ${worst((one) => one.performance)}, ` +
      `accessibility ${worst((one) => one.accessibility)}, ` +
      `best practices ${worst((one) => one.bestPractices)}, seo ${worst((one) => one.seo)}`,
  )
} finally {
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}
