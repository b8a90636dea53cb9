/** What the client sends and the responses: long queries, tags, perspectives, history. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { clientOf, generations } from '../../testbed/clients.ts'
import { type ContentService, startContentService } from '../../testbed/contentService.ts'

let service: ContentService
before(async () => {
  service = await startContentService({ env: { VITRINE_LOG: 'info' } })
})
after(() => service.stop())

for (const [name, createClient] of Object.entries(generations)) {
  const make = (token?: string, options = {}) =>
    clientOf(createClient, service, { ...(token && { token }), ...options })
  const prefix = name.replace(' ', '-')

  describe(`${name}: requests`, () => {
    test('a query goes by GET while it is short and by POST when it is long', async () => {
      const client = make(service.viewer)
      for (const [length, method] of [
        [10_000, 'GET'],
        [11_264, 'POST'],
        [1_000_000, 'POST'],
      ] as const) {
        const query = `$n + 1 // ${'x'.repeat(length)}`
        const tag = `${prefix}.${length}`
        assert.equal(await client.fetch(query, { n: 1 }, { tag }), 2)
        const [line] = await service.logged(`tag="${tag}"`)
        assert.match(line ?? '', new RegExp(`method="${method}"`))
      }
      const odd = { text: 'æ & = + % # ? 🏛 "', list: [1, { a: null }], none: null }
      assert.deepEqual(await client.fetch('{"a": $text, "b": $list, "c": $none}', odd), {
        a: odd.text,
        b: odd.list,
        c: null,
      })
    })

    test('an answer says what was asked, if that is wanted', async () => {
      const client = make(service.viewer)
      const options = { filterResponse: false } as const
      const answer = await client.fetch('1', {}, options)
      assert.equal(answer.result, 1)
      assert.equal(typeof answer.ms, 'number')
      assert.equal(answer.query, '1')
      const brief = await client.fetch('1', {}, { ...options, returnQuery: false })
      assert.equal('query' in brief, false)
    })

    test('requests carry tags', async () => {
      const client = make(service.viewer, { requestTagPrefix: 'site' })
      await client.fetch('1', {}, { tag: `${prefix}.front` })
      await service.logged(`tag="site.${prefix}.front"`)
      await client.getDocument('none', { tag: `${prefix}.doc` })
      await service.logged(`tag="site.${prefix}.doc"`)
    })

    test('documents come in the order of their ids, with null for those that are not', async () => {
      const client = make(service.editor)
      const [a, b] = [`${prefix}-one`, `${prefix}-two`]
      await client.createOrReplace({ _id: a, _type: 'page' })
      await client.createOrReplace({ _id: b, _type: 'page' })
      const found = await client.getDocuments([b, `${prefix}-no`, a, b])
      assert.deepEqual(
        found.map((document) => document?._id),
        [b, undefined, a, b],
      )
      assert.deepEqual(await client.getDocuments([`${prefix}-no`]), [null])
    })

    test('perspectives cover each other; raw stands alone', async () => {
      const client = make(service.editor)
      const id = `${prefix}-layered`
      for (const [layer, n] of [
        [id, 1],
        [`drafts.${id}`, 2],
        [`versions.rspring.${id}`, 3],
      ] as const) {
        await client.createOrReplace({ _id: layer, _type: 'page', n })
      }
      const seen = async (perspective: string | string[]) => {
        const options = { perspective } as { perspective: 'raw' }
        const by = await client.fetch('*[_id == $id][0]{n, _originalId}', { id }, options)
        return [by?.n, by?._originalId]
      }
      assert.deepEqual(await seen('published'), [1, null])
      assert.deepEqual(await seen('drafts'), [2, `drafts.${id}`])
      assert.deepEqual(await seen(['rspring', 'drafts']), [3, `versions.rspring.${id}`])
      assert.deepEqual(await seen(['drafts', 'rspring']), [2, `drafts.${id}`])
      const raw = '*[_id in [$id, "drafts." + $id, "versions.rspring." + $id]] | order(n).n'
      assert.deepEqual(await client.fetch(raw, { id }, { perspective: 'raw' }), [1, 2, 3])
      const url = '/data/query/production?query=1&perspective=raw,drafts'
      await assert.rejects(client.request({ url }), /raw perspective cannot be combined/)
    })

    test('history', async () => {
      const client = make(service.editor)
      const id = `${prefix}-storied`
      const first = await client.create({ _id: id, _type: 'page', n: 1 })
      await client.patch(id).set({ n: 2 }).commit()
      await client.delete(id)
      const path = `/data/history/${service.dataset}`
      const documents = async (search: string) => {
        const url = `${path}/documents/${id}?${search}`
        const answer = await client.request<{ documents: Array<{ n: number }> }>({ url })
        return answer.documents
      }
      assert.deepEqual(await documents(`revision=${first._rev}`), [first])
      assert.equal((await documents('lastRevision=true'))[0]?.n, 2)
      assert.deepEqual(await documents(`time=${new Date().toISOString()}`), [])
      const search = 'effectFormat=mendoza&excludeContent=true&reverse=true'
      const log = await client.request<unknown>({ url: `${path}/transactions/${id}?${search}` })
      const lines = String(log).trim().split('\n')
      assert.equal(lines.length, 3)
      assert.equal(JSON.parse(lines[2] ?? '').id, first._rev)
    })

    test('projects, users and datasets', async () => {
      const client = make(service.administrator)
      const projects = (await client.projects.list()) as Array<{ id: string }>
      assert.deepEqual(
        projects.map((project) => project.id),
        [service.project],
      )
      const me = await client.users.getById('me')
      assert.equal((await client.users.getById(me.id as 'me')).id, me.id)
      const viewer = await make(service.viewer).users.getById('me')
      assert.notEqual(viewer.id, me.id)

      const dataset = `${prefix}-of-its-own`
      const created = await client.datasets.create(dataset, { aclMode: 'private' })
      assert.deepEqual(created, { datasetName: dataset, aclMode: 'private' })
      const edited = await client.datasets.edit(dataset, { aclMode: 'public' })
      assert.equal(edited.aclMode, 'public')
      const listed = (await client.datasets.list()).find((found) => found.name === dataset)
      assert.equal(listed?.aclMode, 'public')
      assert.deepEqual(await client.datasets.delete(dataset), { deleted: true })
      const names = (await client.datasets.list()).map((found) => found.name)
      assert.equal(names.includes(dataset), false)
    })
  })
}
