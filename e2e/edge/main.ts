/**
 * Varnish in front of two websites, with the configuration in deploy/varnish: visitors who look at
 * some pages often and at the images in them, while an editor publishes a change each second. It
 * prints what the cache had and what reached the websites, and how long a change takes through it.
 * A second after a change was seen through Varnish nobody may see an older text any more.
 *
 * Then it checks what a cache can do wrong: cookies, languages, codings, hosts, and what is served
 * while one website is away, and both. That others than the websites may not purge is not checked:
 * on loopback everybody has their address.
 *
 * CHECK_FORM=short has visitors for 8 s instead of 60. It exits with 1 if anything was wrong.
 */
import { type Cluster, startCluster } from '../../testbed/cluster.ts'
import { freePort } from '../../testbed/ports.ts'
import { Editions } from '../site/editions.ts'
import { Editor } from '../site/editor.ts'
import { choosePages, untilShown } from '../site/pages.ts'
import { percentile } from '../site/percentile.ts'
import { say } from '../site/report.ts'
import { Checks } from './checks.ts'
import { type Share, type Traffic, traffic } from './traffic.ts'
import { Varnish } from './varnish.ts'
import { addImages, visitsOf } from './visits.ts'

const seconds = process.env.CHECK_FORM === 'short' ? 8 : 60
/** Milliseconds in which all pages must be there at first. */
const longestStart = 60_000
/**
 * Milliseconds in which an old page may still come: one that was on its way into the cache when
 * it was purged is purged again after a second.
 */
const onItsWay = 1000

const percent = ({ hits, all }: Omit<Share, 'count'>): string =>
  ((100 * hits) / Math.max(1, all)).toFixed(1)

process.exit(await main())

async function main(): Promise<number> {
  const url = `http://127.0.0.1:${await freePort()}`
  const web = { VITRINE_WEB_PURGE: url, VITRINE_WEB_PROXIES: '127.0.0.1/32' }
  const cluster = await startCluster({ content: 2, websites: 2, web })
  try {
    const varnish = await Varnish.start(url, cluster.folder, cluster.websites)
    try {
      return (await measure(cluster, varnish)) ? 0 : 1
    } finally {
      await varnish.stop()
    }
  } finally {
    await cluster.stop()
  }
}

/** Whether all was well. */
async function measure(cluster: Cluster, varnish: Varnish): Promise<boolean> {
  await varnish.untilUp(2, longestStart)
  const pages = await choosePages(cluster, 30)
  const images = await addImages(cluster)
  const editions = new Editions(onItsWay)
  const editor = new Editor(cluster, pages, editions)
  await untilShown(cluster.websites, pages, await editor.begin(), longestStart)
  say(`${pages.length} pages and ${images.length} images on 2 websites behind Varnish`)
  const checks = new Checks(cluster, varnish, images[0] as string)
  const prepared = await checks.prepare()
  const order = { visits: visitsOf(pages, images), editor, editions, seconds }
  const seen = await traffic(cluster, varnish, order)
  await checks.living()
  await checks.dying(prepared)
  checks.end()
  return report(seen, checks)
}

function report({ views, ...seen }: Traffic, checks: Checks): boolean {
  const { pages, images, varnish, visible, old } = seen
  const both = { hits: pages.hits + images.hits, all: pages.all + images.all }
  say(`visitors: ${views.sent} requests, ${views.failed.length} failed, ${percent(both)} % hits`)
  say(`  ${pages.all} of pages, ${percent(pages)} %; ${images.all} of images, ${percent(images)} %`)
  say(
    `Varnish: ${varnish.client_req} requests, those that look for changes too: ` +
      `${varnish.cache_hit} hits, ${varnish.cache_miss} misses, ${varnish.s_pass} passes, ` +
      `${varnish.s_synth} purges; ${varnish.backend_req} to the websites`,
  )
  const share = ((100 * seen.reached) / views.sent).toFixed(1)
  say(`websites: ${seen.reached} pages and images, ${share} % of what visitors requested`)
  const [median, late] = [0.5, 0.99].map((part) => percentile(visible, part).toFixed(0))
  say(`${visible.length} changes through Varnish: median ${median} ms, 99th percentile ${late} ms`)
  const failed = views.failed.slice(0, 10).map(({ why, where }) => `${where}: ${why}`)
  const problems = [...old.slice(0, 10), ...checks.problems, ...failed]
  for (const problem of problems) say(`error: ${problem}`)
  say(`${checks.count} checks, ${checks.problems.length} failed`)
  say(`edge: ${percent(both)} % hits, ${old.length} old pages`)
  return problems.length === 0
}
