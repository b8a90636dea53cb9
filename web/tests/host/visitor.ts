import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test as plain,
} from '@playwright/test'
import { waitForHydration } from '../browser/hydration.ts'
import { address, port } from './addresses.ts'
import { trustOption } from './trust.ts'

/** A new context of the browser, which accepts the tests' own certificate. */
function newContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  return browser.newContext({ ignoreHTTPSErrors: true, ...options })
}

/** Removes what a test left with the sites that it was at. What the browser has fetched stays. */
async function forget(page: Page, origins: Iterable<string>): Promise<void> {
  await page.context().clearCookies()
  const browser = await page.context().newCDPSession(page)
  for (const origin of origins) {
    await browser.send('Storage.clearDataForOrigin', {
      origin,
      storageTypes: 'local_storage,indexeddb,service_workers,cache_storage',
    })
  }
}

interface Visitors {
  /** A page in a browser of other settings, which it has to itself. */
  other: (options: BrowserContextOptions) => Promise<Page>
}

/**
 * A worker keeps one context, so that scripts and styles stay in the browser's cache. Each test
 * has a page of its own in it, and begins without cookies and without anything stored.
 */
export const test = plain.extend<Visitors, { sharedContext: BrowserContext }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), await trustOption()] })
    },
    { scope: 'worker' },
  ],
  sharedContext: [
    async ({ browser }, use) => {
      const context = await newContext(browser)
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  context: ({ sharedContext }, use) => use(sharedContext),
  page: async ({ sharedContext }, use) => {
    const page = await sharedContext.newPage()
    const origins = new Set<string>()
    page.on('framenavigated', (frame) => {
      if (frame.url().startsWith('http')) origins.add(new URL(frame.url()).origin)
    })
    await use(page)
    await forget(page, origins)
    await page.close()
  },
  other: async ({ browser }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await newContext(browser, options)
      contexts.push(context)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
})

/** What the console said that is an error, a mismatch of hydration among them. */
export function listen(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (line) => {
    if (line.type() === 'error') errors.push(`${page.url()}: ${line.text()}`)
  })
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
  return errors
}

/** Opens a page of a site, whatever its status is, and waits until it is hydrated. */
export async function visit(page: Page, site: string, path: string) {
  const answer = await page.goto(address(site, path), { waitUntil: 'domcontentloaded' })
  await waitForHydration(page)
  return answer
}

interface Asking {
  readonly headers?: Record<string, string>
  /** How many redirects are followed; all if not said. */
  readonly maxRedirects?: number
}

/** Asks a site without a browser; Node does not know that `*.localhost` is this machine. */
export function ask(
  page: Page,
  site: string,
  path: string,
  { headers = {}, ...more }: Asking = {},
) {
  const { host, pathname, search } = new URL(address(site, path))
  return page.request.get(`https://127.0.0.1:${port}${pathname}${search}`, {
    headers: { host, ...headers },
    ...more,
  })
}

/** The first address in the HTML of a page that begins so; the page is not opened. */
export async function linkOn(
  page: Page,
  site: string,
  path: string,
  begin: string,
): Promise<string> {
  const html = await (await ask(page, site, path)).text()
  const after = html.split(`href="${begin}`, 2)[1]
  if (after === undefined) throw new Error(`${site} ${path} has no link to ${begin}`)
  return `${begin}${after.slice(0, after.indexOf('"'))}`.replaceAll('&amp;', '&')
}

export { expect }
