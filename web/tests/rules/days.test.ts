import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Facility, isOpen } from '../../../demo/writing/hours.ts'
import { boundaryDays, someBoundaryDays, yearFrom } from '../host/days.ts'

const facility: Facility = {
  key: 'museum',
  title: { da: 'Museet' },
  seasons: [
    { week: { 'tirsdag–søndag': '10–17' } },
    { from: '2027-06-15', to: '2027-08-20', week: { 'mandag–søndag': '10–18' } },
  ],
  closed: [{ date: '2026-12-24' }],
  open: [{ date: '2027-05-10', hours: '10–16' }],
}
const first = '2026-11-16'
const days = boundaryDays(facility, first)

test('the days at which rules change are there, with those on both sides', () => {
  for (const [what, around] of [
    ['the first week', ['2026-11-16', '2026-11-22']],
    ['the end of a month', ['2027-02-28', '2027-03-01', '2027-03-02']],
    ['the end of the year', ['2026-12-31', '2027-01-01', '2027-01-02']],
    ['a closed day', ['2026-12-23', '2026-12-24', '2026-12-25']],
    ['an open Monday', ['2027-05-09', '2027-05-10', '2027-05-11']],
    ['a season that begins', ['2027-06-14', '2027-06-15', '2027-06-16']],
    ['a season that ends', ['2027-08-20', '2027-08-21', '2027-08-22']],
    ['summer time', ['2027-03-27', '2027-03-28', '2027-03-29']],
    ['winter time', ['2027-10-30', '2027-10-31', '2027-11-01']],
    ['the last day', ['2027-11-16']],
  ] as const) {
    for (const day of around) assert.ok(days.includes(day), `${what}: ${day}`)
  }
  assert.ok(!days.includes('2027-02-10'))
  assert.ok(days.length > 40 && days.length < 80, `${days.length} days`)
})

test('a choice of them has as many as are wanted, open ones and closed ones, on any day', () => {
  for (const start of [...yearFrom(first).filter((_, n) => n % 40 === 0), '2027-06-15']) {
    const some = someBoundaryDays(facility, start, 24)
    assert.equal(new Set(some).size, 24, start)
    assert.equal(new Set(some.map((day) => isOpen(facility, day))).size, 2, start)
    assert.deepEqual(some, someBoundaryDays(facility, start, 24))
  }
})
