/** Tasks of teachers, journalists and researchers, and of who looks for one thing. */
import { address, demoPages } from '../host/addresses.ts'
import { ask } from '../host/visitor.ts'
import { eachScript, expect, site, test } from './visitor.ts'

test('5: a school visit for the fifth grade, with the material of the teacher', async ({
  visitor,
}) => {
  const { page } = visitor
  await visitor.arrive('/undervisning')
  const main = page.locator('main')
  await visitor.choose(main.getByRole('link', { name: /4\.–6\. klasse/ }).first())
  await expect(page.locator('main h1')).toContainText('4.–6. klasse')
  await visitor.hydrated()
  const theme = '/undervisning/mellemtrin/vikingetid'
  await visitor.follow(main.locator(`a[href="${theme}"]`).first(), address(site, theme))
  await visitor.follow(main.locator(`a[href^="${theme}/"]`).first(), (url) =>
    url.pathname.startsWith(`${theme}/`),
  )
  const book = main.getByRole('link', { name: /book|bestil|spørg/i }).first()
  await expect(book).toHaveAttribute('href', /^(mailto:|https?:|\/)/)
  const teachers = page.getByRole('tab', { name: 'For lærere' })
  await expect(teachers).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel')).toContainText('4.–6. klasse')
  const [paper] = await page.locator('.materials a[href^="/media/files/"]').all()
  if (!paper) throw new Error('the course has no papers of its own')
  const file = await ask(page, site, (await paper.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toBe('application/pdf')
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  expect(visitor.steps).toBeLessThanOrEqual(3)
})

/** One and two typing errors, in two languages. */
const searches = [
  { path: '/', locale: 'da', text: 'egtvedpiggen', found: /Egtvedpigen/ },
  { path: '/', locale: 'da', text: 'egtvetbigen', found: /Egtvedpigen/ },
  { path: '/en', locale: 'en', text: 'egtved gril', found: /Egtved Girl/ },
  { path: '/en', locale: 'en', text: 'egtvd gril', found: /Egtved Girl/ },
] as const

for (const { withScript, name } of eachScript) {
  test.describe(name, () => {
    test.use({ withScript })

    for (const { path, locale, text, found } of searches) {
      test(`6: the girl from Egtved as “${text}”`, async ({ visitor }) => {
        const { page } = visitor
        await visitor.arrive(path)
        const toSearch = page
          .getByRole('banner')
          .locator('a.search, a[href$="/soeg"], a[href$="/search"]')
        await visitor.follow(toSearch.first(), /\/(soeg|en\/search)$/)
        const field = page.locator('main input[name="q"]')
        await visitor.write(field, text)
        await field.press('Enter')
        await expect(page).toHaveURL((url) => url.searchParams.get('q') === text)
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        await expect(page.locator('.search-items').first()).toContainText(found)
      })
    }
  })
}

test('11: the newest press release, a picture with its credit, and the feed', async ({
  visitor,
}) => {
  const { page } = visitor
  const releases = (await demoPages()).filter(
    ({ type, locale, ...release }) =>
      release.site === site && type === 'pressRelease' && locale === 'da',
  )
  const illustrated = releases.find(({ fields }) => fields.pictures)
  if (!illustrated) throw new Error('no press release has pictures')
  await visitor.arrive('/')
  if (visitor.device === 'phone') {
    await visitor.choose(page.locator('footer').getByText('Om museet', { exact: true }))
  }
  const press = page.locator('footer').getByRole('link', { name: 'Presse', exact: true })
  await visitor.follow(press, address(site, '/om/presse'))
  const newest = page.locator('main h2 a').first()
  const title = ((await newest.textContent()) ?? '').replaceAll('\u00ad', '')
  expect(releases.map((release) => release.title)).toContain(title)
  const feed = page.locator('link[rel="alternate"][type="application/rss+xml"]').first()
  const entries = await ask(page, site, (await feed.getAttribute('href')) ?? '')
  expect((await entries.text()).match(/<title[^>]*>([^<]*)<\/title>/g)?.[1]).toContain(title)
  await visitor.arrive(illustrated.path)
  const original = page.locator('main a[href*="/media/images/"][href*="dl="]').first()
  await expect(original).toBeVisible()
  const file = await ask(page, site, (await original.getAttribute('href')) ?? '')
  expect(file.headers()['content-disposition']).toMatch(/^attachment; filename=/)
})

test('12: a publication of a researcher, cited', async ({ visitor }) => {
  const { page } = visitor
  await visitor.arrive('/publikationer', 'forskning')
  const publication = page.locator('main h2 a', { hasText: 'Vraget på' })
  await visitor.follow(publication, (url) => url.pathname.startsWith('/publikationer/'))
  await expect(page.locator('main')).toContainText('Erik Sandholm, Sofie Ravn, Thomas Hvid')
  const citation = page.getByRole('link', { name: 'BibTeX' })
  const [download] = await Promise.all([page.waitForEvent('download'), visitor.choose(citation)])
  expect(download.suggestedFilename()).toMatch(/^sandholm\d{4}.*\.bib$/)
  expect(visitor.steps).toBe(2)
})
