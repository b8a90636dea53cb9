import type { Page } from '@playwright/test'
import { expectNothing } from './axe.ts'
import { hydrateAll } from './hydration.ts'
import { expectOutline } from './outline.ts'
import { expectNoneCovered, expectPricesWhole, expectRoom, resize } from './room.ts'
import { type ConsoleErrors, open } from './site.ts'

/** The breakpoints and the widths of windows between and beyond them, from wide to narrow. */
const sizes = [
  { width: 2200, height: 1100 },
  { width: 1600, height: 900 },
  { width: 1440, height: 900, axe: true },
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844, axe: true },
  { width: 320, height: 640 },
]

/** What holds for some pages at every width. */
const special: Readonly<Record<string, (page: Page, where: string) => Promise<void>>> = {
  '/udstillinger/guldhornene': expectNoneCovered,
  '/udstillinger/solens-folk': expectNoneCovered,
  '/billetter': expectPricesWhole,
  '/billetter/dagsbillet': expectPricesWhole,
}

/** Opens the answers to questions, which can be read only then. */
export async function openAnswers(page: Page): Promise<void> {
  await page.locator('.accordion details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '')
  })
}

/** Everything that holds for any page, in one load: it is resized and never loaded anew. */
export async function expectWhole(
  page: Page,
  errors: ConsoleErrors,
  path: string,
  site?: string,
): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, path, site)
  // As the server wrote it, and with everything hydrated.
  await expectOutline(page)
  await hydrateAll(page)
  await expectOutline(page)
  await openAnswers(page)
  for (const { axe, ...size } of sizes) {
    const where = `${path} at ${size.width}`
    await resize(page, size)
    await expectRoom(page, where)
    await special[path]?.(page, where)
    if (axe) await expectNothing(page, where)
  }
  // A page that is not there, or failed, says so by its status: the browser logs that.
  errors.allow(/status of (404|500)/)
}
