import { alone, expect, open, test } from './site.ts'

const overview = '/podcast'
const show = '/podcast/under-mulden'
const smallShow = '/podcast/skibsbygningsvaerkstedet'
const episode = '/podcast/under-mulden/havregroed'
const smallEpisode = '/podcast/under-mulden/motorvejen'

test('seasons and episodes stand under tabs that the keyboard moves', async ({ page }) => {
  await open(page, show)
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText(['Sæsoner', 'Episoder'])
  await expect(page.getByRole('tablist')).toHaveAccessibleName('Under mulden')
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(['Det, de spiste', 'Sæson 1'])
  await expect(panel.getByRole('heading', { level: 3 }).first()).toHaveText(/Væversken/)
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.last()).toBeFocused()
  await expect(panel.getByRole('heading', { level: 2 }).first()).toHaveText(/Manden i mosen/)
  await expect(panel.getByRole('article')).toHaveCount(5)
})

test('about and transcript stand under tabs', async ({ page }) => {
  await open(page, episode)
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText(['Om episoden', 'Udskrift'])
  await expect(page.getByRole('tabpanel')).toContainText('hejrenæb og fyrre slags ukrudt')
  await tabs.first().focus()
  await page.keyboard.press('End')
  await expect(page.getByRole('tabpanel')).toContainText('Den lugter faktisk af brød.')
})

test('a text alone has a heading and no tabs, and so have episodes', async ({ page }) => {
  await open(page, smallEpisode)
  await expect(page.getByRole('heading', { name: 'Udskrift', level: 2 })).toBeVisible()
  await expect(page.getByText('7.000 år. Den er tom.')).toBeVisible()
  await expect(page.getByText('Om episoden')).toHaveCount(0)
  await open(page, smallShow)
  await expect(page.getByRole('heading', { name: 'Episoder', level: 2 })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
})

test('a title of 30 characters or more stands smaller, at the same level', async ({ page }) => {
  await open(page, overview)
  const size = async (name: string) => {
    const title = page.locator('.episodes').getByRole('heading', { name, level: 3 })
    return Number.parseFloat(await title.evaluate((one) => getComputedStyle(one).fontSize))
  }
  expect(await size('Manden i mosen fik havregrød')).toBeGreaterThan(
    await size('Da Ærø blev rig på en eftermiddag'),
  )
  const top = async (path: string) => {
    await open(page, path)
    const title = page.getByRole('heading', { level: 1 })
    return Number.parseFloat(await title.evaluate((one) => getComputedStyle(one).fontSize))
  }
  expect(await top(show)).toBeGreaterThan(await top(smallShow))
})

test('the number of an episode is condensed where there is little room', async ({ page }) => {
  await open(page, show)
  const row = page.getByRole('article').filter({ hasText: 'Væversken' }).first()
  await expect(row.getByText('S2. E1.')).toBeVisible()
  await expect(row.getByText('S2E1')).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(row.getByText('S2. E1.')).toBeHidden()
  await expect(row.getByText('S2E1')).toBeVisible()
})

test('a show says who makes it, and where else it can be heard', async ({ page }) => {
  await open(page, show)
  const headings = page.locator('.aside-layout').getByRole('heading', { level: 2 })
  await expect(headings).toHaveText(['Bag podcasten', 'Medvirkende', 'Om podcasten'])
  await expect(page.getByRole('link', { name: 'RSS, til din podcastapp' })).toHaveAttribute(
    'href',
    '/feeds/podcast/nationalmuseet/da/under-mulden.xml',
  )
  await expect(
    page.getByRole('link', { name: 'Under mulden hos podcast.example' }),
  ).toHaveAttribute('rel', /external/)
})

test('an episode leads to its show, and to its page at the host of podcasts', async ({ page }) => {
  await open(page, episode)
  const hero = page.locator('.pod-hero')
  await expect(hero.getByRole('link', { name: 'Hør hos podcast.example' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Mere fra Under mulden' })).toBeVisible()
  await hero.locator('.pod-hero-which').getByRole('link', { name: 'Under mulden' }).click()
  await expect(page).toHaveURL(/\/podcast\/under-mulden$/)
})

test('an episode without a sound here has a way to it', async ({ page }) => {
  await open(page, overview)
  const row = page.locator('.episodes').getByRole('article').filter({ hasText: 'Storstrøms' })
  await expect(row.getByRole('button')).toHaveCount(0)
  await expect(row.getByRole('link', { name: 'Hør hos podcast.example' })).toBeVisible()
})

test('the row leads to the episode, but for its button', async ({ page }) => {
  await open(page, overview)
  const row = page.locator('.episodes').getByRole('article').first()
  await row.click({ position: { x: 30, y: 60 } })
  await expect(page).toHaveURL(/\/havregroed$/)
})

alone.describe('without JavaScript', () => {
  alone.use({ javaScriptEnabled: false })

  alone('an episode has plain audio, a link to the sound and both its texts', async ({ page }) => {
    await page.goto(`${episode}?site=nationalmuseet`)
    const audio = page.locator('audio')
    await expect(audio).toBeVisible()
    await expect(audio).toHaveAttribute('controls', '')
    await expect(audio).toHaveAttribute('preload', 'none')
    const link = page.locator('.pod-hero').getByRole('link', { name: 'Lyt til Manden i mosen' })
    await expect(link).toHaveAttribute('href', /^\/lyd\/1080\.wav/)
    await expect(page.getByText('hejrenæb og fyrre slags ukrudt')).toBeVisible()
    await expect(page.getByText('Den lugter faktisk af brød.')).toBeVisible()
  })

  alone('all episodes of a show can be heard', async ({ page }) => {
    await page.goto(`${show}?site=nationalmuseet`)
    for (const name of ['Sæsoner', 'Episoder']) {
      await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
    }
    await expect(page.getByRole('link', { name: 'Lyt til Da Ærø blev rig' })).toHaveCount(2)
    await expect(page.locator('.player')).toHaveCount(0)
  })
})
