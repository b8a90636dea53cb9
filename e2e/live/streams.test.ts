/** What begins, resumes and ends a stream. */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { after, before, test } from 'node:test'
import { clientOf, generations } from '../../testbed/clients.ts'
import {
  type ContentService,
  startContentService,
  startSecondNode,
} from '../../testbed/contentService.ts'
import { open } from '../../testbed/eventStream.ts'
import { vitrine } from '../../testbed/paths.ts'

let service: ContentService
before(async () => {
  // Without a broker: events of this node come at once, those of others within a second.
  service = await startContentService({ env: { VITRINE_NATS_URL: '' } })
})
after(() => service.stop())

const run = (...args: string[]) =>
  execFileSync(vitrine, ['--database', service.database, ...args], { encoding: 'utf8' }).trim()
const address = (path: string) =>
  `${service.url}/project/${service.project}/v2025-02-19/data/${path}`
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const editor = () =>
  clientOf(Object.values(generations)[0] as never, service, { token: service.editor })
const page = (id: string, more: object = {}) =>
  editor().createOrReplace({ _id: id, _type: 'page', ...more })

test('live events resume where a client was, and restart where nobody knows', async () => {
  const url = address('live/events/production')
  const first = await open(url)
  const welcome = await first.until(({ event }) => event === 'welcome')
  await page('a', { n: 1 })
  const heard = await first.until(({ event }) => event === 'message')
  first.close()
  await page('a', { n: 2 })
  await page('drafts.a', { n: 3 })
  await page('b')
  const again = await open(url, { 'last-event-id': String(heard.id) })
  await again.until(({ event, id }) => event === 'welcome' && id === heard.id)
  const missed = () => again.frames.filter(({ event }) => event === 'message')
  await again.until(() => missed().length === 2)
  assert.ok(missed().every(({ id }) => id !== heard.id && id !== welcome.id))
  again.close()
  for (const id of ['999-1', 'yesterday', String(heard.id).replace(/-.*/, '-999999')]) {
    const lost = await open(url, { 'last-event-id': id })
    assert.equal((await lost.until(() => true)).event, 'restart', id)
    lost.close()
  }
})

test('a listener resumes if it wants to', async () => {
  const url = address(`listen/production?query=${encodeURIComponent('*[_type == "page"]')}`)
  const editor = bearer(service.editor)
  const first = await open(url, editor)
  await first.until(({ event }) => event === 'welcome')
  await page('c')
  const { id } = await first.until(({ event }) => event === 'mutation')
  first.close()
  await page('d')
  const last = { 'last-event-id': String(id) }
  const resumed = await open(`${url}&enableResume=true`, { ...last, ...editor })
  await resumed.until(({ event }) => event === 'welcomeback')
  const missed = await resumed.until(({ event }) => event === 'mutation')
  assert.equal(missed.data.documentId, 'd')
  resumed.close()
  // Without a token nothing is told again: it may not be published any more.
  const anyone = await open(`${url}&enableResume=true`, last)
  assert.equal((await anyone.until(() => true)).event, 'reset')
  anyone.close()
  const unknown = await open(`${url}&enableResume=true`, { 'last-event-id': '999-1', ...editor })
  assert.equal((await unknown.until(() => true)).event, 'reset')
  unknown.close()
  const anew = await open(url, last)
  assert.equal((await anew.until(() => true)).event, 'welcome')
  anew.close()
})

test('a limited role hears of what it may read, and nothing of the rest', async () => {
  run('role', 'create', '--project', service.project, 'local', '--allow', 'read: site == "jelling"')
  const token = run('token', 'create', '--project', service.project, 'local', '--role', 'local')
  const all = `listen/production?query=*&includePreviousRevision=true&effectFormat=mendoza`
  const listener = await open(address(all), bearer(token))
  const live = await open(address('live/events/production?includeDrafts=true'), bearer(token))
  await Promise.all([listener, live].map((one) => one.until(({ event }) => event === 'welcome')))
  await page('e', { site: 'slottet', secret: 1 })
  await page('e', { site: 'jelling', open: 2 })
  const appear = await listener.until(({ event }) => event === 'mutation')
  assert.equal(appear.data.transition, 'appear')
  assert.equal(appear.data.previous, undefined)
  assert.equal(appear.data.effects, undefined)
  assert.deepEqual(appear.data.mutations, [])
  await page('e', { site: 'slottet', secret: 3 })
  const gone = await listener.until(({ data }) => data.transition === 'disappear')
  assert.equal(gone.data.result, undefined)
  assert.ok(!JSON.stringify(listener.frames).includes('secret'))
  // Of the three changes two had a side that it may read.
  await live.until(() => live.frames.filter(({ event }) => event === 'message').length === 2)
  listener.close()
  live.close()
})

test('a revoked token ends its streams within five seconds', async () => {
  const token = run('token', 'create', '--project', service.project, 'leaving', '--role', 'viewer')
  const listener = await open(address('listen/production?query=*'), bearer(token))
  const live = await open(address('live/events/production?includeDrafts=true'), bearer(token))
  await Promise.all([listener, live].map((one) => one.until(({ event }) => event === 'welcome')))
  const own = run('token', 'list', '--project', service.project)
  const id =
    own
      .split('\n')
      .find((line) => line.includes('leaving'))
      ?.split(' ')[0] ?? ''
  const begun = Date.now()
  run('token', 'revoke', '--project', service.project, id)
  await Promise.all([listener.ended, live.ended])
  assert.ok(Date.now() - begun < 5000, `${Date.now() - begun} ms`)
  assert.equal(listener.frames.at(-1)?.event, 'disconnect')
  assert.equal(live.frames.at(-1)?.event, 'goaway')
})

test('what another program commits comes without a broker, too', async () => {
  const live = await open(address('live/events/production'))
  await live.until(({ event }) => event === 'welcome')
  const begun = Date.now()
  execFileSync(
    vitrine,
    [
      '--database',
      service.database,
      'import',
      '--project',
      service.project,
      '--dataset',
      'production',
      '-',
    ],
    { input: '{"_id": "imported", "_type": "page"}\n' },
  )
  await live.until(({ event }) => event === 'message')
  assert.ok(Date.now() - begun < 5000)
  live.close()
  const ready = await fetch(`${service.url}/readyz`)
  assert.match(await ready.text(), /^ready\nevents by polling: no NATS is set\n$/)
})

test('a bulk load restarts live events, resets listeners, and cuts those who know no reset', async () => {
  const listened = address('listen/production?query=*')
  const live = await open(address('live/events/production'))
  const knowing = await open(`${listened}&enableResume=true`)
  const plain = await open(listened)
  const all = [live, knowing, plain]
  await Promise.all(all.map((one) => one.until(({ event }) => event === 'welcome')))
  run('generate', '--project', service.project, '--dataset', 'production', '--documents', '500')
  await live.until(({ event }) => event === 'restart')
  await knowing.until(({ event }) => event === 'reset')
  await plain.ended
  assert.deepEqual(
    plain.frames.map(({ event }) => event),
    ['welcome'],
  )
  live.close()
  knowing.close()
})

test('a dataset that is closed or deleted ends the streams of those who may not read it', async () => {
  run('dataset', 'create', '--project', service.project, 'closing')
  const path = 'live/events/closing'
  const anyone = await open(address(path))
  const listener = await open(address('listen/closing?query=*'))
  const viewer = await open(address(path), bearer(service.viewer))
  const all = [anyone, listener, viewer]
  await Promise.all(all.map((one) => one.until(({ event }) => event === 'welcome')))
  const administrator = clientOf(Object.values(generations)[0] as never, service, {
    token: service.administrator,
  })
  await administrator.datasets.edit('closing', { aclMode: 'private' })
  await Promise.all([anyone.ended, listener.ended])
  assert.deepEqual(anyone.frames.at(-1), {
    event: 'goaway',
    id: anyone.frames[0]?.id,
    data: { reason: 'the dataset is not public any more' },
  })
  assert.equal(listener.frames.at(-1)?.event, 'disconnect')
  run('dataset', 'delete', '--project', service.project, 'closing', '--yes')
  await viewer.ended
  assert.partialDeepStrictEqual(viewer.frames.at(-1), {
    event: 'goaway',
    data: { reason: 'the dataset was deleted' },
  })
})

test('a listener that takes nothing is cut, and others hear everything', async (context) => {
  const node = await startSecondNode(service, {
    env: { VITRINE_NATS_URL: '', VITRINE_STALL_SECONDS: '1' },
  })
  context.after(() => node.stop())
  const path = `/project/${service.project}/v2025-02-19/data/listen/production?query=*`
  const stalled = connect(Number(new URL(node.url).port), '127.0.0.1')
  context.after(() => stalled.destroy())
  stalled.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
  await once(stalled, 'data')
  stalled.pause()
  const other = await open(`${node.url}${path}`)
  await other.until(({ event }) => event === 'welcome')
  const streams = async () => {
    const metrics = await (await fetch(`${node.url}/metrics`)).text()
    return Number(/vitrine_live_streams\{kind="listen"\} (\d+)/.exec(metrics)?.[1])
  }
  assert.equal(await streams(), 2)
  // More than the kernel holds for a connection. Of a document that was replaced meanwhile, a slow
  // listener without a token gets no content.
  const text = 'x'.repeat(1 << 20)
  const writer = clientOf(Object.values(generations)[0] as never, node, { token: node.editor })
  for (let n = 0; n < 20; n++)
    await writer.createOrReplace({ _id: `large-${n}`, _type: 'page', n, text })
  await other.until(({ data }) => (data.result as { n?: number } | undefined)?.n === 19)
  assert.equal(other.frames.filter(({ event }) => event === 'mutation').length, 20)
  for (let tries = 0; (await streams()) > 1; tries++) {
    assert.ok(tries < 100, 'it is still there')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  other.close()
})
