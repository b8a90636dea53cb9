import type { Page, Request } from '@playwright/test'
import { formNamed } from '../../../demo/form.ts'
import { address, demoPages } from './addresses.ts'
import { expect, listen, test, visit } from './visitor.ts'

const pages = await demoPages()
const episode = pages.find(
  ({ site, type, locale }) =>
    site === 'nationalmuseet' && type === 'podcastEpisodePage' && locale === 'da',
)
const bar = (page: Page) => page.getByRole('region', { name: 'Afspiller' })
const sound = (page: Page) =>
  page.locator('audio').evaluate((one) => {
    const { currentTime, paused } = one as HTMLAudioElement
    return { currentTime, paused }
  })

/** Code that only some actions need, and films. */
const heavy =
  /\/builds\/assets\/(Player|PlayerBar|ZoomDialog|FilmPlayer|playFilm|hls|openseadragon)|\.(m3u8|mp4|vtt)/i

/** How close one can go, in percent: a sketch of an illustration has too few pixels for more. */
const closer = formNamed(process.env.DEMO_FORM).name === 'full' ? [200, 400, 800] : [200]

/** Opens a page, and sees that it has fetched nothing that only an action needs. */
async function visitQuietly(page: Page, site: string, path: string) {
  const urls: string[] = []
  const note = (request: Request) => urls.push(request.url())
  page.on('request', note)
  await visit(page, site, path)
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  expect(urls.length).toBeGreaterThan(0)
  expect(urls.filter((url) => heavy.test(url))).toEqual([])
}

test('a podcast goes on across three pages and comes back after a reload', async ({ page }) => {
  const errors = listen(page)
  if (!episode) throw new Error('the national museum has no episode')
  await visitQuietly(page, episode.site, episode.path)
  await page
    .getByRole('button', { name: /^Lyt til/ })
    .first()
    .click()
  await expect.poll(async () => (await sound(page)).currentTime).toBeGreaterThan(0.2)
  await page.evaluate(() => {
    document.documentElement.dataset.marked = ''
  })
  for (const path of ['/besoeg', '/kalender', '/']) {
    const before = (await sound(page)).currentTime
    await page.locator(`a[href="${path}"]`).first().dispatchEvent('click')
    await expect(page).toHaveURL(address(episode.site, path))
    await expect.poll(async () => (await sound(page)).currentTime).toBeGreaterThan(before)
    expect((await sound(page)).paused).toBe(false)
  }
  await expect(page.locator('html[data-marked]')).toHaveCount(1)
  await bar(page).getByRole('button', { name: 'Pause', exact: true }).click()
  const { currentTime } = await sound(page)
  await page.reload()
  await expect(bar(page)).toBeVisible()
  await expect
    .poll(async () => Math.abs((await sound(page)).currentTime - currentTime))
    .toBeLessThan(1.5)
  expect(errors).toEqual([])
})

test('one goes close to a picture of the gallery, tile by tile', async ({ page }) => {
  const errors = listen(page)
  const tiles: number[] = []
  page.on('response', (answer) => {
    if (/\/media\/iiif\/3\/.*\.(jpg|webp)$/.test(answer.url())) tiles.push(answer.status())
  })
  await visitQuietly(page, 'samlinger', '/galleri')
  expect(tiles).toEqual([])
  const gallery = page.locator('.slider').first()
  await gallery.scrollIntoViewIfNeeded()
  await gallery.locator('.slide:not([inert])').getByRole('button').first().click()
  const dialog = page.getByRole('dialog')
  const size = dialog.getByRole('status').first()
  await expect(size).toHaveText('Hele billedet', { timeout: 30_000 })
  for (const times of closer) {
    await page.keyboard.press('+')
    await expect(size).toHaveText(`Forstørret ${times} %`)
  }
  await expect.poll(() => tiles.length, { timeout: 30_000 }).toBeGreaterThan(4)
  expect(new Set(tiles)).toEqual(new Set([200]))
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect(errors).toEqual([])
})

test('a film plays in pieces, with its captions', async ({ page }) => {
  const errors = listen(page)
  await visitQuietly(page, 'proevesalen', '/moduler/film')
  await page
    .getByRole('button', { name: /^Afspil/ })
    .first()
    .click()
  const film = page.locator('video').first()
  const at = () => film.evaluate((one) => (one as HTMLVideoElement).currentTime)
  await expect.poll(at, { timeout: 30_000 }).toBeGreaterThan(1)
  const captions = () =>
    film.evaluate((one) =>
      [...(one as HTMLVideoElement).textTracks].map(({ language, mode, cues }) => ({
        language,
        mode,
        cues: cues?.length ?? 0,
      })),
    )
  await expect
    .poll(async () => (await captions()).some(({ mode, cues }) => mode === 'showing' && cues > 2))
    .toBe(true)
  expect((await captions()).map(({ language }) => language)).toEqual(['da', 'en'])
  expect(errors).toEqual([])
})

test('what only an action needs is not on the front page', async ({ page }) => {
  await visitQuietly(page, 'nationalmuseet', '/')
})
