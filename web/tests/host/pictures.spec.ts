import type { Page } from '@playwright/test'
import { address, demoPages } from './addresses.ts'
import { readToEnd } from './scroll.ts'
import { expectCalm, pageOfType } from './shiftChecks.ts'
import { watchShifts } from './shifts.ts'
import { expect, test } from './visitor.ts'

const pages = pageOfType(await demoPages())
/** Pages that are built unlike each other; the nightly tests read one of every type. */
const types = ['frontPage', 'exhibition', 'educationTopic', 'calendar', 'knowledgeArticle']

for (const width of [390, 1440]) {
  test(`the largest picture comes first, the others when they are near, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await watchShifts(page)
    for (const type of types) {
      const one = pages.get(type)
      if (!one) throw new Error(`there is no page of type ${type}`)
      await expectCalm(page, one)
    }
  })
}

/** Kilobytes of the pictures that the browser has fetched, as they came over the line. */
const fetched = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const pictures = entries.filter(({ name }) => /\/media\/images\/|\.svg$/.test(name))
    const bytes = pictures.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    return Math.round(bytes / 1024)
  })

/** What the pictures of the front page weigh on a telephone: at first, and read to its end. */
for (const [name, deviceScaleFactor] of [
  ['one pixel a point', 1],
  ['two pixels a point', 2],
] as const) {
  test(`the pictures of a front page are light on a telephone, ${name}`, async ({ other }) => {
    const page = await other({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor,
      isMobile: true,
      hasTouch: true,
    })
    await page.goto(address('nationalmuseet', '/'), { waitUntil: 'networkidle' })
    const first = await fetched(page)
    expect(first).toBeGreaterThan(0)
    expect(first).toBeLessThan(400)
    // A dense screen takes more for the whole page; how much more is no promise.
    if (deviceScaleFactor > 1) return
    await readToEnd(page, 0.5)
    await page.waitForLoadState('networkidle')
    expect(await fetched(page)).toBeLessThan(400)
  })
}
