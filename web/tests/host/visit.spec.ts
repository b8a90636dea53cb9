import type { Page } from '@playwright/test'
import { written } from '../../../demo/written.ts'
import { address, port } from './addresses.ts'
import { ask, expect, listen, test, visit } from './visitor.ts'

const site = 'nationalmuseet'

/** Marks the document, so that a full load can be told. */
const mark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.marked = ''
  })

/** Keeps where the page stands at each click: that is the place to come back to. */
const watchClicks = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement
    addEventListener('click', () => Object.assign(dataset, { clicked: scrollY }), { capture: true })
  })

test('no token reaches the browser', async ({ page }) => {
  const sent: Promise<string>[] = []
  page.on('response', (response) => sent.push(response.text().catch(() => '')))
  await visit(page, site, '/besoeg')
  await page.waitForLoadState('networkidle')
  const texts = await Promise.all(sent)
  expect(texts.length).toBeGreaterThan(10)
  for (const text of texts) expect(text).not.toMatch(/\bsk[A-Za-z0-9]{48}\b/)
})

test('a click fetches the payload alone; back restores the place', async ({ page }) => {
  const errors = listen(page)
  await visit(page, site, '/besoeg')
  await mark(page)
  await page.waitForLoadState('networkidle')
  const fetched: string[] = []
  page.on('request', (request) => {
    if (['document', 'fetch'].includes(request.resourceType())) {
      fetched.push(new URL(request.url()).pathname)
    }
  })
  const link = page.locator('main a[data-internal]:visible:not(.shelf a)').last()
  await watchClicks(page)
  const target = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname
  await link.click()
  await expect(page).toHaveURL(address(site, target))
  expect(fetched.filter((path) => !/^\/(__nuxt_island|api\/icons)\//.test(path))).toEqual([
    `${target === '/' ? '' : target}/_payload.json`,
  ])
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(address(site, '/besoeg'))
  const position = Number(await page.locator('html').getAttribute('data-clicked'))
  expect(position).toBeGreaterThan(0)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(position)
  await expect(page.locator('html[data-marked]')).toHaveCount(1)
  expect(errors).toEqual([])
})

test('the language leads on, and is remembered for a year', async ({ page }) => {
  await visit(page, site, '/besoeg')
  await page
    .locator('header')
    .getByRole('link', { name: /^(EN|English)/ })
    .first()
    .click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const cookies = await page.context().cookies()
  const language = cookies.find(({ name }) => name === 'language')
  expect(language).toMatchObject({ value: 'en', sameSite: 'Lax' })
  const days = ((language?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(Math.round(days)).toBe(365)
})

test('skip link, focus after the keyboard, and the grid', async ({ page }) => {
  await visit(page, site, '/besoeg')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Shift+D')
  await expect(page.locator('.layout-grid i')).toHaveCount(12)
  await page.locator('main a[data-internal]').first().focus()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(address(site, '/besoeg'))
  await expect(page.locator('main')).toBeFocused()
})

test('what is not there', async ({ page }) => {
  const answer = await visit(page, site, '/findes-ikke')
  expect(answer?.status()).toBe(404)
  await expect(page.locator('h1')).toHaveCount(1)
  const english = await visit(page, site, '/en/not-there')
  expect(english?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('the page of failures says the texts', async ({ page }) => {
  const answer = await visit(page, site, '/fejl')
  expect(answer?.status()).toBe(500)
  await expect(page.locator('h1')).toHaveText('Vi kan desværre ikke vise siden')
  await expect(page.locator('main')).toContainText(
    'Prøv igen senere, eller kontakt os hvis fejlen fortsætter',
  )
})

test('other forms of an address lead to its one form', async ({ page }) => {
  for (const [path, to] of [
    ['/da', '/'],
    ['/da/besoeg', '/besoeg'],
    ['/besoeg/', '/besoeg'],
    ['/Besoeg', '/besoeg'],
  ] as const) {
    const answer = await ask(page, site, path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(301)
    expect(new URL(answer.headers().location ?? '', address(site, path)).href).toBe(
      address(site, to),
    )
  }
  const answer = await page.goto(address(site, '/besoeg/tilgængelighed'))
  expect(answer?.status()).toBe(200)
  await expect(page).toHaveURL(address(site, '/besoeg/tilg%C3%A6ngelighed'))
})

test('an editor’s redirect is permanent only with 301', async ({ page }) => {
  const { sites } = await written()
  const redirects = sites.find(({ key }) => key === site)?.redirects ?? []
  expect(redirects.length).toBeGreaterThan(2)
  for (const { from, statusCode = 301 } of redirects) {
    const answer = await ask(page, site, `/${from}`, { maxRedirects: 0 })
    expect(answer.status(), from).toBe(statusCode === 301 ? 301 : 302)
    expect(answer.headers().location, from).toBeTruthy()
  }
})

test('at a host that nobody has no route matches', async ({ page }) => {
  const answer = await page.goto(`https://andet.localhost:${port}/besoeg`)
  expect(answer?.status()).toBe(404)
  await expect(page.locator('body')).toHaveText('Page not found: /besoeg')
})

test('a module that nobody knows is left out', async ({ page }) => {
  const errors = listen(page)
  await visit(page, 'proevesalen', '/tilstande/ukendt-modul')
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('.unknown-module')).toHaveCount(0)
  await expect(page.locator('main')).toContainText('Den anden tekst.')
  expect(errors).toEqual([])
})

test('a sub-site lies below another site’s host, its languages too', async ({ page }) => {
  await visit(page, 'bevaring', '/')
  await expect(page).toHaveURL(`https://nationalmuseet.localhost:${port}/bevaring`)
  await visit(page, 'bevaring', '/en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
