import { alone, expect, open, test } from './site.ts'

const article = '/viden/fem-cirkler'
const small = '/viden/moentfund'

test('the contents lead to the headings by keyboard', async ({ page }) => {
  await open(page, article)
  const contents = page.getByRole('navigation', { name: 'Indhold' })
  await expect(contents.getByRole('link')).toHaveCount(4)
  await contents.getByRole('link', { name: 'Kongen, der samlede stenene' }).focus()
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { name: 'Kongen, der samlede stenene', level: 2 })
  await expect(page).toHaveURL(/#c0$/)
  await expect(heading).toBeInViewport()
  // The keyboard goes on from there.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Note 3', exact: true })).toBeFocused()
})

test('every entry of the contents names a heading', async ({ page }) => {
  await open(page, article)
  const links = page.getByRole('navigation', { name: 'Indhold' }).getByRole('link')
  const anchors = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  for (const anchor of anchors) await expect(page.locator(`h2${anchor}`)).toHaveCount(1)
})

test('a note is reached from the text and leads back, by keyboard', async ({ page }) => {
  await open(page, article)
  const mark = page.getByRole('link', { name: 'Note 2', exact: true })
  await expect(mark).toHaveText('2')
  await expect(mark).toHaveAccessibleDescription('Dendrokronologisk rapport 17, Bevaring, Brede.')
  await mark.focus()
  await page.keyboard.press('Enter')
  const note = page.getByRole('listitem').filter({ hasText: 'Dendrokronologisk rapport' })
  await expect(note).toBeInViewport()
  await page.keyboard.press('Tab')
  const back = page.getByRole('link', { name: 'Tilbage til teksten: Note 2' })
  await expect(back).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(mark).toBeFocused()
  await expect(mark).toBeInViewport()
})

test('a note stands once in the text, after the words it is about', async ({ page }) => {
  await open(page, article)
  await expect(page.locator('.note-mark')).toHaveText(['1', '2', '3', '4'])
  await expect(page.locator('.read > p').first()).toContainText(/en halv meter\.\u20601$/)
})

test('an article says who wrote it, when, and how long one reads', async ({ page }) => {
  await open(page, article)
  const top = page.locator('.article-top')
  await expect(top).toContainText('9 min.')
  await expect(top).toContainText('Skrevet af Kåre Søndergård, museumsinspektør · Åse Bjerregaard')
  await expect(top).toContainText('3. november 2026')
  const way = top.getByRole('navigation', { name: 'Brødkrumme' })
  await expect(way.getByRole('link')).toHaveText(['Viden', 'Vikingetid'])
})

test('the head is there, a foot is not, and the end leads on', async ({ page }) => {
  await open(page, article)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Da fjorden var en vej' })).toBeVisible()
  await page.getByRole('link', { name: 'Mere fra Vikingetid' }).click()
  await expect(page).toHaveURL(/\/viden\/vikingetid$/)
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
})

test('only a paragraph that begins with a letter has a large one', async ({ page }) => {
  const size = () =>
    page
      .locator('.read > p')
      .first()
      .evaluate((first) => {
        const own = Number.parseFloat(getComputedStyle(first).fontSize)
        return Number.parseFloat(getComputedStyle(first, '::first-letter').fontSize) / own
      })
  await open(page, article)
  expect(await size()).toBeGreaterThan(3)
  await open(page, small)
  expect(await size()).toBe(1)
})

test('an article with little to say leaves out what it has not', async ({ page }) => {
  await open(page, small)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Møntfundet i præstens have')
  await expect(page.getByRole('navigation', { name: 'Indhold' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Noter' })).toHaveCount(0)
  await expect(page.getByText('Skrevet af')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Se også' })).toHaveCount(0)
})

test('only a quote that leads somewhere has a link', async ({ page }) => {
  await open(page, article)
  const quotes = page.locator('.article-quote')
  await expect(quotes.getByRole('link')).toHaveText(['Hør samtalen'])
  await expect(quotes).toHaveCount(2)
})

test('the overview has themes and articles', async ({ page }) => {
  await open(page, '/viden')
  await expect(page.getByRole('heading', { name: 'Temaer', level: 2 })).toBeVisible()
  const newest = page.getByRole('heading', { name: 'Nyeste artikler', level: 2 })
  await expect(newest).toBeVisible()
  await page.getByRole('link', { name: 'Vikingetid' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vikingetid')
})

alone.describe('without JavaScript', () => {
  alone.use({ javaScriptEnabled: false })

  alone('an article is read to its end, and its notes are reached', async ({ page }) => {
    await page.goto(`${article}?site=nationalmuseet`)
    await expect(page.getByText('ingen, der lukkede porten')).toBeVisible()
    await page.getByRole('link', { name: 'Note 1', exact: true }).click()
    await expect(page.getByText('Opmåling 2024')).toBeInViewport()
    await page.getByRole('link', { name: 'Tilbage til teksten: Note 1' }).click()
    await expect(page).toHaveURL(/#note-1-mark$/)
    await page
      .getByRole('navigation', { name: 'Indhold' })
      .getByRole('link', { name: 'En morgen uden portvagt' })
      .click()
    const heading = page.getByRole('heading', { name: 'En morgen uden portvagt' })
    await expect(heading).toBeInViewport()
  })
})
