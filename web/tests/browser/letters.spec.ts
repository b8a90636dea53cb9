import type { Locator, Page } from '@playwright/test'
import { expectRoom, resize } from './room.ts'
import { expect, open, test } from './site.ts'

const sizes = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

/** From the browser's own size of letters, in pixels, to twice that. */
const letters = [16, 20, 24, 32]

/** Sets the size of letters as a visitor does in the browser's settings. */
async function setLetters(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
  await browser.detach()
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
    .toBe(`${standard}px`)
}

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error(`${part} is not shown`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** One beside the other, or above it. */
function apart(a: Awaited<ReturnType<typeof boxOf>>, b: typeof a): boolean {
  return a.right <= b.x || b.right <= a.x || a.bottom <= b.y || b.bottom <= a.y
}

// The second has the longest name.
for (const site of ['nationalmuseet', 'trelleborg']) {
  test(`${site}: menu and ticket stay in the window however large letters are`, async ({
    page,
  }) => {
    await open(page, '/', site)
    const parts = ['.header-logo', '.header-bar > .btn', '.menu-button'].map((selector) =>
      page.locator(selector),
    )
    for (const size of letters) {
      await setLetters(page, size)
      for (const window of sizes) {
        const where = `letters of ${size} at ${window.width}`
        await resize(page, window)
        const boxes = await Promise.all(parts.map(boxOf))
        for (const [index, box] of boxes.entries()) {
          expect(box.x, where).toBeGreaterThanOrEqual(0)
          expect(box.right, where).toBeLessThanOrEqual(window.width)
          expect(box.bottom, where).toBeLessThan(window.height / 2)
          for (const other of boxes.slice(index + 1)) expect(apart(box, other), where).toBe(true)
        }
        await expectRoom(page, where)
      }
    }
  })
}
