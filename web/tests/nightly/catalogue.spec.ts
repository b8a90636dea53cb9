import { entries } from '../../catalogue/entries.ts'
import { prefix } from '../../catalogue/pageNames.ts'
import { expectNothing } from '../browser/axe.ts'
import { expectRoom, resize } from '../browser/room.ts'
import { test } from '../browser/site.ts'
import { openAnswers } from '../browser/whole.ts'

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** A module that stands on a page seven times has seven landmarks of one name. */
const allowed = ['landmark-unique']

/** Pages stand in `pages.spec.ts`, which asks more of them. */
for (const { name } of entries.filter(({ kind }) => kind !== 'page')) {
  test(`${name}: every state fits the viewport, and axe finds nothing`, async ({
    page,
    errors,
  }) => {
    // Pictures that fail are one of the states.
    errors.allow(/status of 404/)
    await page.goto(`${prefix}/${name}`, { waitUntil: 'domcontentloaded' })
    await openAnswers(page)
    for (const size of sizes) {
      await resize(page, size)
      await expectRoom(page, `${name} at ${size.width}`)
      await expectNothing(page, `${name} at ${size.width}`, allowed)
    }
  })
}
