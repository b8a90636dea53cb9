import { createServer } from 'node:http'
import { demoPages, measuredAddress, tagManagerPort } from './addresses.ts'
import {
  cookieNames,
  dialog,
  documented,
  otherHosts,
  readToEnd,
  refuse,
  visitMeasured,
} from './consentChecks.ts'
import { expect, listen, test } from './visitor.ts'

/** The site that has a page of each module. */
const site = 'proevesalen'
const pages = (await demoPages()).filter((page) => page.site === site && page.locale === 'da')

/** A page with a module. */
function pageWith(module: string): string {
  const has = (fields: Readonly<Record<string, unknown>>) =>
    Array.isArray(fields.modules) && fields.modules.some(({ _type }) => _type === module)
  const found = pages.find(({ type, fields }) => type === 'landingPage' && has(fields))
  if (!found) throw new Error(`${site} has no page with ${module}`)
  return found.path
}

test('with consent refused no other host is asked, and only documented cookies are set', async ({
  page,
}) => {
  const errors = listen(page)
  const hosts = otherHosts(page)
  await refuse(page, site)
  for (const module of ['embed', 'iframeEmbed', 'video']) {
    await visitMeasured(page, site, pageWith(module))
    await expect(dialog(page)).toHaveCount(0)
    await readToEnd(page)
  }
  expect(hosts).toEqual([])
  expect(await cookieNames(page)).toEqual(['consent'])
  expect(documented).toContain('consent')
  expect(errors).toEqual([])
})

test('with consent given each page is counted, and only documented cookies are set', async ({
  page,
}) => {
  const asked: string[] = []
  const tagManager = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(200, { 'content-type': 'text/javascript' }).end('window.tagged = true')
  })
  await new Promise<void>((done) => tagManager.listen(tagManagerPort, '127.0.0.1', done))
  try {
    const errors = listen(page)
    const hosts = otherHosts(page)
    const frames: string[] = []
    await page.route('https://example.org/**', (route) => {
      frames.push(route.request().resourceType())
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Kort</title>' })
    })
    await visitMeasured(page, site, pageWith('iframeEmbed'))
    await page.waitForLoadState('networkidle')
    expect(hosts).toEqual([])
    await dialog(page).getByRole('button', { name: 'Tillad alle' }).click()
    await page.waitForFunction(() => 'tagged' in window)
    expect(asked).toEqual(['/gtm.js?id=GTM-DEMO'])
    const views = () =>
      page.evaluate(() =>
        (window.dataLayer ?? [])
          .filter(({ event }) => event === 'pageview')
          .map(({ page_title, page_path }) => ({ page_title, page_path })),
      )
    const [first] = await views()
    expect(first).toEqual({ page_title: await page.title(), page_path: pageWith('iframeEmbed') })
    for (const [name, path] of [
      ['/', '/'],
      ['/en', '/en'],
    ] as const) {
      await page.locator(`a[href="${name}"]`).first().dispatchEvent('click')
      await expect(page).toHaveURL(measuredAddress(site, path))
      const counted = async () => {
        const last = (await views()).at(-1)
        return last?.page_path === path && last.page_title === (await page.title())
      }
      await expect.poll(counted).toBe(true)
    }
    expect(await views()).toHaveLength(3)
    expect(new Set((await views()).map(({ page_title }) => page_title)).size).toBe(3)
    await expect.poll(() => frames.includes('document')).toBe(true)
    expect(new Set(hosts)).toEqual(new Set([`127.0.0.1:${tagManagerPort}`, 'example.org']))
    expect(await cookieNames(page)).toEqual(['consent', 'language'])
    for (const name of await cookieNames(page)) expect(documented).toContain(name)
    expect(errors).toEqual([])
  } finally {
    tagManager.close()
  }
})
