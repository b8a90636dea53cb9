import type { Page, Request } from '@playwright/test'

/** Two frames: the browser finds out while it draws one which lazy pictures are near. */
const rendered = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    await frame()
    await frame()
  })

/**
 * Goes down a page to its end in steps, a share of the window each. At each step it waits for
 * the pictures that the browser asks for there.
 */
export async function readToEnd(page: Page, share = 1): Promise<void> {
  const requests: Request[] = []
  const note = (request: Request) => {
    if (request.resourceType() === 'image') requests.push(request)
  }
  page.on('request', note)
  await page.waitForLoadState('load')
  for (let at = -1, next = 0; next !== at; ) {
    await rendered(page)
    for (const request of requests.splice(0)) await (await request.response())?.finished()
    await rendered(page)
    at = next
    next = await page.evaluate((step) => {
      scrollBy({ top: innerHeight * step, behavior: 'instant' })
      return scrollY
    }, share)
  }
  page.off('request', note)
}
