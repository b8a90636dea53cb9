import { demoPages } from './addresses.ts'
import { type Entry, readCalendar } from './calendarFile.ts'
import { ask, expect, linkOn, listen, test, visit } from './visitor.ts'

const kilobyte = 1024

/** The events that stand in a file more than once, by their ids. */
function seriesOf(entries: readonly Entry[]): Set<string> {
  const ids = entries.map(({ uid }) => uid.replace(/-\d{8}(T\d+)?@.*/, ''))
  return new Set(ids.filter((id, index) => ids.indexOf(id) !== index))
}

test('iCalendar: a site, a tag, an event and one date are valid, and read the same by others', async ({
  page,
}) => {
  const site = 'nationalmuseet'
  const feed = await linkOn(page, site, '/kalender', '/feeds/calendar/')
  const answer = await ask(page, site, feed)
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(answer.headers()['cache-control']).toContain('max-age=')
  const file = await answer.text()
  expect(file).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT6H')
  const all = readCalendar(file)
  expect(all.length).toBeGreaterThan(50)
  expect(all.filter(({ status }) => status === 'CANCELLED').length).toBeGreaterThan(0)
  expect(all.every(({ location }) => location?.includes('Museumsgården 1'))).toBe(true)
  // The same again has the same ids.
  const again = await ask(page, site, feed)
  expect(readCalendar(await again.text()).map(({ uid }) => uid)).toEqual(all.map(({ uid }) => uid))

  const tag = await linkOn(page, site, '/kalender', '/kalender?tag=')
  const id = new URL(tag, 'https://x').searchParams.get('tag')
  const tagged = await ask(page, site, `/feeds/calendar/nationalmuseet/da/${id}.ics`)
  const some = readCalendar(await tagged.text())
  expect(some.length).toBeGreaterThan(0)
  expect(some.length).toBeLessThan(all.length)

  const series = await Promise.all(
    [...seriesOf(all)].map(async (id) => {
      const path = `/feeds/event/nationalmuseet/da/${id}.ics`
      return { path, file: await (await ask(page, site, path)).text() }
    }),
  )
  const sizeOf = (text: string) => Buffer.byteLength(text)
  const [largest] = series.toSorted((a, b) => sizeOf(b.file) - sizeOf(a.file))
  if (!largest) throw new Error('no event has several dates')
  const dates = readCalendar(largest.file)
  expect(dates.length).toBeGreaterThan(10)
  const day = dates[0]?.uid.match(/-(\d{4})(\d\d)(\d\d)(T\d+)?@/)?.slice(1, 4)
  const dated = await ask(page, site, `${largest.path}?date=${day?.join('-')}`)
  const date = readCalendar(await dated.text())
  expect(date.length).toBeGreaterThanOrEqual(1)
  expect(date.length).toBeLessThan(dates.length)
  for (const entry of date) expect(dates).toContainEqual(entry)
  const [seriesSize, siteSize] = [largest.file, file].map(sizeOf)
  process.stdout.write(`iCalendar: the largest series ${seriesSize} bytes, the site ${siteSize}\n`)
  expect(seriesSize).toBeLessThanOrEqual(64 * kilobyte)
  expect(siteSize).toBeLessThanOrEqual(1024 * kilobyte)

  const own = new URL(all.at(-1)?.url ?? '')
  const one = await linkOn(page, site, own.pathname, '/feeds/event/')
  const single = readCalendar(await (await ask(page, site, one)).text())
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
    for (const { uid, start } of readCalendar(await file.text())) {
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
  const shown = await page.locator('main h2').allTextContents()
  const plain = await other({ javaScriptEnabled: false })
  await plain.goto(page.url())
  expect(await plain.locator('main h2').allTextContents()).toEqual(shown)
  await plain.getByRole('link', { name: 'Alle dage', exact: true }).click()
  await expect(plain).toHaveURL(/\/kalender$/)
  expect(errors).toEqual([])
})

test('no calendar is wider than a telephone', async ({ page }) => {
  const calendars = (await demoPages()).filter(({ type }) => type === 'calendar')
  expect(calendars.length).toBeGreaterThan(3)
  for (const { site, path } of calendars) {
    await visit(page, site, path)
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide, `${site}${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})
