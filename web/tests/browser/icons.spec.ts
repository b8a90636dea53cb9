import { expect, open, test } from './site.ts'

const marks = '.social svg path'

test('the footer has its marks from the icon endpoint', async ({ page }) => {
  const request = page.waitForRequest('**/api/icons/marks.json?icons=*')
  await open(page, '/')
  await page.locator('.site-footer').scrollIntoViewIfNeeded()
  expect((await request).url()).toContain('facebook')
  await expect(page.locator(marks).first()).toBeAttached()
})

test('after 1500 ms the page goes on without them', async ({ page }) => {
  let requestedAt = 0
  // No answer ever comes: only the page itself can end this.
  await page.route('**/api/icons/**', () => {
    requestedAt = performance.now()
  })
  const failed = page.waitForEvent('requestfailed')
  await open(page, '/')
  await page.locator('.site-footer').scrollIntoViewIfNeeded()
  expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED')
  // A request is met a little after the page has made it.
  expect(performance.now() - requestedAt).toBeGreaterThan(1000)
  await expect(page.locator('.social').first()).toContainText('Facebook')
  await expect(page.locator(marks)).toHaveCount(0)
})
