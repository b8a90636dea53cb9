import type { Page } from '@playwright/test'
import { expectNothing } from './axe.ts'
import { waitForHydration } from './hydration.ts'
import { alone, expect, open } from './site.ts'

const popUp = (page: Page) =>
  page.getByRole('complementary', { name: 'Vær den første, der ved det' })

/** Opens a page as one that a link of the site has led to. */
async function arrive(page: Page, path: string): Promise<void> {
  await page.clock.install()
  const { origin } = new URL(test.info().project.use.baseURL ?? '')
  await page.goto(`${path}?site=nationalmuseet`, { referer: `${origin}/` })
  await waitForHydration(page)
}

/** Has the page ask for consent, as where visits are measured. */
async function askForConsent(page: Page): Promise<void> {
  const url = test.info().project.use.baseURL ?? ''
  await page.context().addCookies([{ name: 'measured', value: '1', url }])
}

/**
 * Lets seconds pass, after those in which the code of the pop-up is fetched. A step that was under
 * way while it came makes them five more.
 */
async function wait(page: Page, seconds: number): Promise<void> {
  let fetched = false
  page.on('response', (answer) => {
    fetched ||= /\/PopUp-.*\.js$/.test(answer.url())
  })
  // Its slot comes with code of its own, and counts from then on.
  await expect
    .poll(
      async () => {
        if (!fetched) await page.clock.runFor(5000)
        return fetched
      },
      { intervals: [50] },
    )
    .toBe(true)
  await page.clock.runFor((seconds - 5) * 1000)
}

/** Lets time pass until it is there. */
async function expectPopUp(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(3000)
        return popUp(page).isVisible()
      },
      { intervals: [50] },
    )
    .toBe(true)
}

const test = alone

test('the pop-up waits, leaves the focus where it is, and is closed for good', async ({ page }) => {
  await arrive(page, '/tilgaengelighed')
  const link = page.locator('main a').first()
  await link.focus()
  await wait(page, 20)
  await expect(popUp(page)).toHaveCount(0)
  await expectPopUp(page)
  await expect(link).toBeFocused()

  const room = () =>
    page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom),
    )
  const top = (await popUp(page).boundingBox())?.y ?? 0
  expect(await room()).toBeGreaterThan((page.viewportSize()?.height ?? 0) - top)

  // It is the last stop; Escape leads back to where one was.
  const close = popUp(page).getByRole('button', { name: 'Luk' })
  await close.focus()
  await page.keyboard.press('Tab')
  await expect(popUp(page).getByLabel('Din e-mail')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(popUp(page)).toHaveCount(0)
  await expect(link).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('newsletter-popup'))).toBe('closed')

  await page.reload()
  await waitForHydration(page)
  await wait(page, 60)
  await expect(popUp(page)).toHaveCount(0)
})

test('a sign-up in the pop-up is answered there, and is the last that it says', async ({
  page,
}) => {
  let sent = ''
  await page.route('**/api/newsletter', (route) => {
    sent = route.request().postData() ?? ''
    return route.fulfill({ json: { outcome: 'sent', text: 'Se efter en mail fra os.' } })
  })
  await arrive(page, '/tilgaengelighed')
  await wait(page, 20)
  await expectPopUp(page)
  await popUp(page).getByLabel('Din e-mail').fill('anna@eksempel.dk')
  await popUp(page).getByLabel('Ja tak til nyhedsbrevet.').check()
  await popUp(page).getByRole('button', { name: 'Tilmeld mig' }).click()
  await expect(popUp(page).getByRole('status')).toHaveText('Se efter en mail fra os.')
  expect(Object.fromEntries(new URLSearchParams(sent))).toMatchObject({
    site: 'nationalmuseet',
    module: 'pop-up',
    email: 'anna@eksempel.dk',
  })
  expect(await page.evaluate(() => localStorage.getItem('newsletter-popup'))).toBe('signed-up')
  await page.clock.resume()
  await expectNothing(page, 'the pop-up')
})

test('it waits for the answer about consent', async ({ page }) => {
  await askForConsent(page)
  await arrive(page, '/tilgaengelighed')
  await wait(page, 60)
  await expect(popUp(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Kun nødvendige' }).press('Enter')
  await expectPopUp(page)
})

test('it waits for the menu, and lets the menu have Escape first', async ({ page }) => {
  await arrive(page, '/tilgaengelighed')
  const menu = page.locator('.menu > summary')
  await menu.press('Enter')
  await expect(page.locator('.menu[open]')).toHaveCount(1)
  await wait(page, 60)
  await expect(popUp(page)).toHaveCount(0)
  await menu.press('Enter')
  await expect(page.locator('.menu[open]')).toHaveCount(0)
  await expectPopUp(page)

  // Escape closes the menu first, then the pop-up, and the focus stays where it is.
  await menu.press('Enter')
  await expect(page.locator('.menu[open]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('.menu[open]')).toHaveCount(0)
  await expect(popUp(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(popUp(page)).toHaveCount(0)
  await expect(menu).toBeFocused()
})

test('the first page of a visit has none, and fetches nothing of it', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.clock.install()
  await open(page, '/tilgaengelighed')
  await page.clock.runFor(120_000)
  await expect(popUp(page)).toHaveCount(0)
  expect(fetched.filter((url) => /\/PopUp-/.test(url))).toEqual([])
})
