/** The websites under faults: settings.ts explains what it does. */

import { type Cluster, startCluster } from '../../testbed/cluster.ts'
import { Balancer } from './balancer.ts'
import { faultsOf } from './faults.ts'
import { suffer } from './outage.ts'
import { overload } from './overload.ts'
import { choosePages, publish, untilShown } from './pages.ts'
import { Report, say } from './report.ts'
import { help, readSettings, type Settings } from './settings.ts'
import type { Page } from './view.ts'

/** Fewer processes to start, and less time until one counts as hung. */
const shortForm = { VITRINE_WEB_WORKERS: '1', VITRINE_WEB_RENDER_MILLISECONDS: '500' }
/** Milliseconds in which all pages must be there at first. */
const longestStart = 60_000

if (process.argv.length > 2) {
  process.stdout.write(help)
  process.exit(process.argv[2] === '--help' ? 0 : 2)
}
process.exit(await main(readSettings(process.env)))

async function main(settings: Settings): Promise<number> {
  const begun = performance.now()
  const passed = () => ((performance.now() - begun) / 1000).toFixed(1)
  const cluster = await startCluster({
    content: 2,
    websites: 2,
    texts: settings.short ? 'few' : 'all',
    web: settings.short ? shortForm : {},
  })
  const report = new Report()
  try {
    const pages = await choosePages(cluster, settings.pages)
    await untilShown(cluster.websites, pages, await publish(cluster), longestStart)
    say(`${pages.length} pages on ${cluster.websites.length} websites, there after ${passed()} s`)
    await outages(cluster, pages, settings, report)
    if (!settings.short && 'overload'.includes(settings.only)) {
      await overloads(cluster, pages, report)
    }
  } finally {
    await cluster.stop()
  }
  say(`${passed()} s in all`)
  return report.end() ? 0 : 1
}

async function outages(
  cluster: Cluster,
  pages: readonly Page[],
  settings: Settings,
  report: Report,
): Promise<void> {
  const balancer = await Balancer.start(cluster.folder, cluster.websites)
  report.begin()
  try {
    for (const fault of faultsOf(cluster, balancer)) {
      if (!fault.name.includes(settings.only)) continue
      report.outage(fault.name, await suffer(cluster, fault, { ...settings, pages }))
    }
  } finally {
    await balancer.stop()
  }
}

async function overloads(cluster: Cluster, pages: readonly Page[], report: Report): Promise<void> {
  // It has the machine to itself.
  await Promise.all(cluster.websites.map((website) => website.stop()))
  const website = await cluster.addWebsite({ VITRINE_WEB_PAGE_CACHE_BYTES: '0' })
  await website.start()
  for (const patience of ['retry-after', 100] as const) {
    report.overload(patience, await overload(website, pages, patience))
  }
}
