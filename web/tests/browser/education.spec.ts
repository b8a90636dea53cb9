import { alone, expect, open, test } from './site.ts'

const topic = '/undervisning/mellemtrin/vikinger/et-skib'
const small = '/undervisning/mellemtrin/vikinger/runer'

test('teachers and students have tabs that the keyboard moves', async ({ page }) => {
  await open(page, topic)
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText(['For lærere', 'For elever'])
  await expect(page.getByRole('tablist')).toHaveAccessibleName('For hvem')
  const panel = (name: string) => page.getByRole('tabpanel', { name })
  await expect(panel('For lærere').getByText('Fælles Mål')).toBeVisible()
  await expect(panel('For lærere').getByText('850 kr.')).toBeVisible()
  await expect(panel('For lærere').getByText('Må man fotografere?')).toBeVisible()
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'For elever' })).toBeFocused()
  await expect(panel('For elever').getByText('I skal bygge et skib.')).toBeVisible()
  await expect(page.getByText('Fælles Mål')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Byggevejledning' })).toBeFocused()
})

test('an address can name who it is for', async ({ page }) => {
  await open(page, `${topic}#student`)
  const chosen = page.getByRole('tab', { name: 'For elever' })
  await expect(chosen).toHaveAttribute('aria-selected', 'true')
})

test('what is for one alone has a heading and no tabs', async ({ page }) => {
  await open(page, small)
  await expect(page.getByRole('heading', { name: 'For lærere', level: 2 })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  await expect(page.getByText('For elever')).toHaveCount(0)
  await expect(page.getByText('Varighed')).toHaveCount(0)
  await expect(page.locator('.labels')).toHaveCount(0)
})

test('where there is nothing for either, nothing is said', async ({ page }) => {
  await open(page, '/undervisning/mellemtrin/vikinger')
  await expect(page.getByText('For lærere')).toHaveCount(0)
  await expect(page.getByText('For elever')).toHaveCount(0)
})

alone.describe('without JavaScript', () => {
  alone.use({ javaScriptEnabled: false })

  alone('both panels are there, below headings and links to them', async ({ page }) => {
    await page.goto(`${topic}?site=nationalmuseet`)
    const shown = page.locator('.variants')
    for (const name of ['For lærere', 'For elever']) {
      await expect(shown.getByRole('heading', { name, level: 2 })).toBeVisible()
    }
    await expect(shown.getByText('Fælles Mål')).toBeVisible()
    await expect(shown.getByText('I skal bygge et skib.')).toBeVisible()
    await expect(shown.getByText('Kan man komme rundt i kørestol?')).toBeVisible()
    await shown.getByRole('link', { name: 'For elever', exact: true }).click()
    await expect(page).toHaveURL(/#student$/)
  })
})

test('breadcrumbs lead up, one page at a time', async ({ page }) => {
  await open(page, topic)
  const way = page.getByRole('navigation', { name: 'Brødkrumme' })
  await expect(way.getByRole('link')).toHaveText(['Undervisning', 'Mellemtrin', 'Vikinger'])
  await way.getByRole('link', { name: 'Vikinger' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vikinger')
  await expect(way.getByRole('link')).toHaveText(['Undervisning', 'Mellemtrin'])
  await way.getByRole('link', { name: 'Mellemtrin' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mellemtrin')
  await way.getByRole('link', { name: 'Undervisning' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Undervisning')
  await expect(way).toHaveCount(0)
})

test('a topic says what it is and how long it takes; an empty label is not there', async ({
  page,
}) => {
  await open(page, topic)
  const hero = page.locator('.page-hero')
  await expect(hero.locator('.labels li')).toHaveText(['Undervisningsforløb', 'Materialer'])
  await expect(hero).toContainText('Varighed: 90 minutter')
  await open(page, '/undervisning')
  const cards = page.locator('.topics').getByRole('article')
  await expect(cards).toHaveCount(4)
  await expect(cards.nth(0).locator('.labels li')).toHaveCount(2)
  await expect(cards.nth(0)).toContainText('90 minutter')
  await expect(cards.nth(2).locator('.labels li')).toHaveText(['Materialer'])
  await expect(cards.nth(3).locator('.labels')).toHaveCount(0)
})

test('materials say what they are', async ({ page }) => {
  await open(page, topic)
  const materials = page.getByRole('tabpanel').locator('.materials').getByRole('link')
  await expect(materials).toHaveText([
    'Lærervejledning PDF, 120 KB',
    'Skuldelevskibene, to sider at læse højt',
    'Kildesamling om skibe PDF, example.org',
    'Film om sejlet film.example.org',
  ])
  await expect(materials.nth(0)).toHaveAttribute('href', /\.pdf\?dl=$/)
  await expect(materials.nth(0)).not.toHaveAttribute('data-internal')
  await expect(materials.nth(2)).toHaveAttribute('rel', /external/)
})

test('the whole level leads to its page', async ({ page }) => {
  await open(page, '/undervisning')
  const level = page.locator('.level').filter({ hasText: 'Mellemtrin' })
  await level.click({ position: { x: 400, y: 30 } })
  await expect(page).toHaveURL(/\/undervisning\/mellemtrin$/)
})
