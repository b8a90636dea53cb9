import type { Page } from '@playwright/test'
import { expectNothing } from './axe.ts'
import { hydrateAll } from './hydration.ts'
import { bar, inBar, listenTo, pauseAt, show } from './listening.ts'
import { expect, open, test } from './site.ts'

const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

for (const size of sizes) {
  test(`at ${size.width} it is low, whole, large enough for a finger, and axe finds nothing`, async ({
    page,
  }) => {
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
    await expectNothing(page, 'the player')
  })
}

interface Stop {
  /** `player`, `skip-link` or `page`. */
  where: string
  /** What of it lies under the player, or under a head that stays in sight. */
  hidden: string | null
}

/** Presses a key and says where the focus is then. */
async function stopAfter(page: Page, key: string): Promise<Stop> {
  await page.keyboard.press(key)
  return page.evaluate(() => {
    const focused = document.activeElement
    const where = focused?.closest('.player, .skip-link')?.classList[0] ?? 'page'
    if (!focused || focused === document.body || where === 'player') return { where, hidden: null }
    const box = focused.getBoundingClientRect()
    const fixed = [...document.querySelectorAll('.player, .site-header')].filter(
      (one) =>
        !one.contains(focused) && ['fixed', 'sticky'].includes(getComputedStyle(one).position),
    )
    const over = fixed.some((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return box.bottom > top + 1 && box.top < bottom - 1
    })
    const what = `${focused.className} ${box.top}–${box.bottom} of ${innerHeight}`
    return { where, hidden: over ? what : null }
  })
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
      await hydrateAll(page)
      const hidden: string[] = []
      let stops = 0
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let times = 0; times < 400; times++) {
          const { where, hidden: found } = await stopAfter(page, key)
          if (where === (key === 'Tab' ? 'player' : 'skip-link')) break
          stops += 1
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
