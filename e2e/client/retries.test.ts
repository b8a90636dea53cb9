/** The client comes again when the service is busy, and only where that is safe. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { after, before, describe, test } from 'node:test'
import { clientOf, generations } from '../../testbed/clients.ts'
import { type ContentService, startContentService } from '../../testbed/contentService.ts'

let service: ContentService
let proxy: Server
let url = ''
/** How many of the next requests are refused, and what came in. */
let refusals = 0
let requests: Array<{ method: string; path: string }> = []

before(async () => {
  service = await startContentService()
  proxy = createServer(async (request, response) => {
    requests.push({ method: request.method ?? '', path: request.url?.split('?')[0] ?? '' })
    if (refusals-- > 0) {
      const json = '{"statusCode":503,"error":"Service Unavailable","message":"busy"}'
      response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '0' }).end(json)
      return
    }
    const passed = await pass(request)
    response.writeHead(passed.status, { 'content-type': 'application/json' })
    response.end(await passed.text())
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  if (address && typeof address === 'object') url = `http://127.0.0.1:${address.port}`
})
after(async () => {
  proxy.closeAllConnections()
  proxy.close()
  await service.stop()
})

async function pass(request: IncomingMessage): Promise<Response> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const headers = new Headers()
  for (const name of ['authorization', 'content-type', 'x-sanity-project-id']) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  const method = request.method ?? 'GET'
  const body = parts.length > 0 ? Buffer.concat(parts) : null
  return fetch(`${service.url}${request.url}`, { method, headers, body })
}

function refuse(times: number): void {
  refusals = times
  requests = []
}

for (const [name, createClient] of Object.entries(generations)) {
  const make = (options = {}) =>
    clientOf(createClient, service, { apiHost: url, token: service.editor, ...options })
  const prefix = name.replace(' ', '-')

  describe(`${name}: retries`, () => {
    test('a query is asked until it is answered', async () => {
      refuse(2)
      assert.equal(await make().fetch('1 + 1'), 2)
      assert.equal(requests.length, 3)
      refuse(2)
      assert.equal(await make().fetch(`1 + 1 // ${'x'.repeat(12_000)}`), 2)
      assert.deepEqual(new Set(requests.map(({ method }) => method)), new Set(['POST']))
      assert.equal(requests.length, 3)
    })

    test('a document is asked for until it is there', async () => {
      await make().createOrReplace({ _id: `${prefix}-again`, _type: 'page' })
      refuse(1)
      assert.equal((await make().getDocument(`${prefix}-again`))?._type, 'page')
      assert.equal(requests.length, 2)
    })

    test('a mutation is not made twice', async () => {
      refuse(1)
      await assert.rejects(make().create({ _id: `${prefix}-twice`, _type: 'page' }), /busy/)
      assert.equal(requests.length, 1)
      assert.equal(await make().getDocument(`${prefix}-twice`), undefined)
    })

    test('nor is anything when the client is told not to', async () => {
      refuse(1)
      await assert.rejects(make({ maxRetries: 0 }).fetch('1'), /busy/)
      assert.equal(requests.length, 1)
    })
  })
}
