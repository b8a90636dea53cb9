/** Tasks in the calendar. */
import { readFileSync } from 'node:fs'
import { today } from '../../../demo/writing/days.ts'
import { address } from '../host/addresses.ts'
import { readCalendar } from '../host/calendarFile.ts'
import { expect, site, test, type Visitor } from './visitor.ts'

/** Chooses an audience; on a telephone the filters are folded. */
async function filterFor(visitor: Visitor, audience: string): Promise<void> {
  const { page } = visitor
  const link = page
    .getByRole('navigation', { name: 'For hvem' })
    .getByRole('link', { name: audience })
  if (!(await link.isVisible())) await visitor.choose(page.getByText('Filtre', { exact: true }))
  await visitor.follow(link, /\?audience=/)
}

test('2: something for a child of six on Saturday, into one’s own calendar', async ({
  visitor,
}) => {
  const { page } = visitor
  // In the morning: what is on today is not over yet.
  await visitor.comeAt(`${today}T08:00`)
  await visitor.arrive('/kalender')
  await filterFor(visitor, 'Børn')
  const saturday = page.locator('.day-strip a[data-open="true"]', { hasText: /^lørdag/i }).first()
  await visitor.follow(saturday, /[?&]day=/)
  const chosen = new URL(page.url()).searchParams
  expect(chosen.get('audience')).toBeTruthy()
  const date = chosen.get('day') ?? ''
  await expect(page.locator(`.calendar-days h2 time[datetime="${date}"]`)).toHaveText(/^lørdag/i)
  const title = 'Trykværkstedet'
  await visitor.choose(page.locator('.calendar-days').getByRole('link', { name: title }).first())
  await expect(page.locator('main h1')).toHaveText(title)
  await visitor.hydrated()
  const add = page.locator(`.event-days a[href$="?date=${date}"]`)
  if (!(await add.isVisible())) await visitor.choose(page.locator('.event-later > summary'))
  await expect(add).toHaveAccessibleName(/^Læg .*lørdag.* i kalender$/i)
  const [download] = await Promise.all([page.waitForEvent('download'), visitor.choose(add)])
  expect(download.suggestedFilename()).toMatch(/\.ics$/)
  const entries = readCalendar(readFileSync(await download.path(), 'utf8'))
  expect(entries.length).toBeGreaterThan(0)
  for (const { summary, start } of entries) {
    expect(summary).toBe(title)
    expect(start.slice(0, 10)).toBe(date)
  }
  expect(visitor.steps).toBeLessThanOrEqual(5)
})

test('15: what is cancelled and what is sold out says so, and what one can do', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.arrive('/kalender/oldtiden-på-en-time')
  const cancelled = page.locator('.event-days li', { hasText: 'Aflyst' }).first()
  await expect(cancelled).toBeVisible()
  await expect(cancelled.getByRole('link')).toHaveCount(0)
  await visitor.arrive('/kalender/manden-der-smeltede-guldhornene')
  await expect(page.locator('.event-sale')).toContainText('Udsolgt')
  const waitingList = page.getByRole('link', { name: 'Skriv dig på ventelisten' })
  await expect(waitingList).toHaveAttribute('href', /^mailto:.*Venteliste/)
  await expect(page.locator('main').getByRole('link', { name: /^Køb/ })).toHaveCount(0)
})

test.describe('by keyboard', () => {
  test.use({ byKeyboard: true })

  test('18: filter the calendar, go on week by week, and come back', async ({ visitor }) => {
    const { page } = visitor
    await visitor.arrive('/kalender')
    await filterFor(visitor, 'Børn')
    const audience = new URL(page.url()).searchParams.get('audience')
    const firstDay = page.locator('.calendar-days h2 time').first()
    const first = await firstDay.getAttribute('datetime')
    const later = page.locator('.calendar-end .btn')
    let weeks = 0
    // As far as the programme goes.
    while ((await later.count()) > 0 && weeks < 8) {
      const before = page.url()
      const shown = (await firstDay.getAttribute('datetime')) ?? ''
      await visitor.follow(later, (url) => url.href !== before)
      weeks += 1
      // The filter stays, and each part begins after the one before it.
      expect(new URL(page.url()).searchParams.get('audience')).toBe(audience)
      await expect.poll(async () => (await firstDay.getAttribute('datetime')) ?? '').not.toBe(shown)
      expect(((await firstDay.getAttribute('datetime')) ?? '') > shown).toBe(true)
    }
    expect(weeks).toBeGreaterThan(0)
    for (let week = 0; week < weeks; week += 1) await page.goBack()
    await expect(page).toHaveURL((url) => !url.searchParams.has('from'))
    await expect(firstDay).toHaveAttribute('datetime', first ?? '')
    await expect(page).toHaveURL(address(site, `/kalender?audience=${audience}`))
  })
})
