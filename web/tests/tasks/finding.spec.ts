/** Tasks on the way: languages, other sites, addresses that are gone, Back, a line that is lost. */
import type { Locator } from '@playwright/test'
import { address } from '../host/addresses.ts'
import { ask } from '../host/visitor.ts'
import { eachScript, expect, site, test } from './visitor.ts'

const textOf = async (part: Locator): Promise<string> => (await part.textContent()) ?? ''

test('9: a page that is in Danish only says so before one leaves it', async ({ visitor }) => {
  const { page } = visitor
  await visitor.arrive('/viden/under-jorden/to-hundrede-år-med-en-skovl', 'jelling')
  const english = page.locator('header .languages a[hreflang="en"]')
  // In the words of the page, because it leads to another one.
  await expect(english).toHaveAccessibleName('Forsiden på engelsk')
  await expect(english).toHaveCSS('text-decoration-style', 'dotted')
  await visitor.follow(english, (url) => url.pathname === '/en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('header .languages a[lang="da"]')).toHaveAccessibleName('Dansk')
  expect(visitor.steps).toBe(1)
})

test('13: to another museum and back', async ({ visitor }) => {
  const { page } = visitor
  await visitor.arrive('/')
  const museum = page.locator('footer').getByRole('link', { name: /^Krigsmuseet/ })
  if (!(await museum.isVisible())) {
    await visitor.choose(page.locator('footer').getByRole('heading', { name: 'København' }))
  }
  await visitor.follow(museum, `${address('krigsmuseet', '/')}/`.replace(/\/+$/, '/'))
  await expect(page.locator('header')).toContainText('Krigsmuseet')
  await page.goBack()
  await expect(page).toHaveURL(address(site, '/'))
  await expect(page.locator('header')).toContainText('Nationalmuseet')
  expect(visitor.steps).toBeLessThanOrEqual(2)
})

for (const { withScript, name } of eachScript) {
  test.describe(name, () => {
    test.use({ withScript })

    test('14: an address that nobody knows, and one that has moved', async ({ visitor }) => {
      const { page } = visitor
      visitor.allowFailedRequests()
      const gone = await ask(page, site, '/denne-side-har-aldrig-været-her')
      expect(gone.status()).toBe(404)
      await page.goto(address(site, '/denne-side-har-aldrig-været-her'))
      await visitor.hydrated()
      await expect(page.locator('main h1')).toBeVisible()
      await expect(page.locator('main')).not.toContainText('Page Not Found')
      const field = page.locator('main input[name="q"]')
      await visitor.write(field, 'solvognen')
      await field.press('Enter')
      await expect(page.locator('.search-items').getByRole('link').first()).toContainText(
        /Solvognen/,
      )
      await page.goto(address(site, '/praktisk-info'))
      await expect(page).toHaveURL(address(site, '/besoeg'))
      expect((await ask(page, site, '/praktisk-info', { maxRedirects: 0 })).status()).toBe(301)
    })
  })
}

test('19: Back, Forward and a reload keep the place and the focus', async ({ visitor }) => {
  const { page } = visitor
  await visitor.arrive('/undervisning/mellemtrin/vikingetid/et-skib-paa-hjul')
  const tabs = page.getByRole('tab')
  await visitor.choose(tabs.last())
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true')
  const theme = address(site, '/undervisning/mellemtrin/vikingetid')
  await visitor.follow(page.locator('.breadcrumbs a').last(), theme)
  await page.goBack()
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true')

  await visitor.arrive('/viden/folk-og-ting/sådan-læser-man-en-sten')
  const plain = page.url()
  const [first, second] = [0, 1].map((n) => page.locator('.article-contents a').nth(n)) as [
    Locator,
    Locator,
  ]
  const headingOf = async (link: Locator) =>
    page.locator(`[id="${decodeURIComponent(((await link.getAttribute('href')) ?? '').slice(1))}"]`)
  // The place is reached at once, and can be compared.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const placeOf = () => page.evaluate(() => Math.round(scrollY))
  await visitor.choose(first)
  await expect(await headingOf(first)).toBeInViewport()
  // On a telephone one goes up to the contents again; at a desk they stand beside the text.
  await second.scrollIntoViewIfNeeded()
  const left = await placeOf()
  await visitor.choose(second)
  await expect(await headingOf(second)).toBeInViewport()
  const reached = await placeOf()
  await page.goBack()
  await expect.poll(placeOf).toBe(left)
  await page.reload()
  await visitor.hydrated()
  await expect.poll(placeOf).toBe(left)
  await page.goForward()
  await expect.poll(placeOf).toBe(reached)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(plain)
})

test('20: the line is lost on the way, and comes back', async ({ visitor }) => {
  const { page } = visitor
  visitor.allowFailedRequests()
  await visitor.arrive('/besoeg')
  await page.waitForLoadState('networkidle')
  const context = page.context()
  const link = page.locator('main a[data-internal]').first()
  const target = new URL((await link.getAttribute('href')) ?? '', page.url()).href
  const title = await textOf(page.locator('main h1'))
  await page.evaluate(() => {
    document.documentElement.dataset.marked = ''
  })
  try {
    await context.setOffline(true)
    await visitor.choose(link)
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Siden kan ikke nås')
    await expect(page.locator('main h1')).toHaveText(title)
    await context.setOffline(false)
    await visitor.choose(alert.getByRole('link', { name: 'Prøv igen' }))
  } finally {
    await context.setOffline(false)
  }
  await expect(page).toHaveURL(target)
  await expect(page.locator('main h1')).not.toHaveText(title)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.locator('html[data-marked]')).toHaveCount(1)
})
