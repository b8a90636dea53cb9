import { sites } from '../../src/fixtures/sites.ts'
import { pageFixtures } from '../../src/fixtures/views.ts'
import { faint, setColours } from '../browser/axe.ts'
import { hydrateAll } from '../browser/hydration.ts'
import { resize } from '../browser/room.ts'
import { expect, open, test } from '../browser/site.ts'
import { openAnswers } from '../browser/whole.ts'

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** The forms of the frame: all pages with a light head, the front page with a dark one. */
const forms = { nationalmuseet: pageFixtures, krigsmuseet: pageFixtures.slice(0, 1) }

for (const [form, pages] of Object.entries(forms)) {
  for (const { path } of pages) {
    test(`${form}${path}: no text is faint in any palette`, async ({ page, errors }) => {
      // A colour on its way from one palette to the next is in neither.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, path, form)
      await hydrateAll(page)
      await openAnswers(page)
      for (const size of sizes) {
        await resize(page, size)
        for (const { key, theme } of sites) {
          await setColours(page, theme)
          expect(await faint(page), `at ${size.width} in the colours of ${key}`).toEqual([])
        }
      }
      // A page that is not there, or failed, says so by its status: the browser logs that.
      errors.allow(/status of (404|500)/)
    })
  }
}
