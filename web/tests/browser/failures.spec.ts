import type { ConsoleMessage, Page } from '@playwright/test'
import type { PageView } from '../../src/model.ts'
import { waitForHydration } from './hydration.ts'
import { expect, open, test } from './site.ts'

/** What the console says as a warning. */
function warnings(page: Page): string[] {
  const warned: string[] = []
  page.on('console', (line: ConsoleMessage) => {
    if (line.type() === 'warning') warned.push(line.text())
  })
  return warned
}

/** Goes on to the accessibility page, whose data is first changed. */
async function goOn(page: Page, change: (view: PageView) => unknown): Promise<void> {
  await page.route('**/tilgaengelighed/_payload.json*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: change((await answer.json()) as PageView) })
  })
  await open(page, '/tilgaengelighedserklaering')
  await page.getByRole('link', { name: 'Tilgængelighed', exact: true }).first().click()
  await expect(page).toHaveURL(/tilgaengelighed$/)
}

const withBody = (view: PageView, body: unknown) => ({ ...view, page: { ...view.page, body } })

test('an unknown page type is a warning, and nothing to see', async ({ page }) => {
  const warned = warnings(page)
  await goOn(page, (view) => withBody(view, { type: 'hologram' }))
  await expect(page.locator('main')).toBeEmpty()
  await expect(page.locator('.site-header')).toBeVisible()
  expect(warned).toContain('unknown page type: hologram')
})

test('an unknown module is a warning, and nothing to see', async ({ page }) => {
  const warned = warnings(page)
  await goOn(page, (view) => {
    const modules = [{ type: 'telepathy', key: 't' }]
    return withBody(view, { ...view.page.body, modules })
  })
  await expect(page.locator('h1')).toHaveText('Tilgængelighed for alle')
  await expect(page.locator('.modules')).toBeEmpty()
  expect(warned).toContain('unknown module: telepathy')
})

test('a picture without its asset is a warning, and no picture', async ({ page }) => {
  const warned = warnings(page)
  await goOn(page, (view) => {
    const text = JSON.stringify(view)
    return JSON.parse(text.replaceAll(/"sources":\[[^\]]*\]/g, '"sources":[]'))
  })
  await expect(page.locator('h1')).toHaveText('Tilgængelighed for alle')
  await expect(page.locator('main img')).toHaveCount(0)
  expect(warned.some((line) => line.startsWith('a picture without sources'))).toBe(true)
})

test('without the manifest of builds pages are found as ever', async ({ page, errors }) => {
  await page.route('**/builds/latest.json', (route) => route.fulfill({ status: 404 }))
  await open(page, '/tilgaengelighedserklaering')
  await page.evaluate(() => {
    document.documentElement.dataset.marked = ''
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(() => errors.seen.join()).toContain('the latest build is not known')
  await page.getByRole('link', { name: 'Tilgængelighed', exact: true }).first().click()
  await expect(page.locator('h1')).toHaveText('Tilgængelighed for alle')
  await expect(page.locator('html[data-marked]')).toHaveCount(1)
  errors.allow(/status of 404|the latest build is not known/)
})

test('a file that is gone loads the page anew, once', async ({ page, errors }) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') loads += 1
  })
  await page.route('**/FrontPage-*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto('/?site=nationalmuseet')
  await expect.poll(() => loads).toBe(2)
  await page.waitForLoadState('networkidle')
  expect(loads).toBe(2)
  await expect(page.locator('.hero-title')).toBeVisible()
  await expect.poll(() => errors.seen.join()).toContain('dynamically imported module')
  errors.allow(/status of 404|dynamically imported module/)
})

test('a preload error that someone cancels goes no further', async ({ page, errors }) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') loads += 1
  })
  await page.addInitScript(() => {
    addEventListener('vite:preloadError', (event) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      document.documentElement.dataset.cancelled = ''
    })
  })
  await page.route('**/FrontPage-*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto('/?site=nationalmuseet')
  await page.locator('html[data-cancelled]').waitFor()
  await page.waitForLoadState('networkidle')
  expect(loads).toBe(1)
  await expect(page.locator('.hero-title')).toBeVisible()
  // The browser itself tells of the file; nothing was thrown.
  errors.allow(/status of 404/)
})

test('a browser that forbids storage shows a page, and the next, all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const forbidden = {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    }
    Object.defineProperties(window, { localStorage: forbidden, sessionStorage: forbidden })
  })
  await open(page, '/tilgaengelighedserklaering')
  await page.getByRole('link', { name: 'Tilgængelighed', exact: true }).first().click()
  await expect(page.locator('h1')).toHaveText('Tilgængelighed for alle')
  await page.reload()
  await waitForHydration(page)
  await expect(page.locator('h1')).toHaveText('Tilgængelighed for alle')
})
