/** Live events and listeners of the real client, on two nodes of one database. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type Client, clientOf, generations } from '../../testbed/clients.ts'
import {
  type ContentService,
  startContentService,
  startSecondNode,
} from '../../testbed/contentService.ts'
import { collect } from './collect.ts'

/** An event source sends no header of the client's: the service has one project. */
const env = {
  VITRINE_NATS_URL: process.env.NATS_URL ?? '',
  VITRINE_DEFAULT_PROJECT: 'museum01',
}

let first: ContentService
let second: ContentService
before(async () => {
  first = await startContentService({ env })
  second = await startSecondNode(first, { env })
})
after(async () => {
  await second.stop()
  await first.stop()
})

const listening = { events: ['welcome', 'mutation', 'reconnect'] as never }

for (const [generation, createClient] of Object.entries(generations)) {
  describe(generation, () => {
    const prefix = generation.replace(' ', '-')
    const on = (node: ContentService, token?: string): Client =>
      clientOf(createClient, node, token ? { token } : {})

    test('a listener on one node hears what another commits, in its order', async () => {
      const heard = collect(
        on(second, second.editor).listen('*[_type == "page" && name == $name]', { name: prefix }, {
          ...listening,
          effectFormat: 'mendoza',
          includePreviousRevision: true,
        } as never) as never,
      )
      await heard.until(({ type }) => type === 'welcome')
      const writer = on(first, first.editor)
      const id = `${prefix}-a`
      const { _rev: made } = await writer.create({ _id: id, _type: 'page', name: prefix, n: 0 })
      for (let n = 1; n <= 5; n++) await writer.patch(id).set({ n }).commit()
      await writer.patch(id).set({ name: 'another' }).commit()
      await writer.patch(id).set({ n: 9 }).commit()
      await writer.delete(id)
      const last = await heard.until(({ transition }) => transition === 'disappear')
      const all = heard.events.filter(({ type }) => type === 'mutation')
      assert.deepEqual(
        all.map(({ transition }) => transition),
        ['appear', 'update', 'update', 'update', 'update', 'update', 'disappear'],
      )
      // Revisions chain.
      assert.equal(all[0]?.resultRev, made)
      for (const [at, event] of all.entries()) {
        if (at > 0) assert.equal(event.previousRev, all[at - 1]?.resultRev)
        assert.equal(event.documentId, id)
        assert.ok(event.effects)
      }
      assert.partialDeepStrictEqual(all[3], { result: { n: 3 } })
      assert.partialDeepStrictEqual(last, { previous: { n: 5 } })
      heard.end()
    })

    test('live events carry tags; drafts are for those who ask with a token', async () => {
      const anyone = collect(on(second).live.events() as never)
      const editor = collect(
        on(second, second.viewer).live.events({ includeDrafts: true }) as never,
      )
      await Promise.all([anyone, editor].map((one) => one.until(({ type }) => type === 'welcome')))
      const writer = on(first, first.editor)
      await writer.createOrReplace({ _id: `drafts.${prefix}-b`, _type: 'page' })
      const draft = await editor.until(({ type }) => type === 'message')
      assert.ok((draft.tags as string[]).every((tag) => tag.startsWith('s1:')))
      await writer.createOrReplace({ _id: `${prefix}-b`, _type: 'page' })
      const published = await anyone.until(({ type }) => type === 'message')
      const { syncTags } = await on(second).fetch(
        '*[_id == $id][0]',
        { id: `${prefix}-b` },
        { filterResponse: false },
      )
      assert.ok(syncTags?.some((tag) => (published.tags as string[]).includes(tag)))
      // The draft was typed before: an anonymous stream was silent.
      assert.equal(anyone.events.filter(({ type }) => type === 'message').length, 1)
      anyone.end()
      editor.end()
    })

    test('anyone hears of published documents alone', async () => {
      const heard = collect(
        on(second).withConfig({ apiVersion: '2024-01-01' }).listen('*', {}, listening) as never,
      )
      await heard.until(({ type }) => type === 'welcome')
      const writer = on(first, first.editor)
      await writer.createOrReplace({ _id: `drafts.${prefix}-c`, _type: 'page', secret: 1 })
      await writer.createOrReplace({ _id: `${prefix}-c`, _type: 'page' })
      const event = await heard.until(({ type }) => type === 'mutation')
      assert.equal(event.documentId, `${prefix}-c`)
      assert.equal(event.identity, '')
      assert.ok(!JSON.stringify(heard.events).includes('secret'))
      heard.end()
    })

    test('a query that cannot be listened to is refused within the stream', async () => {
      const refusals: [query: string, message: RegExp][] = [
        ['*[', /unexpected|expected/i],
        ['*[author->name == "a"]', /joins/],
        ['count(*)', /filter of documents/],
      ]
      for (const [query, message] of refusals) {
        const heard = collect(on(first).listen(query, {}, listening) as never)
        const error = (await heard.failure()) as Error
        assert.equal(error.name, 'ChannelError')
        assert.match(error.message, message)
      }
    })

    test('a listener has an address of up to 14,800 characters', async () => {
      const client = on(first)
      const fixed = client.getUrl(client.getDataUrl('listen', '')).length
      const query = (length: number) => `*[_id == "${'x'.repeat(length)}"]`
      // What the client adds to the query has a few hundred characters.
      const heard = collect(client.listen(query(14_800 - fixed - 300), {}, listening) as never)
      await heard.until(({ type }) => type === 'welcome')
      heard.end()
      const refused = collect(client.listen(query(14_800 - fixed), {}, listening) as never)
      const { message } = (await refused.failure()) as Error
      assert.equal(message, 'Query too large for listener')
    })
  })
}

test('what live events need', async () => {
  const { url, project, dataset } = first
  const ask = async (version: string, search: string) => {
    const answer = await fetch(`${url}/${version}/data/live/events/${dataset}${search}`, {
      headers: { 'x-sanity-project-id': project },
    })
    await answer.body?.cancel()
    return answer.status
  }
  assert.equal(await ask('v2021-03-24', ''), 400)
  assert.equal(await ask('v2021-03-25', ''), 200)
  assert.equal(await ask('v2021-03-25', '?includeDrafts=true'), 401)
})
