import { entries } from '../../catalogue/entries.ts'
import { mockUps, prefix } from '../../catalogue/pageNames.ts'
import { expectNothing } from './axe.ts'
import { waitForHydration } from './hydration.ts'
import { expectRoom } from './room.ts'
import { alone, expect, test } from './site.ts'

/** The routes of design mock-ups: `docs/rules.md#reserved-paths`. */
const routes = ['', ...Object.keys(mockUps).map((name) => `/${name}`)]

for (const route of routes) {
  test(`${prefix}${route} answers with a heading`, async ({ page }) => {
    const response = await page.goto(`${prefix}${route}`)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  })
}

test('every entry of the catalogue answers', async ({ request }) => {
  for (const { name } of entries) {
    const response = await request.get(`${prefix}/${name}`)
    const expected = name === '404' ? 404 : name === 'fejl' ? 500 : 200
    expect(response.status(), name).toBe(expected)
    expect(await response.text(), name).toContain('<h1')
  }
})

test('links stay in the catalogue, with what was chosen', async ({ page }) => {
  await page.goto(`${prefix}/viden?site=slottet&language=en`)
  await waitForHydration(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.locator('.header-nav a').first().click()
  await expect(page).toHaveURL(`${prefix}/exhibitions?site=slottet&language=en`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Udstillinger/)
  const [source] = await page
    .locator('main img')
    .evaluateAll((all: HTMLImageElement[]) => all.map((image) => image.src))
  expect(source).toContain(`${prefix}/art/slottet/`)
})

test('the index is filtered while one types', async ({ page }) => {
  await page.goto(prefix)
  const matches = page.locator('[data-words]:visible')
  await expect(matches).toHaveCount(entries.length)
  await page.getByRole('searchbox').pressSequentially('podcast')
  await expect(matches).not.toHaveCount(entries.length)
  for (const text of await matches.allTextContents())
    expect(text.toLowerCase()).toContain('podcast')
  await expect(page.getByRole('status')).toHaveText(`${await matches.count()} of ${entries.length}`)
})

test.describe('without JavaScript', () => {
  alone.use({ javaScriptEnabled: false })
  alone('the index is searched by its form', async ({ page }) => {
    await page.goto(prefix)
    await page.getByRole('searchbox').fill('accordion')
    await page.getByLabel('Site').selectOption('slottet')
    await page.getByRole('button', { name: 'Show' }).click()
    const links = page.locator('[data-words] a')
    await expect(links).toHaveCount(1)
    await expect(links).toHaveAttribute('href', /page=modules%2Faccordion&site=slottet/)
  })
})

test('an entry stands in a frame of a chosen width', async ({ page }) => {
  await page.goto(`${prefix}/frame?page=viden`)
  await page.getByLabel('Width').selectOption('390')
  await expect(page).toHaveURL(/width=390/)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(390)
})

test('motion is reduced where that is chosen', async ({ page }) => {
  const duration = () =>
    page
      .locator('.btn')
      .first()
      .evaluate((button) => getComputedStyle(button).transitionDuration)
  await page.goto(`${prefix}/viden`)
  const full = await duration()
  await page.goto(`${prefix}/viden?motion=reduced`)
  expect(await duration()).not.toBe(full)
})

for (const width of [390, 1440]) {
  test(`axe finds nothing in the index and the frame at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['', '/frame?page=viden']) {
      await page.goto(`${prefix}${path}`)
      await expectRoom(page, path)
      await expectNothing(page, path)
    }
  })
}
