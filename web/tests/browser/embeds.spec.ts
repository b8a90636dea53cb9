import type { Locator, Page } from '@playwright/test'
import { openAt, path } from './media.ts'
import { alone, expect, open, test } from './site.ts'

/** The form at a provider, in a frame of its own. */
const form = (page: Page) => page.locator('.embed').nth(2)
const show = (embed: Locator) => embed.getByRole('button', { name: /^Vis / })
const alert = (embed: Locator) => embed.getByRole('alert')

/** The request that finds out whether the provider responds. */
const probe = (page: Page, host: string) =>
  page.waitForRequest(
    (request) => request.method() === 'HEAD' && new URL(request.url()).host === host,
  )

test('a provider that is away: the page says so, leads there, and tries again', async ({
  page,
  errors,
}) => {
  await page.route('https://forms.example/**', (route) => route.abort())
  await openAt(page, '.embed')
  await show(form(page)).press('Enter')
  await expect(alert(form(page))).toHaveText('forms.example svarer ikke lige nu.')
  await expect(form(page).locator('iframe')).toBeHidden()
  await expect(form(page).getByRole('button', { name: 'Prøv igen' })).toBeFocused()
  await expect(
    form(page).getByRole('link', { name: 'Åbn Hvad syntes du? hos forms.example i et nyt vindue' }),
  ).toHaveAttribute('href', 'https://forms.example/e/abc')
  await page.unroute('https://forms.example/**')
  await page.route('https://forms.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Skema</title>' }),
  )
  const asked = probe(page, 'forms.example')
  await form(page).getByRole('button', { name: 'Prøv igen' }).press('Enter')
  await expect(form(page).locator('iframe')).toBeFocused()
  await (await asked).response()
  await expect(alert(form(page))).toHaveCount(0)
  await expect(form(page).getByRole('link')).toBeVisible()
  // The browser itself tells of what was refused.
  errors.allow(/ERR_FAILED/)
})

alone(
  'a provider that does not respond: nobody waits longer than ten seconds',
  async ({ page }) => {
    await page.clock.install()
    await page.route('https://kort.example/**', () => new Promise(() => {}))
    await open(page, '/tilgaengelighed')
    const map = page.locator('.embed')
    await map.scrollIntoViewIfNeeded()
    const asked = probe(page, 'kort.example')
    await show(map).press('Enter')
    await asked
    await page.clock.fastForward(9_000)
    await expect(alert(map)).toHaveCount(0)
    await page.clock.fastForward(1_000)
    await expect(alert(map)).toHaveText('kort.example svarer ikke lige nu.')
    await expect(map.getByRole('link')).toHaveAttribute('href', 'https://kort.example/udgravningen')
    // It may still come.
    await expect(map.locator('iframe')).toBeVisible()
  },
)

alone('a lost line: the page says that it is ours', async ({ page, context, errors }) => {
  await openAt(page, '.embed')
  const script = page.locator('.embed').first()
  await context.setOffline(true)
  await show(script).press('Enter')
  await expect(alert(script)).toHaveText('Der er ingen forbindelse til internettet.')
  await expect(script.getByRole('link', { name: /^Åbn Tilmeld din klasse/ })).toBeVisible()
  errors.allow(/ERR_INTERNET_DISCONNECTED/)
})

alone('a film that does not respond is given up after ten seconds', async ({ page }) => {
  await page.clock.install()
  await page.route('**/film.m3u8', () => new Promise(() => {}))
  await open(page, path)
  const asked = page.waitForRequest('**/film.m3u8')
  await page.getByRole('button', { name: 'Afspil film, 0:02' }).press('Enter')
  await asked
  await page.clock.fastForward(10_000)
  await expect(page.getByRole('alert')).toHaveText('Filmen kunne ikke afspilles.')
  await expect(page.getByRole('link', { name: 'Åbn filmen som fil' }).first()).toBeVisible()
})
