import { expect, open, alone as test } from './site.ts'

test('practical information on paper: hours and address, no menus and no pictures', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  await open(page, '/praktisk')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.hours').first()).toBeVisible()
  const year = page.locator('.all-year').first()
  await expect(year).toBeHidden()
  await year.evaluate((details) => details.setAttribute('open', ''))
  await expect(year.locator('.hours').first()).toBeVisible()
  // A sheet of A4 within its margins.
  await page.setViewportSize({ width: 718, height: 1000 })
  for (const card of await page.locator('.card-text').all()) {
    expect((await card.boundingBox())?.width).toBeGreaterThan(300)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(718)
  await expect(page.locator('.site-footer').getByText('Ny Vestergade 10')).toBeVisible()
  for (const hidden of ['.header-nav', '.header-quick', '.newsletter', '.footer-lists']) {
    await expect(page.locator(hidden).first(), hidden).toBeHidden()
  }
  for (const picture of await page.locator('main img').all()) await expect(picture).toBeHidden()
})

test('an article on paper: the text, and no ways to share it', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await open(page, '/viden/fem-cirkler')
  await expect(page.locator('.article-text')).toBeVisible()
  await expect(page.locator('.share')).toBeHidden()
  await expect(page.locator('.article-artwork')).toBeHidden()
  await page.setViewportSize({ width: 718, height: 1000 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(718)
  await expect(page.locator('.closing-address')).toContainText('Ny Vestergade 10')
})
