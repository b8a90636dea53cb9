import type { Page } from '@playwright/test'
import { expectNothing } from './axe.ts'
import { hydrateAll, waitForHydration } from './hydration.ts'
import { path, requests } from './media.ts'
import { alone, expect, open, test } from './site.ts'

const dialog = (page: Page) => page.getByRole('region', { name: 'Dit valg af cookies' })
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name })
const choiceLink = (page: Page) => page.getByRole('link', { name: 'Valg af cookies', exact: true })

async function consentCookie(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === 'consent')
}

/** Opens a page as where visits are measured, with a tag manager that sets a cookie. */
async function openMeasured(page: Page, at: string, baseURL = ''): Promise<string[]> {
  await page.context().addCookies([{ name: 'measured', value: '1', url: baseURL }])
  await page.route('https://tags.example/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "document.cookie = '_tag=1; Path=/'",
    }),
  )
  const urls = requests(page)
  await open(page, at)
  return urls
}

const toOthers = (urls: readonly string[], baseURL = '') =>
  urls.filter((url) => !url.startsWith(baseURL) && !url.startsWith('data:'))

test('where nothing is measured nobody is asked; the footer leads to the choice', async ({
  page,
}) => {
  await open(page, '/')
  await hydrateAll(page)
  await expect(dialog(page)).toHaveCount(0)
  await choiceLink(page).press('Enter')
  await expect(dialog(page)).toBeFocused()
  await expect(dialog(page).getByRole('checkbox')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(choiceLink(page)).toBeFocused()
  expect(await consentCookie(page)).toBeUndefined()
  await choiceLink(page).press('Enter')
  await inDialog(page, 'Tillad alle').press('Enter')
  await expect(choiceLink(page)).toBeFocused()
  expect(await consentCookie(page)).toMatchObject({ value: '1.media' })
  expect(new URL(page.url()).pathname).toBe('/')
})

test('to refuse is as easy as to accept, moves nothing, and lasts', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const urls = await openMeasured(page, '/', baseURL)
  await expect(dialog(page)).toBeVisible()
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  const looks = await dialog(page)
    .locator('.choice-buttons button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect()
        const { color, backgroundColor, fontSize, fontWeight, border } = getComputedStyle(button)
        return [
          Math.round(width),
          Math.round(height),
          color,
          backgroundColor,
          fontSize,
          fontWeight,
          border,
        ]
      }),
    )
  expect(looks).toHaveLength(2)
  expect(looks[0]).toEqual(looks[1])
  await inDialog(page, 'Kun nødvendige').click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.locator('#main')).toBeFocused()
  await expect(page.getByText('Dit valg er gemt.')).toHaveRole('status')
  const cookie = await consentCookie(page)
  expect(cookie).toMatchObject({ value: '1.none', sameSite: 'Lax', path: '/' })
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(Math.round(days)).toBe(180)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  // The fonts may come late, and move a line a little.
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(dialog(page)).toHaveCount(0)
  expect(toOthers(urls, baseURL)).toEqual([])
})

test('visits are measured after consent, page by page, until it is taken back', async ({
  page,
  baseURL,
}) => {
  const urls = await openMeasured(page, '/', baseURL)
  await inDialog(page, 'Tillad alle').click()
  await expect
    .poll(() => toOthers(urls, baseURL))
    .toEqual(['https://tags.example/gtm.js?id=GTM-FIXTURE'])
  const views = () =>
    page.evaluate(() =>
      (window.dataLayer ?? [])
        .filter(({ event }) => event === 'pageview')
        .map(({ page_title, page_path }) => `${page_path} ${page_title}`),
    )
  await expect.poll(views).toHaveLength(1)
  for (const to of ['/billetter', '/udstillinger']) {
    await page.locator(`a[href="${to}"]`).first().dispatchEvent('click')
    await expect(page).toHaveURL(to)
    const measured = async () => (await views()).at(-1) === `${to} ${await page.title()}`
    await expect.poll(measured).toBe(true)
  }
  expect(await views()).toHaveLength(3)
  expect(await consentCookie(page)).toMatchObject({ value: '1.media-statistics' })
  const loaded = page.waitForEvent('load')
  await choiceLink(page).dispatchEvent('click')
  await expect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(2)
  await inDialog(page, 'Kun nødvendige').click()
  await loaded
  const cookies = await page.context().cookies()
  const names = cookies.map(({ name }) => name)
  // What no tag has set stays: it may be the session of a shop.
  expect(names).toContain('measured')
  expect(names).not.toContain('_tag')
  expect(await consentCookie(page)).toMatchObject({ value: '1.none' })
  await waitForHydration(page)
  expect(await views()).toEqual([])
})

test('one purpose can be chosen without the other', async ({ page, baseURL }) => {
  const urls = await openMeasured(page, '/', baseURL)
  await dialog(page).getByText('Vælg selv').click()
  await expect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
  await dialog(page)
    .getByLabel(/^Indhold fra andre/)
    .check()
  await inDialog(page, 'Gem valg').click()
  await expect(dialog(page)).toHaveCount(0)
  expect(await consentCookie(page)).toMatchObject({ value: '1.media' })
  expect(toOthers(urls, baseURL)).toEqual([])
})

test('by keyboard it comes after the skip link, and covers nothing that has the focus', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openMeasured(page, '/tilgaengelighed', baseURL)
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByRole('link', { name: 'Læs om cookies' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeVisible()
  expect(await consentCookie(page)).toBeUndefined()
  await page.keyboard.press('Tab')
  await expect(inDialog(page, 'Kun nødvendige')).toBeFocused()
  const covered: string[] = []
  for (let stops = 0; stops < 60; stops++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const [focused, over] = [document.activeElement, document.querySelector('.choice')]
      if (!focused || !over || over.contains(focused) || focused === document.body) return null
      const box = focused.getBoundingClientRect()
      return box.bottom > over.getBoundingClientRect().top + 1 ? focused.outerHTML : null
    })
    if (found) covered.push(found)
  }
  expect(covered).toEqual([])
})

test('it fits every window, and axe finds nothing', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openMeasured(page, '/billetter', baseURL)
  await dialog(page).getByText('Vælg selv').click()
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    const box = await dialog(page).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(height, 0)
    expect(box?.y).toBeGreaterThanOrEqual(64)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
    const small = await dialog(page)
      .locator('button, summary, label')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).length)
    expect(small).toBe(0)
    if (width !== 320) await expectNothing(page, `the choice at ${width}`)
  }
})

test('frames and films of others wait, and come when they are allowed', async ({
  page,
  baseURL,
}) => {
  await page.route('https://forms.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Skema</title>' }),
  )
  const urls = requests(page)
  await open(page, path)
  await hydrateAll(page)
  await page.waitForLoadState('networkidle')
  expect(toOthers(urls, baseURL)).toEqual([])
  const form = page.locator('.embed').nth(2)
  await expect(form).toContainText('Indholdet ligger hos forms.example, som kan sætte cookies.')
  const film = page.locator('.film').filter({ hasText: 'Filmen, der blev væk' })
  await expect(film).toContainText('Indholdet ligger hos film.example')
  await form.getByRole('button', { name: 'Tillad altid indhold fra andre' }).press('Enter')
  await expect(form.locator('iframe')).toBeFocused()
  await expect(form.getByRole('link')).toHaveAttribute('href', 'https://forms.example/e/abc')
  await expect(film).not.toContainText('Indholdet ligger hos film.example')
  expect(await consentCookie(page)).toMatchObject({ value: '1.media' })
  const hosts = toOthers(urls, baseURL).map((url) => new URL(url).host)
  expect(new Set(hosts)).toEqual(new Set(['forms.example']))
})

test('a host without a name in the configuration is only linked', async ({ page }) => {
  await open(page, '/moduler')
  const plan = page.locator('.embed').filter({ hasText: 'Plan over gravfeltet' })
  await expect(plan.getByRole('link')).toHaveAttribute('href', 'https://ukendt.example/plan')
  await expect(plan.getByRole('button')).toHaveCount(0)
})

test('a sound of another host says so, and is not remembered', async ({
  page,
  baseURL,
  errors,
}) => {
  await page.route('https://lyd.example/**', (route) => route.abort())
  const urls = requests(page)
  await open(page, '/podcast/skibsbygningsvaerkstedet')
  await page.waitForLoadState('networkidle')
  expect(toOthers(urls, baseURL)).toEqual([])
  await expect(page.getByText('Indholdet ligger hos lyd.example')).toBeVisible()
  const asked = page.waitForRequest('https://lyd.example/trailer.mp3')
  await page.getByRole('button', { name: /^Hør traileren|trailer/i }).click()
  await asked
  await expect(page.getByRole('region', { name: 'Afspiller' })).toBeVisible()
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names).toEqual(['site'])
  await page.getByRole('button', { name: 'Tillad altid indhold fra andre' }).press('Enter')
  await expect(page.getByText('Indholdet ligger hos lyd.example')).toHaveCount(0)
  await expect(page.locator('.play-button:focus')).toHaveCount(1)
  errors.allow(/ERR_FAILED/)
})

test('a sound of another host ends with the consent, and is not restored without it', async ({
  page,
  baseURL,
  errors,
}) => {
  await page.route('https://lyd.example/**', (route) => route.abort())
  const allowed = { name: 'consent', value: '1.media', url: baseURL ?? '' }
  await page.context().addCookies([allowed])
  const player = page.getByRole('region', { name: 'Afspiller' })
  const stored = async () => (await page.context().cookies()).find(({ name }) => name === 'podcast')
  await open(page, '/podcast/skibsbygningsvaerkstedet')
  await page.getByRole('button', { name: /^Hør traileren|trailer/i }).click()
  await expect(player).toBeVisible()
  await expect.poll(async () => (await stored())?.value).toContain('elsewhere')
  const podcast = await stored()
  await choiceLink(page).press('Enter')
  await inDialog(page, 'Kun nødvendige').press('Enter')
  await expect(player).toHaveCount(0)
  await expect.poll(stored).toBeUndefined()
  if (podcast) await page.context().addCookies([podcast])
  await page.reload()
  await expect.poll(stored).toBeUndefined()
  await expect(player).toHaveCount(0)
  errors.allow(/ERR_FAILED/)
})

alone.describe('without JavaScript', () => {
  alone.use({ javaScriptEnabled: false })

  alone('the choice is the page about cookies, and embeds are links', async ({ page, baseURL }) => {
    const urls = requests(page)
    await page.goto(path)
    await expect(choiceLink(page)).toHaveAttribute('href', '/cookies')
    const form = page.locator('.embed').nth(2)
    await expect(form.getByRole('link')).toHaveAttribute('href', 'https://forms.example/e/abc')
    await expect(form.getByRole('button')).toHaveCount(0)
    expect(toOthers(urls, baseURL)).toEqual([])
  })
})
