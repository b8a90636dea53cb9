import type { Page } from '@playwright/test'

/** Screenshots of pages are this wide, in pixels: small files, in which one still sees each part. */
const shownWidths: Readonly<Record<number, number>> = { 390: 156, 1440: 288 }
/** The quality of WebP, of 100: one reads titles, and a page takes some twenty kilobytes. */
const quality = 25

/** A page from its top to its end, once all that it loads is there. */
export async function screenshot(
  page: Page,
  address: string,
  size: { width: number; height: number },
): Promise<Buffer> {
  await page.setViewportSize(size)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await settle(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const session = await page.context().newCDPSession(page)
  const scale = (shownWidths[size.width] ?? size.width) / size.width
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width: size.width, height, scale },
  })
  await session.detach()
  return Buffer.from(data, 'base64')
}

/** Waits for hydration, for what comes when one is near it, for pictures and for fonts. */
async function settle(page: Page): Promise<void> {
  // A component's page is not hydrated.
  if ((await page.locator('#view').count()) > 0) {
    await page.locator('html[data-hydrated]').waitFor()
  }
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
      await frame()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await document.fonts.ready
  })
  await page.waitForFunction(() => {
    // What stands outside of the window, further on in a slider, is not loaded.
    const isSeen = (image: HTMLImageElement) => {
      const { left, right } = image.getBoundingClientRect()
      return image.checkVisibility() && right > 0 && left < innerWidth
    }
    const waiting = [...document.images].filter((image) => !image.complete && isSeen(image))
    const loading = waiting.filter((image) => !image.src.includes('/loading.svg'))
    // Tabs, and a search field with suggestions, replace what the server wrote.
    const written = document.querySelector('.tabs-written, #search-field:not([role="combobox"])')
    return loading.length === 0 && written === null
  })
}
