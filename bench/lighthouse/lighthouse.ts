/** One run of Lighthouse on one page, by its command. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { launch } from '../../testbed/chromium.ts'

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
  /** Each audit that is not passed, but for those of performance. */
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

const command = join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js')

/**
 * Lighthouse's own phone: a line of 1.6 Mbit/s and 150 ms, and a processor four times slower than
 * this computer's.
 */
export const measure = async (address: string, port: number): Promise<Scores> =>
  scoresOf(await run(address, port))

/** Loads a page once: the pictures are made then that production has in store. */
export async function warmUp(address: string, port: number): Promise<void> {
  await run(address, port, ['--only-categories=performance'])
}

async function run(
  address: string,
  port: number,
  options: readonly string[] = [],
): Promise<Result> {
  const flags = [
    ...launch.args,
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
      ...options,
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
  const result = JSON.parse(stdout) as Result
  if (result.runtimeError) throw new Error(`${address}: ${result.runtimeError.message}`)
  return result
}

const scoreOf = ({ categories }: Result, category: string): number =>
  Math.round(100 * (categories[category]?.score ?? 0))

const figureOf = ({ audits }: Result, audit: string): number =>
  audits[audit]?.numericValue ?? Number.POSITIVE_INFINITY

function scoresOf(result: Result): Scores {
  const { environment, categories, audits } = result
  const judged = ['accessibility', 'best-practices', 'seo'].flatMap(
    (category) => categories[category]?.auditRefs ?? [],
  )
  return {
    performance: scoreOf(result, 'performance'),
    accessibility: scoreOf(result, 'accessibility'),
    bestPractices: scoreOf(result, 'best-practices'),
    seo: scoreOf(result, 'seo'),
    largestPaint: figureOf(result, 'largest-contentful-paint'),
    blocking: figureOf(result, 'total-blocking-time'),
    shift: figureOf(result, 'cumulative-layout-shift'),
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
