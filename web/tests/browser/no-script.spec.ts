import { expect, alone as test } from './site.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript everything can be read and reached', async ({ page }) => {
  await page.goto('/tilgaengelighed?site=nationalmuseet')
  await expect(page.locator('h1')).toHaveText('Tilgængelighed for alle')
  for (const title of ['Solens folk', 'Manden i mosen fik havregrød', 'Sådan fandt de vej']) {
    await expect(page.locator('.related').getByText(title)).toBeVisible()
  }
  await page.locator('summary', { hasText: 'Må man fotografere?' }).click()
  await expect(page.getByText('Ja, uden blitz og stativ.')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('Sjælland og Møn')
  await expect(page.getByRole('link', { name: 'Privatlivspolitik' })).toBeVisible()
})

test('without JavaScript the menu opens and leads on', async ({ page }) => {
  await page.goto('/?site=nationalmuseet')
  await page.locator('.menu-button').click()
  await page.locator('.menu-1', { hasText: 'Besøg os' }).click()
  await page.locator('.menu-2').getByRole('link', { name: 'Tilgængelighed', exact: true }).click()
  await expect(page.locator('h1')).toHaveText('Tilgængelighed for alle')
})

test('without JavaScript the pager leads to the items', async ({ page }) => {
  await page.goto('/?site=slottet')
  await expect(page.locator('.pager a').nth(1)).toHaveAttribute('href', '/udstillinger/guldhornene')
})

test('without JavaScript a sign-up leads to a page that says what came of it', async ({ page }) => {
  await page.route('**/api/newsletter', (route) =>
    route.fulfill({ status: 303, headers: { location: '/nyhedsbrev' } }),
  )
  await page.goto('/?site=nationalmuseet')
  await page.getByLabel('Din e-mail').fill('anna@eksempel.dk')
  await page.getByLabel('Ja tak til nyhedsbrevet.').check()
  const sent = page.waitForRequest('**/api/newsletter')
  await page.getByRole('button', { name: 'Tilmeld mig' }).click()
  const fields = Object.fromEntries(new URLSearchParams((await sent).postData() ?? ''))
  expect(fields).toEqual({
    site: 'nationalmuseet',
    locale: 'da',
    email: 'anna@eksempel.dk',
    website: '',
    consent: 'yes',
  })
  await expect(page.locator('h1')).toHaveText('Tak for din tilmelding')
})

test('without JavaScript the lists of the footer fold on telephones, and nowhere else', async ({
  page,
}) => {
  await page.goto('/tilgaengelighed?site=nationalmuseet')
  const footer = page.getByRole('contentinfo')
  const hours = footer.getByRole('link', { name: 'Åbningstider' })
  const sibling = footer.getByRole('link', { name: 'Krigsmuseet' })
  await expect(hours).toBeVisible()
  await expect(sibling).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(hours).toBeHidden()
  await expect(sibling).toBeHidden()
  await expect(footer.getByText('Ny Vestergade 10')).toBeVisible()
  expect((await footer.boundingBox())?.height).toBeLessThan(1500)
  await footer.getByRole('heading', { name: 'Besøg os' }).click()
  await expect(hours).toBeVisible()
  await expect(hours).toHaveAttribute('href', '/besoeg/aabningstider')
})
