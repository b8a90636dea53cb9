import type { Page } from '@playwright/test'

/** Lays out the whole page, what is far from the window too, for checks that look at all of it. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const all = new CSSStyleSheet()
    all.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [all]
  })
}
