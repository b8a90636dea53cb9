/** The ecosystem's own export and import move a dataset from our service to our service. */
import assert from 'node:assert/strict'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { exportDataset } from '@sanity/export'
import { sanityImport } from '@sanity/import'
import { createClient } from 'client-8'
import { type ContentService, startContentService } from '../../testbed/contentService.ts'
import { comparable, type Document, lines, sample } from './sample.ts'

let service: ContentService
let folder: string
before(async () => {
  service = await startContentService()
  folder = await mkdtemp(join(tmpdir(), 'vitrine-e2e-'))
})
after(async () => {
  await service.stop()
  await rm(folder, { recursive: true })
})

// The tools send only address and token, so the address names the project.
const client = (dataset: string, token = service.administrator) =>
  createClient({
    projectId: service.project,
    dataset,
    apiHost: `${service.url}/project/${service.project}`,
    useProjectHostname: false,
    apiVersion: '2025-02-19',
    useCdn: false,
    token,
  })

const all = (dataset: string): Promise<Document[]> =>
  client(dataset).fetch('*', {}, { perspective: 'raw' })

test('exported by @sanity/export, imported by @sanity/import: the same', async () => {
  const source = client(service.dataset)
  const transaction = source.transaction()
  for (const document of sample()) transaction.create(document)
  await transaction.commit()
  await source.createOrReplace({ _id: '_.own', _type: 'system.own' })
  // The import writes the release by an action, and its versions by mutations.
  await source.releases.create({ releaseId: 'rSummer', metadata: { title: 'Sommer' } })
  const count = sample().length + 1
  const outputPath = join(folder, 'all.tar.gz')
  for (const mode of ['stream', 'cursor'] as const) {
    const { documentCount } = await exportDataset({
      client: source as never,
      dataset: service.dataset,
      outputPath,
      mode,
    })
    assert.equal(documentCount, count)
  }
  await source.datasets.create('copy')
  const target = client('copy')
  const options = { client: target as never, operation: 'createOrReplace' as const }
  const imported = await sanityImport(createReadStream(outputPath), options)
  assert.equal(imported.numDocs, count)
  // Its last step, strengthening references, touches what has any.
  const times = ['_rev', '_updatedAt']
  const before = (await all(service.dataset)).filter(({ _id }) => _id !== '_.own')
  assert.deepEqual(comparable(await all('copy'), times), comparable(before, times))
})

test('the endpoint: a token is needed, types are chosen, every line is a document', async () => {
  const address = `${service.url}/project/${service.project}/v1/data/export`
  const get = (rest: string, token?: string) =>
    fetch(`${address}/${rest}`, { headers: token ? { authorization: `Bearer ${token}` } : {} })
  assert.equal((await get(service.dataset)).status, 401)
  assert.equal((await get('nope', service.viewer)).status, 404)
  const answer = await get(`${service.dataset}?types=tag,config`, service.viewer)
  assert.equal(answer.status, 200)
  assert.equal(answer.headers.get('content-type'), 'application/x-ndjson')
  const documents = lines(await answer.text())
  assert.equal(documents.length, 201)
  await client('').datasets.create('empty')
  const empty = await get('empty', service.viewer)
  assert.deepEqual([empty.status, await empty.text()], [200, ''])
})

test('callers that take nothing do not use up the connections', async () => {
  const dataset = 'large'
  await client('').datasets.create(dataset)
  const body = 'å'.repeat(20_000)
  for (let batch = 0; batch < 6; batch += 1) {
    const transaction = client(dataset).transaction()
    for (let i = 0; i < 150; i += 1) {
      transaction.create({ _id: `page-${batch}-${i}`, _type: 'page', body })
    }
    await transaction.commit({ returnDocuments: false })
  }
  const address = `${service.url}/project/${service.project}/v1/data/export/${dataset}`
  const headers = { authorization: `Bearer ${service.viewer}` }
  const leave = new AbortController()
  const slow = []
  for (let i = 0; i < 4; i += 1) slow.push(await fetch(address, { headers, signal: leave.signal }))
  assert.deepEqual(
    slow.map(({ status }) => status),
    [200, 200, 200, 200],
  )
  assert.equal((await fetch(address, { headers })).status, 503)
  assert.equal(await client(dataset).fetch('count(*)'), 900)
  leave.abort()
  await assert.rejects(Promise.all(slow.map((answer) => answer.text())))
  let status = 503
  for (let tries = 0; status === 503 && tries < 100; tries += 1) {
    await wait(50)
    const answer = await fetch(address, { headers })
    status = answer.status
    await answer.text()
  }
  assert.equal(status, 200)
})
