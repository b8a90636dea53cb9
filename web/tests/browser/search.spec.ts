import { expectNothing } from './axe.ts'
import { alone, expect, open, test } from './site.ts'

for (const width of [390, 768, 1440]) {
  test(`what was found is in groups by type, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/soeg/vikingeskibet')
    const summary = page.locator('.search-summary')
    await expect(summary).toHaveRole('status')
    await expect(summary).toHaveText('14 resultater for »vikingeskibet«')
    await expect(page.locator('main h2')).toHaveText(['Udstilling', 'Viden', 'Side'])
    const articles = page.getByRole('region', { name: 'Viden' })
    await expect(articles.getByRole('heading', { level: 3 })).toHaveText([
      'Genstandskonserveringsværkstedet og skibet i højen',
      'Solstenen, der aldrig var der',
      'Hvor mange får er et sejl?',
    ])
    await expect(articles.getByRole('link', { name: 'Alle 12 i Viden' })).toHaveAttribute(
      'href',
      '/soeg?q=vikingeskibet&type=knowledgeArticle',
    )
    await expect(articles.locator('mark').first()).toHaveText('vikingeskibet')
    await expect(page.getByRole('region', { name: 'Side' }).getByText('Jelling')).toBeVisible()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
  })
}

test('the keyboard goes from the field to what was found', async ({ page }) => {
  await open(page, '/soeg/vikingeskibet')
  const search = page.getByRole('search')
  const field = search.getByRole('combobox', { name: 'Hvad leder du efter?' })
  await expect(field).toHaveValue('vikingeskibet')
  await field.focus()
  await page.keyboard.press('Tab')
  await expect(search.getByRole('button', { name: 'Søg' })).toBeFocused()
  await page.keyboard.press('Tab')
  const types = page.getByRole('navigation', { name: 'Vis kun' })
  await expect(types.getByRole('link', { name: 'Alt (14)' })).toBeFocused()
  await expect(types.locator('[aria-current]')).toHaveText('Alt (14)')
})

test('what was found is one list by relevance', async ({ page }) => {
  await open(page, '/soeg/vikingeskibet')
  const orders = page.getByRole('navigation', { name: 'Rækkefølge' })
  await expect(orders.locator('[aria-current]')).toHaveText('Efter type')
  await expect(orders.getByRole('link', { name: 'Efter relevans' })).toHaveAttribute(
    'href',
    '/soeg?q=vikingeskibet&order=relevance',
  )
  await open(page, '/soeg/relevans')
  await expect(orders.locator('[aria-current]')).toHaveText('Efter relevans')
  const list = page.getByRole('list', { name: '14 resultater for »vikingeskibet«' })
  await expect(list.getByRole('heading', { level: 2 }).first()).toHaveText('Vikingernes hav')
})

test('a long group has parts', async ({ page }) => {
  await open(page, '/soeg/viden')
  const parts = page.getByRole('navigation', { name: /45 resultater/ })
  await expect(parts.locator('[aria-current]')).toHaveText('2')
  await expect(parts.getByRole('link', { name: 'Næste' })).toHaveAttribute('href', /page=3$/)
})

test('the field suggests pages while one types, and says how many', async ({ page }) => {
  await page.route('**/api/search/suggest?*', async (route) => {
    const typed = new URL(route.request().url()).searchParams.get('q')
    const pages = ['Guldhornene', 'Guldalderen'].map((title) => ({
      title: `${title} (${typed})`,
      href: '/udstillinger',
      label: 'Udstilling',
    }))
    await route.fulfill({ json: typed === 'guld' ? pages.slice(0, 1) : pages })
  })
  await open(page, '/soeg')
  const field = page.getByRole('combobox', { name: 'Hvad leder du efter?' })
  await field.pressSequentially('guld')
  const options = page.getByRole('option')
  await expect(options).toHaveText(['Guldhornene (guld) Udstilling'])
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expectNothing(page, 'suggestions')
  await expect(page.locator('[data-live-announcer]')).toContainText(/1 mulighed/)
  await page.keyboard.press('ArrowDown')
  const option = await options.first().getAttribute('id')
  await expect(field).toHaveAttribute('aria-activedescendant', option ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/udstillinger$/)
})

/** What the page has asked for as suggestions. */
declare global {
  interface Window {
    asked: string[]
  }
}

alone('suggestions are fetched 300 ms after the last key', async ({ page }) => {
  await page.route('**/api/search/suggest?*', (route) =>
    route.fulfill({ json: [{ title: 'Guld', href: '/guld', label: 'Side' }] }),
  )
  await page.addInitScript(() => {
    window.asked = []
    const original = window.fetch
    window.fetch = (...request) => {
      const { pathname, searchParams } = new URL(String(request[0]), location.href)
      if (pathname === '/api/search/suggest') window.asked.push(searchParams.get('q') ?? '')
      return original(...request)
    }
  })
  await page.clock.install()
  await open(page, '/soeg')
  const field = page.getByRole('combobox', { name: 'Hvad leder du efter?' })
  await field.focus()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const asked = () => page.evaluate(() => window.asked)
  for (const key of ['g', 'u', 'l']) {
    await field.press(key)
    await page.clock.runFor(200)
  }
  await field.press('d')
  await page.clock.runFor(299)
  expect(await asked()).toEqual([])
  await page.clock.runFor(1)
  expect(await asked()).toEqual(['guld'])
  await page.clock.resume()
  await expect(page.getByRole('option')).toHaveCount(1)
  expect(await asked()).toEqual(['guld'])
})

test('Return searches for what was typed although pages are suggested', async ({ page }) => {
  await page.route('**/api/search/suggest?*', (route) =>
    route.fulfill({ json: [{ title: 'Guld', href: '/guld', label: 'Side' }] }),
  )
  await open(page, '/soeg')
  await page.getByRole('combobox').pressSequentially('guldh')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/soeg\?q=guldh$/)
})

test('where nothing was found, the page says what one can do', async ({ page }) => {
  await open(page, '/soeg/intet')
  await expect(page.locator('.search-summary')).toContainText('Vi fandt ikke noget om')
  await expect(page.getByText('prøv med færre eller andre ord')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Søg på alle museerne' })).toBeVisible()
  const waysOn = page.getByRole('region', { name: 'Eller gå videre til' })
  await expect(waysOn.getByRole('link')).toHaveText([
    'Forsiden',
    'Udstillinger',
    'Det sker',
    'Besøg os',
  ])
  await expect(page.getByRole('region', { name: 'Andre søger efter' })).toBeVisible()
})

alone.describe('without JavaScript', () => {
  alone.use({ javaScriptEnabled: false })

  alone('the form leads to what is found', async ({ page }) => {
    await page.goto('/soeg?site=nationalmuseet')
    await page.getByRole('searchbox').fill('guld horn')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/soeg\?q=guld\+horn$/)
  })
})
