import { address } from './addresses.ts'
import { ask, expect, listen, test, visit } from './visitor.ts'

const site = 'nationalmuseet'

test('a visitor searches from any page, by keyboard, on a telephone', async ({ page }) => {
  const errors = listen(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await visit(page, site, '/besoeg')
  await page.getByRole('banner').getByRole('link', { name: 'Søg' }).click()
  await expect(page).toHaveURL(address(site, '/soeg'))
  const field = page.getByRole('combobox', { name: 'Hvad leder du efter?' })
  await field.pressSequentially('guldhorn')
  await expect(page.getByRole('option').first()).toContainText(/guldhorn/i)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address(site, '/soeg?q=guldhorn'))
  await expect(page.locator('.search-summary')).toContainText('resultater for »guldhorn«')
  await page.getByRole('link', { name: 'Efter relevans' }).click()
  await expect(page).toHaveURL(address(site, '/soeg?q=guldhorn&order=relevance'))
  const titles = page.locator('.search-items').getByRole('heading')
  await expect(titles.first()).toContainText(/guldhorn/i)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await page.getByRole('link', { name: 'Søg på alle museerne' }).click()
  await expect(page).toHaveURL(address(site, '/soeg?q=guldhorn&all=1&order=relevance'))
  await page.locator('.search-items').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/guldhorn/i)
  expect(errors).toEqual([])
})

test('what the search does not read leads to the clean address', async ({ page }) => {
  const answer = await ask(page, site, '/soeg?q=guld&x=1', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([302, '/soeg?q=guld'])
})
