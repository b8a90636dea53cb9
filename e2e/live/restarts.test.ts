/** Streams of the real client through a cut line, and through restarts of a node and of NATS. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { clientOf, generations } from '../../testbed/clients.ts'
import {
  type ContentService,
  startContentService,
  startSecondNode,
} from '../../testbed/contentService.ts'
import { type Nats, startNats } from '../../testbed/nats.ts'
import { collect, type Event } from './collect.ts'
import { type Line, startLine } from './line.ts'

let nats: Nats
let heardOn: ContentService
let writtenOn: ContentService
let line: Line
before(async () => {
  nats = await startNats()
  const env = { VITRINE_NATS_URL: nats.url, VITRINE_DEFAULT_PROJECT: 'museum01' }
  heardOn = await startContentService({ env })
  writtenOn = await startSecondNode(heardOn, { env })
  line = await startLine(() => heardOn.url)
})
after(async () => {
  await line.stop()
  await writtenOn.stop()
  await heardOn.stop()
  await nats.stop()
})

/** What happens, and back to normal. In between someone writes. */
const disturbances: readonly [name: string, begin: () => unknown, end: () => unknown][] = [
  ['nothing', () => {}, () => {}],
  ['a cut line', () => line.cut(), () => {}],
  ['a node that is killed', () => heardOn.kill(), () => heardOn.start()],
  ['NATS that is killed', () => nats.kill(), () => nats.start()],
]

const observed = { events: ['welcome', 'welcomeback', 'reset', 'mutation', 'reconnect'] as never }

test('every event comes once and in order, whatever is restarted', async (context) => {
  const streams = Object.values(generations).map((createClient) => {
    const reader = clientOf(createClient, heardOn, { apiHost: line.url })
    // Only who may read history is told again of what happened meanwhile.
    const editor = clientOf(createClient, heardOn, { apiHost: line.url, token: heardOn.editor })
    return {
      listener: collect(
        editor.listen('*[_type == "page"]', {}, { ...observed, enableResume: true }) as never,
      ),
      live: collect(reader.live.events() as never),
    }
  })
  const all = streams.flatMap(({ listener, live }) => [listener, live])
  context.after(() => {
    for (const one of all) one.end()
  })
  await Promise.all(all.map((one) => one.until(({ type }) => type === 'welcome')))
  const writer = clientOf(Object.values(generations)[0] as never, writtenOn, {
    token: writtenOn.editor,
  })
  const committed: string[] = []
  const write = async (count: number) => {
    for (let n = 0; n < count; n++) {
      // Two documents each, so that a line can be cut within a transaction.
      const pages = ['a', 'b'].map((_id) => ({
        createOrReplace: { _id, _type: 'page', n: committed.length },
      }))
      const { transactionId } = await writer.mutate(pages as never, { returnDocuments: false })
      committed.push(transactionId)
    }
  }
  const mutations = (events: readonly Event[]) => events.filter(({ type }) => type === 'mutation')
  const messages = (events: readonly Event[]) => events.filter(({ type }) => type === 'message')
  for (const [name, begin, end] of disturbances) {
    await begin()
    await write(5)
    await end()
    await write(5)
    for (const { listener, live } of streams) {
      await listener.until(() => mutations(listener.events).length >= committed.length * 2)
      await live.until(() => messages(live.events).length >= committed.length)
      assert.deepEqual(
        mutations(listener.events).map(
          ({ transactionId, documentId }) => `${transactionId} ${documentId}`,
        ),
        committed.flatMap((id) => [`${id} a`, `${id} b`]),
        name,
      )
      const numbers = messages(live.events).map(({ id }) => Number(String(id).split('-')[1]))
      const first = numbers[0] ?? 0
      assert.deepEqual(
        numbers,
        committed.map((_, at) => first + at),
        name,
      )
    }
  }
  for (const { listener, live } of streams) {
    const types = (events: readonly Event[]) =>
      new Set(events.map(({ type }) => type).filter((type) => type !== 'reconnect'))
    assert.deepEqual(types(listener.events), new Set(['welcome', 'mutation', 'welcomeback']))
    assert.deepEqual(types(live.events), new Set(['welcome', 'message']))
  }
})
