import type { Page } from '@playwright/test'
import { waitForHydration } from './hydration.ts'
import {
  bar,
  cookie,
  episode,
  inBar,
  listenTo,
  pauseAt,
  position,
  show,
  slider,
  state,
  title,
} from './listening.ts'
import { expect, open, test } from './site.ts'

test('nothing of the player or the sound is fetched before one presses play', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const ofPlayer = () =>
    fetched.filter((path) => /\/(Player|player|Slider)[-.]|^\/lyd\//.test(path))
  await open(page, show)
  await page.waitForLoadState('networkidle')
  await page.locator('[data-footer]').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(ofPlayer()).toEqual([])
  await expect(bar(page)).toHaveCount(0)
  await page
    .getByRole('button', { name: `Lyt til ${title}` })
    .first()
    .click()
  await expect(bar(page)).toBeVisible()
  await expect.poll(() => ofPlayer().some((path) => path.startsWith('/lyd/'))).toBe(true)
  expect(ofPlayer().some((path) => /\/Player-.*\.js$/.test(path))).toBe(true)
})

test('the button of the page and the one of the player do the same', async ({ page }) => {
  await listenTo(page)
  const onPage = page.locator('.pod-hero .play-button')
  await expect(onPage).toHaveAccessibleName(`Pause: ${title}`)
  await onPage.click()
  await expect(inBar(page, 'Afspil')).toBeVisible()
  await expect(onPage).toHaveAccessibleName(`Lyt til ${title}`)
  await inBar(page, 'Afspil').click()
  await expect(onPage).toHaveAccessibleName(`Pause: ${title}`)
  expect((await state(page)).paused).toBe(false)
})

test('it plays on across three navigations, in the same element', async ({ page }) => {
  await listenTo(page)
  await page.locator('audio').evaluate((one) => {
    Object.assign(window, { first: one })
  })
  const way = page.getByRole('navigation', { name: 'Brødkrumme' })
  const steps = [
    () => way.getByRole('link', { name: 'Under mulden' }).click(),
    () => way.getByRole('link', { name: 'Podcast' }).click(),
    () => way.getByRole('link', { name: 'Viden' }).click(),
  ]
  for (const [index, step] of steps.entries()) {
    const before = await position(page)
    await step()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      ['Under mulden', 'Podcast', 'Viden'][index] ?? '',
    )
    await expect.poll(() => position(page)).toBeGreaterThan(before + 0.3)
    expect((await state(page)).paused).toBe(false)
  }
  const same = await page.evaluate(
    () => document.querySelector('audio') === (window as unknown as { first: unknown }).first,
  )
  expect(same).toBe(true)
  await expect(page.locator('audio')).toHaveCount(1)
  await bar(page).getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(new RegExp(`${episode}$`))
  expect((await state(page)).paused).toBe(false)
})

test('after a reload it is there, paused at its place and with its speed', async ({ page }) => {
  await listenTo(page)
  await inBar(page, /^Hastighed/).click()
  await inBar(page, /^Hastighed/).click()
  await pauseAt(page, 321)
  await page.reload()
  await waitForHydration(page)
  await expect(inBar(page, 'Afspil')).toBeVisible()
  await expect(bar(page)).toContainText('S2E3 · Under mulden')
  await expect(slider(page)).toHaveAttribute(
    'aria-valuetext',
    '5 minutter 21 sekunder af 18 minutter',
  )
  expect(Math.abs((await position(page)) - 321)).toBeLessThan(1.5)
  const begun = page.locator('audio').evaluate(
    (one) =>
      new Promise<number>((resolve) => {
        const audio = one as HTMLAudioElement
        audio.addEventListener('playing', () => resolve(audio.currentTime), { once: true })
      }),
  )
  await inBar(page, 'Afspil').click()
  expect(Math.abs((await begun) - 321)).toBeLessThan(1.5)
  await expect.poll(() => position(page)).toBeGreaterThan(322)
  expect((await state(page)).playbackRate).toBe(1.5)
})

test('a reload while it plays loses no more than a moment', async ({ page }) => {
  await listenTo(page)
  await expect.poll(() => position(page)).toBeGreaterThan(1.5)
  const before = await position(page)
  await page.reload()
  await waitForHydration(page)
  await expect(bar(page)).toBeVisible()
  const after = await position(page)
  expect(after).toBeGreaterThan(before - 1.5)
})

test('another tab has it paused, and does not spoil the place when it goes', async ({
  page,
  context,
}) => {
  await listenTo(page)
  const other = await context.newPage()
  await open(other, '/viden')
  await expect(inBar(other, 'Afspil')).toBeVisible()
  await pauseAt(page, 200)
  await inBar(page, 'Afspil').click()
  await inBar(page, 'Pause').click()
  await other.close({ runBeforeUnload: true })
  await expect.poll(async () => Number((await cookie(page))?.at)).toBeGreaterThan(199)
})

test('15 seconds back and forward, and not beyond the ends', async ({ page }) => {
  await listenTo(page)
  await pauseAt(page, 100)
  await inBar(page, '15 sekunder frem').click()
  await expect.poll(() => position(page)).toBe(115)
  for (let times = 0; times < 2; times++) await inBar(page, '15 sekunder tilbage').click()
  await expect.poll(() => position(page)).toBe(85)
  await pauseAt0(page)
  await inBar(page, '15 sekunder tilbage').click()
  await expect.poll(() => position(page)).toBe(0)
})

async function pauseAt0(page: Page): Promise<void> {
  await page.locator('audio').evaluate((one) => {
    Object.assign(one, { currentTime: 5 })
  })
  await expect.poll(() => position(page)).toBe(5)
}

test('the slider seeks by keyboard and by pointer', async ({ page }) => {
  await listenTo(page)
  await pauseAt(page, 100)
  await slider(page).focus()
  await page.keyboard.press('Home')
  await expect.poll(() => position(page)).toBe(0)
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => position(page)).toBe(1)
  const box = await bar(page).locator('.player-track').boundingBox()
  if (!box) throw new Error('no track')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect.poll(async () => Math.abs((await position(page)) - 540)).toBeLessThan(10)
})

test('keys work inside the player, and nowhere else', async ({ page }) => {
  await listenTo(page)
  await pauseAt(page, 100)
  await bar(page).getByRole('link', { name: title }).focus()
  const steps: [string, number][] = [
    ['l', 115],
    ['ArrowRight', 130],
    ['j', 115],
    ['ArrowLeft', 100],
  ]
  for (const [key, at] of steps) {
    await page.keyboard.press(key)
    await expect.poll(() => position(page), key).toBe(at)
  }
  await page.keyboard.press('ArrowUp')
  await expect(inBar(page, 'Hastighed 1,25×')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(inBar(page, 'Hastighed 0,75×')).toBeVisible()
  for (const key of ['k', 'k', ' ']) await page.keyboard.press(key)
  await expect.poll(async () => (await state(page)).paused).toBe(false)
  await page.keyboard.press('k')
  await expect.poll(async () => (await state(page)).paused).toBe(true)
  // On a button Space is the button's own.
  const before = await position(page)
  await inBar(page, '15 sekunder frem').focus()
  await page.keyboard.press(' ')
  await expect.poll(() => position(page)).toBe(before + 15)
  expect((await state(page)).paused).toBe(true)
  // Outside nothing happens.
  await page.locator('main').focus()
  for (const key of ['k', 'l', 'ArrowRight']) await page.keyboard.press(key)
  expect(await state(page)).toMatchObject({ currentTime: before + 15, paused: true })
})

test('keys are told of', async ({ page }) => {
  await listenTo(page)
  await expect(inBar(page, 'Pause')).toHaveAttribute('aria-keyshortcuts', 'K Space')
  await expect(inBar(page, 'Pause')).toHaveAttribute('title', /K/)
  await expect(inBar(page, '15 sekunder frem')).toHaveAttribute('aria-keyshortcuts', 'L ArrowRight')
})

test('the system is told what is heard', async ({ page }) => {
  await listenTo(page)
  const sessionState = () =>
    page.evaluate(() => {
      const { metadata, playbackState } = navigator.mediaSession
      return { title: metadata?.title, artist: metadata?.artist, playbackState }
    })
  await expect
    .poll(sessionState)
    .toEqual({ title, artist: 'Under mulden', playbackState: 'playing' })
})

test('closing forgets it, and the focus goes on', async ({ page }) => {
  await listenTo(page)
  await expect.poll(() => cookie(page)).toBeTruthy()
  await inBar(page, 'Luk afspilleren').click()
  await expect(bar(page)).toHaveCount(0)
  await expect.poll(() => cookie(page)).toBeUndefined()
  await expect(page.locator('.pod-hero .play-button')).toBeFocused()
  await expect(page.locator('html')).not.toHaveAttribute('style', /--player/)
  await page.reload()
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  await expect(bar(page)).toHaveCount(0)
  // Where its button is not, the focus goes to the page.
  await listenTo(page)
  await page.getByRole('navigation', { name: 'Brødkrumme' }).getByText('Podcast').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Podcast')
  await page.evaluate(() => {
    for (const button of document.querySelectorAll('[data-plays]')) button.remove()
  })
  await inBar(page, 'Luk afspilleren').click()
  await expect(page.locator('main')).toBeFocused()
})

const broken = {
  'no JSON': 'a%7Bb',
  'not an object': '12',
  'a script as the sound': made({ src: 'javascript:alert(1)' }),
  'a sound that could be listened to on the way': made({ src: 'http://example.org/a.mp3' }),
  'a script as the page': made({ href: 'javascript:alert(1)' }),
  'a place that is no number': made({ at: '12' }),
  'an impossible speed': made({ speed: 900 }),
  'too long': made({ title: 'x'.repeat(3900) }),
}

function made(other: Record<string, unknown>): string {
  const track = { id: 'a', title: 'A', href: '/a', src: '/lyd/60.wav', at: 1, speed: 1, ...other }
  return encodeURIComponent(JSON.stringify(track))
}

for (const [what, value] of Object.entries(broken)) {
  test(`a broken cookie is removed: ${what}`, async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'podcast', value, url: baseURL ?? '' }])
    await open(page, '/viden')
    await expect
      .poll(async () => (await page.context().cookies()).map(({ name }) => name))
      .not.toContain('podcast')
    await expect(bar(page)).toHaveCount(0)
  })
}

test('a sound that cannot be had is told of, and can be tried again', async ({ page, errors }) => {
  await open(page, show)
  await page.getByRole('button', { name: 'Lyt til Stille' }).first().click()
  await expect(bar(page).getByRole('alert')).toHaveText('Lyden kan ikke hentes.')
  await page.route('**/lyd/mangler.wav', (route) => route.continue({ url: wave(page) }))
  await inBar(page, 'Prøv igen').click()
  await expect(bar(page).getByRole('alert')).toHaveCount(0)
  await expect.poll(() => position(page)).toBeGreaterThan(0)
  errors.allow(/status of 404/)
})

function wave(page: Page): string {
  return new URL('/lyd/540.wav', page.url()).href
}

test('while there is nothing to play yet, it says so', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/lyd/**', async (route) => {
    await held
    await route.continue()
  })
  await open(page, episode)
  await page
    .getByRole('button', { name: `Lyt til ${title}` })
    .first()
    .click()
  await expect(bar(page).getByRole('status').filter({ hasText: 'Henter lyden' })).toHaveCount(1)
  answer()
  await expect.poll(() => position(page)).toBeGreaterThan(0)
  await expect(bar(page).getByText('Henter lyden')).toHaveCount(0)
})

test('one thing sounds at a time: a film pauses the podcast, and the podcast the film', async ({
  page,
}) => {
  await listenTo(page, '/se-naermere')
  await page
    .getByRole('button', { name: /^Afspil film/ })
    .first()
    .click()
  const film = page.locator('video').first()
  const silent = () => film.evaluate((one) => (one as HTMLVideoElement).paused)
  await expect.poll(silent).toBe(false)
  await expect.poll(async () => (await state(page)).paused).toBe(true)
  await inBar(page, 'Afspil').click()
  await expect.poll(async () => (await state(page)).paused).toBe(false)
  await expect.poll(silent).toBe(true)
})
