/** Visitors and editors at once, and what the cache makes of it. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from '../../testbed/cluster.ts'
import type { Editions } from '../site/editions.ts'
import type { Editor } from '../site/editor.ts'
import type { Page } from '../site/view.ts'
import { type Sight, type Views, Visitors } from '../site/visitors.ts'
import type { Counters, Varnish } from './varnish.ts'

/** Requests a second. */
const rate = 150
/** Milliseconds from one change to the next, at least. */
const pace = 1000
/** Milliseconds for which visitors go on after the last change: what comes too late is seen. */
const afterwards = 2000

export interface Traffic {
  views: Views
  pages: Share
  images: Share
  /** What Varnish counted, with the looks for changes. */
  varnish: Counters
  /** Pages and images that the websites served, without the looks for changes. */
  reached: number
  /** Milliseconds from each change to the page that shows it, through Varnish. */
  visible: number[]
  old: string[]
}

/** Requests, and those among them that the cache had. */
export class Share {
  all = 0
  hits = 0

  count({ view }: Sight): void {
    this.all++
    if (String(view.headers['cache-status']).includes('varnish; hit')) this.hits++
  }
}

export interface Order {
  visits: readonly Page[]
  editor: Editor
  editions: Editions
  seconds: number
}

export async function traffic(cluster: Cluster, varnish: Varnish, order: Order): Promise<Traffic> {
  const [before, servedBefore] = [await varnish.counters(), await served(cluster)]
  const { editions } = order
  const shares = { pages: new Share(), images: new Share() }
  const visitors = new Visitors({
    addresses: () => [varnish.url],
    pages: order.visits,
    rate,
    saw: (sight) => {
      editions.saw(sight)
      const isImage = sight.page.path.startsWith('/media/')
      shares[isImage ? 'images' : 'pages'].count(sight)
    },
  })
  const visible = await edit(cluster, varnish, order)
  await sleep(afterwards)
  const views = await visitors.end()
  const looks = cluster.websites.map(({ url }) => editions.looks.get(url) ?? 0)
  const [after, servedAfter] = [await varnish.counters(), await served(cluster)]
  return {
    ...{ ...shares, views, visible, old: editions.old },
    varnish: less(after, before),
    reached: servedAfter - servedBefore - sum(looks),
  }
}

const sum = (values: number[]): number => values.reduce((all, value) => all + value, 0)

const less = (after: Counters, before: Counters): Counters => {
  const names = Object.keys(after) as (keyof Counters)[]
  return Object.fromEntries(names.map((name) => [name, after[name] - before[name]])) as Counters
}

/** Pages and images that the websites have served. */
async function served({ websites }: Cluster): Promise<number> {
  const labels = ['operation="page"', 'operation="media"']
  const counts = websites.flatMap((website) =>
    labels.map((label) => website.metric('vitrine_web_requests_total', label)),
  )
  return sum(await Promise.all(counts))
}

/** Changes, one at a time; returns when each was seen through Varnish. */
async function edit(
  cluster: Cluster,
  { url }: Varnish,
  { editor, editions, seconds }: Order,
): Promise<number[]> {
  const visible: number[] = []
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const next = sleep(pace)
    const { edition, page, published } = await editor.change()
    const seen = (address: string) => editions.until(address, page, edition, published)
    const addresses = [url, ...cluster.websites.map((website) => website.url)]
    const [through] = await Promise.all(addresses.map(seen))
    if (through) visible.push(through.visible)
    await next
  }
  return visible
}
