import { pageFixtures } from '../../src/fixtures/views.ts'
import { test } from '../browser/site.ts'
import { expectWhole } from '../browser/whole.ts'

/** Every page in every form of the frame. The gate has them in one form. */
for (const site of ['slottet', 'trelleborg', 'krigsmuseet']) {
  for (const { path } of pageFixtures) {
    test(`${site}${path} is taken over, fits every window, and axe finds nothing`, ({
      page,
      errors,
    }) => expectWhole(page, errors, path, site))
  }
}
