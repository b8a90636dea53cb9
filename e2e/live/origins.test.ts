/** Live events of the real client in pages of other origins. */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { clientOf, generations } from '../../testbed/clients.ts'
import { type ContentService, startContentService } from '../../testbed/contentService.ts'
import { vitrine } from '../../testbed/paths.ts'
import { collect } from './collect.ts'

const allowed = 'https://museum.example'
const others = 'https://evil.example'

let service: ContentService
const browsers = new Map<string, Server>()
before(async () => {
  service = await startContentService({ env: { VITRINE_DEFAULT_PROJECT: 'museum01' } })
  const add = ['cors', 'add', '--project', service.project, allowed]
  execFileSync(vitrine, ['--database', service.database, ...add])
  for (const origin of [allowed, others]) browsers.set(origin, await startBrowser(origin))
})
after(async () => {
  for (const browser of browsers.values()) {
    browser.closeAllConnections()
    browser.close()
  }
  await service.stop()
})

/**
 * What a browser does between a page and the service: it says which origin the page has, and gives
 * it only those responses that the origin may read.
 */
async function startBrowser(origin: string): Promise<Server> {
  const browser = createServer((asked, answer) => {
    const { method, url = '/', headers } = asked
    const forwarded = request(new URL(url, service.url), {
      method,
      headers: { ...headers, origin },
    })
    forwarded.on('error', () => answer.destroy())
    forwarded.on('response', (response) => {
      answer.on('close', () => response.destroy())
      const readable = response.headers['access-control-allow-origin']
      if (readable !== origin && readable !== '*') return answer.destroy()
      answer.writeHead(response.statusCode ?? 500, response.headers)
      return response.pipe(answer)
    })
    asked.pipe(forwarded)
  })
  browser.listen(0, '127.0.0.1')
  await once(browser, 'listening')
  return browser
}

function liveEvents(createClient: (typeof generations)[string], origin: string) {
  const address = browsers.get(origin)?.address() as AddressInfo
  const client = clientOf(createClient, service, { apiHost: `http://127.0.0.1:${address.port}` })
  return collect(client.live.events() as never)
}

for (const [generation, createClient] of Object.entries(generations)) {
  describe(generation, () => {
    test('a page of an origin that is let in hears live events', async () => {
      const heard = liveEvents(createClient, allowed)
      await heard.until(({ type }) => type === 'welcome')
      heard.end()
    })

    test('a page of another origin learns that its origin is not allowed', async () => {
      const error = (await liveEvents(createClient, others).failure()) as Error
      assert.equal(error.name, 'CorsOriginError')
      const text = /^The current origin is not allowed to connect to the Live Content API\./
      assert.match(error.message, text)
    })
  })
}
