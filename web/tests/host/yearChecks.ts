/**
 * A day of the year at noon: the head of every page, practical information and the calendar
 * say of it what the demonstration has written, and nothing throws.
 */

import type { BrowserContext, Page } from '@playwright/test'
import { facilities } from '../../../demo/facilities.ts'
import { today } from '../../../demo/writing/days.ts'
import { type Facility, isOpen } from '../../../demo/writing/hours.ts'
import type { PageView } from '../../src/model.ts'
import { waitForHydration } from '../browser/hydration.ts'
import { address } from './addresses.ts'
import { boundaryDays, someBoundaryDays, yearFrom } from './days.ts'
import { ask, expect } from './visitor.ts'

/** The first place of a site is the site itself. */
function facilityOf(site: string): Facility {
  const facility = facilities[site]?.[0]
  if (!facility) throw new Error(`${site} has no opening hours`)
  return facility
}

/** Sites that are open at noon whenever they are open on a day. One opens in the evening. */
export const sitesAtNoon = Object.keys(facilities).filter((site) => site !== 'proevesalen')

export const year = yearFrom(today)
export const boundaries = (site: string): string[] => boundaryDays(facilityOf(site), today)
export const someBoundaries = (site: string, wanted: number): string[] =>
  someBoundaryDays(facilityOf(site), today, wanted)

const openAtNoon = (site: string, day: string) => isOpen(facilityOf(site), day)

/** By what the pages are drawn from. */
export async function expectPayloads(page: Page, site: string, day: string): Promise<void> {
  const data = async (path: string) => {
    const headers = { cookie: `as-of=${day}T12:00` }
    const answer = await ask(page, site, `${path}/_payload.json`, { headers })
    expect(answer.status(), `${day} ${path}`).toBe(200)
    return (await answer.json()) as PageView
  }
  const [practical, calendar] = await Promise.all([data('/besoeg'), data('/kalender')])
  const { openNow } = practical.shell
  expect(openNow?.open, `${site} on ${day}`).toBe(openAtNoon(site, day))
  const { body } = practical.page
  if (body.type !== 'practicalInfoOverview') throw new Error(body.type)
  expect(body.facilities[0]?.now, day).toEqual(openNow)
  expect(calendar.shell.openNow, day).toEqual(openNow)
  if (calendar.page.body.type !== 'calendar') throw new Error(calendar.page.body.type)
  const { tabs, days: shown } = calendar.page.body.calendar
  const today = shown.find(({ date }) => date === day)
  expect(tabs[0], day).toMatchObject({ date: day, today: true, open: openNow?.open })
  if (today) expect(today.open, day).toBe(tabs[0]?.open)
  for (const one of shown) {
    expect(one.date >= day, `${day}: ${one.date} is over`).toBe(true)
    if (!one.open) expect(one.entries, `${day}: ${one.date}`).toEqual([])
  }
}

/** In the browser: from the calendar to practical information without a full load. */
export async function expectShown(
  page: Page,
  context: BrowserContext,
  site: string,
  day: string,
): Promise<void> {
  await context.addCookies([{ name: 'as-of', value: `${day}T12:00`, url: address(site, '/') }])
  await page.goto(address(site, '/kalender'), { waitUntil: 'domcontentloaded' })
  await waitForHydration(page)
  const tab = page.locator('.day-strip a').first()
  await expect(tab, day).toContainText(String(Number(day.slice(8))))
  const open = (await tab.getAttribute('data-open')) === 'true'
  const head = await page.locator('header .open-now').first().textContent()
  await page.locator('header a[href="/besoeg"]').first().click()
  const practical = await page.locator('main .facility .open-now').first().textContent()
  expect(practical, day).toBe(head)
  expect(open, `${day}: ${head}`).toBe(head?.startsWith('Åbent nu'))
  expect(open, day).toBe(openAtNoon(site, day))
}
