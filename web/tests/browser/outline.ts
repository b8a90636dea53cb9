import type { Page } from '@playwright/test'
import { expect } from './site.ts'

/** One heading of the first level, below it no level left out, and no id twice. */
export async function expectOutline(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1)
  const levels = await page
    .locator('main :is(h1, h2, h3, h4, h5, h6)')
    .evaluateAll((all) => all.map((one) => Number(one.tagName.slice(1))))
  const gaps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
  expect(gaps, `headings ${levels}`).toEqual([])
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
}
