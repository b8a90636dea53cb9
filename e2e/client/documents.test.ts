/** The real client, two generations of it, does its everyday work on our service. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createClient as createClient7 } from 'client-7'
import { createClient as createClient8 } from 'client-8'
import { type ContentService, startContentService } from '../../testbed/contentService.ts'

let service: ContentService
before(async () => {
  service = await startContentService()
})
after(() => service.stop())

const generations = {
  'client 7': createClient7,
  'client 8': createClient8 as unknown as typeof createClient7,
}

for (const [name, createClient] of Object.entries(generations)) {
  const make = (token?: string, apiVersion = '2025-02-19') =>
    createClient({
      projectId: service.project,
      dataset: service.dataset,
      apiHost: service.url,
      useProjectHostname: false,
      apiVersion,
      useCdn: false,
      ...(token && { token }),
    })
  const prefix = name.replace(' ', '-')

  describe(name, () => {
    test('create, fetch by GET and by POST, getDocument and getDocuments', async () => {
      const client = make(service.editor)
      const id = `${prefix}-page`
      const created = await client.create({ _id: id, _type: 'page', title: 'Blåbærgrød', n: 1 })
      assert.equal(created._id, id)
      assert.ok(created._rev && created._createdAt && created._updatedAt)
      assert.equal(await client.fetch('*[_id == $id][0].title', { id }), 'Blåbærgrød')

      const long = `*[_id == $id && title != "${'x'.repeat(12_000)}"][0].title`
      assert.equal(await client.fetch(long, { id }), 'Blåbærgrød')

      assert.equal((await client.getDocument(id))?.title, 'Blåbærgrød')
      assert.equal(await client.getDocument(`${prefix}-none`), undefined)
      const [first, second] = await client.getDocuments([`${prefix}-none`, id])
      assert.equal(first, null)
      assert.equal(second?._id, id)
    })

    test('every mutation and every operation of a patch', async () => {
      const client = make(service.editor)
      const id = `${prefix}-patched`
      await client.createIfNotExists({ _id: id, _type: 'page', title: 'a' })
      await client.createIfNotExists({ _id: id, _type: 'page', title: 'b' })
      assert.equal((await client.getDocument(id))?.title, 'a')
      await client.createOrReplace({ _id: id, _type: 'page', n: 1, list: [{ _key: 'k', v: 1 }] })
      await client
        .patch(id)
        .set({ title: 'set', 'list[_key=="k"].v': 2 })
        .setIfMissing({ title: 'no', other: 'yes' })
        .inc({ n: 2 })
        .dec({ n: 0.5 })
        .append('list', [{ _key: 'l', v: 3 }])
        .diffMatchPatch({ other: '@@ -1,3 +1,4 @@\n yes\n+!\n' })
        .commit()
      const { _rev, _createdAt, _updatedAt, ...patched } = (await client.getDocument(id)) ?? {}
      assert.deepEqual(patched, {
        _id: id,
        _type: 'page',
        n: 2.5,
        list: [
          { _key: 'k', v: 2 },
          { _key: 'l', v: 3 },
        ],
        title: 'set',
        other: 'yes!',
      })
      await client.patch(id).unset(['list', 'other']).commit()
      assert.equal((await client.getDocument(id))?.list, undefined)
      await client.patch({ query: '*[_id == $id]', params: { id } }).set({ title: 'q' }).commit()
      assert.equal((await client.getDocument(id))?.title, 'q')
      await client.delete({ query: '*[_id == $id]', params: { id } })
      assert.equal(await client.getDocument(id), undefined)
    })

    test('a transaction is whole or not at all', async () => {
      const client = make(service.editor)
      const [a, b] = [`${prefix}-a`, `${prefix}-b`]
      const done = await client
        .transaction()
        .create({ _id: a, _type: 'page' })
        .create({ _id: b, _type: 'page', to: { _type: 'reference', _ref: a } })
        .patch(a, { set: { title: 'in one' } })
        .commit()
      assert.equal(done.results.length, 3)
      assert.equal(done.results[0]?.operation, 'create')
      assert.equal((await client.getDocument(a))?._rev, done.transactionId)
      await assert.rejects(
        client
          .transaction()
          .create({ _id: `${prefix}-c`, _type: 'page' })
          .create({ _id: a, _type: 'page' })
          .commit(),
        /already exists/,
      )
      assert.equal(await client.getDocument(`${prefix}-c`), undefined)
      await assert.rejects(client.delete(a), /cannot be deleted as there are references to it/)
      await client.delete(b)
      await client.delete(a)
    })

    test('drafts are for those with a token, and cover what is published', async () => {
      const client = make(service.editor)
      const id = `${prefix}-drafted`
      await client.create({ _id: id, _type: 'page', title: 'published' })
      await client.create({ _id: `drafts.${id}`, _type: 'page', title: 'draft' })
      const title = async (perspective: 'published' | 'drafts' | 'raw', token?: string) =>
        make(token).fetch('*[_id in [$id, "drafts." + $id]]{_id, title}', { id }, { perspective })
      assert.deepEqual(await title('published', service.viewer), [{ _id: id, title: 'published' }])
      assert.deepEqual(await title('drafts', service.viewer), [{ _id: id, title: 'draft' }])
      assert.equal((await title('raw', service.viewer)).length, 2)
      for (const perspective of ['published', 'drafts', 'raw'] as const) {
        assert.deepEqual(await title(perspective), [{ _id: id, title: 'published' }])
      }
      assert.equal(await make().getDocument(`drafts.${id}`), undefined)
      // Before 2025-02-19 a query without a perspective is raw.
      const old = make(service.viewer, '2024-10-01')
      assert.equal((await old.fetch('*[_id in [$id, "drafts." + $id]]', { id })).length, 2)
    })

    test('errors are what the client knows', async () => {
      const client = make(service.editor)
      await assert.rejects(client.fetch('*['), (error: Error & { statusCode?: number }) => {
        assert.equal(error.constructor.name, 'ClientError')
        assert.equal(error.statusCode, 400)
        assert.match(error.message, /unexpected end-of-file, expected expression/)
        return true
      })
      await assert.rejects(
        make(service.viewer).create({ _type: 'page' }),
        /Insufficient permissions; permission "create" required/,
      )
      await assert.rejects(make().create({ _type: 'page' }), /Unauthorized/)
      await assert.rejects(make('sk-none').fetch('*'), /Unauthorized/)
      await assert.rejects(
        client.patch(`${prefix}-missing`).set({ a: 1 }).commit(),
        /The document with the ID ".*-missing" was not found/,
      )
      await assert.rejects(
        client.create({ _type: 'page', to: { _ref: `${prefix}-nowhere` } }),
        /references non-existent document/,
      )
      const id = `${prefix}-revised`
      await client.createOrReplace({ _id: id, _type: 'page' })
      await assert.rejects(
        client.patch(id).ifRevisionId('other').set({ a: 1 }).commit(),
        /has unexpected revision ID/,
      )
      await assert.rejects(
        client.withConfig({ dataset: 'nosuch' }).fetch('*'),
        /Dataset "nosuch" not found/,
      )
    })

    test('dry runs write nothing; keys are made for arrays of objects', async () => {
      const client = make(service.editor)
      const id = `${prefix}-dry`
      await client.create({ _id: id, _type: 'page' }, { dryRun: true })
      assert.equal(await client.getDocument(id), undefined)
      const made = await client.create(
        { _id: id, _type: 'page', list: [{ a: 1 }, { _key: 'own' }] },
        { autoGenerateArrayKeys: true },
      )
      const list = made.list as Array<{ _key?: string }>
      assert.ok(list[0]?._key)
      assert.equal(list[1]?._key, 'own')
    })

    test('what is written can be read at once, whatever visibility is named', async () => {
      const client = make(service.editor)
      for (const visibility of ['sync', 'async', 'deferred'] as const) {
        const id = `${prefix}-${visibility}`
        await client.create({ _id: id, _type: 'page' }, { visibility })
        assert.equal((await client.getDocument(id))?._id, id, visibility)
      }
    })

    test('datasets, projects, users and tags', async () => {
      const client = make(service.administrator)
      const dataset = `${prefix}-more`
      await client.datasets.create(dataset, { aclMode: 'private' })
      const names = (await client.datasets.list()).map((found) => found.name)
      assert.ok(names.includes(dataset) && names.includes('production'))
      await assert.rejects(make().withConfig({ dataset }).fetch('*'), /not found/)
      await client.datasets.edit(dataset, { aclMode: 'public' })
      assert.deepEqual(await make().withConfig({ dataset }).fetch('*'), [])
      await client.datasets.delete(dataset)
      await assert.rejects(client.withConfig({ dataset }).fetch('*'), /not found/)
      assert.equal((await client.projects.getById('museum01')).displayName, 'Museum')
      const me = await client.users.getById('me')
      assert.equal((me as unknown as { role: string }).role, 'administrator')
      assert.equal(await client.fetch('1 + 1', {}, { tag: 'a.tag' }), 2)
    })
  })
}
