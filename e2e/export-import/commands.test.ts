/** `vitrine export` and `vitrine import`: the same documents on the other side. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { createClient } from 'client-8'
import { type ContentService, startContentService } from '../../testbed/contentService.ts'
import { vitrine } from '../../testbed/paths.ts'
import { type Ended, run } from '../command-line/vitrine.ts'
import { comparable, lines, sample } from './sample.ts'

let service: ContentService
let folder: string
let env: Record<string, string>
before(async () => {
  service = await startContentService()
  folder = await mkdtemp(join(tmpdir(), 'vitrine-e2e-'))
  env = { VITRINE_DATABASE_URL: service.database, VITRINE_DEFAULT_PROJECT: service.project }
  const documents = sample().map((document) => JSON.stringify(document))
  await writeFile(join(folder, 'sample.ndjson'), `${documents.join('\n')}\n`)
})
after(async () => {
  await service.stop()
  await rm(folder, { recursive: true })
})

const done = async (...args: string[]): Promise<Ended> => {
  const ended = await run(args, { env, cwd: folder })
  assert.equal(ended.code, 0, ended.stderr)
  return ended
}
const exported = async (dataset: string) =>
  comparable(lines((await done('export', '--dataset', dataset)).stdout))

test('out and in again: equal, times and all; repeating changes nothing', async () => {
  await done('dataset', 'create', 'first')
  await done('import', 'sample.ndjson', '--dataset', 'first')
  const source = await exported('first')
  assert.equal(Object.keys(source).length, sample().length)

  await done('export', '--dataset', 'first', '-o', 'first.ndjson.gz')
  assert.deepEqual(
    comparable(lines(gunzipSync(await readFile(join(folder, 'first.ndjson.gz'))).toString())),
    source,
  )
  assert.deepEqual(await readdir(folder), ['first.ndjson.gz', 'sample.ndjson'])

  await done('dataset', 'create', 'second')
  const { stderr } = await done('import', 'first.ndjson.gz', '--dataset', 'second')
  assert.match(stderr, new RegExp(`${sample().length} documents written, 0 there already`))
  assert.deepEqual(await exported('second'), source)

  const before = (await done('export', '--dataset', 'second')).stdout
  for (const how of [[], ['--replace'], ['--missing']]) {
    const { stderr } = await done('import', 'first.ndjson.gz', '--dataset', 'second', ...how)
    assert.match(stderr, new RegExp(`^0 documents written, ${sample().length} there already`))
  }
  assert.equal((await done('export', '--dataset', 'second')).stdout, before)
})

test('a choice of documents; system documents stay, releases travel with drafts', async () => {
  await done('dataset', 'create', 'chosen')
  const documents = ['a', 'drafts.a', 'versions.r1.a', '_.own', '_.releases.r1'].map((_id) =>
    JSON.stringify({ _id, _type: _id.includes('_.') ? 'system' : 'page' }),
  )
  const client = createClient({
    projectId: service.project,
    dataset: 'chosen',
    apiHost: service.url,
    useProjectHostname: false,
    apiVersion: '2025-02-19',
    useCdn: false,
    token: service.administrator,
  })
  await client.createOrReplace({ _id: '_.own', _type: 'system' })
  const input = documents.join('\n')
  const args = ['import', '-', '--dataset', 'chosen']
  const { stderr } = await run(args, { env, input })
  assert.match(stderr, /4 documents written.*\n1 documents of the service itself were left out/)
  const ids = async (...more: string[]) =>
    lines((await done('export', '--dataset', 'chosen', ...more)).stdout).map(({ _id }) => _id)
  assert.deepEqual(await ids(), ['_.releases.r1', 'a', 'drafts.a', 'versions.r1.a'])
  assert.deepEqual(await ids('--no-drafts'), ['a'])
  assert.deepEqual(await ids('--types', 'page,tag'), ['a', 'drafts.a', 'versions.r1.a'])
})

test('what differs: refused, replaced or kept', async () => {
  await done('dataset', 'create', 'differs')
  const give = (title: string, ...how: string[]) =>
    run(['import', '-', '--dataset', 'differs', ...how], {
      env,
      input: `${JSON.stringify({ _id: 'a', _type: 'page', title })}\n`,
    })
  const title = async () => (await done('query', '--dataset', 'differs', '*[0].title')).stdout
  assert.equal((await give('one')).code, 0)
  const refused = await give('two')
  assert.equal(refused.code, 1)
  assert.match(refused.stderr, /^error: line 1 of standard input: .*"a" already exists/)
  assert.match(refused.stderr, /--replace puts .*, --missing keeps/)
  assert.equal((await give('two', '--missing')).code, 0)
  assert.equal(await title(), '"one"\n')
  assert.equal((await give('two', '--replace')).code, 0)
  assert.equal(await title(), '"two"\n')
})

test('a file with a fault is not begun', async () => {
  await done('dataset', 'create', 'faulty')
  const good = '{"_id": "a", "_type": "page"}'
  const faults: [string, RegExp][] = [
    [`${good}\n\n{"_id": "b"`, /line 3 of standard input: not JSON, at column 11: EOF/],
    [`${good}\n[]`, /line 2 of standard input: a document must be an object/],
    [`${good}\n{"_type": "page"}`, /line 2 of .* needs an "_id" that is a string/],
    [`${good}\n{"_id": "b"}`, /line 2 of .* needs a "_type" that is a string/],
    [`${good}\n{"_id": "b c", "_type": "page"}`, /line 2 of .* holds the character ' '/],
    [`${good}\n${good}`, /line 2 of .* a stands on line 1 already/],
    [
      `${good}\n{"_id": "b", "_type": "page", "to": {"_ref": "c"}}`,
      /line 2 of .* refers to c, which is neither in the file nor in the dataset\n {2}Nothing was written\./,
    ],
  ]
  for (const [input, message] of faults) {
    const { code, stderr } = await run(['import', '-', '--dataset', 'faulty'], { env, input })
    assert.equal(code, 1)
    assert.match(stderr, message)
  }
  assert.equal((await done('export', '--dataset', 'faulty')).stdout, '')
})

test('killed in the middle, it goes on when it is repeated', async () => {
  await done('dataset', 'create', 'large')
  await done('generate', '--dataset', 'large', '--documents', '3000', '--today', '2026-11-15')
  await done('export', '--dataset', 'large', '-o', 'large.ndjson')
  await done('dataset', 'create', 'cut')
  const args = ['import', 'large.ndjson', '--dataset', 'cut']
  const count = async () =>
    Number((await done('query', '--dataset', 'cut', '--perspective', 'raw', 'count(*)')).stdout)
  const child = spawn(vitrine, args, { env, cwd: folder, stdio: 'ignore' })
  const exit = once(child, 'exit')
  let there = 0
  for (let tries = 0; there === 0 && tries < 600; tries += 1) {
    await wait(50)
    there = await count()
  }
  child.kill('SIGKILL')
  assert.deepEqual(await exit, [null, 'SIGKILL'])
  there = await count()
  assert.ok(there > 0 && there < 3000 && there % 1000 === 0, `${there} documents`)
  const { stderr } = await done(...args)
  assert.match(stderr, new RegExp(`${3000 - there} documents written, ${there} there already`))
  assert.deepEqual(await exported('cut'), await exported('large'))
})

test('an export is of one moment, whatever is written meanwhile', async () => {
  await done('dataset', 'create', 'moving')
  const client = createClient({
    projectId: service.project,
    dataset: 'moving',
    apiHost: service.url,
    useProjectHostname: false,
    apiVersion: '2025-02-19',
    useCdn: false,
    token: service.editor,
  })
  const ids = Array.from({ length: 400 }, (_, i) => `page-${String(i).padStart(3, '0')}`)
  const round = (n: number) => {
    const transaction = client.transaction()
    for (const _id of ids) {
      transaction.createOrReplace({ _id, _type: 'page', n, text: 'å'.repeat(2000) })
    }
    return transaction.commit({ returnDocuments: false })
  }
  await round(0)
  let writing = true
  const writer = (async () => {
    for (let n = 1; writing; n += 1) await round(n)
  })()
  const seen = new Set<unknown>()
  for (let i = 0; i < 8; i += 1) {
    const documents = lines((await done('export', '--dataset', 'moving')).stdout)
    assert.equal(documents.length, ids.length)
    const rounds = new Set(documents.map(({ n }) => n))
    assert.equal(rounds.size, 1, 'all documents are of one transaction')
    seen.add([...rounds][0])
  }
  writing = false
  await writer
  assert.ok(seen.size > 1, 'writes went on')
})

test('an interrupted import says how to go on', async () => {
  await done('dataset', 'create', 'interrupted')
  const child = spawn(vitrine, ['import', '-', '--dataset', 'interrupted'], {
    env,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  // It waits for the rest of its input.
  const stderr = text(child.stderr)
  const line = JSON.stringify({ _id: 'a', _type: 'page', text: 'a'.repeat(1000) })
  // More than a pipe holds: once it is written, the import has read some of it.
  const written = new Promise((resolve) => child.stdin.write(`${line}\n`.repeat(200), resolve))
  await written
  child.kill('SIGINT')
  assert.deepEqual(await once(child, 'exit'), [1, null])
  assert.match(await stderr, /^error: interrupted: .* the same command goes on from there/)
})

test('an interrupted export leaves nothing under the final name', async () => {
  const child = spawn(vitrine, ['export', '--dataset', 'large', '-o', 'never.ndjson.gz'], {
    env,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const begun = async () => (await readdir(folder)).some((name) => name.startsWith('.never'))
  for (let tries = 0; tries < 1000 && !(await begun()); tries += 1) await wait(5)
  child.kill('SIGINT')
  const [code] = await once(child, 'exit')
  assert.equal(code, 1)
  assert.ok(!(await readdir(folder)).some((name) => name.includes('never')))
  await assert.rejects(stat(join(folder, 'never.ndjson.gz')))
})
