/** Little that becomes much: compressed bodies of requests, and files for `vitrine import`. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib'
import { type ContentService, startContentService } from '../../testbed/contentService.ts'
import { run } from '../command-line/vitrine.ts'
import { asker } from '../http/ask.ts'
import { tar } from './archive.ts'

const MEGABYTE = 1 << 20
/** What a bomb may add to the memory of the service, in megabytes. */
const MOST_MEMORY = 64
const spaces = Buffer.alloc(256 * MEGABYTE, ' ')
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }

let service: ContentService
let folder: string
const ask = asker(() => service)
before(async () => {
  service = await startContentService()
  folder = await mkdtemp(join(tmpdir(), 'vitrine-attack-'))
})
after(async () => {
  await service.stop()
  await rm(folder, { recursive: true })
})

/** The most memory that the service has had, in megabytes. */
function peak(): number {
  const status = readFileSync(`/proc/${service.pid}/status`, 'utf8')
  return Number(status.match(/^VmHWM:\s+(\d+) kB$/m)?.[1]) / 1024
}

// Packed as small as it goes: the service refuses a body before it reads it, and a client that
// still writes then would lose the response.
const bodies: [coding: string, body: Buffer][] = [
  ['gzip', gzipSync(spaces, { level: 9 })],
  ['br', brotliCompressSync(spaces, quick)],
  ['zstd', zstdCompressSync(spaces)],
  ['gzip, gzip', gzipSync(gzipSync(spaces, { level: 9 }))],
]
const addresses = ['/data/query/production', '/data/mutate/production', '/assets/images/production']

test('a compressed body is refused and costs nothing', async () => {
  const before = peak()
  for (const [coding, body] of bodies) {
    for (const address of addresses) {
      const headers = { 'content-encoding': coding, 'content-type': 'application/json' }
      const answer = await ask(address, {
        method: 'POST',
        token: service.editor,
        body: new Uint8Array(body),
        headers,
      })
      assert.equal(answer.status, 415, `${coding} to ${address}: ${answer.text}`)
      assert.equal(answer.headers.get('accept-encoding'), 'identity')
    }
  }
  const more = peak() - before
  assert.ok(more < MOST_MEMORY, `${more.toFixed(0)} MB more`)
})

const document = Buffer.from('{"_id":"a","_type":"page"}\n')
const imports: [name: string, file: Buffer, says: RegExp][] = [
  ['a line without an end', gzipSync(spaces, { level: 1 }), /longer than/],
  ['a document that is very deep', deep(100_000), /recursion|deep/],
  ['no document', Buffer.from('[1, 2]\n'), /object|document/],
  ['an entry above the archive', tar('../out.ndjson', document), /leads out of the archive/],
  ['an entry from the root', tar('/out.ndjson', document), /leads out of the archive/],
  ['an archive cut off', tar('bundle/data.ndjson', document).subarray(0, 700), /end|cut|short/],
  ['gzip cut off', gzipSync(spaces, { level: 1 }).subarray(0, 2000), /incomplete/],
]

function deep(levels: number): Buffer {
  const value = '['.repeat(levels) + ']'.repeat(levels)
  return Buffer.from(`{"_id":"a","_type":"page","value":${value}}\n`)
}

for (const [name, file, says] of imports) {
  test(`import: ${name}`, async () => {
    const work = await mkdtemp(join(folder, 'import-'))
    await writeFile(join(work, 'given'), file)
    const env = { VITRINE_DATABASE_URL: service.database, VITRINE_DEFAULT_PROJECT: service.project }
    const ended = await run(['import', 'given', '--dataset', service.dataset], { env, cwd: work })
    assert.equal(ended.code, 1, ended.stderr)
    assert.match(ended.stderr, says)
    assert.doesNotMatch(ended.stderr, /panicked/)
    assert.ok(!(await readdir(folder)).includes('out.ndjson'))
    const there = await ask('/data/query/production?query=count(*)')
    assert.equal(there.json.result, 0, 'nothing of it was written')
  })
}
