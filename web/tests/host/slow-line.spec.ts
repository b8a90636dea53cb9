import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { shifts, watchShifts } from './shifts.ts'
import { ask, expect, test } from './visitor.ts'

const site = 'nationalmuseet'
/** Where a page ends, and with it what the browser waits for. */
const pageEnd = /(?<=id="page-end"[^>]*>)/

/** Sends the page entry by entry, and what follows only when the page has been painted. */
async function send(html: string, response: ServerResponse, painted: Promise<void>) {
  const [page = '', ...after] = html.split(pageEnd)
  const parts = page.split(/(?=<li>)/)
  expect(parts.length).toBeGreaterThan(10)
  response.setHeader('content-type', 'text/html; charset=utf-8')
  for (const part of parts) {
    response.write(part)
    // The pace of the line. On a busy machine parts may come together, which moves nothing.
    await wait(20)
  }
  await painted
  response.end(after.join(''))
}

test('nothing moves when a page comes in parts', async ({ page }) => {
  const html = await (await ask(page, site, '/')).text()
  const paint = Promise.withResolvers<void>()
  await page.exposeFunction('painted', paint.resolve)
  await page.addInitScript(() => {
    const { painted } = window as unknown as { painted: () => void }
    new PerformanceObserver(painted).observe({ type: 'paint', buffered: true })
  })
  const server = createServer(async (request, response) => {
    if (request.url === '/') return send(html, response, paint.promise)
    try {
      const file = await ask(page, site, request.url ?? '')
      response.setHeader('content-type', file.headers()['content-type'] ?? '')
      response.end(await file.body())
    } catch {
      // The test is over and takes nothing more.
      response.destroy()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await page.setViewportSize({ width: 1440, height: 900 })
  await watchShifts(page)
  // If the browser waited for what comes after the page, this would never end.
  await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'domcontentloaded' })
  const moved = await shifts(page)
  expect(moved.sum, moved.lines.join('\n')).toBeLessThan(0.01)
  server.close()
  server.closeAllConnections()
})
