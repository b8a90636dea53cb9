/** Tasks of who reads, listens and looks. */
import type { Page } from '@playwright/test'
import { address, demoPages } from '../host/addresses.ts'
import { expect, site, test } from './visitor.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Afspiller' })
const playedSeconds = (page: Page) =>
  page.locator('audio').evaluate((audio) => (audio as HTMLAudioElement).currentTime)

test('7: an episode goes on while one reads, after Back and after a reload', async ({
  visitor,
}) => {
  const { page } = visitor
  const episode = (await demoPages()).find(
    ({ type, locale, ...found }) =>
      found.site === site && type === 'podcastEpisodePage' && locale === 'da',
  )
  if (!episode) throw new Error('the museum has no episode')
  await visitor.arrive(episode.path)
  await visitor.choose(
    page
      .locator('main')
      .getByRole('button', { name: /^Lyt til/ })
      .first(),
  )
  await expect.poll(() => playedSeconds(page)).toBeGreaterThan(0.2)
  const show = page.locator('.breadcrumbs a').last()
  await visitor.follow(
    show,
    (url) => url.pathname !== new URL(address(site, episode.path)).pathname,
  )
  const onTheShow = await playedSeconds(page)
  await expect.poll(() => playedSeconds(page)).toBeGreaterThan(onTheShow)
  await page.goBack()
  await expect(page).toHaveURL(address(site, episode.path))
  const afterBack = await playedSeconds(page)
  await expect.poll(() => playedSeconds(page)).toBeGreaterThan(afterBack)
  await visitor.choose(bar(page).getByRole('button', { name: 'Pause', exact: true }))
  const paused = await playedSeconds(page)
  await page.reload()
  await expect(bar(page)).toBeVisible()
  await expect.poll(async () => Math.abs((await playedSeconds(page)) - paused)).toBeLessThan(1.5)
  expect(visitor.steps).toBe(3)
})

test.describe('by keyboard', () => {
  test.use({ byKeyboard: true })

  test('8: close to a picture, and back', async ({ visitor }) => {
    const { page } = visitor
    await visitor.arrive('/galleri', 'samlinger')
    const opener = page.getByRole('button', { name: /^Gå tæt på/ }).first()
    await visitor.choose(opener)
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await visitor.choose(
      dialog.getByRole('button', { name: /^Forstør|^Zoom ind|^Tættere/ }).first(),
    )
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(address('samlinger', '/galleri'))
    await expect(opener).toBeFocused()
    expect(visitor.steps).toBe(2)
  })
})
