/**
 * Commit to event: transactions on one node, listened to on another; with NATS and without it.
 * A transaction's time runs from its response to its event, so that neither the commit nor the
 * way back to the writer is in it; an event that comes before the response counts as 0.
 */
import { clientOf, generations } from '../../testbed/clients.ts'
import {
  type ContentService,
  startContentService,
  startSecondNode,
} from '../../testbed/contentService.ts'
import { open } from '../../testbed/eventStream.ts'
import { say } from '../report.ts'

const transactions = process.env.BENCH_FORM === 'short' ? 200 : 1000
const bars = { 'with NATS': 50, 'without NATS': 1200 }

async function measure(nats: string): Promise<number[]> {
  const env = { VITRINE_NATS_URL: nats }
  const first = await startContentService({ env })
  const second = await startSecondNode(first, { env })
  for (const node of [first, second]) await heardBy(node, nats ? 'NATS' : 'polling')
  const stream = await open(
    `${second.url}/project/${first.project}/v2025-02-19/data/listen/production?query=*`,
    { authorization: `Bearer ${first.editor}` },
  )
  await stream.until(({ event }) => event === 'welcome')
  const heard = new Map<unknown, number>()
  stream.onFrame(({ data }) => heard.set(data.transactionId, performance.now()))
  const writer = clientOf(Object.values(generations)[0] as never, first, { token: first.editor })
  const committed = new Map<string, number>()
  for (let n = 0; n < transactions; n++) {
    const { transactionId } = await writer.mutate(
      [{ createOrReplace: { _id: 'page', _type: 'page', n } }],
      { returnDocuments: false },
    )
    committed.set(transactionId, performance.now())
  }
  await stream.until(() => heard.size === transactions)
  stream.close()
  await second.stop()
  await first.stop()
  const times = [...committed].map(([id, at]) => Math.max(0, (heard.get(id) ?? Infinity) - at))
  return times.sort((one, other) => one - other)
}

/** Waits until a node hears of others in this way. */
async function heardBy({ url }: ContentService, way: string): Promise<void> {
  for (;;) {
    const ready = await fetch(`${url}/readyz`)
    if ((await ready.text()).includes(`events by ${way}`)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Prints the times; whether they are within the bars. */
export async function measureLatency(): Promise<boolean> {
  let missed = false
  for (const [name, bar] of Object.entries(bars)) {
    const times = await measure(name === 'with NATS' ? (process.env.NATS_URL ?? '') : '')
    const at = (share: number) =>
      times[Math.min(times.length - 1, Math.floor(times.length * share))]
    const [median, late, last] = [at(0.5), at(0.99), at(1)].map((ms) => (ms ?? 0).toFixed(1))
    missed ||= Number(late) > bar
    say(`${name}: median ${median} ms, 99th percentile ${late} ms of ${bar}, last ${last} ms`)
  }
  return !missed
}
