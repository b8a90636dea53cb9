import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { shifts, watchShifts } from './shifts.ts'
import { ask, expect, test } from './visitor.ts'

// What is measured against a bar is not tried until it passes.
test.describe.configure({ retries: 0 })

test('nothing moves when the head of a site comes in parts', async ({ page }) => {
  const site = 'nationalmuseet'
  const html = await (await ask(page, site, '/')).text()
  // Within its entries, of which the last is at the right end.
  const parts = html.split(/(?=<li>)/)
  expect(parts.length).toBeGreaterThan(20)
  const server = createServer(async (request, response) => {
    if (request.url === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      for (const part of parts) {
        response.write(part)
        await wait(20)
      }
      response.end()
      return
    }
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
  await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'domcontentloaded' })
  const moved = await shifts(page)
  expect(moved.sum, moved.said.join('\n')).toBeLessThan(0.01)
  // What comes after the head is not waited for.
  const [painted, whole] = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return [paint?.startTime, page?.domInteractive]
  })
  expect(painted).toBeLessThan(whole ?? 0)
  server.close()
  server.closeAllConnections()
})
