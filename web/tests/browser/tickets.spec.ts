import { expect, open, test } from './site.ts'

test('prices are a table: for whom in its head, what it costs beside it', async ({ page }) => {
  await open(page, '/billetter/dagsbillet')
  const table = page.getByRole('table', { name: 'Priser' })
  await expect(table.getByRole('rowheader')).toHaveCount(5)
  const row = (name: RegExp) =>
    table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
  await expect(row(/^Voksen/).getByRole('cell')).toHaveText('140 kr.')
  await expect(row(/^Barn under 18/).getByRole('cell')).toHaveText('Gratis')
  await expect(row(/^Ung under 27/).getByRole('rowheader')).toContainText('Vis gyldigt studiekort')
  await expect(row(/^Familie/).getByRole('rowheader')).toContainText('Gælder 4 personer')
  await expect(row(/^Voksen/).getByRole('rowheader')).not.toContainText('personer')
  await expect(page.getByText('Priserne er med moms.')).toBeVisible()
})

test('a ticket says what one gets, and does not say its name twice', async ({ page }) => {
  await open(page, '/billetter/dagsbillet')
  await expect(page.getByRole('heading', { name: 'Dagsbillet' })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Det får du' })).toBeVisible()
  await expect(page.locator('.benefits').getByRole('listitem')).toHaveCount(3)
  const buy = page.locator('.ticket').getByRole('link', { name: 'Køb billet' })
  await expect(buy).toHaveAttribute('href', 'https://billet.example/dagsbillet')
  await expect(page.getByRole('link', { name: 'Giv den som gave' })).toBeVisible()
  await page.locator('summary', { hasText: 'Må man fotografere?' }).click()
  await expect(page.getByText('Ja, uden blitz og stativ.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Andre billetter', level: 2 })).toBeVisible()
})

test('tickets to choose from say their price and where they are sold', async ({ page }) => {
  await open(page, '/billetter')
  const card = (title: string) =>
    page
      .locator('.ticket-cards')
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: title }) })
  await expect(card('Dagsbillet')).toContainText('Voksen: 140 kr.')
  await expect(card('Årskort').getByText('395 kr.')).toHaveText('395 kr.')
  await expect(card('ungdomsuddannelser')).toContainText('Gratis')
  await expect(card('Omvisning')).not.toContainText('kr.')
  await expect(card('Dagsbillet').getByRole('link')).toHaveCount(2)
  await expect(card('Omvisning').getByRole('link')).toHaveCount(1)
  const buy = card('Årskort').getByRole('link', { name: 'Køb årskort Årskort' })
  await expect(buy).toHaveAttribute('href', '/billetter/aarskort/koeb')
  // The link that covers the ticket does not cover the button.
  await buy.click({ trial: true })
})

test('the whole ticket leads to its page', async ({ page }) => {
  await open(page, '/billetter')
  const card = page.locator('.ticket-card').first()
  await card.click({ position: { x: 30, y: 20 } })
  await expect(page).toHaveURL(/\/billetter\/dagsbillet$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dagsbillet')
})

test('a table below a heading keeps its caption for those who hear it', async ({ page }) => {
  await open(page, '/billetter')
  const detail = page.locator('.ticket-detail')
  await expect(detail.getByRole('table', { name: 'Priser' })).toBeVisible()
  await expect(detail.locator('caption')).toHaveClass('visually-hidden')
  await expect(detail.getByRole('link', { name: 'Bestil gruppebesøg' })).toBeVisible()
})
