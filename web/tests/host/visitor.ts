import { expect, type Page, test as plain } from '@playwright/test'
import { atWork } from '../browser/site.ts'
import { address, port } from './addresses.ts'

/** What the console said that is an error, a mismatch of hydration among them. */
export function listen(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (line) => {
    if (line.type() === 'error') errors.push(`${page.url()}: ${line.text()}`)
  })
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
  return errors
}

/** Opens a page of a site, whatever its status is, and waits until it is at work. */
export async function visit(page: Page, site: string, path: string) {
  const answer = await page.goto(address(site, path))
  await atWork(page)
  return answer
}

/** Asks a site without a browser; Node does not know that `*.localhost` is this machine. */
export function ask(page: Page, site: string, path: string, headers: Record<string, string> = {}) {
  const { host, pathname, search } = new URL(address(site, path))
  return page.request.get(`https://127.0.0.1:${port}${pathname}${search}`, {
    headers: { host, ...headers },
  })
}

export { expect, plain as test }
