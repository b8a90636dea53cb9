import { pageFixtures } from '../../src/fixtures/views.ts'
import { test } from './site.ts'
import { expectWhole } from './whole.ts'

const holds = 'is taken over without an error, fits every window, and axe finds nothing'

for (const { path } of pageFixtures) {
  test(`${path} ${holds}`, ({ page, errors }) => expectWhole(page, errors, path))
}

/** Where the frame has another form: a hero over all the width, a long name, a dark head. */
for (const site of ['slottet', 'trelleborg', 'krigsmuseet']) {
  for (const path of ['/', '/tilgaengelighedserklaering']) {
    test(`${site}${path} ${holds}`, ({ page, errors }) => expectWhole(page, errors, path, site))
  }
}
