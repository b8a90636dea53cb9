import { expect, open, test } from './site.ts'

const marks = '.social svg path'

test('the footer has its marks from the icon endpoint', async ({ page }) => {
  const request = page.waitForRequest('**/api/icons/marks.json?icons=*')
  await open(page, '/')
  await page.locator('.site-footer').scrollIntoViewIfNeeded()
  expect((await request).url()).toContain('facebook')
  await expect(page.locator(marks).first()).toBeAttached()
})

/** What happened in the page, in this order. */
declare global {
  interface Window {
    happened: string[]
  }
}

/** Notes when a request for icons ends, beside two timers that begin with it. */
function noteTheEnd(): void {
  window.happened = []
  const note = (what: string) => window.happened.push(what)
  const original = window.fetch
  window.fetch = async (...request) => {
    if (!String(request[0]).startsWith('/api/icons/')) return original(...request)
    setTimeout(note, 1400, '1400 ms')
    setTimeout(note, 2500, '2500 ms')
    try {
      return await original(...request)
    } catch (error) {
      note((error as Error).name)
      throw error
    }
  }
}

test('after 1500 ms the page goes on without them', async ({ page }) => {
  // No answer ever comes: only the page itself can end this.
  await page.route('**/api/icons/**', () => {})
  await page.addInitScript(noteTheEnd)
  await open(page, '/')
  await page.locator('.site-footer').scrollIntoViewIfNeeded()
  await expect
    .poll(() => page.evaluate(() => window.happened))
    .toEqual(['1400 ms', 'TimeoutError', '2500 ms'])
  await expect(page.locator('.social').first()).toContainText('Facebook')
  await expect(page.locator(marks)).toHaveCount(0)
})
