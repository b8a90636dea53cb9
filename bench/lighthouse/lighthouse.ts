/** One run of Lighthouse on one page, by its command. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { launch } from '../../testbed/chromium.ts'

/** What depends on how fast the phone is. */
export interface Speed {
  performance: number
  /** Milliseconds until the largest thing in the window is painted. */
  largestPaint: number
  /** Milliseconds in which the page cannot react. */
  blocking: number
}

export interface Scores extends Speed {
  accessibility: number
  bestPractices: number
  seo: number
  /** Cumulative layout shift. */
  shift: number
  /** How fast this processor was meanwhile, by Lighthouse's own benchmark: more is faster. */
  processor: number
  /** How many times slower the phone is. */
  factor: number
  /** The same with Lighthouse's usual factor, which takes a fast processor for granted. */
  usual: Speed
  /** What it found fault with, performance aside. */
  faults: string[]
}

interface Audit {
  score: number | null
  numericValue?: number
  title: string
}

interface Gathered {
  settings: { throttling: { cpuSlowdownMultiplier: number }; onlyCategories: string[] | null }
}

interface Result {
  runtimeError?: { message: string }
  environment: { benchmarkIndex: number }
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}

const command = join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js')

/** How many times slower than this computer the phone is, by Lighthouse, whatever computer it is. */
const usualFactor = 4

/**
 * The factor for this computer. Lighthouse means a quarter of a processor of 1,500 to 2,000 and says
 * to calibrate it for another. 1,500 makes the slower phone of the two.
 */
const factorFor = (processor: number): number => (usualFactor * processor) / 1500

const speedOnly = ['--only-categories=performance']

/**
 * A phone, as Lighthouse has it, on a line of 1.6 Mbit/s and 150 ms. It loads the page once and
 * simulates the phone afterwards: once as calibrated, once with the usual factor.
 */
export async function measure(address: string, port: number): Promise<Scores> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-lighthouse-'))
  try {
    const whole = await run(address, port, [`-GA=${folder}`])
    const factor = factorFor(whole.environment.benchmarkIndex)
    setFactor(folder, factor)
    const calibrated = await run(address, port, [
      `-A=${folder}`,
      `--throttling.cpuSlowdownMultiplier=${factor}`,
      ...speedOnly,
    ])
    return { ...scoresOf(whole), ...speedOf(calibrated), factor, usual: speedOf(whole) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Loads a page once: the pictures are made then that production has in store. */
export async function warmUp(address: string, port: number): Promise<void> {
  await run(address, port, speedOnly)
}

/** Has the page judged by its speed alone, with a factor. Lighthouse compares the settings. */
function setFactor(folder: string, factor: number): void {
  const file = join(folder, 'artifacts.json')
  const gathered = JSON.parse(readFileSync(file, 'utf8')) as Gathered
  gathered.settings.throttling.cpuSlowdownMultiplier = factor
  gathered.settings.onlyCategories = ['performance']
  writeFileSync(file, JSON.stringify(gathered))
}

async function run(address: string, port: number, options: readonly string[]): Promise<Result> {
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

const speedOf = (result: Result): Speed => ({
  performance: scoreOf(result, 'performance'),
  largestPaint: figureOf(result, 'largest-contentful-paint'),
  blocking: figureOf(result, 'total-blocking-time'),
})

function scoresOf(result: Result): Omit<Scores, keyof Speed | 'factor' | 'usual'> {
  const { environment, categories, audits } = result
  const judged = ['accessibility', 'best-practices', 'seo'].flatMap(
    (category) => categories[category]?.auditRefs ?? [],
  )
  return {
    accessibility: scoreOf(result, 'accessibility'),
    bestPractices: scoreOf(result, 'best-practices'),
    seo: scoreOf(result, 'seo'),
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
    factor: of((one) => one.factor),
    usual: {
      performance: of((one) => one.usual.performance),
      largestPaint: of((one) => one.usual.largestPaint),
      blocking: of((one) => one.usual.blocking),
    },
    faults: [...new Set(runs.flatMap(({ faults }) => faults))],
  }
}
