import { expect, type Page, test as plain } from '@playwright/test'

/** A test that fails on any error in the console, a mismatch of hydration among them. */
export const test = plain.extend<{ errors: string[] }>({
  errors: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('console', (line) => {
        if (line.type() === 'error') errors.push(line.text())
      })
      page.on('pageerror', (error) => errors.push(error.message))
      await use(errors)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Opens a page of a site and waits until it is at work. */
export async function open(page: Page, path: string, site = 'nationalmuseet'): Promise<void> {
  const separator = path.includes('?') ? '&' : '?'
  const [before = '', anchor] = path.split('#')
  await page.goto(`${before}${separator}site=${site}${anchor ? `#${anchor}` : ''}`)
  await atWork(page)
}

export async function atWork(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor()
}
