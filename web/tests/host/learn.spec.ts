import { address } from './addresses.ts'
import { ask, expect, listen, test, visit } from './visitor.ts'

const widths = [390, 768, 1440]

test('a long list is in parts, which are plain addresses', async ({ page, other }) => {
  const errors = listen(page)
  await visit(page, 'nationalmuseet', '/om/presse')
  const titles = () => page.locator('main h2 a, main h3 a').allInnerTexts()
  const first = await titles()
  expect(first).toHaveLength(8)
  const current = page.locator('main nav [aria-current="page"]').last()
  await expect(current).toHaveText(/1/)
  await page.locator('main nav a[href$="?page=2"]').first().click()
  await expect(page).toHaveURL(address('nationalmuseet', '/om/presse?page=2'))
  await expect(current).toHaveText(/2/)
  const second = await titles()
  expect(second.length).toBeGreaterThan(0)
  expect(second.filter((title) => first.includes(title))).toEqual([])
  const plain = await other({ javaScriptEnabled: false })
  await plain.goto(page.url())
  expect(await plain.locator('main h2 a, main h3 a').allInnerTexts()).toEqual(second)
  expect(errors).toEqual([])
})

test('a page without a translation leads to the front page of the other language', async ({
  page,
}) => {
  await visit(page, 'jelling', '/viden/under-jorden/to-hundrede-år-med-en-skovl')
  await expect(page.locator('link[rel="alternate"][hreflang="en"]')).toHaveCount(0)
  await page.locator('header').getByRole('link', { name: 'Forsiden på engelsk' }).first().click()
  await expect(page).toHaveURL(address('jelling', '/en'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const answer = await visit(page, 'jelling', '/en/viden/under-jorden/to-hundrede-år-med-en-skovl')
  expect(answer?.status()).toBe(404)
})

test('a type that a site does not have is not there', async ({ page }) => {
  // The page is published: only the site's list of types keeps it back.
  for (const path of ['/presse', '/en/press', '/presse/_payload.json']) {
    const gone = await ask(page, 'dvaergene', path)
    expect(gone.status(), path).toBe(404)
    expect(await gone.text(), path).not.toContain('udtaler sig ikke')
  }
  const gone = await visit(page, 'dvaergene', '/presse')
  expect(gone?.status()).toBe(404)
  await expect(page.locator('main h1')).toBeVisible()
  await visit(page, 'dvaergene', '/')
  await expect(page.locator('a[href="/presse"]')).toHaveCount(0)
})

test('the way to a topic, and its tabs by keyboard, at each width', async ({ page }) => {
  const errors = listen(page)
  const atEachWidth = async (look: () => Promise<void>) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await look()
    }
  }
  await visit(page, 'nationalmuseet', '/undervisning')
  for (const path of ['/mellemtrin', '/mellemtrin/vikingetid']) {
    const link = page.locator(`main a[href="/undervisning${path}"]`).first()
    await atEachWidth(() => link.click({ trial: true }))
    await link.click()
    await expect(page).toHaveURL(address('nationalmuseet', `/undervisning${path}`))
  }
  const topic = page.locator('main a[href^="/undervisning/mellemtrin/vikingetid/"]').first()
  await atEachWidth(() => topic.click({ trial: true }))
  const [text = ''] = await topic.allInnerTexts()
  const title = text.split('\n').at(0)?.trim() ?? ''
  await topic.click()
  await expect(page.locator('main h1')).toContainText(title.replaceAll('\u00ad', ''))
  const tabs = page.getByRole('tab')
  await atEachWidth(async () => {
    await expect(page.locator('main nav ol').first().locator('a')).toHaveCount(3)
    await expect(tabs).toHaveCount(2)
    await tabs.first().click()
    await tabs.first().focus()
    await page.keyboard.press('ArrowRight')
    await expect(tabs.last()).toBeFocused()
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
  })
  expect(errors).toEqual([])
})
