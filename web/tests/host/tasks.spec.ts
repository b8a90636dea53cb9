/** What visitors come for: six tasks on the demonstration, each done as a person does it. */
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { facilities } from '../../../demo/facilities.ts'
import { today, yearly } from '../../../demo/writing/days.ts'
import { isOpen } from '../../../demo/writing/hours.ts'
import { address } from './addresses.ts'
import { readCalendar } from './calendarFile.ts'
import { ask, expect, listen, test, visit } from './visitor.ts'

const site = 'nationalmuseet'

/** Goes to something and presses it, by keyboard. */
async function press(target: Locator): Promise<void> {
  await target.focus()
  await target.press('Enter')
}

const textOf = async (part: Locator): Promise<string> => (await part.textContent()) ?? ''

/** Sets the day and the hour at which the visitor comes. */
const comeAt = (page: Page, moment: string) =>
  page
    .context()
    .addCookies([{ name: 'as-of', value: moment, url: new URL(address(site, '/')).origin }])

test('1: when is it open today, and at Christmas?', async ({ page }) => {
  const errors = listen(page)
  const [museum] = facilities[site] ?? []
  if (!museum) throw new Error(`${site} has no opening hours`)
  await comeAt(page, `${today}T12:00`)
  await visit(page, site, '/')
  const status = page.locator('header .hours-link')
  await expect(status).toHaveText(isOpen(museum, today) ? /^Åbent nu/ : /^Lukket/)
  await press(status)
  await expect(page).toHaveURL(address(site, '/besoeg'))
  const facility = page.locator('.facility').first()
  await expect(facility.locator('.open-now')).toHaveText(await textOf(status))
  const eve = facility.locator('.hours div', { hasText: 'Juleaften' })
  // Far from Christmas the day is among those of the whole year.
  if (!(await eve.isVisible())) await press(facility.locator('.all-year > summary'))
  await expect(eve).toBeVisible()
  await expect(eve.locator('dt')).toContainText('24. december')
  await expect(eve).toHaveAttribute('data-open', 'false')
  expect(isOpen(museum, yearly('12-24'))).toBe(false)
  expect(errors).toEqual([])
})

test('2: something for a child on Saturday, into one’s own calendar', async ({ page }) => {
  const errors = listen(page)
  // In the morning: what is on today is not over yet.
  await comeAt(page, `${today}T08:00`)
  await visit(page, site, '/kalender')
  await press(
    page.getByRole('navigation', { name: 'For hvem' }).getByRole('link', { name: 'Børn' }),
  )
  await expect(page).toHaveURL(/\?audience=/)
  const saturday = page.locator('.day-strip a[data-open="true"]', { hasText: /^lørdag/i }).first()
  await press(saturday)
  await expect(page).toHaveURL(/[?&]day=/)
  expect(new URL(page.url()).searchParams.get('audience')).toBeTruthy()
  const date = new URL(page.url()).searchParams.get('day') ?? ''
  await expect(page.locator(`.calendar-days h2 time[datetime="${date}"]`)).toHaveText(/^lørdag/i)
  const title = 'Trykværkstedet'
  await press(page.locator('.calendar-days').getByRole('link', { name: title }).first())
  await expect(page.locator('main h1')).toHaveText(title)
  const add = page.locator(`.event-days a[href$="?date=${date}"]`)
  if (!(await add.isVisible())) await press(page.locator('.event-later > summary'))
  await expect(add).toHaveAccessibleName(/^Læg .*lørdag.* i kalender$/i)
  const [download] = await Promise.all([page.waitForEvent('download'), press(add)])
  expect(download.suggestedFilename()).toMatch(/\.ics$/)
  const entries = readCalendar(readFileSync(await download.path(), 'utf8'))
  expect(entries.length).toBeGreaterThan(0)
  for (const { summary, start } of entries) {
    expect(summary).toBe(title)
    expect(start.slice(0, 10)).toBe(date)
  }
  expect(errors).toEqual([])
})

test('3: a course for grade 5, how to book it, and what to print for it', async ({ page }) => {
  const errors = listen(page)
  await visit(page, site, '/undervisning')
  await press(
    page
      .locator('main')
      .getByRole('link', { name: /4\.–6\. klasse/ })
      .first(),
  )
  await expect(page.locator('main h1')).toContainText('4.–6. klasse')
  const theme = '/undervisning/mellemtrin/vikingetid'
  await press(page.locator(`main a[href="${theme}"]`).first())
  await press(page.locator(`main a[href^="${theme}/"]`).first())
  await expect(page).toHaveURL((url) => url.pathname.startsWith(`${theme}/`))
  const book = page
    .locator('main')
    .getByRole('link', { name: /book|bestil|spørg/i })
    .first()
  await expect(book).toHaveAttribute('href', /^(mailto:|https:|\/)/)
  const teachers = page.getByRole('tab', { name: 'For lærere' })
  await expect(teachers).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel')).toContainText('4.–6. klasse')
  const materials = page.locator('.materials a[href]')
  expect(await materials.count()).toBeGreaterThan(0)
  const [paper] = await page.locator('.materials a[href^="/media/files/"]').all()
  if (!paper) throw new Error('the course has no papers of its own')
  const file = await ask(page, site, (await paper.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toBe('application/pdf')
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  expect(errors).toEqual([])
})

test('4: a page that is not translated says so before one leaves it', async ({ page }) => {
  const errors = listen(page)
  await visit(page, 'jelling', '/viden/under-jorden/to-hundrede-år-med-en-skovl')
  const english = page.locator('header .languages a[lang="en"]')
  await expect(english).toHaveAccessibleName('Forsiden på English')
  await expect(english).toHaveAttribute('title', 'Forsiden på English')
  await expect(english).toHaveCSS('text-decoration-style', 'dotted')
  await press(english)
  await expect(page).toHaveURL(address('jelling', '/en'))
  const danish = page.locator('header .languages a[lang="da"]')
  await expect(danish).toHaveAccessibleName('Dansk')
  expect(errors).toEqual([])
})

test('5: back and forward, over anchors, tabs and a picture gone close to', async ({ page }) => {
  const errors = listen(page)
  await visit(page, site, '/undervisning/mellemtrin/vikingetid/et-skib-paa-hjul')
  const tabs = page.getByRole('tab')
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true')
  await press(page.locator('.breadcrumbs a').last())
  await expect(page).toHaveURL(address(site, '/undervisning/mellemtrin/vikingetid'))
  await page.goBack()
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true')

  await visit(page, site, '/viden/folk-og-ting/sådan-læser-man-en-sten')
  const plain = page.url()
  const [first, second] = [0, 1].map((n) => page.locator('.article-contents a').nth(n)) as [
    Locator,
    Locator,
  ]
  const headingOf = async (link: Locator) =>
    page.locator(`[id="${decodeURIComponent(((await link.getAttribute('href')) ?? '').slice(1))}"]`)
  for (const link of [first, second]) {
    await press(link)
    await expect(await headingOf(link)).toBeInViewport()
  }
  await page.goBack()
  await expect(await headingOf(first)).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(plain)
  await expect(first).toBeInViewport()
  await page.goForward()
  await expect(await headingOf(first)).toBeInViewport()

  await visit(page, 'samlinger', '/galleri')
  const opener = page.getByRole('button', { name: /^Gå tæt på/ }).first()
  await press(opener)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(address('samlinger', '/galleri'))
  await expect(opener).toBeFocused()
  expect(errors).toEqual([])
})

test('6: the line is lost on the way, and comes back', async ({ page }) => {
  await visit(page, site, '/besoeg')
  await page.waitForLoadState('networkidle')
  const context = page.context()
  const link = page.locator('main a[data-internal]').first()
  const target = new URL((await link.getAttribute('href')) ?? '', page.url()).href
  const title = await textOf(page.locator('main h1'))
  await page.evaluate(() => {
    document.documentElement.dataset.marked = ''
  })
  try {
    await context.setOffline(true)
    await press(link)
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Siden kan ikke nås')
    await expect(page.locator('main h1')).toHaveText(title)
    await context.setOffline(false)
    await press(alert.getByRole('link', { name: 'Prøv igen' }))
  } finally {
    await context.setOffline(false)
  }
  await expect(page).toHaveURL(target)
  await expect(page.locator('main h1')).not.toHaveText(title)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.locator('html[data-marked]')).toHaveCount(1)
})
