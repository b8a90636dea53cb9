import { demoPages } from '../host/addresses.ts'
import { parts } from '../host/pageChecks.ts'
import { expectCalm, pageOfType } from '../host/shiftChecks.ts'
import { watchShifts } from '../host/shifts.ts'
import { expect, test } from '../host/visitor.ts'

const pages = [...pageOfType(await demoPages()).values()]

test('the demonstration has pages of every type', () => {
  expect(pages.length).toBeGreaterThan(25)
})

for (const width of [390, 1440]) {
  for (const part of parts(pages, 8)) {
    const types = part.map(({ type }) => type).join(', ')
    test(`the largest picture comes first, the others when they are near, at ${width}: ${types}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await watchShifts(page)
      for (const one of part) await expectCalm(page, one)
    })
  }
}
