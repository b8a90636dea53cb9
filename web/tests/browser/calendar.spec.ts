import type { Page } from '@playwright/test'
import { alone, expect, open, test } from './site.ts'

const chip = (page: Page, name: string) => page.locator('.chips').getByRole('link', { name })
const tab = (page: Page, date: string) => page.locator(`.day-strip a[href*="${date}"]`)
const rows = (page: Page) => page.locator('.day-row')

alone.describe('without JavaScript', () => {
  alone.use({ javaScriptEnabled: false })

  alone('filters, days and layouts are addresses, and the chosen is marked', async ({ page }) => {
    await page.goto('/kalender?site=nationalmuseet')
    await expect(rows(page)).toHaveCount(7)
    await chip(page, 'Foredrag').click()
    await expect(page).toHaveURL(/\/kalender\?tag=foredrag$/)
    await expect(chip(page, 'Foredrag')).toHaveAttribute('aria-current', 'true')
    await expect(page.locator('.chips [aria-current]')).toHaveCount(3)
    await expect(rows(page)).toHaveCount(2)
    await page.getByRole('link', { name: 'Tidslinje' }).click()
    await expect(page).toHaveURL(/tag=foredrag&layout=timeline$/)
    await expect(page.locator('.timeline .day-line')).toHaveCount(2)
    await expect(page.getByRole('link', { name: 'Tidslinje' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await page.goto('/kalender')
    await tab(page, '2026-11-18').click()
    await expect(page).toHaveURL(/\/kalender\?day=2026-11-18$/)
    await expect(page.locator('.day-strip [aria-current]')).toHaveText(/18/)
    await expect(rows(page)).toHaveCount(2)
  })

  alone('the days that follow begin at their first', async ({ page }) => {
    await page.goto('/kalender?site=nationalmuseet')
    await page.getByRole('link', { name: 'Vis de følgende dage' }).click()
    await expect(page).toHaveURL(/from=2026-12-01#days$/)
    await expect(page.locator('#days')).toBeInViewport()
  })
})

test('a choice fetches its data, and leaves one where one is', async ({ page }) => {
  await open(page, '/kalender')
  await page.waitForLoadState('networkidle')
  const fetched: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.endsWith('_payload.json')) fetched.push(search)
    if (request.resourceType() === 'document') fetched.push('a full load')
  })
  await chip(page, 'Foredrag').scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(100)
  await chip(page, 'Foredrag').focus()
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(2)
  await expect(chip(page, 'Foredrag')).toBeFocused()
  await expect(page).toHaveURL(/\/kalender\?tag=foredrag$/)
  await expect(page.getByText('14. november – 4. december 2026: 2 på programmet')).toHaveAttribute(
    'role',
    'status',
  )
  expect(await page.evaluate(() => scrollY)).toBe(before)
  expect(fetched).toHaveLength(1)
  expect(fetched[0]).toMatch(/^\?tag=foredrag(&build=\w+)?$/)
  await page.goBack()
  await expect(rows(page)).toHaveCount(7)
  await page.goForward()
  await expect(rows(page)).toHaveCount(2)
})

test('by keyboard the days that follow are gone to', async ({ page }) => {
  await open(page, '/kalender')
  await page.getByRole('link', { name: 'Vis de følgende dage' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/from=2026-12-01/)
  await expect(page.locator('#days')).toBeFocused()
  await expect(page.locator('#days .title-2').first()).toBeInViewport()
})

test('the keyboard reaches layouts, days and filters', async ({ page }) => {
  await open(page, '/kalender')
  await page.getByRole('link', { name: 'Dag for dag' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Tidslinje' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(tab(page, '2026-11-14')).toBeFocused()
  const days = await page.locator('.day-strip a').count()
  for (let day = 0; day < days; day++) await page.keyboard.press('Tab')
  await expect(chip(page, 'Alle dage')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(chip(page, 'I dag')).toBeFocused()
})

test('the chosen day is in sight, and the page does not move for it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/kalender?day=2026-12-03')
  const chosen = page.locator('.day-strip [aria-current]')
  await expect(chosen).toHaveText(/3\. december/)
  const box = await chosen.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a closed day says so in its tab and has no rows', async ({ page }) => {
  await open(page, '/kalender')
  const closed = page.locator('.closed-day')
  await expect(closed).toHaveCount(2)
  await expect(closed.first()).toContainText('16.–17. november')
  await expect(closed.first()).toContainText('Lukket')
  await expect(closed.last()).toContainText('Vi sætter vinterudstillingen op')
  await expect(closed.locator('.entry')).toHaveCount(0)
  await page.getByRole('link', { name: /16\. november, lukket/ }).click()
  await expect(page.getByRole('heading', { name: '16.–17. november' })).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
})

test('a cancelled row says so, and leads to its other dates', async ({ page }) => {
  await open(page, '/kalender')
  const row = rows(page).filter({ hasText: 'Bag om Møntskatten' })
  await expect(row).toContainText('Aflyst')
  const link = row.getByRole('link')
  expect(await link.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe(
    'line-through',
  )
  // Anywhere on the row, not only on the title.
  await row.click({ position: { x: 8, y: 8 } })
  await expect(page).toHaveURL(/\/kalender\/omvisning$/)
  const day = page.locator('.event-days li').filter({ hasText: '21. november' })
  await expect(day).toContainText('Aflyst')
  const next = page.getByRole('link', { name: 'Læg næste dato i kalender' })
  await expect(next).toHaveAttribute('href', /\.ics(\?date=2026-11-14)?$/)
  const all = page.getByRole('link', { name: 'Læg alle datoer i kalender' })
  await expect(all).toHaveAttribute('href', /\.ics$/)
  // What is not listed at once can be opened, with each date for one's own calendar.
  await page.getByText('Flere datoer').click()
  await expect(page.getByRole('link', { name: /^Læg Lørdag den 9\. januar/ })).toBeVisible()
  // Each of a day's times can be saved alone.
  const time = page.getByRole('link', {
    name: 'Læg Lørdag den 14. november kl. 10.30–11.30 i kalender',
  })
  await expect(time).toHaveText('10.30–11.30')
  await expect(time).toHaveAttribute('href', /\?date=2026-11-14T10:30$/)
})

test('a day with nothing on, and a choice that finds nothing, lead back', async ({ page }) => {
  for (const search of ['?day=2026-11-19', '?tag=ukendt']) {
    await open(page, `/kalender${search}`)
    await expect(page.getByText('Der er ikke noget på programmet.')).toBeVisible()
    await page.getByRole('link', { name: 'Se alle dage' }).click()
    await expect(rows(page)).toHaveCount(7)
  }
})

test('what is over cannot be bought', async ({ page }) => {
  await open(page, '/kalender/koncert')
  await expect(page.locator('.event-hero')).toContainText('Arrangementet er afholdt')
  await expect(page.locator('.event-box').getByRole('link')).toHaveCount(0)
})

test('what one chooses by is large enough for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/kalender')
  await page.locator('.filters-fold summary').click()
  const heights = await page
    .locator(':is(.day-strip, .chips, .switch, .calendar-end) a, .entry')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  const days = await page
    .locator('.day-strip li')
    .evaluateAll((all) => all.map((day) => day.getBoundingClientRect().width))
  expect(Math.min(...days)).toBeGreaterThanOrEqual(92)
})

test('on telephones each row of filters is moved sideways by itself', async ({ page }) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    for (const path of ['/kalender', '/kalender/tidslinje']) {
      await open(page, path)
      await page.locator('.filters-fold summary').click()
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(0)
      const row = page.locator('.chip-group .chips')
      const last = row.getByRole('link').last()
      const box = await row.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      await expect(last).not.toBeInViewport({ ratio: 1 })
      await row.evaluate((element) => element.scrollTo(element.scrollWidth, 0))
      await last.scrollIntoViewIfNeeded()
      const end = await last.boundingBox()
      expect((end?.x ?? 0) + (end?.width ?? 0)).toBeLessThanOrEqual(width)
      expect(await page.evaluate(() => scrollX)).toBe(0)
    }
  }
})

alone.describe('on a telephone, by touch', () => {
  alone.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  alone('the events of a day follow the days, and filters unfold', async ({ page }) => {
    await open(page, '/kalender')
    await tab(page, '2026-11-18').tap()
    await expect(rows(page)).toHaveCount(2)
    const strip = await page.locator('.day-strip').boundingBox()
    const first = await page.locator('#days .title-2').first().boundingBox()
    expect((first?.y ?? 999) - (strip?.y ?? 0) - (strip?.height ?? 0)).toBeLessThan(150)
    const fold = page.locator('.filters-fold')
    await expect(chip(page, 'Foredrag')).toBeHidden()
    await fold.locator('summary').tap()
    await chip(page, 'Foredrag').tap()
    await expect(page).toHaveURL(/tag=foredrag/)
    await expect(fold.locator('summary')).toHaveText('Filtre: Foredrag')
    await expect(chip(page, 'Foredrag')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

test('an audience that is a topic too is one choice', async ({ page }) => {
  await open(page, '/kalender')
  await expect(chip(page, 'Børn og familie')).toHaveCount(1)
})

test('the calendar can be subscribed to, or had as a file', async ({ page }) => {
  await open(page, '/kalender')
  const { host } = new URL(page.url())
  const path = '/feeds/calendar/nationalmuseet/da.ics'
  await expect(page.getByRole('link', { name: 'Abonnér på kalenderen' })).toHaveAttribute(
    'href',
    `webcal://${host}${path}`,
  )
  await expect(page.getByText('Så står nye og ændrede datoer')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Hent som kalenderfil' })).toHaveAttribute(
    'href',
    path,
  )
})

test('what lasts has its picture once, and a line on the days after', async ({ page }) => {
  await open(page, '/kalender')
  await expect(page.locator('.day').first().locator('.day-lasting')).toHaveCount(0)
  const brief = page.locator('.day-lasting')
  await expect(brief).toHaveCount(1)
  await expect(brief).toContainText('Hele dagen')
  await expect(brief.getByRole('heading', { level: 3 }).getByRole('link')).toHaveCount(1)
})
