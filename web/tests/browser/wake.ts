import type { Page } from '@playwright/test'
import { layOutAll } from './layOutAll.ts'
import { expect } from './site.ts'

/**
 * Goes down the page, so that everything is put to work which waits until one is near, and
 * waits until it is: the tabs, and the footer, which then has its marks. All of it stays laid out.
 */
export async function wakeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      // What watches the window is told after a frame.
      await frame()
      await frame()
    }
  })
  await expect(page.locator('.tabs-written')).toHaveCount(0)
  // An article has no footer.
  if ((await page.locator('.site-footer').count()) > 0) {
    await expect(page.locator('.social svg path').first()).toBeAttached()
  }
  await layOutAll(page)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}
