import { expectNothing } from './axe.ts'
import { open, test } from './site.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** The forms of the frame: with a light head, and with a dark one. */
for (const form of ['nationalmuseet', 'krigsmuseet']) {
  for (const size of sizes) {
    test(`${form} at ${size.width}: axe finds nothing in the open menu`, async ({ page }) => {
      await page.setViewportSize(size)
      await open(page, '/tilgaengelighedserklaering', form)
      await page.locator('.menu-button').click()
      await expectNothing(page, 'the menu')
    })
  }
}
