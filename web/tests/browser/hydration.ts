import { expect, type Page } from '@playwright/test'

/** Waits until React has hydrated the page: it reacts, but for what waits until one is near. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor()
}

/**
 * Goes down the page, so that what waits until one is near is hydrated too: the tabs, and the
 * footer, which then has its marks.
 */
export async function hydrateAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      // An observer of the window reports after a frame.
      await frame()
      await frame()
    }
  })
  await expect(page.locator('.tabs-written')).toHaveCount(0)
  // An article has no footer.
  if ((await page.locator('.site-footer').count()) > 0) {
    await expect(page.locator('.social svg path').first()).toBeAttached()
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}
