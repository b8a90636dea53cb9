import type { Page } from '@playwright/test'

/** Screenshots of pages are this wide, in pixels: small files, in which one still sees each part. */
const shownWidths: Readonly<Record<number, number>> = { 390: 195, 1440: 360 }
/** The quality of WebP: the lowest at which no tile of an unchanged page differs. */
const quality = 40

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
  await page.waitForFunction(
    () =>
      [...document.images].every(
        (image) =>
          image.complete || image.currentSrc.includes('/loading.svg') || !image.checkVisibility(),
      ) && document.querySelector('.tabs-written') === null,
  )
}
