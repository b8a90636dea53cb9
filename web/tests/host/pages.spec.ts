import Axe from 'axe-core'
import { atWork } from '../browser/site.ts'
import { address, demoPages } from './addresses.ts'
import { expect, listen, test } from './visitor.ts'

const pages = await demoPages()
const sites = [...new Set(pages.map(({ site }) => site))]

for (const site of sites) {
  const own = pages.filter((page) => page.site === site)

  test(`${site}: each of ${own.length} pages answers, and is taken over without an error`, async ({
    page,
  }) => {
    // A site with more pages has more time: a page takes a second where the machine is slow.
    test.setTimeout(60_000 + 4000 * own.length)
    const errors = listen(page)
    for (const { path, title, locale } of own) {
      const answer = await page.goto(address(site, path), { waitUntil: 'domcontentloaded' })
      expect(answer?.status(), path).toBe(200)
      await atWork(page)
      await expect(page.locator('html'), path).toHaveAttribute('lang', locale)
      await expect(page.locator('h1'), path).toHaveCount(1)
      expect(await page.title(), path).toContain(title.slice(0, 20))
    }
    expect(errors).toEqual([])
  })

  test(`${site}: axe finds nothing on its pages`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // Each type of page in the site's own colours; all palettes are tried on the fixtures.
    const types = new Map(own.toReversed().map(({ type, path }) => [type, path]))
    for (const path of [...types.values(), '/findes-ikke']) {
      await page.goto(address(site, path))
      await atWork(page)
      await page.evaluate(Axe.source)
      const found = await page.evaluate(async () => {
        const { axe } = window as unknown as { axe: typeof Axe }
        const { violations } = await axe.run({ exclude: [['iframe']] })
        return violations.flatMap(({ id, nodes }) =>
          nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? ''}`),
        )
      })
      expect(found, `${site} ${path}`).toEqual([])
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('every site reads well', async ({ page }) => {
    for (const site of sites) {
      await page.goto(address(site, '/'))
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      const link = page.locator('main a[href]').first()
      await expect(link).toBeVisible()
    }
  })
})
