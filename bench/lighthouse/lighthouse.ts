/** One run of Lighthouse on one page, by its command. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { launch } from '../../web/tests/browser/launch.ts'

export interface Scores {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** Milliseconds until the largest thing in the window is painted. */
  largestPaint: number
  /** Milliseconds in which the page cannot react. */
  blocking: number
  /** Cumulative layout shift. */
  shift: number
  /** How fast this processor was meanwhile, by Lighthouse's own benchmark: more is faster. */
  processor: number
  /** What it found fault with, performance aside. */
  faults: string[]
}

interface Audit {
  score: number | null
  numericValue?: number
  title: string
}

interface Result {
  runtimeError?: { message: string }
  environment: { benchmarkIndex: number }
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}

const folder = import.meta.dirname
const command = join(folder, 'node_modules/lighthouse/cli/index.js')

/** A phone, as Lighthouse has it: 1.6 Mbit/s, 150 ms, a quarter of this processor. */
export async function measure(address: string, port: number): Promise<Scores> {
  const flags = [
    ...(launch.args ?? []),
    // Nobody vouches for the certificate, and the hosts are examples.
    '--ignore-certificate-errors',
    `--host-resolver-rules="MAP * 127.0.0.1:${port}"`,
  ]
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      command,
      address,
      '--quiet',
      '--output=json',
      '--no-enable-error-reporting',
      `--chrome-flags=${flags.join(' ')}`,
    ],
    {
      env: {
        ...process.env,
        CHROME_PATH: launch.executablePath,
      },
      maxBuffer: 64 * 1024 * 1024,
      timeout: 180_000,
    },
  )
  return scoresOf(JSON.parse(stdout) as Result, address)
}

function scoresOf(result: Result, address: string): Scores {
  const { runtimeError, environment, categories, audits } = result
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`)
  const score = (category: string) => Math.round(100 * (categories[category]?.score ?? 0))
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY
  const judged = ['accessibility', 'best-practices', 'seo'].flatMap(
    (category) => categories[category]?.auditRefs ?? [],
  )
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    processor: environment.benchmarkIndex,
    faults: judged
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${audits[id]?.title}`),
  }
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The median of each figure, and every fault of any run. */
export function medianOf(runs: readonly Scores[]): Scores {
  const of = (figure: (one: Scores) => number) => median(runs.map(figure))
  return {
    performance: of((one) => one.performance),
    accessibility: of((one) => one.accessibility),
    bestPractices: of((one) => one.bestPractices),
    seo: of((one) => one.seo),
    largestPaint: of((one) => one.largestPaint),
    blocking: of((one) => one.blocking),
    shift: of((one) => one.shift),
    processor: of((one) => one.processor),
    faults: [...new Set(runs.flatMap(({ faults }) => faults))],
  }
}
