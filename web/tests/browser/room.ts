import type { Page } from '@playwright/test'
import { expect } from './site.ts'

/** What is moved sideways within the page, and what fills its frame. */
const moved = '.ribbon, .shelf-frame, .tab-list, .artwork, .day-strip, .chips, .slider'

/** What must hold the words in it. */
const words =
  'main :is(h1, h2, h3, h4, dd, .play, .episode-text, .card-text), .sheet :is(p, li, dt)'

/** Sets the size of the window and waits until the page has drawn itself in it. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
}

/** Nothing is wider than the window, and no words are wider than what holds them. */
export async function expectRoom(page: Page, where: string): Promise<void> {
  const found = await page.evaluate(
    ([sideways, holders]) => {
      const name = (one: Element) => `${one.tagName} ${one.className} ${one.textContent}`
      const shown = [...document.querySelectorAll('main *, header *, footer *')]
      return {
        window: document.documentElement.scrollWidth - innerWidth,
        wide: shown
          .filter((one) => one.checkVisibility() && !one.closest(sideways))
          .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
          .map(name),
        cut: [...document.querySelectorAll(holders)]
          // What only screen readers see has no width.
          .filter((one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1)
          .map(name),
      }
    },
    [moved, words] as const,
  )
  expect(found.window, `${where} is wider than its window`).toBeLessThanOrEqual(0)
  expect(found, where).toMatchObject({ wide: [], cut: [] })
}

/** No words of an exhibition lie below the picture that floats. */
export async function expectNoneCovered(page: Page, where: string): Promise<void> {
  const covered = await page.evaluate(() => {
    const floating = document.querySelector('.ex-floating')?.getBoundingClientRect()
    if (!floating) return ['nothing floats']
    const found: string[] = []
    const main = document.querySelector('main') ?? document.body
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const met = [...range.getClientRects()].some(
        (box) =>
          box.width > 1 &&
          box.left < floating.right &&
          box.right > floating.left &&
          box.top < floating.bottom &&
          box.bottom > floating.top,
      )
      if (met) found.push(texts.currentNode.textContent ?? '')
    }
    return found
  })
  expect(covered, where).toEqual([])
}

/** Each price stands on one line, and their table within its place. */
export async function expectPricesWhole(page: Page, where: string): Promise<void> {
  const lines = await page.locator('.prices td').evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return range.getClientRects().length
    }),
  )
  expect(new Set(lines), where).toEqual(new Set([1]))
  const out = await page
    .locator('.prices')
    .evaluateAll(
      (tables) =>
        tables.filter((one) => one.scrollWidth > (one.parentElement?.clientWidth ?? 0)).length,
    )
  expect(out, where).toBe(0)
}
