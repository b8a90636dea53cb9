/**
 * From a change to the page that shows it: two content services, three websites, and visitors on
 * all of them. One text after the other is published, at one content service and at the other in
 * turns. A change's time runs from the response to its mutation until the slowest website has
 * served the HTML document of a page that shows it, in brotli, to somebody who looks all the time.
 * Whoever looks at a page of a website afterwards, visitors too, must see no older text in it.
 *
 * CHECK_FORM=short makes fewer changes. It exits with 1 if an older text was seen, or if the
 * 99th percentile is above 300 ms.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Cluster, startCluster } from '../../testbed/cluster.ts'
import { Editions, type Found } from '../site/editions.ts'
import { Editor } from '../site/editor.ts'
import { choosePages, untilShown } from '../site/pages.ts'
import { percentile } from '../site/percentile.ts'
import { say } from '../site/report.ts'
import { Visitors } from '../site/visitors.ts'
import { Work } from './work.ts'

const changes = process.env.CHECK_FORM === 'short' ? 30 : 200
/** Changes before anything is counted: Node compiles what it runs often. */
const warmUp = 20
/** Milliseconds from one change to the next, at least. */
const pace = 500
/** Views a second. */
const rate = 100
const target = 300
/** Milliseconds in which all pages must be there at first. */
const longestStart = 60_000
const whole = (value: number): string => value.toFixed(0)

/** What was changed, and when the slowest website served it. */
interface Measured extends Found {
  name: string
}

process.exit(await main())

async function main(): Promise<number> {
  const cluster = await startCluster({ content: 2, websites: 3 })
  try {
    const editions = new Editions()
    const pages = await choosePages(cluster, 30)
    const editor = new Editor(cluster, pages, editions)
    await untilShown(cluster.websites, pages, await editor.begin(), longestStart)
    say(`${changes} changes on ${pages.length} pages, ${rate} views a second on 3 websites`)
    const work = await Work.begin(cluster)
    const visitors = new Visitors({
      addresses: () => cluster.websites.map(({ url }) => url),
      pages,
      rate,
      saw: (sight) => editions.saw(sight),
    })
    const all = await changeAll(cluster, editor, editions)
    const { sent, failed, stale, worst } = await visitors.end()
    say(
      `visitors: ${sent} views, ${failed.length} failed, ${stale} copies, worst ${whole(worst)} ms`,
    )
    for (const line of await work.end(warmUp + changes)) say(line)
    for (const { why, where } of failed.slice(0, 10)) say(`error: ${where}: ${why}`)
    return report(all, editions) && failed.length === 0 ? 0 : 1
  } finally {
    await cluster.stop()
  }
}

async function changeAll(
  cluster: Cluster,
  editor: Editor,
  editions: Editions,
): Promise<Measured[]> {
  const all: Measured[] = []
  while (all.length < warmUp + changes) {
    const next = sleep(pace)
    const { name, edition, page, published } = await editor.change()
    const seen = cluster.websites.map(({ url }) => editions.until(url, page, edition, published))
    const [slowest] = (await Promise.all(seen)).toSorted((a, b) => b.visible - a.visible)
    if (slowest) all.push({ name, ...slowest })
    await next
  }
  return all.slice(warmUp)
}

/** Prints what was found; whether all was well. */
function report(all: Measured[], { old, judged }: Editions): boolean {
  const line = (name: string, values: number[]) => {
    const [median, late, worst] = [0.5, 0.99, 1].map((share) => whole(percentile(values, share)))
    say(`${name}: median ${median} ms, 99th percentile ${late} ms, worst ${worst} ms`)
  }
  const inFooter = all.filter(({ name }) => name === 'the footer')
  line(
    'until the old text was served no more',
    all.map(({ visible, request }) => visible - request),
  )
  line(
    'from then on until the new one was there',
    all.map(({ request }) => request),
  )
  line(
    'visible, a title',
    all.filter((one) => !inFooter.includes(one)).map((one) => one.visible),
  )
  line(
    'visible, the footer',
    inFooter.map(({ visible }) => visible),
  )
  const slowest = all.toSorted((a, b) => b.visible - a.visible).slice(0, 3)
  say(`slowest: ${slowest.map((one) => `${one.name} ${whole(one.visible)} ms`).join(', ')}`)
  const times = all.map(({ visible }) => visible)
  const late = percentile(times, 0.99)
  say(`worst ${whole(percentile(times, 1))} ms, target ${target} ms`)
  for (const one of old.slice(0, 10)) say(`error: ${one}`)
  say(`older after newer: ${old.length} of ${judged} views`)
  say(`visible: median ${whole(percentile(times, 0.5))} ms, 99th percentile ${whole(late)} ms`)
  return old.length === 0 && late <= target
}
