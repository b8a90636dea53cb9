/** What operators see: metrics, log lines and request ids. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type ContentService, startContentService } from '../../testbed/contentService.ts'
import { asker } from './ask.ts'

let service: ContentService
let talkative: ContentService
const ask = asker(() => service)
before(async () => {
  service = await startContentService({ env: { VITRINE_LOG: 'info' } })
  const env = { VITRINE_LOG: 'info', VITRINE_LOG_QUERY_PARAMETERS: 'true' }
  talkative = await startContentService({ env })
})
after(async () => {
  await service.stop()
  await talkative.stop()
})

const secret = 'a-parameter-that-is-nobodys-business'
const query = `/data/query/production?query=%24secret&%24secret=%22${secret}%22&tag=my.tag`

test('figures count requests by operation, never by path', async () => {
  const { viewer } = service
  await ask(query, { token: viewer })
  await ask(`//project/museum01/v2025-02-19${query}`)
  await ask('/data/query/nosuch-dataset?query=1')
  await ask('//no/such/address')
  await ask('/data/query/production', { method: 'DELETE' })
  const answer = await ask('//metrics')
  assert.match(answer.headers.get('content-type') ?? '', /^application\/openmetrics-text/)
  const operation = 'operation="/{version}/data/query/{dataset}"'
  for (const line of [
    `vitrine_requests_total{${operation},method="GET",status="2xx"} 2`,
    `vitrine_requests_total{${operation},method="GET",status="4xx"} 1`,
    `vitrine_requests_total{${operation},method="DELETE",status="4xx"} 1`,
    'vitrine_requests_total{operation="unknown",method="GET",status="4xx"} 1',
    `vitrine_request_duration_seconds_count{${operation}} 4`,
    'vitrine_requests_in_flight 1',
    'vitrine_query_duration_seconds_count 2',
  ]) {
    assert.ok(answer.text.split('\n').includes(line), `${line}\n${answer.text}`)
  }
  assert.match(answer.text, /^vitrine_database_connections [1-9]/m)
  assert.match(answer.text, /^vitrine_database_connections_idle \d/m)
  assert.doesNotMatch(answer.text, /nosuch|museum01|no\/such/)
})

test('a request leaves one line, without a token or a parameter', async () => {
  const headers = { 'x-request-id': 'my-request-1' }
  await ask(query, { token: service.viewer, headers })
  await ask(query, { token: `${service.viewer}-wrong` })
  await service.logged('status=401')
  const lines = await service.logged('my-request-1')
  assert.equal(lines.length, 1, service.log())
  const line = lines[0] ?? ''
  for (const part of [
    'method="GET"',
    'operation="/{version}/data/query/{dataset}"',
    'status=200',
    'project="museum01"',
    'dataset="production"',
    'tag="my.tag"',
    'client=127.0.0.0',
  ]) {
    assert.ok(line.includes(part), `${part}\n${line}`)
  }
  assert.match(line, /milliseconds=\d/)
  assert.match(line, /trace_id="[0-9a-f]{32}"/)
  for (const private_ of [service.viewer, secret, 'Bearer', 'uthorization: ', '$secret']) {
    assert.equal(service.log().includes(private_), false, private_)
  }
})

test('parameters are logged where the settings say so, tokens never', async () => {
  const answer = await asker(() => talkative)(query, { token: talkative.viewer })
  assert.equal(answer.json.result, secret)
  await talkative.logged(secret)
  assert.equal(talkative.log().includes(talkative.viewer), false)
})

test('a request keeps the ids it came with, and gets those it lacks', async () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
  const headers = { 'x-request-id': 'mine', traceparent: `00-${trace}-00f067aa0ba902b7-01` }
  const response = await ask(query, { headers })
  assert.equal(response.headers.get('x-request-id'), 'mine')
  assert.match(
    response.headers.get('traceparent') ?? '',
    new RegExp(`^00-${trace}-[0-9a-f]{16}-01$`),
  )

  for (const path of [query, '//no/such/address', '//healthz', '/data/query/production?query=*[']) {
    const made = await ask(path, { headers: { 'x-request-id': 'not an id', traceparent: 'x' } })
    assert.match(made.headers.get('x-request-id') ?? '', /^[A-Za-z0-9]{22}$/)
    assert.match(made.headers.get('traceparent') ?? '', /^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/)
  }
})
