import { address, demoPages } from '../host/addresses.ts'
import { axeFinds } from '../host/axe.ts'
import { expectPage, parts } from '../host/pageChecks.ts'
import { expect, listen, test, visit } from '../host/visitor.ts'

const pages = await demoPages()

for (const site of new Set(pages.map((page) => page.site))) {
  const own = pages.filter((page) => page.site === site)

  for (const [number, part] of parts(own, 50).entries()) {
    test(`${site}, part ${number + 1}: each of ${part.length} pages is taken over without an error`, async ({
      page,
    }) => {
      const errors = listen(page)
      for (const one of part) await expectPage(page, one)
      expect(errors).toEqual([])
    })
  }

  test(`${site}: axe finds nothing on its pages`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // Each type of page in the site's own colours; all palettes are tried on the fixtures.
    const types = new Map(own.toReversed().map(({ type, path }) => [type, path]))
    for (const path of [...types.values(), '/findes-ikke']) {
      await visit(page, site, path)
      expect(await axeFinds(page), address(site, path)).toEqual([])
    }
  })
}
