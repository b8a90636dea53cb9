import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import { expectNothing } from './axe.ts'
import { hydrateAll } from './hydration.ts'
import { openAt, path, requests } from './media.ts'
import { alone, expect, open, test } from './site.ts'

test.describe('a gallery', () => {
  const gallery = (page: Page) => page.getByRole('region', { name: 'Mappen fra værkstedet' })
  const position = (page: Page) => gallery(page).locator('.slider-place')
  const current = (page: Page) => gallery(page).locator('.slide:not([inert])')
  const openGallery = async (page: Page) => {
    await openAt(page, '.slider')
    await expect(current(page)).toHaveCount(1)
  }

  test('says what it is, and buttons move it', async ({ page }) => {
    await openAt(page, '.slider')
    await expect(gallery(page)).toHaveAttribute('aria-roledescription', 'karrusel')
    await expect(position(page)).toContainText('1 af 20')
    await expect(gallery(page).locator('.slide')).toHaveCount(20)
    await expect(current(page)).toHaveCount(1)
    await expect(current(page)).toHaveAccessibleName('1 af 20')
    await expect(current(page)).toHaveAttribute('aria-roledescription', 'billede')
    const [previous, next] = ['Forrige', 'Næste'].map((name) =>
      gallery(page).getByRole('button', { name, exact: true }),
    )
    await expect(previous as Locator).toHaveAttribute('aria-disabled', 'true')
    await next?.click()
    await next?.click()
    await expect(position(page)).toContainText('3 af 20: Linoleumssnit: En bronzealderhest')
    await expect(current(page)).toHaveAccessibleName('3 af 20')
    await expect(current(page).getByRole('img')).toBeInViewport({ ratio: 0.9 })
    await previous?.click()
    await expect(position(page)).toContainText('2 af 20')
  })

  test('arrow keys move it, and no focus is lost out of sight', async ({ page }) => {
    await openGallery(page)
    await current(page).getByRole('button').focus()
    await page.keyboard.press('ArrowRight')
    await expect(position(page)).toContainText('2 af 20')
    expect(await gallery(page).evaluate((at) => at.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('End')
    await expect(position(page)).toContainText('20 af 20')
    await page.keyboard.press('ArrowRight')
    await expect(position(page)).toContainText('20 af 20')
    await page.keyboard.press('Home')
    await expect(position(page)).toContainText('1 af 20')
    await page.keyboard.press('Tab')
    await expect(current(page).getByRole('button')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(gallery(page).getByRole('button', { name: 'Forrige' })).toBeFocused()
  })

  test('its pictures are lazy, in a frame of one height, and can be gone close to', async ({
    page,
  }) => {
    await openGallery(page)
    const loading = await gallery(page)
      .locator('img')
      .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).loading))
    expect(new Set(loading)).toEqual(new Set(['lazy']))
    const heights = await gallery(page)
      .locator('.mount')
      .evaluateAll((all) => all.map((mount) => Math.round(mount.getBoundingClientRect().height)))
    expect(new Set(heights).size).toBe(1)
    await current(page).getByRole('button').click()
    await expect(page.getByRole('dialog').getByRole('application')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(current(page).getByRole('button')).toBeFocused()
  })

  alone.describe('by touch', () => {
    alone.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

    alone('a finger moves it to the next picture', async ({ page }) => {
      await openAt(page, '.slider-bar')
      await expect(current(page)).toHaveCount(1)
      const box = await current(page).getByRole('img').boundingBox()
      const y = (box?.y ?? 0) + (box?.height ?? 0) - 20
      const hand = await page.context().newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        hand.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: x === undefined ? [] : [{ x, y }],
        })
      await touch('touchStart', 320)
      for (let x = 300; x >= 60; x -= 20) await touch('touchMove', x)
      await touch('touchEnd')
      await expect(position(page)).toContainText('2 af 20')
    })
  })

  test('one picture needs no buttons; the manifest is a link', async ({ page }) => {
    await open(page, path)
    await expect(page.locator('.slider').last().getByRole('button')).toHaveCount(1)
    await expect(page.locator('.slider').last().locator('.slider-bar')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'IIIF-manifest' })).toHaveAttribute(
      'href',
      '/iiif/mappen/manifest.json',
    )
  })

  test('a placeholder goes when its picture is there', async ({ page }) => {
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await page.route('**/art/**', async (route) => {
      await held
      await route.continue()
    })
    const slider = await openAt(page, '.slider')
    const picture = slider.locator('img').first()
    await expect(picture).toHaveCSS('background-image', /^url\("data:/)
    letThrough()
    await expect(picture).toHaveCSS('background-image', 'none')
  })
})

test.describe('a film', () => {
  const film = (page: Page) => page.locator('.film').first()
  const video = (page: Page) => page.locator('.film video')
  const play = (page: Page) => film(page).getByRole('button', { name: /^Afspil film/ })
  const time = (element: Element) => (element as HTMLVideoElement).currentTime
  const fileOfFilm = (path: string) =>
    fileURLToPath(
      new URL(`../../fixtures-art/film${path.replace('tabt', 'film')}`, import.meta.url),
    )

  test('nothing of it is fetched before it is asked for; then it plays, with captions', async ({
    page,
  }) => {
    const urls = requests(page)
    const ofFilm = () => urls.filter((url) => /FilmPlayer|hls|\/film\//.test(url))
    await openAt(page, '.film')
    await page.waitForLoadState('networkidle')
    expect(ofFilm()).toEqual([])
    await expect(play(page)).toHaveAccessibleName('Afspil film: Sådan trykker man, 0:06')
    await play(page).click()
    await expect(video(page)).toBeFocused()
    await expect.poll(() => video(page).evaluate(time)).toBeGreaterThan(0.5)
    for (const needed of [/FilmPlayer-/, /hls-/, /film\.m3u8$/, /film0\.m4s$/, /da\.vtt$/]) {
      expect(
        ofFilm().some((url) => needed.test(url)),
        `${needed}`,
      ).toBe(true)
    }
    const captions = await video(page).evaluate((element) =>
      [...(element as HTMLVideoElement).textTracks].map(({ kind, language, label, mode }) =>
        [kind, language, label, mode].join(' '),
      ),
    )
    expect(captions).toEqual(['captions da Dansk showing', 'captions en English disabled'])
    // The time at which the caption stands, however slow the machine is.
    await video(page).evaluate((element) => {
      const film = element as HTMLVideoElement
      film.pause()
      film.currentTime = 1
    })
    const words = () =>
      video(page).evaluate((element) =>
        [...((element as HTMLVideoElement).textTracks[0]?.activeCues ?? [])].map(
          (cue) => (cue as VTTCue).text,
        ),
      )
    await expect.poll(words).toEqual(['[Valsen ruller]'])
  })

  test('keeps its shape, and has its transcript and its file', async ({ page }) => {
    await openAt(page, '.film')
    const screen = film(page).locator('.film-screen')
    const before = await screen.boundingBox()
    await play(page).focus()
    await page.keyboard.press('Enter')
    await expect(video(page)).toBeVisible()
    const after = await screen.boundingBox()
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height])
    expect((before?.width ?? 0) / (before?.height ?? 1)).toBeCloseTo(16 / 9, 1)
    await film(page).getByText('Udskrift').click()
    await expect(film(page).getByText('trykker med hele armen')).toBeVisible()
    await expect(film(page).getByRole('link', { name: 'Åbn filmen som fil' })).toHaveAttribute(
      'href',
      '/film/film.mp4',
    )
  })

  test('a clip begins and stops where it should, and one film plays at a time', async ({
    page,
  }) => {
    await openAt(page, '.film')
    await play(page).click()
    await expect.poll(() => video(page).first().evaluate(time)).toBeGreaterThan(0.1)
    await page.getByRole('button', { name: 'Afspil film, 0:02' }).click()
    const clip = video(page).nth(1)
    await expect.poll(() => clip.evaluate(time)).toBeGreaterThanOrEqual(2)
    await expect(video(page).first()).toHaveJSProperty('paused', true)
    await expect.poll(() => clip.evaluate((at) => (at as HTMLVideoElement).paused)).toBe(true)
    expect(await clip.evaluate(time)).toBeCloseTo(4, 1)
    const again = await clip.evaluate(async (at) => {
      const film = at as HTMLVideoElement
      const begun = new Promise((resolve) =>
        film.addEventListener('seeked', resolve, { once: true }),
      )
      const ended = new Promise((resolve) =>
        film.addEventListener('pause', resolve, { once: true }),
      )
      await film.play()
      await begun
      dispatchEvent(new CustomEvent('vitrine:sound', { detail: 'other' }))
      await ended
      return film.currentTime
    })
    expect(again).toBeGreaterThanOrEqual(2)
    expect(again).toBeLessThan(3.5)
  })

  test('says that it could not be played, and offers other ways', async ({ page, errors }) => {
    await page.route('https://film.example/**', (route) => route.abort())
    await openAt(page, '.film')
    await page.getByRole('button', { name: /Filmen, der blev væk/ }).click()
    const failed = page.getByRole('alert')
    await expect(failed).toHaveText('Filmen kunne ikke afspilles.')
    await expect(page.getByRole('button', { name: 'Prøv igen' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Åbn filmen hos film.example' })).toHaveAttribute(
      'href',
      'https://film.example/tabt.m3u8',
    )
    await page.unroute('https://film.example/**')
    await page.route('https://film.example/**', (route) =>
      route.fulfill({
        path: fileOfFilm(new URL(route.request().url()).pathname),
        headers: { 'access-control-allow-origin': '*' },
      }),
    )
    await page.getByRole('button', { name: 'Prøv igen' }).click()
    await expect.poll(() => video(page).evaluate(time)).toBeGreaterThan(0.1)
    errors.allow(/ERR_FAILED/)
  })

  test('axe finds nothing in the player', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAt(page, '.film')
    await play(page).click()
    await expect.poll(() => video(page).evaluate(time)).toBeGreaterThan(0.1)
    await expectNothing(page, 'the film')
  })
})

test.describe('forms from elsewhere', () => {
  const script = 'allow-scripts allow-forms allow-popups'

  test('nothing is fetched before the press, and frames are kept apart', async ({ page }) => {
    await page.route('https://forms.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Skema</title>' }),
    )
    const urls = requests(page)
    await openAt(page, '.embed')
    await page.waitForLoadState('networkidle')
    expect(urls.filter((url) => /embeds\/form|forms\.example/.test(url))).toEqual([])
    const embeds = page.locator('.embed')
    await embeds
      .nth(0)
      .getByRole('button', { name: 'Vis formular fra forms.example' })
      .press('Enter')
    const first = embeds.nth(0).locator('iframe')
    await expect(first).toHaveAttribute('sandbox', script)
    await expect(first).toHaveAttribute('title', 'Tilmeld din klasse')
    await expect(first).toBeFocused()
    await embeds
      .nth(1)
      .getByRole('button', { name: /^Vis formular/ })
      .press('Enter')
    await expect(embeds.nth(1).locator('iframe')).toHaveAttribute('title', 'Formular')
    await embeds.nth(2).getByRole('button', { name: /^Vis / }).press('Enter')
    const framed = embeds.nth(2).locator('iframe')
    await expect(framed).toHaveAttribute('sandbox', `${script} allow-same-origin`)
    const box = await framed.boundingBox()
    expect([box?.width, box?.height]).toEqual([640, 870])
    await expect(
      embeds
        .nth(2)
        .getByRole('link', { name: 'Åbn Hvad syntes du? hos forms.example i et nyt vindue' }),
    ).toHaveAttribute('href', 'https://forms.example/e/abc')
    await expect(embeds.nth(3).getByRole('link')).toHaveAttribute('href', '/cookies')
  })
})

test.describe('a newsletter', () => {
  test('goes to its own list, in its own colours', async ({ page }) => {
    const section = await openAt(page, 'main .newsletter')
    await expect(section).toHaveAccessibleName('Brev fra værkstedet')
    await expect(section).toHaveCSS('background-color', 'rgb(37, 96, 69)')
    await expect(section.getByRole('link', { name: 'Alle vores breve' })).toBeVisible()
    await section.getByText('Det siger du ja til').click()
    await expect(section.getByText('til du framelder dig')).toBeVisible()
    const sent = page.waitForRequest('**/api/newsletter')
    await page.route('**/api/newsletter', (route) =>
      route.fulfill({ json: { outcome: 'sent', text: 'Se efter en mail fra os.' } }),
    )
    await section.getByLabel('Din e-mail').fill('anna@eksempel.dk')
    await section.getByLabel('Ja tak til nyhedsbrevet.').check()
    await section.getByRole('button', { name: 'Tilmeld mig' }).click()
    const fields = Object.fromEntries(new URLSearchParams((await sent).postData() ?? ''))
    expect(fields).toEqual({
      site: 'nationalmuseet',
      locale: 'da',
      page: 'side',
      module: 'vaerkstedet',
      website: '',
      email: 'anna@eksempel.dk',
      consent: 'yes',
    })
    await expect(section.getByText('Se efter en mail fra os')).toBeVisible()
  })
})

alone.describe('without JavaScript', () => {
  alone.use({ javaScriptEnabled: false })

  alone('pictures, films and forms are links, and the gallery is a row', async ({ page }) => {
    await page.goto(`${path}?site=nationalmuseet`)
    await expect(page.locator('.detail').first().getByRole('link')).toHaveAttribute(
      'href',
      /vikingeskib\.svg\?w=2000$/,
    )
    const row = page.getByRole('group', { name: 'Mappen fra værkstedet' })
    await expect(row).toHaveAttribute('tabindex', '0')
    await expect(row.getByRole('img')).toHaveCount(20)
    await row.getByRole('img').last().scrollIntoViewIfNeeded()
    await expect(row.getByRole('img').last()).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Næste' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^Afspil film: Sådan/ })).toHaveAttribute(
      'href',
      '/film/film.mp4',
    )
    await expect(page.getByRole('link', { name: 'Afspil film, 0:02' })).toHaveAttribute(
      'href',
      '/film/film.m3u8',
    )
    await expect(page.getByRole('button', { name: /^Vis formular/ })).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^Åbn Tilmeld din klasse/ })).toBeVisible()
    await page.locator('.film').first().getByText('Udskrift').click()
    await expect(page.getByText('trykker med hele armen')).toBeVisible()
  })
})

for (const width of [320, 390, 768, 1024, 1440]) {
  test(`at ${width} nothing jumps, and everything is large enough for a finger`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(() => {
      const shifts = { sum: 0 }
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          shifts.sum += entry.value
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await open(page, path)
    await hydrateAll(page)
    const shifts = await page.evaluate(
      () => (window as unknown as { shifts: { sum: number } }).shifts.sum,
    )
    expect(shifts).toBeLessThan(0.01)
    const small = await page.locator('main :is(button, summary, a)').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && !one.closest('p, .terms'))
        .filter((one) => one.getBoundingClientRect().height < 44)
        .map((one) => one.textContent),
    )
    expect(small).toEqual([])
  })
}
