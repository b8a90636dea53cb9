import type { Page } from '@playwright/test'
import { expect, open } from './site.ts'

export const show = '/podcast/under-mulden'
export const episode = '/podcast/under-mulden/havregroed'
export const title = 'Manden i mosen fik havregrød'

export const bar = (page: Page) => page.getByRole('region', { name: 'Afspiller' })
export const inBar = (page: Page, name: string | RegExp) =>
  bar(page).getByRole('button', { name, exact: true })
export const slider = (page: Page) => bar(page).getByRole('slider')
export const position = (page: Page) =>
  page.locator('audio').evaluate((one) => (one as HTMLAudioElement).currentTime)
export const state = (page: Page) =>
  page.locator('audio').evaluate((one) => {
    const { currentTime, paused, playbackRate } = one as HTMLAudioElement
    return { currentTime, paused, playbackRate }
  })

export async function cookie(page: Page): Promise<Record<string, unknown> | undefined> {
  const found = (await page.context().cookies()).find(({ name }) => name === 'podcast')
  return found ? JSON.parse(decodeURIComponent(found.value)) : undefined
}

/** Presses the button of the page that plays it, and waits until it is heard. */
export async function listenTo(page: Page, path = episode): Promise<void> {
  await open(page, path)
  await page
    .getByRole('button', { name: `Lyt til ${title}` })
    .first()
    .click()
  await expect(bar(page)).toBeVisible()
  await expect.poll(() => position(page)).toBeGreaterThan(0)
}

export async function pauseAt(page: Page, seconds: number): Promise<void> {
  await inBar(page, 'Pause').click()
  await page.locator('audio').evaluate((one, to) => {
    Object.assign(one, { currentTime: to })
  }, seconds)
  await expect.poll(() => position(page)).toBe(seconds)
}
