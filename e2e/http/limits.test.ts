/** Slow, long and deep requests, a database that is away, and the end of the service. */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { type ContentService, startContentService } from '../../testbed/contentService.ts'
import { startDatabaseProxy } from '../databaseProxy.ts'
import { asker, mutate } from './ask.ts'

let service: ContentService
const ask = asker(() => service)
const env = {
  VITRINE_HEAD_SECONDS: '1',
  VITRINE_REQUEST_SECONDS: '2',
  VITRINE_STALL_SECONDS: '1',
}
before(async () => {
  service = await startContentService({ env })
})
after(() => service.stop())

/** A connection of its own, and what came over it until it ended. */
function raw(): { socket: Socket; ended: Promise<string> } {
  const { hostname, port } = new URL(service.url)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.setEncoding('utf8').on('data', (part) => {
    text += part
  })
  socket.on('error', () => {})
  const ended = new Promise<string>((resolve) => {
    socket.on('close', () => resolve(text))
  })
  return { socket, ended }
}

async function until(done: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 3000; tries++) {
    if (await done()) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  assert.fail('it did not happen')
}

/** Whether the service still has its end of a connection open, as the kernel sees it. */
function established(ours: number, theirs: number): boolean {
  const filter = `( sport = :${theirs} and dport = :${ours} )`
  const found = execFileSync('ss', ['-tnH', 'state', 'established', filter], { encoding: 'utf8' })
  return found.trim() !== ''
}

/** Sends a text a character at a time. */
function trickle(socket: Socket, text: string): void {
  let at = 0
  const timer = setInterval(() => socket.write(text[at++ % text.length] ?? ''), 100)
  socket.on('close', () => clearInterval(timer))
}

describe('slow callers', { concurrency: true }, () => {
  test('a head that does not come to its end', async () => {
    const { socket, ended } = raw()
    trickle(socket, `GET /healthz HTTP/1.1\r\nx: ${'x'.repeat(1000)}`)
    assert.doesNotMatch(await ended, /^HTTP\/1.1 200/)
  })

  test('a connection without a request, or idle after one', async () => {
    const silent = raw()
    const idle = raw()
    idle.socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n')
    assert.equal(await silent.ended, '')
    assert.match(await idle.ended, /^HTTP\/1.1 200/)
  })

  test('a body that does not come to its end', async () => {
    const { socket, ended } = raw()
    const head = [
      'POST /v2025-02-19/data/query/production HTTP/1.1',
      'host: a',
      `x-sanity-project-id: ${service.project}`,
      'content-length: 1000',
      '',
      '',
    ]
    socket.write(head.join('\r\n'), () => trickle(socket, ' '))
    const text = await ended
    assert.match(text, /^HTTP\/1.1 504/)
    assert.match(text, /The request took too long/)
  })

  test('an answer that nobody takes', async () => {
    const text = 'x'.repeat(4 << 20)
    const ids = ['large-1', 'large-2', 'large-3', 'large-4', 'large-5', 'large-6']
    for (const _id of ids) {
      await mutate(ask, service.editor, [{ create: { _id, _type: 'page', text } }])
    }
    const { socket, ended } = raw()
    socket.pause()
    const head = [
      `GET /v2025-02-19/data/doc/production/${ids.join(',')} HTTP/1.1`,
      'host: a',
      `x-sanity-project-id: ${service.project}`,
      `authorization: Bearer ${service.editor}`,
      '',
      '',
    ]
    await once(socket, 'connect')
    const [ours, theirs] = [socket.localPort ?? 0, socket.remotePort ?? 0]
    assert.ok(established(ours, theirs))
    socket.write(head.join('\r\n'))
    await until(async () => !established(ours, theirs))
    socket.resume()
    const taken = await ended
    assert.match(taken, /^HTTP\/1.1 200/)
    assert.ok(taken.length < ids.length * text.length, 'it was cut off')
  })
})

test('what is too long or too deep is refused in JSON', async () => {
  const post = (path: string, body: string) =>
    ask(path, { method: 'POST', token: service.editor, body })
  const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  const long = await ask(`/data/query/production?query=1&pad=${'x'.repeat(33_000)}`)
  assert.equal(long.status, 414)
  assert.match(long.json.message, /send the query by POST/)

  const large = await post('/data/mutate/production', ' '.repeat((16 << 20) + 1))
  assert.equal(large.status, 413)
  assert.match(large.json.message, /longer than 16777216 bytes/)

  const answers = [
    await post('/data/query/production', `{"query":"1","params":{"a":${deep(100_000)}}}`),
    await post('/data/mutate/production', `{"mutations":[${deep(100_000)}]}`),
    await post(
      '/data/mutate/production',
      `{"mutations":[{"create":{"_type":"a","a":${deep(120)}}}]}`,
    ),
    await ask(`/data/query/production?query=1&%24a=${deep(10_000)}`),
    await post('/data/query/production', `{"query":"${deep(100_000)}"}`),
  ]
  for (const answer of answers) {
    assert.equal(answer.status, 400, answer.text.slice(0, 200))
    assert.ok(answer.json.message ?? answer.json.error.description)
  }
  assert.equal((await ask('//no/such/address')).json.message, 'Not found')
  const wrong = await ask('/data/query/production', { method: 'DELETE' })
  assert.equal(wrong.status, 405)
  assert.equal(wrong.json.statusCode, 405)
  assert.equal((await ask('//healthz')).status, 200)
})

test('a head that is too large ends the connection', async () => {
  const { socket, ended } = raw()
  socket.write(`GET /healthz HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(200_000)}\r\n\r\n`)
  assert.match(await ended, /^HTTP\/1.1 431/)
})

test('with the database away the caller is told to come again, soon', async () => {
  const proxy = await startDatabaseProxy()
  const apart = await startContentService({ databaseAddress: proxy.addressFor })
  try {
    const askApart = asker(() => apart)
    assert.equal((await askApart('/data/query/production?query=*')).status, 200)
    proxy.close()
    const begun = performance.now()
    const answers = await Promise.all([
      askApart('/data/query/production?query=*'),
      askApart('/data/doc/production/a'),
      askApart('//readyz'),
    ])
    for (const answer of answers) {
      assert.equal(answer.status, 503, answer.text)
      assert.equal(answer.headers.get('retry-after'), '2')
    }
    // Far less than the time that a request has.
    assert.ok(performance.now() - begun < 20_000)
    assert.equal((await askApart('//healthz')).status, 200)
    await proxy.open()
    assert.equal((await askApart('/data/query/production?query=*')).status, 200)
  } finally {
    await apart.stop()
    proxy.close()
  }
})

test('who is asked to stop finishes what is under way', async () => {
  const ending = await startContentService()
  const { hostname, port } = new URL(ending.url)
  const socket = connect(Number(port), hostname)
  let text = ''
  socket.setEncoding('utf8').on('data', (part) => {
    text += part
  })
  const body = '{"query":"1 + 1"}'
  const head = [
    'POST /v2025-02-19/data/query/production HTTP/1.1',
    'host: a',
    `x-sanity-project-id: ${ending.project}`,
    `content-length: ${body.length}`,
    '',
    '',
  ]
  socket.write(head.join('\r\n'))
  // Ours and the request for the metrics.
  await until(async () => (await asker(() => ending)('//metrics')).text.includes('_in_flight 2\n'))
  const stopped = ending.stop()
  await until(async () => !(await fetch(`${ending.url}/healthz`).catch(() => undefined)))
  socket.write(body)
  await once(socket, 'close')
  assert.match(text, /^HTTP\/1.1 200.*"result":2/s)
  await stopped
})
