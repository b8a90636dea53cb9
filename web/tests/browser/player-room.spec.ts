import type { Page } from '@playwright/test'
import Axe from 'axe-core'
import { bar, inBar, listenTo, pauseAt, show } from './listening.ts'
import { expect, open, test } from './site.ts'

const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

for (const size of sizes) {
  test(`at ${size.width} it is low, whole, and large enough for a finger`, async ({ page }) => {
    await page.setViewportSize(size)
    await listenTo(page)
    const box = await bar(page).boundingBox()
    expect(box?.height).toBeLessThanOrEqual(size.height / 5)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(size.height, 0)
    const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(room).toBeLessThanOrEqual(0)
    const small = await bar(page)
      .locator('button, .player-thumb')
      .evaluateAll((all) =>
        all
          .map((one) => ({ name: one.className, box: one.getBoundingClientRect() }))
          .filter(({ box: { width, height } }) => width < 44 || height < 44)
          .map(({ name, box: { width, height } }) => `${name} ${width} ${height}`),
      )
    expect(small).toEqual([])
  })

  test(`at ${size.width} axe finds nothing with the player open`, async ({ page }) => {
    await page.setViewportSize(size)
    await listenTo(page)
    await page.evaluate(Axe.source)
    const found = await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: typeof Axe }
      const { violations } = await axe.run()
      return violations.flatMap(({ id, nodes }) => nodes.map((one) => `${id} ${one.target}`))
    })
    expect(found).toEqual([])
  })
}

/** What of the focused element lies under the player, or under a head that stays in sight. */
function covered(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body || focused.closest('.player')) return null
    const box = focused.getBoundingClientRect()
    const fixed = [...document.querySelectorAll('.player, .site-header')].filter(
      (one) =>
        !one.contains(focused) && ['fixed', 'sticky'].includes(getComputedStyle(one).position),
    )
    const over = fixed.some((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return box.bottom > top + 1 && box.top < bottom - 1
    })
    return over ? `${focused.className} ${box.top}–${box.bottom} of ${innerHeight}` : null
  })
}

/** Goes down the page, so that what is put to work when one is near has its final height. */
async function wakeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.waitForLoadState('networkidle')
}

for (const size of sizes.filter(({ width }) => width === 390 || width === 1440)) {
  for (const path of [show, '/tilgaengelighed']) {
    test(`at ${size.width} the player hides no focus and no end: ${path}`, async ({ page }) => {
      test.slow()
      await page.setViewportSize(size)
      await listenTo(page)
      await pauseAt(page, 10)
      await open(page, path)
      await expect(bar(page)).toBeVisible()
      await wakeAll(page)
      const hidden: string[] = []
      let stops = 0
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let times = 0; times < 400; times++) {
          await page.keyboard.press(key)
          const where = await page.evaluate(() => {
            const { activeElement } = document
            return activeElement?.closest('.player, .skip-link')?.className ?? 'page'
          })
          if (key === 'Tab' ? where.startsWith('player') : where === 'skip-link') break
          stops += 1
          const found = await covered(page)
          if (found) hidden.push(`${key}: ${found}`)
        }
        // Back from the last control of the player.
        if (key === 'Tab') await inBar(page, 'Luk afspilleren').focus()
      }
      expect(stops).toBeGreaterThan(60)
      expect(hidden).toEqual([])
      const room = await page.evaluate(() => {
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
        const end = document.querySelector('[data-footer]')?.getBoundingClientRect().bottom ?? 0
        return (document.querySelector('.player')?.getBoundingClientRect().top ?? 0) - end
      })
      expect(room).toBeGreaterThanOrEqual(-1)
    })
  }
}
