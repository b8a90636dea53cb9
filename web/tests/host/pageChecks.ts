import type { Page } from '@playwright/test'
import { waitForHydration } from '../browser/hydration.ts'
import { gapsOf } from '../browser/outline.ts'
import { address, type DemoPage } from './addresses.ts'
import { expect } from './visitor.ts'

/** Opens a page, and sees that it answers as itself and is hydrated. */
export async function expectPage(
  page: Page,
  { site, path, locale, title }: DemoPage,
): Promise<void> {
  const answer = await page.goto(address(site, path), { waitUntil: 'domcontentloaded' })
  expect(answer?.status(), path).toBe(200)
  await waitForHydration(page)
  const actual = await page.evaluate(() => ({
    language: document.documentElement.lang,
    headings: document.querySelectorAll('h1').length,
    title: document.title,
  }))
  const expected = expect.stringContaining(title.slice(0, 20))
  expect(actual, path).toEqual({ language: locale, headings: 1, title: expected })
  expect(await gapsOf(page), path).toEqual([])
}

/** Parts of a list, none longer than so many: tests of like length. */
export function parts<T>(list: readonly T[], most: number): T[][] {
  const size = Math.ceil(list.length / Math.ceil(list.length / most))
  return Array.from({ length: Math.ceil(list.length / size) }, (_, n) =>
    list.slice(n * size, (n + 1) * size),
  )
}
