import {
  type BrowserContext,
  expect,
  type Page,
  type PlaywrightTestArgs,
  test as plain,
} from '@playwright/test'
import { waitForHydration } from './hydration.ts'

/** The errors in the console of a page, and those that its test expects. */
export class ConsoleErrors {
  readonly seen: string[] = []
  readonly #allowed: RegExp[] = []

  /** Whether it comes before or after this call: the browser logs when it likes. */
  allow(expected: RegExp): void {
    this.#allowed.push(expected)
  }

  unexpected(): string[] {
    return this.seen.filter((error) => !this.#allowed.some((pattern) => pattern.test(error)))
  }
}

interface Errors {
  errors: ConsoleErrors
}

/** Fails on an unexpected error in the console, a mismatch of hydration among them. */
async function noErrors(
  { page }: Pick<PlaywrightTestArgs, 'page'>,
  use: (errors: ConsoleErrors) => Promise<void>,
): Promise<void> {
  const errors = new ConsoleErrors()
  page.on('console', (line) => {
    if (line.type() === 'error') errors.seen.push(line.text())
  })
  page.on('pageerror', (error) => errors.seen.push(error.message))
  await use(errors)
  expect(errors.unexpected()).toEqual([])
}

/** A test in a context of its own, for those that set options of the context or its clock. */
export const alone = plain.extend<Errors>({
  errors: [noErrors, { auto: true }],
})

/**
 * A test in the context that its worker keeps, so that the scripts of the pages stay in the
 * browser's cache. What a test leaves behind is removed.
 */
export const test = plain.extend<Errors, { sharedContext: BrowserContext }>({
  sharedContext: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use
      const context = await browser.newContext({ baseURL })
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ sharedContext }, use) => {
    await use(sharedContext)
    await Promise.all(sharedContext.pages().map((page) => page.close()))
    await sharedContext.unrouteAll({ behavior: 'ignoreErrors' })
    await sharedContext.clearPermissions()
    await sharedContext.setStorageState({ cookies: [], origins: [] })
  },
  page: async ({ context }, use) => {
    await use(await context.newPage())
  },
  errors: [noErrors, { auto: true }],
})

export { expect }

/** Opens a page of a site and waits until it is hydrated. */
export async function open(page: Page, path: string, site = 'nationalmuseet'): Promise<void> {
  const separator = path.includes('?') ? '&' : '?'
  const [before = '', anchor] = path.split('#')
  await page.goto(`${before}${separator}site=${site}${anchor ? `#${anchor}` : ''}`)
  await waitForHydration(page)
}
