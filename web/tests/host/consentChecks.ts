import type { Page } from '@playwright/test'
import { ownCookies } from '../../src/consent/cookies.ts'
import { waitForHydration } from '../browser/hydration.ts'
import { measuredAddress } from './addresses.ts'
import { expect } from './visitor.ts'

/** The cookies that visitors may get: docs/website.md lists them. */
export const documented = ownCookies.filter((one) => one.forVisitors).map(({ name }) => name)

export const dialog = (page: Page) =>
  page.getByRole('region', { name: /^(Dit valg af cookies|Your choice of cookies)$/ })

/** The hosts of other sites that a page asks, from now on. */
export function otherHosts(page: Page): string[] {
  const hosts: string[] = []
  page.context().on('request', (request) => {
    const { host, protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && !hostname.endsWith('.localhost')) hosts.push(host)
  })
  return hosts
}

/** Opens a page where visits are measured. */
export async function visitMeasured(page: Page, site: string, path: string): Promise<void> {
  await page.goto(measuredAddress(site, path), { waitUntil: 'domcontentloaded' })
  await waitForHydration(page)
}

/** Goes to the end of the page, and waits until nothing more is fetched. */
export async function readToEnd(page: Page): Promise<void> {
  // What waits until one is near gets its chance.
  await page.keyboard.press('End')
  await page.waitForLoadState('networkidle')
}

/** Refuses on the first page of a site. */
export async function refuse(page: Page, site: string, path = '/'): Promise<void> {
  await visitMeasured(page, site, path)
  await dialog(page)
    .getByRole('button', { name: /^(Kun nødvendige|Only necessary)$/ })
    .click()
  await expect(dialog(page)).toHaveCount(0)
}

export async function cookieNames(page: Page): Promise<string[]> {
  return (await page.context().cookies()).map(({ name }) => name).toSorted()
}
