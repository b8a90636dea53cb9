/** ETags, and who may cache a response. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type ContentService, startContentService } from '../../testbed/contentService.ts'
import { asker, mutate } from './ask.ts'

let service: ContentService
const ask = asker(() => service)
before(async () => {
  service = await startContentService()
  await mutate(ask, service.editor, [{ create: { _id: 'fresh', _type: 'page', n: 1 } }])
})
after(() => service.stop())

const query = `/data/query/production?query=${encodeURIComponent('*[_id == "fresh"][0].n')}`
const everyone = 'public, max-age=0, must-revalidate'
const nobody = 'private, no-store'

test('an answer that did not change is not sent again', async () => {
  for (const path of [query, '/data/doc/production/fresh']) {
    const first = await ask(path)
    const tag = first.headers.get('etag') ?? ''
    assert.match(tag, /^"[0-9a-f]{32}"$/)
    assert.equal((await ask(path)).headers.get('etag'), tag)

    const again = await ask(path, { headers: { 'if-none-match': `"other", ${tag}` } })
    assert.equal(again.status, 304)
    assert.equal(again.text, '')
    assert.equal(again.headers.get('etag'), tag)
    assert.equal(again.headers.get('cache-control'), everyone)

    await mutate(ask, service.editor, [{ patch: { id: 'fresh', inc: { n: 1 } } }])
    const changed = await ask(path, { headers: { 'if-none-match': tag } })
    assert.equal(changed.status, 200)
    assert.notEqual(changed.headers.get('etag'), tag)
  }
})

test('only what anyone may read is for everyone to keep', async () => {
  const { viewer } = service
  const cases = [
    [query, undefined, everyone],
    [`${query}&perspective=published`, undefined, everyone],
    [`${query}&perspective=drafts`, undefined, nobody],
    [`${query}&perspective=raw`, undefined, nobody],
    [query, viewer, nobody],
    [`${query}&perspective=drafts`, viewer, nobody],
    ['/data/doc/production/fresh', undefined, everyone],
    ['/data/doc/production/fresh', viewer, nobody],
    ['/data/query/production?query=*[', undefined, 'no-store'],
    ['/data/query/nosuch?query=1', undefined, 'no-store'],
  ] as const
  for (const [path, token, expected] of cases) {
    const answer = await ask(path, token ? { token } : {})
    assert.equal(answer.headers.get('cache-control'), expected, `${path} ${token}`)
    if (answer.status === 200) {
      const vary = ['Authorization', 'Accept-Encoding', 'Origin', ...(token ? ['Cookie'] : [])]
      assert.equal(answer.headers.get('vary'), vary.join(', '))
    }
  }
})

test('RFC 9110, 13.1.2: a query by POST whose answer the caller has is told so', async () => {
  const body = JSON.stringify({ query: '*[_id == "fresh"][0].n' })
  const path = '/data/query/production'
  const by = (headers: Record<string, string>) => ask(path, { method: 'POST', body, headers })
  const first = await by({})
  const tag = first.headers.get('etag') ?? ''
  assert.equal((await by({ 'if-none-match': '"other"' })).status, 200)
  const again = await by({ 'if-none-match': tag })
  assert.deepEqual([again.status, again.text], [412, ''])
  await mutate(ask, service.editor, [{ patch: { id: 'fresh', inc: { n: 1 } } }])
  assert.equal((await by({ 'if-none-match': tag })).status, 200)
})

test('an answer that was given before is not given after a change', async () => {
  const result = async () => (await ask(query)).json.result
  for (let n = 0; n < 4; n++) {
    const before = await result()
    assert.deepEqual([await result(), await result()], [before, before])
    await mutate(ask, service.editor, [{ patch: { id: 'fresh', inc: { n: 1 } } }])
    assert.equal(await result(), before + 1)
  }
})
