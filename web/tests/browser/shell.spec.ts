import { expect, open, test } from './site.ts'

test('the skip link is the first stop, and leads to the page', async ({ page }) => {
  await open(page, '/tilgaengelighed')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Gå til hovedindhold' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('.breadcrumbs a').first()).toBeFocused()
})

test('shift and D show the columns, but not while one writes', async ({ page }) => {
  await open(page, '/')
  const grid = page.locator('.layout-grid')
  await expect(grid).toHaveCount(0)
  await page.keyboard.press('Shift+D')
  await expect(grid.locator('i')).toHaveCount(12)
  await page.keyboard.press('Shift+D')
  await expect(grid).toHaveCount(0)
  await page.keyboard.press('d')
  await expect(grid).toHaveCount(0)
  await page.locator('.newsletter').scrollIntoViewIfNeeded()
  await page.getByLabel('Din e-mail').focus()
  await page.keyboard.press('Shift+D')
  await expect(grid).toHaveCount(0)
})

test.describe('the menu', () => {
  test('by keyboard: opens, and Escape closes it and gives the focus back', async ({ page }) => {
    await open(page, '/')
    const button = page.locator('.menu-button')
    const panel = page.locator('.menu-panel')
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(panel).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.locator('.menu-1').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('by keyboard: who leaves it goes on to the page, which it covers no longer', async ({
    page,
  }) => {
    await open(page, '/')
    const panel = page.locator('.menu-panel')
    await page.locator('.menu-button').press('Enter')
    await expect(panel).toBeVisible()
    await page.locator('.menu-aside .btn').focus()
    await expect(panel).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(panel).toBeHidden()
    await expect(page.locator('main :focus')).toHaveCount(1)

    await page.locator('.menu-button').press('Enter')
    await expect(panel).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(panel).toBeHidden()
    await expect(page.locator('.header-bar .bar-icon')).toBeFocused()
  })

  test('three levels, one branch open at a time', async ({ page }) => {
    await open(page, '/')
    await page.locator('.menu-button').click()
    await expect(page.getByRole('link', { name: 'Møntskatten fra Ærø' })).toBeVisible()
    await page.locator('.menu-1', { hasText: 'Besøg os' }).click()
    await expect(page.getByRole('link', { name: 'Møntskatten fra Ærø' })).toBeHidden()
    const third = page.locator('.menu-3').getByRole('link', { name: 'Tilgængelighedserklæring' })
    await third.click()
    await expect(page.locator('h1')).toHaveText('Tilgængelighedserklæring')
    await expect(page.locator('.menu-panel')).toBeHidden()
  })

  test('on a telephone it opens collapsed, and its button closes it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/')
    const button = page.locator('.menu-button')
    const branches = page.locator('.menu-branch[open]')
    await button.click()
    await expect(page.locator('.menu-1').last()).toBeInViewport({ ratio: 1 })
    await expect(branches).toHaveCount(0)
    await expect(button).toHaveText('Luk', { useInnerText: true })
    await expect(page.locator('.menu-aside .btn')).toBeVisible()
    await page.locator('.menu-1', { hasText: 'Besøg os' }).click()
    await expect(branches).toHaveCount(1)
    await button.click()
    await expect(page.locator('.menu-panel')).toBeHidden()
    await button.click()
    await expect(branches).toHaveCount(0)
  })

  test('a click beside it closes it', async ({ page }) => {
    await open(page, '/')
    await page.locator('.menu-button').click()
    await page.locator('.header-logo').dispatchEvent('pointerdown')
    await expect(page.locator('.menu-panel')).toBeHidden()
  })
})

test('the lists of the footer open by keyboard on telephones, and need no key elsewhere', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/tilgaengelighed')
  await page.locator('.site-footer').scrollIntoViewIfNeeded()
  const list = page.locator('.footer-list', { hasText: 'Besøg os' })
  const hours = list.getByRole('link', { name: 'Åbningstider' })
  await expect(hours).toBeHidden()
  await list.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(hours).toBeVisible()
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(page.locator('.footer-list:not([open])')).toHaveCount(0)
  await expect(list.locator('summary')).toHaveAttribute('tabindex', '-1')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(hours).toBeHidden()
})

test('the tabs by keyboard', async ({ page }) => {
  await open(page, '/tilgaengelighed')
  await page.locator('.related').scrollIntoViewIfNeeded()
  const tab = (name: string) => page.getByRole('tab', { name })
  await expect(tab('Viden')).toHaveAttribute('aria-selected', 'true')
  await tab('Viden').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab('Udstillinger')).toBeFocused()
  await expect(page.getByRole('tabpanel')).toContainText('Solens folk')
  await page.keyboard.press('End')
  await expect(page.getByRole('tabpanel')).toContainText('havregrød')
  await page.keyboard.press('Home')
  await expect(page.getByRole('tabpanel')).toContainText('ringborge')
})

test('a language that the page is not in says so in the words of the page', async ({ page }) => {
  await open(page, '/tilgaengelighed')
  const english = page.locator('.languages').getByRole('link', { name: 'Forsiden på engelsk' })
  await expect(english).toHaveAttribute('title', 'Forsiden på engelsk')
  await expect(english).not.toHaveAttribute('lang')
})

test('the pager shows another item in the hero', async ({ page }) => {
  await open(page, '/')
  await page.locator('.pager a').nth(1).click()
  await expect(page.locator('.hero-title')).toHaveText(/Guldhornene/)
  await expect(page.locator('.pager a').nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(page).toHaveURL(/\/\?site/)
})

test('two lines of a full-width title are above the fold of a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/', 'slottet')
  const title = await page.locator('.hero-full .display-1').boundingBox()
  expect((title?.y ?? 900) + (title?.height ?? 0)).toBeLessThan(900)
  expect(title?.height).toBeGreaterThan(200)
})

test('on a telephone the header has its words whole, each in its place', async ({ page }) => {
  const long = ['Gratis adgang', 'Bestil rundtur', 'Free admission', 'Tag en lygte', 'Biljetter']
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 })
    for (const site of ['nationalmuseet', 'trelleborg', 'frilandsmuseet', 'dvaergene']) {
      await open(page, '/', site)
      const status = page.locator('.header-quick .open-now')
      await status.evaluate((one) => {
        one.textContent = 'Åbner lørdag den 28. november kl. 10'
      })
      const tickets = page.locator('.header-bar > .btn')
      await expect(tickets).toHaveText('Køb billet')
      for (const words of long) {
        await tickets.evaluate((one, text) => {
          one.textContent = text
        }, words)
        expect(await tickets.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
        expect((await tickets.boundingBox())?.height, words).toBeLessThanOrEqual(46)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
      expect(await status.evaluate((one) => one.getClientRects().length)).toBe(1)
    }
  }
})

test('targets are large enough for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  await page.locator('.menu-button').click()
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('a, button, summary')]
      .filter(
        (element) =>
          element.checkVisibility() && !element.closest('p, .card, .billboard, .entry, .terms'),
      )
      .filter((element) => element.getBoundingClientRect().height < 44)
      .filter((element) => !element.matches('.skip-link'))
      .map((element) => `${element.textContent} ${element.getBoundingClientRect().height}`),
  )
  expect(small).toEqual([])
})
