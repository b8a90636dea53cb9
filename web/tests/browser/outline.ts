import type { Page } from '@playwright/test'
import { expect } from './site.ts'

/**
 * Where the headings of a page leave out a level on the way down, as `h1, h3`. Whoever cannot see
 * the page goes by them. A module may stand anywhere, so each of them is read as if it followed
 * the title alone, and so are header and footer.
 */
export function gapsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const read = (within: ParentNode, above: number) => {
      let before = above
      for (const heading of within.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
        const level = Number(heading.tagName[1])
        if (level > before + 1) found.push(`h${before}, h${level}: ${heading.textContent}`)
        before = level
      }
    }
    for (const main of document.querySelectorAll('main')) read(main, 0)
    for (const part of document.querySelectorAll('.modules > *, header, footer, aside')) {
      read(part, 1)
    }
    return found
  })
}

/** One heading of the first level, below it no level left out, and no id twice. */
export async function expectOutline(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1)
  expect(await gapsOf(page)).toEqual([])
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
}
