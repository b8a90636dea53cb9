/** Ways that end in the box office of the demonstration, on a desk by keyboard and on a phone. */
import { devices, type Locator } from '@playwright/test'
import { address, boxOfficeOrigin } from './addresses.ts'
import { expect, listen, test, visit } from './visitor.ts'

const site = 'nationalmuseet'

async function press(target: Locator): Promise<void> {
  await target.focus()
  await target.press('Enter')
}

test('a ticket for two adults and two children, by keyboard', async ({ page }) => {
  const errors = listen(page)
  await visit(page, site, '/besoeg/billetter')
  const card = page.locator('.ticket-card', { hasText: 'Dagsbillet' }).first()
  await expect(card).toContainText('Voksen: 120 kr.')
  await press(card.getByRole('link', { name: /^Køb dagsbillet/ }))
  await expect(page).toHaveURL(`${boxOfficeOrigin}/da/tickets/${site}/dagsbillet`)
  await expect(page.getByText('Dette er en demonstration')).toBeVisible()
  for (const who of ['Voksen', 'Barn og ung under 18 år']) {
    const number = page.getByRole('spinbutton', { name: who, exact: true })
    await number.focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: /^I alt/ })).toContainText('240 kr.')
  await press(page.getByRole('button', { name: /^Betal/ }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tak. Intet er købt')
  await press(page.getByRole('link', { name: 'Tilbage til Dagsbillet' }))
  await expect(page.locator('main h1')).toHaveText('Dagsbillet')
  expect(new URL(page.url()).origin).toBe(new URL(address(site, '/')).origin)
  expect(errors).toEqual([])
})

test('a guide is booked on a phone, and what lacks is said', async ({ other }) => {
  const page = await other(devices['Pixel 7'])
  const errors = listen(page)
  await visit(page, 'jelling', '/besoeg/billetter-og-priser/omvisning')
  await page.getByRole('link', { name: 'Book en omviser' }).first().tap()
  await expect(page).toHaveURL(`${boxOfficeOrigin}/da/booking/jelling/omviser`)
  await page.getByRole('button', { name: 'Send bestillingen' }).tap()
  const alert = page.getByRole('alert')
  await expect(alert).toBeFocused()
  await expect(alert.getByRole('link')).toHaveCount(4)
  await page.getByLabel('Navn').fill('Ida Holm')
  await page.getByLabel('E-mail').fill('ida@example.org')
  await page.getByLabel('Hvilken dag?').fill('2027-05-03')
  await page.getByLabel('Hvor mange?').fill('12')
  await page.getByRole('button', { name: 'Send bestillingen' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tak. Intet er bestilt')
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(beyond).toBe(0)
  expect(errors).toEqual([])
})
