import type { Page } from '@playwright/test'
import { expect, open, test } from './site.ts'

const top = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))

test('without a way above it a title stands as far below the header on every page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const distances: number[] = []
  for (const path of ['/viden', '/undervisning', '/udstillinger', '/podcast']) {
    await open(page, path)
    if ((await page.locator('main .breadcrumbs').count()) > 0) continue
    const header = await page.locator('.site-header').boundingBox()
    const [title = 0] = await top(page, 'h1')
    distances.push(Math.round(title - (header?.y ?? 0) - (header?.height ?? 0)))
  }
  expect(distances.length).toBeGreaterThan(1)
  expect(new Set(distances).size, `${distances}`).toBe(1)
  expect(distances[0]).toBeGreaterThanOrEqual(44)
})

test('a title set apart by its size has the letters of all titles', async ({ page }) => {
  await open(page, '/udstillinger/solens-folk')
  await expect(page.locator('.ex-top[data-typography="plain"]')).toHaveCount(1)
  const font = await page.locator('h1').evaluate((title) => getComputedStyle(title).fontFamily)
  expect(font).toMatch(/^"?Gloock/)
})

test('the stubs of tickets in a row begin alike, and so do their buttons', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/billetter')
  await page
    .locator('.ticket-cards')
    .first()
    .evaluate((list) => {
      list.setAttribute('data-columns', '3')
      const price = list.querySelector('.ticket-card-price')
      if (price) price.textContent = 'Fra 1.110 kr. for to voksne'
    })
  const [first, second, third] = await top(page, '.ticket-card-stub')
  expect([second, third]).toEqual([first, first])
  const [button, other] = await top(page, '.ticket-card-stub .btn')
  expect(other).toBe(button)
})

test('of an odd number of cards the last fills the second column on tablets', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await open(page, '/praktisk')
  const cards = page.locator('.cards').first().getByRole('listitem')
  await expect(cards).toHaveCount(3)
  const list = await page.locator('.cards').first().boundingBox()
  expect((await cards.last().boundingBox())?.width).toBe(list?.width)
})

test('of a fact the figure is large, whether it stands first or last', async ({ page }) => {
  await open(page, '/viden/fem-cirkler')
  const size = (text: string) =>
    page
      .locator('.figures')
      .getByText(text, { exact: true })
      .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))
  expect(await size('136')).toBeGreaterThan(2 * (await size('meter i indre tværmål')))
  expect(await size('1902')).toBeGreaterThan(
    2 * (await size('Landmåleren tegner den første cirkel')),
  )
})
