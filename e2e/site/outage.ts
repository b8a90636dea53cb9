/** A fault under a steady load of visitors. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from '../../testbed/cluster.ts'
import { type Fault, untilWhole } from './faults.ts'
import { publishSoon, untilShown } from './pages.ts'
import type { Page } from './view.ts'
import { type Views, Visitors } from './visitors.ts'

/** Milliseconds after which everything must be as before. */
const longestRecovery = 60_000

export interface Outage extends Views {
  /** Seconds from the fault's end until all pages show what is published then. */
  recovered: number
  /** What was still wrong after that. */
  problems: string[]
}

export interface Load {
  pages: readonly Page[]
  /** Views a second. */
  rate: number
  /** Seconds that a fault lasts; its own short time if not set. */
  seconds: number | undefined
}

/** Lets a fault strike, and waits until nobody can tell that it did. */
export async function suffer(
  cluster: Cluster,
  fault: Fault,
  { pages, rate, seconds }: Load,
): Promise<Outage> {
  const visitors = new Visitors({ addresses: () => fault.addresses(), pages, rate })
  await fault.strike(sleep((seconds ?? fault.short) * 1000))
  const ended = performance.now()
  await fault.mend()
  const outage = { recovered: Number.POSITIVE_INFINITY, problems: [] as string[] }
  try {
    const text = await publishSoon(cluster, longestRecovery)
    await untilShown(cluster.websites, pages, text, longestRecovery, ['br'])
    outage.recovered = (performance.now() - ended) / 1000
    await untilWhole(cluster)
    await untilShown(cluster.websites, pages, text, longestRecovery)
  } catch (error) {
    outage.problems.push(error instanceof Error ? error.message : String(error))
  }
  const views = await visitors.end()
  if (fault.stale && views.stale + views.failed.length === 0) {
    outage.problems.push('nobody noticed it: every page was there without a renderer')
  }
  return { ...outage, ...views }
}
