import type { Page } from '@playwright/test'

/** Delays the responses of some addresses until the function that it returns is called. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(addresses, async (route) => {
    await released
    await route.continue()
  })
  return release
}
