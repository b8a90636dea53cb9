import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ask, expect, linkOn, listen, test, visit } from './visitor.ts'

const reader = fileURLToPath(new URL('read_calendar.py', import.meta.url))

interface Entry {
  uid: string
  start: string
  end: string | null
  status: string
  summary: string
  location: string | null
  url: string
}

/** What two libraries of other authors read in a file; one of them judges it first. */
function read(file: string): Entry[] {
  const python = process.env.VITRINE_PYTHON ?? 'python3'
  return JSON.parse(execFileSync(python, [reader], { input: file, encoding: 'utf8' })) as Entry[]
}

test('iCalendar: a site, a tag and an event are valid, and read the same by others', async ({
  page,
}) => {
  const site = 'nationalmuseet'
  const feed = await linkOn(page, site, '/kalender', '/feeds/calendar/')
  const answer = await ask(page, site, feed)
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(answer.headers()['cache-control']).toContain('max-age=')
  const file = await answer.text()
  expect(file).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT6H')
  const all = read(file)
  expect(all.length).toBeGreaterThan(50)
  expect(all.filter(({ status }) => status === 'CANCELLED').length).toBeGreaterThan(0)
  expect(all.every(({ location }) => location?.includes('Museumsgården 1'))).toBe(true)
  // The same again has the same ids.
  const again = await ask(page, site, feed)
  expect(read(await again.text()).map(({ uid }) => uid)).toEqual(all.map(({ uid }) => uid))

  const tag = await linkOn(page, site, '/kalender', '/kalender?tag=')
  const id = new URL(tag, 'https://x').searchParams.get('tag')
  const tagged = await ask(page, site, `/feeds/calendar/nationalmuseet/da/${id}.ics`)
  const some = read(await tagged.text())
  expect(some.length).toBeGreaterThan(0)
  expect(some.length).toBeLessThan(all.length)

  const own = new URL(all.at(-1)?.url ?? '')
  const one = await linkOn(page, site, own.pathname, '/feeds/event/')
  const single = read(await (await ask(page, site, one)).text())
  expect(new Set(single.map(({ url }) => url))).toEqual(new Set([own.href]))
})

test('iCalendar: what is not there', async ({ page }) => {
  for (const path of [
    '/feeds/calendar/nationalmuseet/xx.ics',
    '/feeds/calendar/nowhere/da.ics',
    '/feeds/event/nationalmuseet/da/event-nationalmuseet-findes-ikke.ics',
    '/feeds/calendar/nationalmuseet/da/a..b.ics',
  ]) {
    const answer = await ask(page, 'nationalmuseet', path)
    expect(answer.status(), path).toBe(404)
  }
})

test('iCalendar: both sides of a change of the clock', async ({ page }) => {
  // Weeks around the change in March and the one in October: at ten in the morning it is
  // nine or eight in Greenwich.
  const seen = new Set<string>()
  for (const moment of ['2027-03-01', '2027-10-01']) {
    const headers = { cookie: `as-of=${moment}` }
    const path = '/feeds/calendar/nationalmuseet/da.ics'
    const file = await ask(page, 'nationalmuseet', path, { headers })
    for (const { uid, start } of read(await file.text())) {
      const [, day, time] = uid.match(/-(\d{8})T(\d{4})@/) ?? []
      if (!day || !time) continue
      const local = new Intl.DateTimeFormat('sv-SE', {
        timeZone: 'Europe/Copenhagen',
        dateStyle: 'short',
        timeStyle: 'short',
      }).format(new Date(start))
      expect(local.replaceAll(/[-: ]/g, ''), uid).toBe(`${day}${time}`)
      seen.add(day.slice(4, 6))
    }
  }
  expect(seen.size).toBeGreaterThan(3)
})

test('filters are plain addresses, by script and without', async ({ page, other }) => {
  const errors = listen(page)
  await visit(page, 'nationalmuseet', '/kalender')
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url())
  })
  for (const [name, search] of [
    ['Weekenden', /\?weekend=/],
    ['Denne uge', /\?week=/],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(search)
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    )
  }
  expect(loads, 'a filter does no full load').toEqual([])
  const shown = await page.locator('main h2').allInnerTexts()
  const plain = await other({ javaScriptEnabled: false })
  await plain.goto(page.url())
  expect(await plain.locator('main h2').allInnerTexts()).toEqual(shown)
  await plain.getByRole('link', { name: 'Alle dage', exact: true }).click()
  await expect(plain).toHaveURL(/\/kalender$/)
  expect(errors).toEqual([])
})
