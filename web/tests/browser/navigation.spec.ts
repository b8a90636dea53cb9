import type { Page } from '@playwright/test'
import { hold } from './hold.ts'
import { waitForHydration } from './hydration.ts'
import { alone, expect, open, test } from './site.ts'

/** Marks the document, so that a full load can be told. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.marked = ''
  })
}
const marked = (page: Page) => page.locator('html[data-marked]')

test('a click fetches the payload alone, and starts at the top', async ({ page }) => {
  await open(page, '/tilgaengelighed')
  await mark(page)
  await page.waitForLoadState('networkidle')
  const fetched: string[] = []
  page.on('request', (request) => {
    // The footer of a short page comes into view, and asks for its marks.
    if (request.url().includes('/api/icons/')) return
    if (['document', 'fetch'].includes(request.resourceType())) {
      fetched.push(new URL(request.url()).pathname)
    }
  })
  await page.evaluate(() => scrollTo(0, 400))
  await page.getByRole('link', { name: 'Læs tilgængelighedserklæringen' }).first().click()
  await expect(page.locator('h1')).toHaveText('Tilgængelighedserklæring')
  await expect(marked(page)).toHaveCount(1)
  expect(fetched).toEqual(['/tilgaengelighedserklaering/_payload.json'])
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page).toHaveTitle('Tilgængelighedserklæring · Nationalmuseet')
})

test('language and canonical link follow the page', async ({ page }) => {
  await open(page, '/')
  const canonical = page.locator('link[rel="canonical"]')
  await expect(canonical).toHaveAttribute('href', 'https://nationalmuseet.example/')
  await page.getByRole('link', { name: 'Forsiden på engelsk' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(canonical).toHaveAttribute('href', 'https://nationalmuseet.example/en')
  await expect(canonical).toHaveCount(1)
  // The server's document of the same page has the same head.
  const written = await (await page.request.get('/en')).text()
  const heads = await page.evaluate((html) => {
    const parsed = new DOMParser().parseFromString(html, 'text/html')
    return [parsed, document].map(({ head }) =>
      [...head.querySelectorAll('title, meta[name], meta[property], [rel=canonical], [hreflang]')]
        .map((element) => element.outerHTML)
        .sort(),
    )
  }, written)
  expect(heads[1]).toEqual(heads[0])
  expect(heads[0]).toContain('<meta property="og:locale" content="en_GB">')
})

test('back restores the place, and forward', async ({ page }) => {
  await open(page, '/tilgaengelighed')
  await mark(page)
  const link = page.locator('.footer-policies').getByRole('link', { name: 'Tilgængelighedserkl' })
  await link.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(1000)
  await link.click()
  await expect(page.locator('h1')).toHaveText('Tilgængelighedserklæring')
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('Tilgængelighed for alle')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  await page.goForward()
  await expect(page.locator('h1')).toHaveText('Tilgængelighedserklæring')
  await expect(marked(page)).toHaveCount(1)
})

for (const path of ['/', '/kalender', '/viden/fem-cirkler']) {
  test(`${path}: a reload far down leads to the same place, and so does Back`, async ({ page }) => {
    await open(page, path)
    await page.waitForLoadState('load')
    const scrolled = () => page.evaluate(() => scrollY)
    const place = await page.evaluate(() => {
      scrollTo({ top: document.body.scrollHeight * 0.7, behavior: 'instant' })
      return scrollY
    })
    expect(place).toBeGreaterThan(1000)
    await page.reload()
    await waitForHydration(page)
    await expect.poll(scrolled).toBe(place)

    const from = page.url()
    await page
      .locator('a[href="/billetter"]')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(/billetter/)
    await expect.poll(scrolled).toBe(0)
    // The places outlast the page that noted them.
    await page.reload()
    await waitForHydration(page)
    await page.goBack()
    await expect(page).toHaveURL(from)
    await expect.poll(scrolled).toBe(place)
  })
}

test('two steps back over a full load lead to the same place', async ({ page }) => {
  await open(page, '/kalender')
  const from = page.url()
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  const link = page.locator('a[href="/billetter"]').first()
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(page).toHaveURL(/billetter/)
  await open(page, '/tilgaengelighed')
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  // Later, since the page that evaluates it goes.
  await page.evaluate(() => void setTimeout(() => history.go(-2)))
  await expect(page).toHaveURL(from)
  await waitForHydration(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)
})

test('an anchor opens the answer it names, on load and by navigation', async ({ page }) => {
  const answer = page.locator('#koerestol')
  await open(page, '/tilgaengelighed#koerestol')
  await expect(answer).toBeVisible()
  await expect(answer).toBeInViewport()
  await open(page, '/')
  await mark(page)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/tilgaengelighed#koerestol'
    link.dataset.internal = ''
    link.textContent = 'til svaret'
    document.querySelector('main')?.prepend(link)
  })
  await page.getByText('til svaret').click()
  await expect(answer).toBeVisible()
  await expect(answer).toBeInViewport()
  await expect(marked(page)).toHaveCount(1)
})

test('the focus moves to the page only after the keyboard', async ({ page }) => {
  await open(page, '/tilgaengelighed')
  const link = page.getByRole('link', { name: 'Læs tilgængelighedserklæringen' }).first()
  await link.click()
  await expect(page.locator('h1')).toHaveText('Tilgængelighedserklæring')
  await expect(page.locator('main')).not.toBeFocused()
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('Tilgængelighed for alle')
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('h1')).toHaveText('Tilgængelighedserklæring')
  await expect(page.locator('main')).toBeFocused()
})

test('Back leads the keyboard to the link by which it left', async ({ page }) => {
  await open(page, '/viden')
  const link = page.locator('main a[href="/viden/fem-cirkler"]').last()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('Viden')
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
  await page.goForward()
  await expect(page.locator('h1')).toHaveText(/Fem cirkler/)
})

test('the language is remembered, and the frame changes with it', async ({ page, context }) => {
  await open(page, '/')
  await mark(page)
  await page.getByRole('link', { name: 'Forsiden på engelsk' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(marked(page)).toHaveCount(1)
  const cookie = (await context.cookies()).find(({ name }) => name === 'language')
  expect(cookie).toMatchObject({ value: 'en', sameSite: 'Lax' })
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(364)
})

test('a payload that fails is a full load', async ({ page, errors }) => {
  await page.route('**/tilgaengelighedserklaering/_payload.json*', (route) =>
    route.fulfill({ status: 502, body: 'bad gateway', contentType: 'text/plain' }),
  )
  await open(page, '/tilgaengelighed')
  await mark(page)
  await page.getByRole('link', { name: 'Læs tilgængelighedserklæringen' }).first().click()
  await expect(page.locator('h1')).toHaveText('Tilgængelighedserklæring')
  await expect(marked(page)).toHaveCount(0)
  errors.allow(/status of 502/)
})

test('where a full load has just failed too, the error page is shown', async ({ page, errors }) => {
  await page.route('**/find-vej/_payload.json*', (route) => route.fulfill({ status: 500 }))
  await open(page, '/')
  await page.evaluate(() =>
    sessionStorage.setItem('vitrine:reload', JSON.stringify({ path: '/find-vej', at: Date.now() })),
  )
  await page.getByRole('link', { name: 'Find vej' }).click()
  await expect(page.locator('h1')).toHaveText('Vi kan desværre ikke vise siden')
  errors.allow(/status of 500/)
})

test('a page that is not there is shown without a full load', async ({ page, errors }) => {
  await open(page, '/')
  await mark(page)
  await page.getByRole('link', { name: 'Find vej' }).click()
  await expect(page.locator('h1')).toHaveText('404')
  await expect(marked(page)).toHaveCount(1)
  errors.allow(/status of 404/)
})

test('a redirect of the payload changes the address', async ({ page }) => {
  await page.route('**/find-vej/_payload.json*', (route) =>
    route.fulfill({ status: 302, headers: { location: '/tilgaengelighed/_payload.json' } }),
  )
  await open(page, '/')
  await page.getByRole('link', { name: 'Find vej' }).click()
  await expect(page.locator('h1')).toHaveText('Tilgængelighed for alle')
  await expect(page).toHaveURL(/\/tilgaengelighed$/)
})

test('after a new deployment the next navigation is a full load', async ({ page, errors }) => {
  await open(page, '/tilgaengelighed')
  await mark(page)
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'newer' } }))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'Læs tilgængelighedserklæringen' }).first().click()
  await expect(page.locator('h1')).toHaveText('Tilgængelighedserklæring')
  await expect(marked(page)).toHaveCount(0)
  errors.allow(/status of 404/)
})

test('a navigation is pending, then done', async ({ page }) => {
  const release = await hold(page, '**/tilgaengelighed/_payload.json*')
  await open(page, '/tilgaengelighedserklaering')
  const states = await page.locator('.progress').evaluateHandle((progress) => {
    const seen: (string | null)[] = []
    const note = () => seen.push(progress.getAttribute('data-state'))
    new MutationObserver(note).observe(progress, { attributeFilter: ['data-state'] })
    return seen
  })
  await page.getByRole('link', { name: 'Tilgængelighed', exact: true }).first().click()
  await expect(page.locator('.progress')).toHaveAttribute('data-state', 'pending')
  release()
  await expect(page.locator('h1')).toHaveText('Tilgængelighed for alle')
  await expect(page.locator('.progress')).toHaveAttribute('data-state', 'idle')
  expect(await states.jsonValue()).toEqual(['pending', 'success', 'idle'])
  await waitForHydration(page)
})

test('back after an anchor leads to where one was', async ({ page }) => {
  await open(page, '/viden/fem-cirkler')
  const link = page.locator('a[href="#c0"]').first()
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await link.click()
  await expect(page).toHaveURL(/#c0$/)
  await expect(page.locator('#c0')).toBeInViewport()
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before)
  await page.goBack()
  await expect(page).not.toHaveURL(/#c0$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test('a tab that is chosen has an address', async ({ page }) => {
  await open(page, '/udstillinger')
  await page.locator('.exhibition-tabs').scrollIntoViewIfNeeded()
  await page.getByRole('tab', { name: 'Kommende' }).click()
  await expect(page).toHaveURL(/#kommende$/)
  await page.reload()
  await page.locator('.exhibition-tabs').scrollIntoViewIfNeeded()
  await expect(page.getByRole('tab', { name: 'Kommende' })).toHaveAttribute('aria-selected', 'true')
})

test('without a line the page stays, and one can try again', async ({ page, errors }) => {
  await open(page, '/tilgaengelighedserklaering')
  await mark(page)
  await page.route('**/tilgaengelighed/_payload.json*', (route) => route.abort())
  await page.getByRole('link', { name: 'Tilgængelighed', exact: true }).first().click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Siden kan ikke nås')
  await expect(marked(page)).toHaveCount(1)
  expect(new URL(page.url()).pathname).toBe('/tilgaengelighedserklaering')
  await page.unroute('**/tilgaengelighed/_payload.json*')
  await alert.getByRole('link', { name: 'Prøv igen' }).click()
  await expect(page.locator('h1')).toHaveText('Tilgængelighed for alle')
  await expect(alert).toHaveCount(0)
  await expect(marked(page)).toHaveCount(1)
  errors.allow(/ERR_FAILED/)
})

alone(
  'without a line from the start: anchors, the end of the page, and another page',
  async ({ page, context, errors }) => {
    await open(page, '/viden/fem-cirkler')
    await mark(page)
    await context.setOffline(true)
    const title = await page.locator('h1').textContent()
    // The code of the footer has not come.
    const anchor = page.locator('.article-contents a').first()
    await anchor.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#/)
    await page.locator('.newsletter').scrollIntoViewIfNeeded()
    await expect(page.locator('.newsletter h2')).toBeInViewport()
    await page.locator('.breadcrumbs a').first().press('Enter')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Siden kan ikke nås')
    await expect(page.locator('h1')).toHaveText(title ?? '')
    await expect(alert.getByRole('link', { name: 'Prøv igen' })).toBeVisible()
    await expect(marked(page)).toHaveCount(1)
    errors.allow(/DISCONNECTED|dynamically imported/)
  },
)
