import { parts } from './pageChecks.ts'
import { expect, listen, test } from './visitor.ts'
import { boundaries, expectPayloads, expectShown, someBoundaries, year } from './yearChecks.ts'

const main = 'nationalmuseet'

for (const [number, days] of parts(year, 122).entries()) {
  test(`${main}: a year day by day, part ${number + 1}`, async ({ page }) => {
    for (const day of days) await expectPayloads(page, main, day)
  })
}

/** Sites with other years: one is closed all winter, one has its own feasts, one never closes. */
for (const site of ['frilandsmuseet', 'slottet', 'jelling']) {
  test(`${site}: the days at which its year changes`, async ({ page }) => {
    for (const day of boundaries(site)) await expectPayloads(page, site, day)
  })
}

for (const [number, days] of parts(someBoundaries(main, 24), 12).entries()) {
  test(`${main}: days at which its year changes, in the browser, part ${number + 1}`, async ({
    page,
    context,
  }) => {
    const errors = listen(page)
    for (const day of days) await expectShown(page, context, main, day)
    expect(errors).toEqual([])
  })
}
