import { alone, expect, open, test } from './site.ts'

test('the parts of a list are links, and the one shown is marked', async ({ page }) => {
  await open(page, '/publikationer')
  const paging = page.getByRole('navigation', { name: 'Sider: Publikationer' })
  await expect(paging.getByRole('listitem')).toHaveText(['1', '2', '3'])
  await expect(paging.locator('[aria-current="page"]')).toHaveAccessibleName('Side 2')
  await expect(paging.getByRole('link', { name: 'Side 1' })).toHaveAttribute(
    'href',
    '/publikationer',
  )
  await paging.getByRole('link', { name: 'Næste' }).click()
  await expect(page).toHaveURL(/\/publikationer\?page=3$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Publikationer')
})

test('of many parts the first, the last and the near ones are named', async ({ page }) => {
  await open(page, '/presse')
  const paging = page.getByRole('navigation', { name: 'Sider: Pressemeddelelser' })
  await expect(paging.getByRole('listitem')).toHaveText(['1', '4', '5', '6', '12'])
  await expect(paging.locator('[data-gap="true"]')).toHaveText(['4', '12'])
})

alone.describe('without JavaScript', () => {
  alone.use({ javaScriptEnabled: false })

  alone('the parts of a list can be reached', async ({ page }) => {
    await page.goto('/publikationer?site=nationalmuseet')
    await page.getByRole('link', { name: 'Side 3' }).click()
    await expect(page).toHaveURL(/\/publikationer\?page=3$/)
    await page.getByRole('link', { name: 'Forrige' }).click()
    await expect(page).toHaveURL(/\/publikationer$/)
  })

  alone('projects and units stand below each other, and biographies open', async ({ page }) => {
    await page.goto('/projekter?site=nationalmuseet')
    const shown = page.locator('.list-tabs')
    for (const title of ['Farver fra oldtiden', 'Hvad de trykte om natten', 'Mønter og medaljer']) {
      await expect(shown.getByRole('link', { name: title })).toBeVisible()
    }
    await page.goto('/forskning/tekstil?site=nationalmuseet')
    const words = page.getByText('Uddannet arkæolog')
    await expect(words).toBeHidden()
    await page.getByText('Biografi Ulla Mannering Skov').click()
    await expect(words).toBeVisible()
  })
})

test('projects stand under tabs that the keyboard moves', async ({ page }) => {
  await open(page, '/projekter')
  await expect(page.getByRole('tablist')).toHaveAccessibleName('Projekter')
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText(['Aktuelle projekter', 'Kommende projekter', 'Forskningsenheder'])
  await tabs.first().focus()
  await page.keyboard.press('End')
  await expect(tabs.last()).toBeFocused()
  const panel = page.getByRole('tabpanel', { name: 'Forskningsenheder' })
  await expect(panel.getByRole('link', { name: 'Tekstilforskning' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(tabs.nth(1)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Stemmer på mellembølgen' }).first()).toBeFocused()
})

test('what is said about the time is said about a project', async ({ page }) => {
  await open(page, '/projekter/farver')
  await expect(page.locator('.page-hero .stage')).toHaveText('Slutter snart')
  const unit = page.locator('.facts > div').filter({ hasText: 'Forskningsenhed' })
  await expect(unit.getByRole('link')).toHaveAttribute('href', '/forskning/tekstil')
})

test('people can be written to and called', async ({ page }) => {
  await open(page, '/forskning/tekstil')
  const people = page.locator('.people > li')
  await expect(people).toHaveCount(3)
  await expect(people.nth(0).getByRole('link', { name: '41 20 60 31' })).toHaveAttribute(
    'href',
    'tel:41206031',
  )
  await expect(people.nth(0).getByRole('link', { name: /^ulla/ })).toHaveAttribute(
    'href',
    'mailto:ulla.mannering.skov@vitrine.example',
  )
  await expect(people.nth(1).getByRole('link')).toHaveCount(1)
  await expect(people.nth(1).getByRole('group')).toHaveCount(0)
})

test('a press release says what it is, when it came out, and whom to ask', async ({ page }) => {
  await open(page, '/presse/nyt-fund')
  await expect(page.locator('.press-kind')).toHaveText('Pressemeddelelse 12. november 2026')
  await expect(page.getByRole('heading', { name: 'Kontakt' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^frej/ })).toBeVisible()
})

test('a publication says who wrote it, and leads to where it can be read', async ({ page }) => {
  await open(page, '/publikationer/en-bog')
  await expect(page.locator('.page-hero')).toContainText('Ulla Mannering Skov, Frej Aagaard')
  await expect(page.getByRole('link', { name: 'Læs bogen' })).toHaveAttribute('rel', /external/)
  await expect(page.getByRole('link', { name: 'Tekstilforskning' })).toHaveAttribute(
    'href',
    '/forskning/tekstil',
  )
})
