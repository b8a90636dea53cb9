import type { Page } from '@playwright/test'

/**
 * Screenshots are this wide, in pixels, by the width of their page: small files, in which one still
 * sees each part.
 */
const widths: Readonly<Record<number, number>> = { 390: 156, 1440: 288 }
/** The most pixels that an image in WebP has from its top to its end. */
const maxHeight = 16_383
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
  const scale = scaleOf(size.width, height)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width: size.width, height, scale },
  })
  await session.detach()
  const image = Buffer.from(data, 'base64')
  if (image.length === 0) throw new Error(`the screenshot is empty: ${height} pixels at ${scale}`)
  return image
}

/** The scale of a page. It is halved until the page fits: a few pages show all states of long lists. */
function scaleOf(width: number, height: number): number {
  let scale = (widths[width] ?? width) / width
  while (height * scale > maxHeight) scale /= 2
  return scale
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
    // What lies outside of the viewport, further on in a slider, is not loaded.
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
