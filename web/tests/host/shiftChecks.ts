import type { Page } from '@playwright/test'
import type { DemoPage } from './addresses.ts'
import { readToEnd } from './scroll.ts'
import { shifts } from './shifts.ts'
import { expect, visit } from './visitor.ts'

/** One page of each type, of the site that has most. */
export const pageOfType = (pages: readonly DemoPage[]): ReadonlyMap<string, DemoPage> =>
  new Map(
    pages
      .filter(({ site, locale }) => site !== 'proevesalen' && locale === 'da')
      .toReversed()
      .map((page) => [page.type, page]),
  )

interface Shown {
  src: string
  loading: string
  priority: string
  area: number
}

/** The pictures of a page, and how much of the first window each takes. */
const pictures = (page: Page): Promise<Shown[]> =>
  page.locator('main img.picture').evaluateAll((images) =>
    (images as HTMLImageElement[]).map((image) => {
      const box = image.getBoundingClientRect()
      const within = (from: number, to: number, end: number) =>
        Math.max(0, Math.min(to, end) - Math.max(from, 0))
      return {
        src: image.currentSrc || image.src,
        loading: image.loading,
        priority: image.fetchPriority,
        area:
          within(box.left, box.right, innerWidth) *
          within(box.top + scrollY, box.bottom + scrollY, innerHeight),
      }
    }),
  )

/**
 * The largest picture of the first window comes first and alone, and nothing moves by itself
 * while one reads to the end. The page watches for shifts already.
 */
export async function expectCalm(page: Page, { type, site, path }: DemoPage): Promise<void> {
  await visit(page, site, path)
  const shown = await pictures(page)
  const eager = shown.filter(({ loading }) => loading === 'eager')
  const largest = shown.toSorted((a, b) => b.area - a.area).at(0)
  expect(eager.length, `${type} ${path}: eager pictures`).toBeLessThanOrEqual(1)
  if (largest && largest.area > 0) {
    expect(largest, `${type} ${path}`).toMatchObject({ loading: 'eager', priority: 'high' })
  }
  await readToEnd(page)
  const moved = await shifts(page)
  const what = `${type} ${path}: layout shift\n${moved.lines.join('\n')}`
  expect(moved.sum, what).toBeLessThan(0.01)
}
