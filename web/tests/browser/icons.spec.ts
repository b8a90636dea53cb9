import { expect, open, test } from './site.ts'

const marks = '.social svg path'

test('spec 7: the footer has its marks from the icon endpoint', async ({ page }) => {
  const asked = page.waitForRequest('**/api/icons/marks.json?icons=*')
  await open(page, '/')
  await page.locator('.site-footer').scrollIntoViewIfNeeded()
  expect((await asked).url()).toContain('facebook')
  await expect(page.locator(marks).first()).toBeAttached()
})

test('spec 9: after 1500 ms the page goes on without them', async ({ page }) => {
  let ended = false
  await page.route('**/api/icons/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 4000))
    ended = true
    await route.abort().catch(() => {})
  })
  const failed = page.waitForEvent('requestfailed', { timeout: 10_000 })
  await open(page, '/')
  await page.locator('.site-footer').scrollIntoViewIfNeeded()
  await failed
  expect(ended).toBe(false)
  await expect(page.locator('.social').first()).toContainText('Facebook')
  await expect(page.locator(marks)).toHaveCount(0)
})
