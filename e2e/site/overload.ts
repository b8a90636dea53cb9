/** More visitors than can be served, on pages that are not cached. */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { WebsiteNode } from '../../testbed/nodes.ts'
import { percentile } from './percentile.ts'
import type { Page } from './view.ts'

const crowd = fileURLToPath(new URL('crowd.ts', import.meta.url))

/** What one who was refused does: as the response says, or come back after milliseconds. */
export type Patience = 'retry-after' | number

/** So many visitors for so long. */
export interface Part {
  visitors: number
  seconds: number
}

export interface Order {
  address: string
  pages: readonly Page[]
  patience: Patience
  parts: readonly Part[]
}

/** What visitors saw. */
export interface Seen {
  /** Milliseconds from the beginning to each page that was served. */
  served: number[]
  /** Milliseconds that each refusal took. */
  refused: number[]
  withoutRetryAfter: number
  /** Other statuses, and connections that were cut: how often. */
  failed: Record<string, number>
  /** The share of one processor that the crowd itself took. */
  processor: number
}

const [few, many] = [16, 400]
/** Before the rates are compared, the renderers run in. */
const parts: Part[] = [
  { visitors: few, seconds: 6 },
  { visitors: few, seconds: 8 },
  { visitors: many, seconds: 12 },
  { visitors: few, seconds: 8 },
]
/** What the rate for many must be of that for few, and what counts as back. */
const leastRatio = 0.8
const back = 0.9
const soonestBack = 5
const mostLogLines = 1.5
/** Milliseconds of a refusal: one who waits for a renderer first takes longer. */
const slowestRefusal = 1000

export interface Overload {
  /** Pages a second. */
  few: number
  many: number
  ratio: number
  /** Refusals a second, and their 99th percentile in milliseconds. */
  refused: number
  slowRefusal: number
  withoutRetryAfter: number
  /** Other statuses, and connections that were cut: how often. */
  failed: Record<string, number>
  /** Lines a second in the log that are not about a page that was served. */
  logLines: number
  /** Seconds after the load until the rate is as before. */
  recovered: number
  /** The share of one processor that the crowd took. */
  processor: number
}

/** Sends many visitors to a website whose pages are not cached. */
export async function overload(
  website: WebsiteNode,
  pages: readonly Page[],
  patience: Patience,
): Promise<Overload> {
  const order: Order = { address: website.url, pages, patience, parts }
  const child = spawn(process.execPath, [crowd, JSON.stringify(order)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const seen: Seen[] = []
  const logged: number[] = []
  for await (const line of createInterface(child.stdout)) {
    seen.push(JSON.parse(line))
    logged.push(website.log.length)
  }
  const [, before, during, after] = seen
  if (!before || !during || !after) throw new Error('the crowd did not come')
  const seconds = parts[2]?.seconds ?? 1
  const usual = (rate(before, 8) + rate(after, 8)) / 2
  return {
    few: usual,
    many: rate(during, seconds),
    ratio: rate(during, seconds) / usual,
    refused: during.refused.length / seconds,
    slowRefusal: percentile(during.refused, 0.99),
    withoutRetryAfter: during.withoutRetryAfter,
    failed: during.failed,
    logLines: unserved(website.log.slice(logged[1], logged[2])) / seconds,
    recovered: backAfter(after.served, rate(before, 8) * back),
    processor: during.processor,
  }
}

const rate = (seen: Seen, seconds: number): number => seen.served.length / seconds

const unserved = (log: string): number =>
  log.split('\n').filter((line) => line && !/\bstatus"?[:=]\s?200\b/.test(line)).length

/** Seconds until as many are served in a second as should be. */
function backAfter(served: number[], wanted: number): number {
  for (let from = 0; from <= 7000; from += 100) {
    const count = served.filter((at) => at >= from && at < from + 1000).length
    if (count >= wanted) return from / 1000
  }
  return Number.POSITIVE_INFINITY
}

/** What is not as it should be. */
export function problemsOf(seen: Overload): string[] {
  const failed = JSON.stringify(seen.failed)
  const problems: [boolean, string][] = [
    [
      seen.ratio < leastRatio,
      `${many} visitors get ${seen.ratio.toFixed(2)} of the rate of ${few}`,
    ],
    [seen.slowRefusal > slowestRefusal, `refusals take ${seen.slowRefusal.toFixed(0)} ms`],
    [seen.withoutRetryAfter > 0, `${seen.withoutRetryAfter} refusals are without Retry-After`],
    [failed !== '{}', `neither served nor refused: ${failed}`],
    [seen.logLines > mostLogLines, `${seen.logLines.toFixed(1)} log lines a second on refusals`],
    [seen.recovered > soonestBack, `the rate is back after ${seen.recovered} s`],
  ]
  return problems.filter(([is]) => is).map(([, problem]) => problem)
}
