import { fileURLToPath } from 'node:url'
import { filesOfPage, readBuild } from '../../catalogue/document.ts'
import { chunksOf } from '../../src/chunks.ts'
import { viewFixture } from '../../src/fixtures/views.ts'
import { hydrateAll } from './hydration.ts'
import { expect, open, test } from './site.ts'
import { serveSlowly } from './slow-document.ts'

test('the footer is put to work only when one is near', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  const footer = () => fetched.filter((url) => /\/Footer-/.test(url))
  expect(footer()).toEqual([])
  // Within 100 pixels of the window, and not before.
  const below = (pixels: number) =>
    page.evaluate((wanted) => {
      const end = document.querySelector('[data-footer]')
      const away = (end?.getBoundingClientRect().top ?? 0) - innerHeight
      scrollBy({ top: away - wanted, behavior: 'instant' })
      // An observer has reported by the frame after the next.
      return new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()))
      })
    }, pixels)
  await below(140)
  expect(footer()).toEqual([])
  await below(90)
  await expect.poll(() => footer().length).toBe(1)
})

test('before `load` the front page fetches what the budget counts, and no more', async ({
  page,
}) => {
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  const early = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(
        ({ name, startTime }) => name.endsWith('.js') && startTime < (visit?.loadEventEnd ?? 0),
      )
      .map(({ name }) => new URL(name).pathname.slice('/builds/'.length))
  })
  const build = await readBuild(fileURLToPath(new URL('../../dist/client', import.meta.url)))
  const parts = chunksOf(viewFixture('nationalmuseet', '/')).map(({ source }) => source)
  expect(early.toSorted()).toEqual(filesOfPage(build, parts).toSorted())
})

test('a script that is here before the end of the document waits for it', async ({
  page,
  baseURL,
}) => {
  const { server, address, release } = await serveSlowly(baseURL ?? '')
  try {
    await page.goto(address, { waitUntil: 'commit' })
    // All scripts are here, and the tasks that run them are done.
    await page.waitForFunction(() => {
      const scripts = document.querySelectorAll('link[rel="modulepreload"], script[src]').length
      const here = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js')).length
      return scripts > 1 && here >= scripts
    })
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(await page.evaluate(() => document.readyState)).toBe('loading')
    release()
    await page.waitForLoadState('load')
    await page.locator('.menu-button').click()
    await expect(page.locator('.menu-panel')).toBeVisible()
  } finally {
    release()
    server.close()
  }
})

test('a sign-up that fails says so', async ({ page, errors }) => {
  await page.route('**/api/newsletter', (route) => route.fulfill({ status: 503 }))
  await open(page, '/')
  await hydrateAll(page)
  await page.getByLabel('Din e-mail').fill('anna@eksempel.dk')
  await page.getByLabel('Ja tak til nyhedsbrevet.').check()
  await page.getByRole('button', { name: 'Tilmeld mig' }).click()
  await expect(page.getByText('Tilmeldingen lykkedes ikke')).toBeVisible()
  errors.allow(/status of 503/)
})

test('a sign-up says what came of it, in the words of the host', async ({ page, errors }) => {
  const text = 'Vi kan ikke skrive til den adresse.'
  await page.route('**/api/newsletter', (route) =>
    route.fulfill({ status: 422, json: { outcome: 'address', text } }),
  )
  await open(page, '/')
  await hydrateAll(page)
  const email = page.getByLabel('Din e-mail')
  await email.fill('anna@eksempel.dk')
  await page.getByLabel('Ja tak til nyhedsbrevet.').check()
  await page.getByRole('button', { name: 'Tilmeld mig' }).click()
  await expect(page.getByRole('status').getByText(text)).toBeVisible()
  await expect(email).toHaveAccessibleDescription(text)
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('button', { name: 'Tilmeld mig' })).toBeFocused()
  errors.allow(/status of 422/)
})

test('an unknown module is a box in preview only', async ({ page }) => {
  await open(page, '/tilgaengelighed')
  await expect(page.locator('.unknown-module')).toHaveCount(0)
  await open(page, '/tilgaengelighed?preview=1')
  await expect(page.locator('.unknown-module')).toHaveText('Modulet “hologram” kan ikke vises')
})

test('the choice by chance is made anew by the island', async ({ page }) => {
  await open(page, '/tilgaengelighed')
  const first = page.locator('.shelf li').first()
  await expect(first).toContainText('ringborge')
  await page.locator('.shelf').scrollIntoViewIfNeeded()
  await expect(first).toContainText('Ærø')
})
