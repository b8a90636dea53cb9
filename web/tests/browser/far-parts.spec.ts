import type { Locator, Page } from '@playwright/test'
import { atWork, expect, open, test } from './site.ts'

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
})

/** Holds back some files until the function that it gives is called. */
async function hold(page: Page, files: string): Promise<() => void> {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  return letThrough
}

const lastModule = (page: Page) => page.locator('.modules > *').last()
const lastDay = (page: Page) => page.locator('.day').last()

const isLaidOut = (part: Locator) =>
  part
    .locator('*')
    .last()
    .evaluate((inner) => inner.checkVisibility({ contentVisibilityAuto: true }))

const topOf = (part: Locator) =>
  part.evaluate((element) => Math.round(element.getBoundingClientRect().top))

/** Goes to a part without a touch, as a search in the page does, and waits until that is noted. */
async function jumpTo(part: Locator): Promise<void> {
  await part.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    return new Promise<void>((done) => {
      requestAnimationFrame(() => requestAnimationFrame(() => done()))
    })
  })
}

/** No part of the page is left out any more. */
async function expectLaidOut(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page
        .locator('.modules > *, .sections > *, .day')
        .evaluateAll((parts) =>
          parts.every((part) => getComputedStyle(part).contentVisibility === 'visible'),
        ),
    )
    .toBe(true)
}

/** Goes to a part while files are held back, and is still there when all is laid out. */
async function expectToStay(part: Locator, letThrough: () => void): Promise<void> {
  await part.waitFor({ state: 'attached' })
  await jumpTo(part)
  const before = await topOf(part)
  letThrough()
  await expectLaidOut(part.page())
  expect(Math.abs((await topOf(part)) - before)).toBeLessThan(2)
}

for (const [path, last] of [
  ['/', lastModule],
  ['/kalender', lastDay],
] as const) {
  test(`${path}: what is far below is laid out once all is loaded, without a touch`, async ({
    page,
  }) => {
    const letThrough = await hold(page, '**/art/**')
    await page.goto(`${path}?site=nationalmuseet`, { waitUntil: 'domcontentloaded' })
    await atWork(page)
    expect(await isLaidOut(last(page))).toBe(false)
    letThrough()
    await expectLaidOut(page)
    expect(await isLaidOut(last(page))).toBe(true)
  })

  test(`${path}: who goes far down before the scripts are there stays there`, async ({ page }) => {
    const letThrough = await hold(page, '**/*.js')
    await page.goto(`${path}?site=nationalmuseet`, { waitUntil: 'commit' })
    await expectToStay(last(page), letThrough)
  })

  test(`${path}: who goes far down while it loads stays there`, async ({ page }) => {
    const letThrough = await hold(page, '**/art/**')
    await page.goto(`${path}?site=nationalmuseet`, { waitUntil: 'domcontentloaded' })
    await atWork(page)
    await expectToStay(last(page), letThrough)
  })

  test(`${path}: a reload far down leads to the same place`, async ({ page }) => {
    await open(page, path)
    await expectLaidOut(page)
    await jumpTo(last(page))
    const before = await topOf(last(page))
    await page.reload()
    await expectLaidOut(page)
    await expect.poll(() => topOf(last(page))).toBe(before)
  })

  test(`${path}: Back leads to the same place, far down`, async ({ page }) => {
    await open(page, path)
    await expectLaidOut(page)
    await jumpTo(last(page))
    const before = await topOf(last(page))
    const from = page.url()
    await page
      .locator('a[href="/billetter"]')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(/billetter/)
    await page.goBack()
    await expect(page).toHaveURL(from)
    await expect.poll(() => topOf(last(page))).toBe(before)
  })
}
