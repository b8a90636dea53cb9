/** The real client takes every action, and leads a release through its whole life. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type Client, clientOf, generations } from '../../testbed/clients.ts'
import { type ContentService, startContentService } from '../../testbed/contentService.ts'
import { collect } from '../live/collect.ts'

let service: ContentService
before(async () => {
  // An event source sends no header of the client's: the service has one project.
  service = await startContentService({ env: { VITRINE_DEFAULT_PROJECT: 'museum01' } })
})
after(() => service.stop())

interface Failure extends Error {
  statusCode: number
  // biome-ignore lint/suspicious/noExplicitAny: the protocol's error object
  details?: any
}

async function failure(work: Promise<unknown>): Promise<Failure> {
  try {
    await work
  } catch (error) {
    return error as Failure
  }
  return assert.fail('it did not fail')
}

type Action = Parameters<Client['action']>[0]

for (const [name, createClient] of Object.entries(generations)) {
  const prefix = name.replace(' ', '-')
  const as = (token?: string, options = {}): Client =>
    clientOf(createClient, service, { ...(token && { token }), ...options })
  const editor = () => as(service.editor, { perspective: 'raw' })
  /** Takes an action that this client may not have a type for. */
  const take = (actionType: string, members: object, options?: object) =>
    editor().action(
      { actionType: `sanity.action.${actionType}`, ...members } as unknown as Action,
      options,
    )

  /** Waits until a release has a state: by the changes of its document, not by the clock. */
  async function settled(releaseId: string, state: string): Promise<void> {
    const heard = collect(
      editor().listen('*[_id == $id]', { id: `_.releases.${releaseId}` }, {
        events: ['welcome', 'mutation'],
        includeAllVersions: true,
      } as never) as never,
    )
    await heard.until(({ type }) => type === 'welcome')
    const release = await editor().releases.get({ releaseId })
    if (release?.state !== state) {
      await heard.until(({ result }) => (result as { state?: string } | undefined)?.state === state)
    }
    heard.end()
  }

  describe(`${name}: actions`, () => {
    test('a draft is made, edited, published, retracted, discarded and deleted', async () => {
      const client = editor()
      const publishedId = `${prefix}-drafted`
      const draftId = `drafts.${publishedId}`
      const made = await take('document.create', {
        publishedId,
        attributes: { _id: draftId, _type: 'page', n: 1 },
        ifExists: 'fail',
      })
      assert.equal((await client.getDocument(draftId))?._rev, made.transactionId)
      await take('document.publish', { draftId, publishedId })
      assert.equal(await client.getDocument(draftId), undefined)
      await take('document.edit', { draftId, publishedId, patch: { set: { n: 2 } } })
      assert.equal((await client.getDocument(draftId))?.n, 2)
      assert.equal((await client.getDocument(publishedId))?.n, 1)
      await take('document.replaceDraft', {
        publishedId,
        attributes: { _id: draftId, _type: 'page', n: 3 },
      })
      const draft = await client.getDocument(draftId)
      const published = await client.getDocument(publishedId)
      await take('document.publish', {
        draftId,
        publishedId,
        ifDraftRevisionId: draft?._rev,
        ifPublishedRevisionId: published?._rev,
      })
      assert.equal((await client.getDocument(publishedId))?.n, 3)
      await take('document.unpublish', { draftId, publishedId })
      assert.equal(await client.getDocument(publishedId), undefined)
      await take('document.publish', { draftId, publishedId })
      await take('document.edit', { draftId, publishedId, patch: { set: { n: 4 } } })
      await take('document.discard', { draftId })
      assert.equal(await client.getDocument(draftId), undefined)
      await take('document.edit', { draftId, publishedId, patch: { set: { n: 5 } } })
      await take('document.delete', { publishedId, includeDrafts: [draftId] })
      assert.deepEqual(await client.getDocuments([draftId, publishedId]), [null, null])
    })

    test('several actions are one transaction, whose id may be chosen; a trial writes nothing', async () => {
      const client = editor()
      const ids = [1, 2].map((n) => `${prefix}-batch-${n}`)
      const actions = ids.map((publishedId) => ({
        actionType: 'sanity.action.document.create' as const,
        publishedId,
        attributes: { _id: `drafts.${publishedId}`, _type: 'page' },
        ifExists: 'fail' as const,
      }))
      const transactionId = `${prefix}-chosen`
      const trial = await client.action(actions, { transactionId, dryRun: true })
      assert.equal(trial.transactionId, transactionId)
      assert.deepEqual(await client.getDocuments(ids.map((id) => `drafts.${id}`)), [null, null])
      const done = await client.action(actions, {
        transactionId,
        skipCrossDatasetReferenceValidation: true,
      })
      assert.equal(done.transactionId, transactionId)
      for (const id of ids) {
        assert.equal((await client.getDocument(`drafts.${id}`))?._rev, transactionId)
      }
      const again = await failure(client.action(actions, { transactionId }))
      assert.equal(again.statusCode, 409)
      assert.match(again.message, /Transaction with ID .* already exists/)
    })

    test('errors name the action and the reason', async () => {
      const client = editor()
      const publishedId = `${prefix}-wrong`
      const draftId = `drafts.${publishedId}`
      const create = {
        actionType: 'sanity.action.document.create' as const,
        publishedId,
        attributes: { _id: draftId, _type: 'page' },
        ifExists: 'fail' as const,
      }
      const twice = await failure(client.action([create, create]))
      assert.equal(twice.constructor.name, 'ClientError')
      assert.equal(twice.statusCode, 409)
      assert.equal(twice.details.type, 'actionError')
      assert.partialDeepStrictEqual(twice.details.items[0], {
        index: 1,
        error: { type: 'documentAlreadyExistsError', id: draftId },
      })
      assert.match(twice.message, /The action\(s\) failed: Document by ID ".*" already exists/)
      assert.equal(await client.getDocument(draftId), undefined)

      const missing = await failure(take('document.publish', { draftId, publishedId }))
      assert.equal(missing.statusCode, 404)
      assert.equal(missing.details.items[0].error.type, 'documentNotFoundError')
      await client.action(create)
      const stale = await failure(
        take('document.publish', { draftId, publishedId, ifDraftRevisionId: 'other' }),
      )
      assert.equal(stale.statusCode, 409)
      assert.partialDeepStrictEqual(stale.details.items[0].error, {
        type: 'documentRevisionIDDoesNotMatchError',
        expectedRevisionID: 'other',
      })
      const left = await failure(take('document.delete', { publishedId, includeDrafts: [] }))
      assert.match(left.message, /has drafts or versions that are not to be deleted/)
      const unknown = await failure(take('document.rename', { publishedId }))
      assert.equal(unknown.statusCode, 400)
      assert.match(unknown.message, /unknown action type "sanity.action.document.rename"/)
      const viewer = await failure(as(service.viewer).action(create))
      assert.equal(viewer.statusCode, 403)
      assert.match(viewer.message, /Insufficient permissions/)
      assert.equal((await failure(as().action(create))).statusCode, 401)
      const old = await failure(as(service.editor, { apiVersion: '2024-05-22' }).action(create))
      assert.match(old.message, /Actions need API version v2024-05-23 or later/)
    })
  })

  describe(`${name}: releases`, () => {
    test('a release from its creation to its deletion', async () => {
      const client = editor()
      const releaseId = `r-${prefix}-life`
      const publishedId = `${prefix}-released`
      const created = await client.releases.create({
        releaseId,
        metadata: { releaseType: 'asap', title: 'Autumn' },
      })
      assert.equal(created.releaseId, releaseId)
      assert.partialDeepStrictEqual(await client.releases.get({ releaseId }), {
        _id: `_.releases.${releaseId}`,
        _type: 'system.release',
        name: releaseId,
        state: 'active',
        metadata: { releaseType: 'asap', title: 'Autumn' },
      })
      await client.releases.edit({ releaseId, patch: { set: { 'metadata.title': 'Winter' } } })
      assert.equal((await client.releases.get({ releaseId }))?.metadata.title, 'Winter')

      const publishAt = new Date(Date.now() + 3_600_000).toISOString()
      await client.releases.schedule({ releaseId, publishAt })
      const scheduled = await client.releases.get({ releaseId })
      assert.equal(scheduled?.state, 'scheduled')
      assert.equal(scheduled?.publishAt, publishAt)
      const locked = await failure(
        client.create({ _id: `versions.${releaseId}.${publishedId}`, _type: 'page' }),
      )
      assert.match(
        locked.message,
        /Documents in release .* \(state: scheduled\) can not be mutated/,
      )
      const archived = await failure(client.releases.archive({ releaseId }))
      assert.match(
        archived.message,
        /not permitted to transition from state scheduled to archiving/,
      )
      await client.releases.unschedule({ releaseId })
      assert.equal((await client.releases.get({ releaseId }))?.state, 'active')

      const versionId = `versions.${releaseId}.${publishedId}`
      const document = { _id: versionId, _type: 'page', label: 'by a release' }
      await client.createVersion({ releaseId, publishedId, document })
      const documents = await client.releases.fetchDocuments({ releaseId })
      assert.deepEqual(
        documents.result.map(({ _id }) => _id),
        [versionId],
      )
      await client.releases.archive({ releaseId })
      await settled(releaseId, 'archived')
      assert.equal(await client.getDocument(versionId), undefined)
      await client.releases.unarchive({ releaseId })
      await settled(releaseId, 'active')
      assert.equal((await client.getDocument(versionId))?.label, 'by a release')

      await client.releases.publish({ releaseId })
      await settled(releaseId, 'published')
      assert.equal((await as().getDocument(publishedId))?.label, 'by a release')
      assert.equal(await client.getDocument(versionId), undefined)
      const late = await failure(client.releases.publish({ releaseId }))
      assert.match(late.message, /from state published to publishing/)
      await client.releases.delete({ releaseId })
      assert.equal(await client.releases.get({ releaseId }), undefined)
    })

    test('versions are made, replaced, marked and discarded', async () => {
      const client = editor()
      const { releaseId } = await client.releases.create({})
      const [kept, removed] = [`${prefix}-kept`, `${prefix}-removed`]
      await client.create({ _id: kept, _type: 'page', n: 1 })
      await client.create({ _id: removed, _type: 'page', n: 1 })
      const versionId = `versions.${releaseId}.${kept}`
      await take('document.version.create', { publishedId: kept, baseId: kept, versionId })
      assert.equal((await client.getDocument(versionId))?.n, 1)
      const document = { _id: versionId, _type: 'page', n: 2 }
      await client.replaceVersion({ releaseId, publishedId: kept, document })
      await client.unpublishVersion({ releaseId, publishedId: removed })
      const inRelease = (perspective: string[]) =>
        as(service.editor).fetch(
          '*[_id in $ids] | order(_id){_id, _originalId, n}',
          { ids: [kept, removed] },
          { perspective },
        )
      assert.deepEqual(await inRelease([releaseId]), [{ _id: kept, _originalId: versionId, n: 2 }])
      await client.discardVersion({ releaseId, publishedId: kept })
      const all = await inRelease([releaseId, 'drafts'])
      assert.deepEqual(all, [{ _id: kept, _originalId: kept, n: 1 }])
      const missing = await failure(client.discardVersion({ releaseId, publishedId: kept }))
      assert.equal(missing.details.items[0].error.type, 'documentNotFoundError')
      // A time that is past is now.
      await client.releases.schedule({ releaseId, publishAt: '2020-01-01T00:00:00Z' })
      await settled(releaseId, 'published')
      assert.equal(await client.getDocument(removed), undefined)
      const names = (await client.releases.get({ releaseId }))?.finalDocumentStates
      assert.deepEqual(names, [{ id: `versions.${releaseId}.${removed}` }])
      const found = await client.fetch('releases::all()[name == $releaseId].state', { releaseId })
      assert.deepEqual(found, ['published'])
      assert.deepEqual(await as().fetch('releases::all()'), [])
    })

    test('a release is imported', async () => {
      const releaseId = `r-${prefix}-imported`
      const attributes = { _id: `_.releases.${releaseId}`, _type: 'system.release' }
      const members = { releaseId, attributes: { ...attributes, metadata: { title: 'a' } } }
      await take('release.import', { ...members, ifExists: 'fail' })
      await take('release.import', { ...members, ifExists: 'ignore' })
      await take('release.import', { ...members, ifExists: 'replace' })
      const refused = await failure(take('release.import', { ...members, ifExists: 'fail' }))
      assert.equal(refused.details.items[0].error.type, 'documentAlreadyExistsError')
      assert.equal((await editor().releases.get({ releaseId }))?.state, 'active')
    })

    test('500 documents are published at once, and live events follow', async () => {
      const client = editor()
      const type = `${prefix}-many`
      const { releaseId } = await client.releases.create({})
      const transaction = client.transaction()
      for (let n = 0; n < 500; n++) {
        transaction.create({ _id: `versions.${releaseId}.${type}-${n}`, _type: type })
      }
      await transaction.commit()
      const query = 'count(*[_type == $type])'
      const { syncTags } = await as().fetch(query, { type }, { filterResponse: false })
      const live = collect(as().live.events() as never)
      await live.until(({ type }) => type === 'welcome')
      const seen = new Set<number>()
      const polled = (async () => {
        while (!seen.has(500)) seen.add(await as().fetch(query, { type }))
      })()
      await client.releases.publish({ releaseId })
      await polled
      assert.deepEqual(
        [...seen].filter((count) => count !== 0 && count !== 500),
        [],
      )
      await live.until(({ type, tags }) => {
        const common = (tags as string[] | undefined)?.some((tag) =>
          syncTags?.includes(tag as never),
        )
        return type === 'message' && common === true
      })
      live.end()
    })
  })
}

test('agent actions are not configured, and say so', async () => {
  const [, createClient] = Object.entries(generations).at(-1) ?? assert.fail()
  const client = clientOf(createClient, service, { token: service.editor, apiVersion: 'vX' })
  const error = await failure(client.agent.action.prompt({ instruction: 'write' }))
  assert.equal(error.constructor.name, 'ServerError')
  assert.equal(error.statusCode, 501)
  assert.match(error.message, /Agent actions are not configured in this service/)
})
