import type { Browser, Page } from '@playwright/test'
import { atWork } from '../browser/site.ts'
import { address, demoPages } from './addresses.ts'
import { shifts, watchShifts } from './shifts.ts'
import { expect, test } from './visitor.ts'

// What is measured against a bar is not tried until it passes.
test.describe.configure({ retries: 0 })

const pages = await demoPages()
/** One page of each type, of the site that has most. */
const types = new Map(
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

for (const width of [390, 1440]) {
  test(`the largest picture comes first, the others when they are near, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await watchShifts(page)
    expect(types.size).toBeGreaterThan(25)
    for (const [type, { site, path }] of types) {
      await page.goto(address(site, path), { waitUntil: 'load' })
      await atWork(page)
      const shown = await pictures(page)
      const eager = shown.filter(({ loading }) => loading === 'eager')
      const largest = shown.toSorted((a, b) => b.area - a.area).at(0)
      expect(eager.length, `${type} ${path}: eager pictures`).toBeLessThanOrEqual(1)
      if (largest && largest.area > 0) {
        expect(largest, `${type} ${path}`).toMatchObject({ loading: 'eager', priority: 'high' })
      }
      await page.evaluate(async () => {
        for (let at = 0; at < document.body.scrollHeight; at += innerHeight) {
          scrollTo(0, at)
          await new Promise((done) => setTimeout(done, 60))
        }
      })
      const moved = await shifts(page)
      const what = `${type} ${path}: layout shift\n${moved.said.join('\n')}`
      expect(moved.sum, what).toBeLessThan(0.01)
    }
  })
}

/** What the pictures of the front page weigh on a telephone: at first, and read to its end. */
async function weighed(browser: Browser, deviceScaleFactor: number) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
  })
  const page = await context.newPage()
  await page.goto(address('nationalmuseet', '/'), { waitUntil: 'networkidle' })
  await atWork(page)
  const first = await fetched(page)
  await page.evaluate(async () => {
    for (let at = 0; at < document.body.scrollHeight; at += innerHeight / 2) {
      scrollTo(0, at)
      await new Promise((done) => setTimeout(done, 150))
    }
  })
  // What is under way when the end is reached is counted too.
  let whole = first
  const complete = async () => {
    const before = whole
    whole = await fetched(page)
    return whole === before
  }
  await expect.poll(complete, { intervals: [2000], timeout: 60_000 }).toBe(true)
  await context.close()
  return { first, whole }
}

/** Kilobytes of the pictures that the browser has fetched, as they came over the line. */
const fetched = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const pictures = entries.filter(({ name }) => /\/media\/images\/|\.svg$/.test(name))
    const bytes = pictures.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    return Math.round(bytes / 1024)
  })

test('the pictures of a front page are light on a telephone', async ({ browser }) => {
  const [plain, dense] = [await weighed(browser, 1), await weighed(browser, 2)]
  process.stdout.write(
    `front page at 390: ${plain.first} KB of pictures, ${plain.whole} to its end; ` +
      `two pixels a point: ${dense.first}, ${dense.whole}\n`,
  )
  expect(plain.whole).toBeLessThan(400)
  expect(dense.first).toBeLessThan(400)
})
