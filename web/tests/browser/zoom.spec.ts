import type { Locator, Page } from '@playwright/test'
import { expectNothing } from './axe.ts'
import { openAt, requests } from './media.ts'
import { alone, expect, test } from './site.ts'

test.describe('deep zoom', () => {
  const shown = (page: Page) => page.getByRole('dialog', { name: 'Mændene bag skjoldene' })

  async function openZoom(page: Page): Promise<Locator> {
    const opener = (await openAt(page, '.detail')).getByRole('button')
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(shown(page)).toBeVisible()
    return opener
  }

  const pixels = (page: Page) =>
    shown(page)
      .locator('canvas')
      .first()
      .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL())

  /** Waits until the picture has come to rest: it is the same from one look to the next. */
  async function rest(page: Page): Promise<void> {
    let last = ''
    await expect
      .poll(async () => {
        const before = last
        last = await pixels(page)
        return last === before
      })
      .toBe(true)
  }

  test('Back closes it, and the page stays', async ({ page }) => {
    const opener = await openZoom(page)
    const address = page.url()
    await page.goBack()
    await expect(shown(page)).toHaveCount(0)
    expect(page.url()).toBe(address)
    // Closed by its button it leaves no step behind.
    await opener.press('Enter')
    await expect(shown(page).getByRole('application')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(shown(page)).toHaveCount(0)
    await expect(opener).toBeFocused()
  })

  test('its code comes by the press, and the keyboard moves the picture', async ({ page }) => {
    const urls = requests(page)
    const opener = (await openAt(page, '.detail')).getByRole('button')
    await expect(opener).toHaveAccessibleName('Gå tæt på: Mændene bag skjoldene')
    await page.waitForLoadState('networkidle')
    expect(urls.filter((url) => /ZoomDialog|info\.json/.test(url))).toEqual([])
    await opener.focus()
    await page.keyboard.press('Enter')
    const stage = shown(page).getByRole('application')
    await expect(stage).toBeFocused()
    await expect(stage).toHaveAccessibleName(/^Linoleumssnit: et vikingeskib/)
    const size = shown(page).getByRole('status').first()
    await expect(size).toHaveText('Hele billedet')
    for (const [key, text] of [
      ['+', 'Forstørret 200 %'],
      ['+', 'Forstørret 400 %'],
      ['-', 'Forstørret 200 %'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(size).toHaveText(text)
    }
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
      const before = await pixels(page)
      await page.keyboard.press(key)
      await expect.poll(() => pixels(page), key).not.toBe(before)
      await rest(page)
    }
    await page.keyboard.press('0')
    await expect(size).toHaveText('Hele billedet')
    await page.keyboard.press('Escape')
    await expect(shown(page)).toHaveCount(0)
    await expect(opener).toBeFocused()
  })

  test('a Danish keyboard has its plus where others have minus', async ({ page }) => {
    await openZoom(page)
    const size = shown(page).getByRole('status').first()
    await expect(size).toHaveText('Hele billedet')
    await page.evaluate(() =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: '+', code: 'Minus', bubbles: true }),
      ),
    )
    await expect(size).toHaveText('Forstørret 200 %')
  })

  test('the bar opens it too, the focus stays within, and buttons do what keys do', async ({
    page,
  }) => {
    const opener = (await openAt(page, '.detail')).getByRole('button')
    await opener.focus()
    await page.keyboard.press(' ')
    const size = shown(page).getByRole('status').first()
    await expect(size).toHaveText('Hele billedet')
    const met = new Set<string>()
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab')
      met.add(
        await page.evaluate(() => {
          const { activeElement } = document
          const inside = activeElement?.closest('[role="dialog"]')
          return inside ? (activeElement?.getAttribute('aria-label') ?? '') : 'outside'
        }),
      )
    }
    expect(met).not.toContain('outside')
    for (const name of ['Forstør', 'Formindsk', 'Hele billedet', 'Fuld skærm', 'Luk']) {
      expect(met).toContain(name)
      const box = await shown(page).getByRole('button', { name, exact: true }).boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    const press = (name: string) => shown(page).getByRole('button', { name, exact: true }).click()
    await press('Forstør')
    await expect(size).toHaveText('Forstørret 200 %')
    await press('Formindsk')
    await expect(size).toHaveText('Hele billedet')
    await press('Fuld skærm')
    await expect(shown(page).getByRole('button', { name: 'Forlad fuld skærm' })).toBeVisible()
    await press('Forlad fuld skærm')
    await press('Luk')
    await expect(shown(page)).toHaveCount(0)
    await expect(opener).toBeFocused()
  })

  alone('a wheel is told about once it rests', async ({ page }) => {
    await page.clock.install()
    await openZoom(page)
    const size = shown(page).getByRole('status').first()
    await expect(size).toHaveText('Hele billedet')
    await size.evaluate((element) => {
      const announced: string[] = []
      Object.assign(window, { announced })
      new MutationObserver(() => announced.push(element.textContent ?? '')).observe(element, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    })
    const box = await shown(page).getByRole('application').boundingBox()
    await page.mouse.move((box?.x ?? 0) + 300, (box?.y ?? 0) + 300)
    // From here the time of the page stands still, so that a slow machine is no rest.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    for (let tick = 0; tick < 6; tick++) {
      await page.mouse.wheel(0, -100)
      await page.clock.runFor(80)
    }
    await expect(size).toHaveText('Hele billedet')
    await page.clock.runFor(2000)
    await expect(size).toHaveText(/Forstørret/)
    expect(
      await page.evaluate(() => (window as unknown as { announced: string[] }).announced),
    ).toHaveLength(1)
  })

  alone.describe('by touch', () => {
    alone.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

    alone('two fingers go closer', async ({ page }) => {
      await openZoom(page)
      const size = shown(page).getByRole('status').first()
      await expect(size).toHaveText('Hele billedet')
      const hand = await page.context().newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
        hand.send('Input.dispatchTouchEvent', {
          type,
          touchPoints:
            type === 'touchEnd'
              ? []
              : [
                  { x: 195 - apart, y: 420, id: 1 },
                  { x: 195 + apart, y: 420, id: 2 },
                ],
        })
      await touch('touchStart', 30)
      for (let apart = 35; apart <= 120; apart += 5) await touch('touchMove', apart)
      await touch('touchEnd', 0)
      await expect(size).toHaveText(/^Forstørret [2-9]\d\d\s%$/)
    })
  })

  test('says that the picture could not be fetched, and tries again', async ({ page, errors }) => {
    await page.route('**/info.json', (route) => route.fulfill({ status: 503 }))
    await openZoom(page)
    await expect(shown(page).getByText('Billedet kunne ikke hentes.')).toBeVisible()
    await page.unroute('**/info.json')
    await shown(page).getByRole('button', { name: 'Prøv igen' }).click()
    await expect(shown(page).getByRole('status').first()).toHaveText('Hele billedet')
    errors.allow(/status of 503/)
  })

  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    test(`axe finds nothing in it at ${size.width}, and its words are there`, async ({ page }) => {
      await page.setViewportSize(size)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openZoom(page)
      await expect(shown(page).getByRole('status').first()).toHaveText('Hele billedet')
      await expect(shown(page)).toContainText('egetræ, der voksede syd for Oslo')
      await expect(shown(page)).toContainText('Vitrines værksted')
      await expectNothing(page, 'the deep zoom')
    })
  }
})
