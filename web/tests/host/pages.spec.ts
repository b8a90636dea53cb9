import { address, demoPages, origins } from './addresses.ts'
import { axeFinds } from './axe.ts'
import { pagesForAxe, pagesToOpen } from './cover.ts'
import { expectPage, parts } from './pageChecks.ts'
import { expect, listen, test, visit } from './visitor.ts'

/** `vitrine check` has looked at all pages; these show in the browser what any of them can. */
const opened = pagesToOpen(await demoPages())
const withAxe = new Set(pagesForAxe(opened))
const sites = [...origins.keys()].filter((site) => opened.some((page) => page.site === site))

for (const site of sites) {
  const own = opened.filter((page) => page.site === site)
  for (const [number, part] of parts(own, 12).entries()) {
    test(`${site}, part ${number + 1}: ${part.length} pages are taken over without an error`, async ({
      page,
    }) => {
      const errors = listen(page)
      for (const one of part) {
        const looked = withAxe.has(one)
        // A colour that is still on its way is not the one that axe should judge.
        await page.emulateMedia({ reducedMotion: looked ? 'reduce' : 'no-preference' })
        await expectPage(page, one)
        if (looked) expect(await axeFinds(page), `${site} ${one.path}`).toEqual([])
      }
      expect(errors).toEqual([])
    })
  }
}

test('axe finds nothing on a page that is not there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, 'nationalmuseet', '/findes-ikke')
  expect(await axeFinds(page)).toEqual([])
})

test('without JavaScript every site reads well', async ({ other }) => {
  const page = await other({ javaScriptEnabled: false })
  for (const site of sites) {
    await page.goto(address(site, '/'), { waitUntil: 'domcontentloaded' })
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.locator('main a[href]').first()).toBeVisible()
  }
})
