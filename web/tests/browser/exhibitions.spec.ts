import { hold } from './hold.ts'
import { alone, expect, open, test } from './site.ts'

test('exhibitions stand under tabs that the keyboard moves', async ({ page }) => {
  await open(page, '/udstillinger')
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText(['Aktuelle udstillinger', 'Kommende udstillinger'])
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

test('the tabs take over when one is near, and take the focus along', async ({ page }) => {
  const release = await hold(page, '**/LiveTabs-*.js')
  await open(page, '/udstillinger')
  await page.locator('.exhibition-tabs a.tab').first().focus()
  release()
  await expect(page.getByRole('tab').first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Kommende' })).toBeFocused()
})

test('nothing below the tabs moves when they take over', async ({ page }) => {
  const release = await hold(page, '**/LiveTabs-*.js')
  await open(page, '/udstillinger')
  const tops = await page.locator('[data-footer]').evaluateHandle((footer) => {
    const seen = new Set<number>()
    const note = () => {
      seen.add(footer.getBoundingClientRect().top + scrollY)
      requestAnimationFrame(note)
    }
    // In each frame before the browser lays it out, and after that.
    note()
    new ResizeObserver(note).observe(document.body)
    return seen
  })
  release()
  await expect(page.getByRole('tabpanel')).toBeVisible()
  expect(await tops.evaluate((seen) => [...seen])).toHaveLength(1)
})

test('a tab that is chosen while its code is under way is the one that opens', async ({ page }) => {
  const release = await hold(page, '**/LiveTabs-*.js')
  await open(page, '/udstillinger')
  await page
    .locator('.exhibition-tabs')
    .getByRole('link', { name: 'Kommende udstillinger' })
    .click()
  await page.waitForURL(/#kommende$/)
  release()
  await expect(page.getByRole('tab', { name: 'Kommende' })).toHaveAttribute('aria-selected', 'true')
})

alone.describe('without JavaScript', () => {
  alone.use({ javaScriptEnabled: false })

  alone('both panels are there, below headings and links to them', async ({ page }) => {
    await page.goto('/udstillinger?site=nationalmuseet')
    const shown = page.locator('.exhibition-tabs')
    await expect(shown.getByRole('heading', { level: 2 })).toHaveText([
      'Aktuelle udstillinger',
      'Kommende udstillinger',
    ])
    for (const title of ['London kalder', 'Solens folk', 'Guldhornene vender hjem', 'Trykte ord']) {
      await expect(shown.getByRole('link', { name: title })).toBeVisible()
    }
    await shown.getByRole('link', { name: 'Kommende udstillinger' }).click()
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
  const locationFact = page.locator('.facts > div').filter({ hasText: 'Sted' })
  await expect(locationFact.getByRole('term')).toHaveText('Sted')
  await expect(locationFact.getByRole('definition')).toContainText('Ny Vestergade')
  await expect(locationFact.getByRole('definition')).toContainText('Sal 12–15 i stuen')
  await expect(page.locator('.ex-top .stage')).toHaveText('Åbner snart')
  await open(page, '/udstillinger/solens-folk')
  await expect(page.locator('.ex-top .stage')).toHaveText('Udstillingen er slut')
})
