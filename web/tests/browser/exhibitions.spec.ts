import type { Page } from '@playwright/test'
import { expect, open, test } from './site.ts'

const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 2200, height: 1100 },
]
const paths = ['/udstillinger', '/udstillinger/guldhornene', '/udstillinger/solens-folk']

test('exhibitions stand under tabs that the keyboard moves', async ({ page }) => {
  await open(page, '/udstillinger')
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText(['Aktuelle', 'Kommende'])
  await expect(page.getByRole('tablist')).toHaveAccessibleName('Udstillinger')
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Kommende' })).toBeFocused()
  const panel = page.getByRole('tabpanel', { name: 'Kommende' })
  await expect(panel.getByRole('link', { name: 'Trykte ord' })).toBeVisible()
  await expect(panel.getByRole('link', { name: 'London kalder' })).toHaveCount(0)
  await page.keyboard.press('Home')
  await expect(page.getByRole('tab', { name: 'Aktuelle' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'London kalder' }).first()).toBeFocused()
})

test('an address can name a tab', async ({ page }) => {
  await open(page, '/udstillinger#kommende')
  await expect(page.getByRole('tab', { name: 'Kommende' })).toHaveAttribute('aria-selected', 'true')
})

test('a tab that is chosen while its code is under way is the one that opens', async ({ page }) => {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/LiveTabs-*.js', async (route) => {
    await held
    await route.continue()
  })
  await open(page, '/udstillinger')
  await page.getByRole('link', { name: 'Kommende', exact: true }).click()
  letThrough()
  await expect(page.getByRole('tab', { name: 'Kommende' })).toHaveAttribute('aria-selected', 'true')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('both panels are there, below headings and links to them', async ({ page }) => {
    await page.goto('/udstillinger?site=nationalmuseet')
    const shown = page.locator('.exhibition-tabs')
    await expect(shown.getByRole('heading', { level: 2 })).toHaveText(['Aktuelle', 'Kommende'])
    for (const title of ['London kalder', 'Solens folk', 'Guldhornene vender hjem', 'Trykte ord']) {
      await expect(shown.getByRole('link', { name: title })).toBeVisible()
    }
    await shown.getByRole('link', { name: 'Kommende', exact: true }).click()
    await expect(page).toHaveURL(/#kommende$/)
  })
})

test('only what is worth saying about the time has a badge', async ({ page }) => {
  await open(page, '/udstillinger')
  const badge = (title: string) =>
    page
      .getByRole('tabpanel')
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: title }) })
      .locator('.stage')
  await expect(badge('London kalder')).toHaveText('Sidste uger')
  await expect(badge('Vikingernes hav')).toHaveCount(0)
  await expect(badge('Solens folk')).toHaveCount(0)
  await page.getByRole('tab', { name: 'Kommende' }).click()
  await expect(badge('Guldhornene vender hjem')).toHaveText('Åbner snart')
  await expect(badge('Trykte ord')).toHaveCount(0)
})

test('an exhibition says when and where it is, and that it is over', async ({ page }) => {
  await open(page, '/udstillinger/guldhornene')
  const place = page.locator('.facts > div').filter({ hasText: 'Sted' })
  await expect(place.getByRole('term')).toHaveText('Sted')
  await expect(place.getByRole('definition')).toContainText('Ny Vestergade')
  await expect(place.getByRole('definition')).toContainText('Sal 12–15 i stuen')
  await expect(page.locator('.ex-top .stage')).toHaveText('Åbner snart')
  await open(page, '/udstillinger/solens-folk')
  await expect(page.locator('.ex-top .stage')).toHaveText('Udstillingen er slut')
})

test('headings follow each other without a gap', async ({ page }) => {
  for (const path of paths) {
    await open(page, path)
    const levels = await page
      .locator('main :is(h1, h2, h3, h4)')
      .evaluateAll((all) => all.map((one) => Number(one.tagName.slice(1))))
    expect(levels.filter((level) => level === 1)).toEqual([1])
    for (const [index, level] of levels.entries()) {
      expect(level, `${path}: ${levels}`).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
    }
  }
})

/** Whether any words of a page lie below the picture that floats. */
function coveredWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const floating = document.querySelector('.ex-floating')?.getBoundingClientRect()
    if (!floating) return ['nothing floats']
    const covered: string[] = []
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    while (texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const met = [...range.getClientRects()].some(
        (box) =>
          box.width > 1 &&
          box.left < floating.right &&
          box.right > floating.left &&
          box.top < floating.bottom &&
          box.bottom > floating.top,
      )
      if (met) covered.push(texts.currentNode.textContent ?? '')
    }
    return covered
  })
}

for (const size of sizes) {
  test(`at ${size.width} nothing is wider than the window, and no words lie below what floats`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    for (const path of paths) {
      await open(page, path)
      const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(room, path).toBeLessThanOrEqual(0)
      if (path !== '/udstillinger') expect(await coveredWords(page), path).toEqual([])
    }
  })
}
