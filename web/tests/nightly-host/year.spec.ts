import { parts } from '../host/pageChecks.ts'
import { expect, listen, test } from '../host/visitor.ts'
import { expectPayloads, expectShown, sitesAtNoon, year } from '../host/yearChecks.ts'

for (const site of sitesAtNoon) {
  test(`${site}: a year day by day`, async ({ page }) => {
    for (const day of year) await expectPayloads(page, site, day)
  })
}

for (const [number, days] of parts(year, 46).entries()) {
  test(`nationalmuseet: a year day by day in the browser, part ${number + 1}`, async ({
    page,
    context,
  }) => {
    const errors = listen(page)
    for (const day of days) await expectShown(page, context, 'nationalmuseet', day)
    expect(errors).toEqual([])
  })
}
