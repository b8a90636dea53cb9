import { pageFixtures } from '../../src/fixtures/views.ts'
import { expectNothing } from './axe.ts'
import { open, test } from './site.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
/** The forms of the frame: all pages with a light head, the front page with a dark one. */
const forms = { nationalmuseet: pageFixtures, krigsmuseet: pageFixtures.slice(0, 1) }

for (const [form, pages] of Object.entries(forms)) {
  for (const size of sizes) {
    for (const { path } of pages) {
      test(`${form}${path} at ${size.width}: axe finds nothing in any palette`, async ({
        page,
        errors,
      }) => {
        await page.setViewportSize(size)
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await open(page, path, form)
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('.accordion details')) {
            details.setAttribute('open', '')
          }
        })
        await expectNothing(page, path)
        errors.length = 0
      })
    }

    test(`${form} at ${size.width}: axe finds nothing in the open menu`, async ({ page }) => {
      await page.setViewportSize(size)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, '/tilgaengelighedserklaering', form)
      await page.locator('.menu-button').click()
      await expectNothing(page, 'the menu')
    })
  }
}

test('axe finds nothing in the tabs', async ({ page }) => {
  await open(page, '/tilgaengelighed')
  await page.locator('.related').scrollIntoViewIfNeeded()
  await page.getByRole('tab').first().waitFor()
  await expectNothing(page, 'the tabs')
})
