/** History: documents as they were, and the transactions that made them so. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type ContentService, startContentService } from '../../testbed/contentService.ts'
import { startDatabaseProxy } from '../databaseProxy.ts'
import { asker, mutate } from './ask.ts'

let service: ContentService
const ask = asker(() => service)
before(async () => {
  service = await startContentService()
})
after(() => service.stop())

const write = (mutations: object[], id?: string) => mutate(ask, service.editor, mutations, id)
const asWas = (ids: string, search: string) =>
  ask(`/data/history/production/documents/${ids}?${search}`, { token: service.viewer })

interface Line {
  id: string
  timestamp: string
  author: string
  mutations?: object[]
  documentIDs: string[]
  effects?: Record<string, { apply: unknown[]; revert: unknown[] }>
}

async function log(ids: string, search = ''): Promise<Line[]> {
  const path = `/data/history/production/transactions${ids && `/${ids}`}?${search}`
  const answer = await ask(path, { token: service.viewer })
  assert.equal(answer.status, 200, answer.text)
  assert.equal(answer.headers.get('content-type'), 'application/x-ndjson')
  const lines = answer.text.split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line))
}

describe('a document as it was', () => {
  const versions: Array<{
    rev: string
    at: string
    document: Record<string, unknown> | undefined
  }> = []

  before(async () => {
    const steps = [
      { create: { _id: 'storied', _type: 'page', title: 'Æ', list: [{ _key: 'a', n: 1 }] } },
      { patch: { id: 'storied', set: { title: 'Æbler og pærer 🏛' } } },
      { patch: { id: 'storied', insert: { after: 'list[-1]', items: [{ _key: 'b', n: 2 }] } } },
      { patch: { id: 'storied', unset: ['list[0]'], inc: { 'list[_key=="b"].n': 0.5 } } },
      { delete: { id: 'storied' } },
      { createOrReplace: { _id: 'storied', _type: 'other', body: { deep: [[1, [2]]] } } },
      ...Array.from({ length: 20 }, (_, n) => ({ patch: { id: 'storied', set: { n } } })),
      { delete: { id: 'storied' } },
    ]
    for (const step of steps) {
      const rev = await write([step])
      const now = await ask('/data/doc/production/storied', { token: service.viewer })
      versions.push({ rev, at: new Date().toISOString(), document: now.json.documents[0] })
      await new Promise((resolve) => setTimeout(resolve, 3))
    }
  })

  test('by every revision and at every time', async () => {
    for (const { rev, at, document } of versions) {
      const expected = document ? [document] : []
      assert.deepEqual((await asWas('storied', `revision=${rev}`)).json.documents, expected)
      assert.deepEqual((await asWas('storied', `time=${at}`)).json.documents, expected)
    }
  })

  test('at its last revision, deleted or not', async () => {
    await write([{ create: { _id: 'alive', _type: 'page' } }])
    const last = await asWas('never,alive,storied', 'lastRevision=true')
    assert.deepEqual(
      last.json.documents.map((document: { _id: string }) => document._id),
      ['alive', 'storied'],
    )
    assert.deepEqual(last.json.documents[1], versions.at(-2)?.document)
  })

  test('not there before it was made, nor in another dataset', async () => {
    const early = await asWas('storied', 'time=2001-01-01T00:00:00Z')
    assert.deepEqual(early.json, { documents: [] })
    const elsewhere = '/data/history/nosuch/documents/storied?lastRevision=true'
    assert.equal((await ask(elsewhere, { token: service.viewer })).status, 404)
  })

  test('what cannot be asked', async () => {
    const cases = [
      ['revision=nosuch', 404, /Revision "nosuch" not found/],
      ['time=yesterday', 400, /time must be a time like .*, not "yesterday"/],
      ['', 400, /exactly one of revision, time and lastRevision=true/],
      ['revision=a&time=2026-01-01T00:00:00Z', 400, /exactly one of/],
      ['lastRevision=maybe', 400, /must be true or false/],
    ] as const
    for (const [search, status, message] of cases) {
      const answer = await asWas('storied', search)
      assert.equal(answer.status, status, search)
      assert.match(answer.json.message, message)
    }
  })

  test('is not for those without a token', async () => {
    for (const path of [
      'documents/alive?lastRevision=true',
      'transactions/alive',
      'transactions',
    ]) {
      const answer = await ask(`/data/history/production/${path}`)
      assert.equal(answer.status, 401, path)
    }
  })
})

describe('the transactions', () => {
  const revs: string[] = []

  before(async () => {
    revs.push(await write([{ create: { _id: 'p', _type: 'page', title: 'secret' } }], 'log-1'))
    revs.push(
      await write(
        [
          { create: { _id: 'drafts.p', _type: 'page', title: 'secret' } },
          { create: { _id: 'q', _type: 'page', title: 'secret' } },
        ],
        'log-2',
      ),
    )
    revs.push(await write([{ patch: { id: 'p', set: { title: 'more' } } }], 'log-3'))
    await mutate(ask, service.administrator, [{ delete: { id: 'q' } }], 'log-4')
    revs.push('log-4')
  })

  const ids = (lines: Line[]) => lines.map((line) => line.id)

  test('of documents, first to last or last to first', async () => {
    assert.deepEqual(ids(await log('p')), ['log-1', 'log-3'])
    assert.deepEqual(ids(await log('p,drafts.p', 'reverse=true')), ['log-3', 'log-2', 'log-1'])
    assert.deepEqual(ids(await log('p,drafts.p', 'reverse=true&limit=2')), ['log-3', 'log-2'])
    assert.deepEqual(await log('never'), [])
  })

  test('of the whole dataset, between transactions, both given too', async () => {
    const between = 'fromTransaction=log-2&toTransaction=log-3'
    assert.deepEqual(ids(await log('', between)), ['log-2', 'log-3'])
    assert.deepEqual(ids(await log('', `${between}&reverse=true&limit=1`)), ['log-3'])
  })

  test('by time and by author', async () => {
    const [first, second] = await log('', 'fromTransaction=log-1&toTransaction=log-2')
    const range = `fromTime=${first?.timestamp}&toTime=${second?.timestamp}`
    const found = ids(await log('', range))
    assert.ok(found.includes('log-1') && found.includes('log-2') && !found.includes('log-0'))
    assert.deepEqual(ids(await log('p,q', 'toTime=2001-01-01T00:00:00Z')), [])
    const [last] = await log('q', 'reverse=true')
    assert.deepEqual(ids(await log('p,q', `authors=${last?.author}`)), ['log-4'])
    assert.deepEqual(ids(await log('p,q', 'authors=nobody,noone')), [])
  })

  test('with all that happened, or less', async () => {
    const [whole] = await log('q', 'limit=1')
    assert.deepEqual(whole?.documentIDs, ['drafts.p', 'q'])
    assert.equal(whole?.mutations?.length, 2)
    assert.match(JSON.stringify(whole?.mutations), /secret/)
    assert.equal(whole?.effects, undefined)
    assert.match(whole?.timestamp ?? '', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

    const [identified] = await log('q', 'limit=1&includeIdentifiedDocumentsOnly=true')
    assert.deepEqual(identified?.documentIDs, ['q'])
    assert.equal(identified?.mutations?.length, 1)

    const [outline] = await log('q', 'limit=1&excludeContent=true')
    assert.deepEqual(outline?.mutations, [
      { create: { _id: 'drafts.p', _type: 'page' } },
      { create: { _id: 'q', _type: 'page' } },
    ])
  })

  test('as the Studio asks for them', async () => {
    const search =
      'tag=sanity.studio.desk.history&effectFormat=mendoza&excludeContent=true&excludeMutations=true' +
      '&includeIdentifiedDocumentsOnly=true&reverse=true&limit=50&toTransaction=log-2'
    const lines = await log('p,drafts.p', search)
    assert.deepEqual(ids(lines), ['log-2', 'log-1'])
    const [second] = lines
    assert.equal(second && 'mutations' in second, false)
    assert.deepEqual(Object.keys(second?.effects ?? {}), ['drafts.p'])
    // The effect of a creation is reverted by null: the Studio recognises creations by it.
    assert.deepEqual(second?.effects?.['drafts.p']?.revert, [0, null])
  })

  test('many, over more than one page', async () => {
    await write([{ create: { _id: 'busy', _type: 'page' } }])
    for (let n = 0; n < 119; n++) await write([{ patch: { id: 'busy', set: { n } } }])
    const all = await log('busy', 'limit=1000')
    assert.equal(new Set(ids(all)).size, 120)
    assert.equal((await log('busy')).length, 100)
    assert.deepEqual(ids(await log('busy', 'limit=1000&reverse=true')), ids(all).reverse())
  })

  test('what cannot be asked', async () => {
    const cases = [
      ['limit=0', 400],
      ['limit=1001', 400],
      ['effectFormat=diff', 400],
      ['fromTime=now', 400],
      ['toTransaction=nosuch', 404],
    ] as const
    for (const [search, status] of cases) {
      const path = `/data/history/production/transactions/p?${search}`
      assert.equal((await ask(path, { token: service.viewer })).status, status, search)
    }
  })
})

test('a log that breaks off in the middle says so in its last line', async () => {
  const proxy = await startDatabaseProxy()
  const apart = await startContentService({ databaseAddress: proxy.addressFor })
  try {
    const askApart = asker(() => apart)
    const text = 'x'.repeat(300_000)
    for (let n = 0; n < 110; n++) {
      await mutate(askApart, apart.editor, [
        { createOrReplace: { _id: 'long', _type: 'page', text } },
      ])
    }
    const path = '/v2025-02-19/data/history/production/transactions/long?limit=1000'
    const headers = {
      authorization: `Bearer ${apart.viewer}`,
      'x-sanity-project-id': apart.project,
    }
    const answer = await fetch(`${apart.url}${path}`, { headers })
    proxy.close()
    const lines = (await answer.text()).trim().split('\n')
    assert.ok(lines.length > 50 && lines.length < 110, `${lines.length}`)
    const last = JSON.parse(lines.at(-1) ?? '')
    assert.equal(last.error.description, 'The database is away; try again')
  } finally {
    proxy.close()
    await apart.stop()
  }
})
