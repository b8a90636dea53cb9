import type { PageView } from '../../src/model/PageView'
import { atWork } from '../browser/site.ts'
import { address } from './addresses.ts'
import { ask, expect, listen, test } from './visitor.ts'

const milliseconds = 86_400_000

const first = Date.parse(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`)
const days = Array.from({ length: 366 }, (_, n) =>
  new Date(first + n * milliseconds).toISOString().slice(0, 10),
)

/**
 * A year, day by day, at noon: the head of every page, practical information and the
 * calendar agree on whether it is open, and nothing throws. The year is walked by two.
 */
for (const [name, part] of [
  ['the first half', days.slice(0, 183)],
  ['the second half', days.slice(183)],
] as const) {
  test(`a year day by day in the browser: ${name}`, async ({ page, context }) => {
    test.setTimeout(900_000)
    const errors = listen(page)
    const site = 'nationalmuseet'
    await page.route(/\/media\/|\.woff2$|\/api\//, (route) => route.abort())
    const seen = new Set<boolean>()
    for (const day of part) {
      await context.addCookies([{ name: 'as-of', value: `${day}T12:00`, url: address(site, '/') }])
      await page.goto(address(site, '/kalender'), { waitUntil: 'domcontentloaded' })
      const tab = page.locator('.day-strip a').first()
      const open = (await tab.getAttribute('data-open')) === 'true'
      await expect(tab, day).toContainText(String(Number(day.slice(8))))
      const head = await page.locator('header .open-now').first().textContent()
      // On to practical information without a full load.
      await atWork(page)
      await page.locator('header a[href="/besoeg"]').first().click()
      const practical = await page.locator('main .facility .open-now').first().textContent()
      expect(practical, day).toBe(head)
      expect(open, `${day}: ${head}`).toBe(head?.startsWith('Åbent nu'))
      seen.add(open)
    }
    expect(seen.size, 'it is open and closed by turns').toBe(2)
    expect(errors.filter((line) => !line.includes('ERR_FAILED'))).toEqual([])
  })
}

/** The same of sites with other years, by what their pages are drawn from. */
for (const site of ['frilandsmuseet', 'slottet', 'jelling']) {
  test(`${site}: a year day by day`, async ({ page }) => {
    test.setTimeout(600_000)
    for (const day of days) {
      const data = async (path: string) => {
        const headers = { cookie: `as-of=${day}T12:00` }
        const answer = await ask(page, site, `${path}/_payload.json`, headers)
        expect(answer.status(), `${day} ${path}`).toBe(200)
        return (await answer.json()) as PageView
      }
      const [practical, calendar] = await Promise.all([data('/besoeg'), data('/kalender')])
      const { body } = practical.page
      if (body.type !== 'practicalInfoOverview') throw new Error(body.type)
      expect(body.facilities[0]?.now, day).toEqual(practical.shell.openNow)
      expect(calendar.shell.openNow, day).toEqual(practical.shell.openNow)
      if (calendar.page.body.type !== 'calendar') throw new Error(calendar.page.body.type)
      const { tabs, days: shown } = calendar.page.body.calendar
      const today = shown.find(({ date }) => date === day)
      expect(tabs[0], day).toMatchObject({ date: day, today: true })
      expect(tabs[0]?.open, day).toBe(practical.shell.openNow?.open)
      if (today) expect(today.open, day).toBe(tabs[0]?.open)
      for (const one of shown) {
        expect(one.date >= day, `${day}: ${one.date} is over`).toBe(true)
        if (!one.open) expect(one.entries, `${day}: ${one.date}`).toEqual([])
      }
    }
  })
}
