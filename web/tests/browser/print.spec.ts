import { expect, open, alone as test } from './site.ts'

test('practical information on paper: hours and address, no menus and no pictures', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  await open(page, '/praktisk')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.hours').first()).toBeVisible()
  for (const details of await page.locator('.all-year .hours').all()) {
    await expect(details).toBeVisible()
  }
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
})
