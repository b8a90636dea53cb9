/** Tasks of who comes to the museum: hours, prices, tickets, the way, paper. */
import { facilities } from '../../../demo/facilities.ts'
import { day, today, yearly } from '../../../demo/writing/days.ts'
import { isOpen } from '../../../demo/writing/hours.ts'
import { address, boxOfficeOrigin } from '../host/addresses.ts'
import { eachScript, expect, site, test } from './visitor.ts'

test.use({ byKeyboard: true })

for (const { withScript, name } of eachScript) {
  test.describe(name, () => {
    test.use({ withScript })

    test('1: open tomorrow and on 24 December, and what four of us pay', async ({ visitor }) => {
      const { page } = visitor
      const [museum] = facilities[site] ?? []
      if (!museum) throw new Error(`${site} has no opening hours`)
      // Late in the evening, when the status says when the door opens next.
      await visitor.comeAt(`${today}T22:30`)
      await visitor.arrive('/')
      const status = page.locator('header .hours-link')
      const nextOpening = isOpen(museum, day(1)) ? /^Lukket.*i\smorgen\skl\.\s\d/ : /^Lukket/
      await expect(status).toHaveText(nextOpening)
      await visitor.follow(status, address(site, '/besoeg'))
      const facility = page.locator('.facility').first()
      const eve = facility.locator('.hours div', { hasText: 'Juleaften' })
      // Far from Christmas the day is among those of the whole year.
      if (!(await eve.isVisible())) await visitor.choose(facility.locator('.all-year > summary'))
      await expect(eve.locator('dt')).toContainText('24. december')
      await expect(eve).toHaveAttribute('data-open', 'false')
      expect(isOpen(museum, yearly('12-24'))).toBe(false)
      const prices = page.getByRole('table', { name: 'Vælg billet' })
      await expect(prices.getByRole('row', { name: /To voksne/ })).toContainText('220 kr.')
      await expect(prices.getByRole('row', { name: /under 18 år/ })).toContainText('Gratis')
      expect(visitor.steps).toBeLessThanOrEqual(2)
    })
  })
}

test('3: a ticket', async ({ visitor }) => {
  const { page } = visitor
  await visitor.arrive('/')
  const tickets = page.locator('.header-bar > a[href="/besoeg/billetter"]')
  await visitor.follow(tickets, address(site, '/besoeg/billetter'))
  const buy = page.locator('main').getByRole('link', { name: /^Køb dagsbillet/ })
  await visitor.follow(buy.first(), (url) => url.origin === boxOfficeOrigin)
  await expect(page.getByText('Dette er en demonstration')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dagsbillet')
  await page.getByLabel('To voksne').fill('1')
  await visitor.choose(page.getByRole('button', { name: 'Se prisen i alt' }))
  await expect(page.getByRole('row', { name: /I alt/ })).toContainText('220 kr.')
  await visitor.choose(page.getByRole('link', { name: /^Tilbage/ }))
  await expect(page.locator('main h1')).toHaveText('Dagsbillet')
  expect(visitor.steps).toBeLessThanOrEqual(4)
})

test('4: the way with a wheelchair', async ({ visitor }) => {
  const { page } = visitor
  await visitor.arrive('/')
  await visitor.follow(page.locator('header .hours-link'), address(site, '/besoeg'))
  const access = page.locator('main').getByRole('link', { name: /Adgang for alle/ })
  await visitor.follow(access.first(), (url) => decodeURI(url.pathname).endsWith('/tilgængelighed'))
  await expect(page.locator('main')).toContainText('Niveaufri indgang')
  await expect(page.locator('main')).toContainText('Elevatoren når alle etager')
  await expect(page.locator('main a[href="/besoeg/find-vej"]').first()).toBeVisible()
  expect(visitor.steps).toBeLessThanOrEqual(2)
})

test('16: practical information on paper', async ({ visitor }) => {
  const { page } = visitor
  await visitor.arrive('/besoeg')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Åbningstider', level: 2 })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Vælg billet' })).toBeVisible()
  await expect(page.locator('.footer-address')).toContainText('Museumsgården 1')
  for (const part of ['.site-header nav', '.newsletter-form', '.footer-lists']) {
    await expect(page.locator(part).first(), part).toBeHidden()
  }
  // The tree of pages says how many there are: `/Count 4`.
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  const [, pages] = paper.match(/\/Type\s*\/Pages[^>]*\/Count\s+(\d+)/) ?? []
  expect(Number(pages)).toBeLessThanOrEqual(8)
})

test('17: the statement on accessibility, with its date and its authority', async ({ visitor }) => {
  const { page } = visitor
  await visitor.arrive('/')
  const statement = page.locator('footer').getByRole('link', { name: 'Tilgængelighedserklæring' })
  await visitor.follow(statement, address(site, '/tilgaengelighedserklaering'))
  await expect(page.locator('main')).toContainText(/WCAG 2\.\d, niveau AA/)
  await expect(page.locator('main')).toContainText(/gennemgået den \d+\. \w+ \d{4}/)
  await expect(page.locator('main')).toContainText('Digitaliseringsstyrelsen fører tilsyn')
  expect(visitor.steps).toBe(1)
})
