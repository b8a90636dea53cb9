/** What one writes of an event's time becomes what the schema keeps. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { once, schedule, type When } from './when.ts'

const always = () => true

const occurrences = (when: When, open: (date: string) => boolean = always) =>
  schedule(when, open).occurrences as Record<string, unknown>[]

// 1 May 2027 is a Saturday.

test('an event on one day has that day, and all its times', () => {
  const found = schedule(once('2027-05-01', '10.30–11', '19'), always)
  assert.deepEqual(found.period, { from: '2027-05-01', to: '2027-05-01' })
  assert.equal(found.eventFormat, 'occurrences')
  assert.deepEqual((found.occurrences as { timeframes: unknown }[])[0]?.timeframes, [
    { _type: 'timeframe', from: '10:30', to: '11:00' },
    { _type: 'timeframe', from: '19:00' },
  ])
})

test('an event every day keeps an entry though it has no times', () => {
  const found = schedule({ daily: ['2027-05-01', '2027-05-09'] }, always)
  assert.equal(found.eventFormat, 'period')
  assert.deepEqual(found.periodOccurrences, [{ _type: 'periodOccurrence' }])
})

test('weekdays are a range or a list', () => {
  const when = { from: '2027-05-01', to: '2027-05-31' }
  const days = (text: string) => occurrences({ ...when, on: [{ days: text, at: ['10–11'] }] })
  assert.deepEqual(days('lørdag–søndag')[0]?.days, { saturday: true, sunday: true })
  assert.deepEqual(days('tirsdag, torsdag')[0]?.days, { tuesday: true, thursday: true })
  assert.throws(() => days('onsdag–mandag'), /are no days/)
})

test('one may come at any time of a freeform one', () => {
  const on = [{ days: 'søndag', at: ['11–15'], freeform: true as const }]
  const [found] = occurrences({ from: '2027-05-01', to: '2027-05-31', on })
  assert.equal(found?.type, 'freeform')
  assert.deepEqual(found?.hours, { from: '11:00', to: '15:00' })
})

test('it steps over days on which the site is closed, unless told otherwise', () => {
  const when = { from: '2027-05-01', to: '2027-05-31', on: [{ days: 'lørdag', at: ['10–11'] }] }
  const open = (date: string) => date !== '2027-05-15'
  assert.deepEqual(
    occurrences(when, open).map(({ period }) => period),
    [
      { from: '2027-05-01', to: '2027-05-14' },
      { from: '2027-05-16', to: '2027-05-31' },
    ],
  )
  assert.equal(occurrences({ ...when, evenIfClosed: true }, open).length, 1)
  // A closed Monday is nothing to an event on Saturdays.
  assert.equal(occurrences(when, (date) => date !== '2027-05-17').length, 1)
})

test('a part of its time lies within its time', () => {
  const on = [{ days: 'lørdag', at: ['10–11'], from: '2027-04-01', to: '2027-05-09' }]
  const [found] = occurrences({ from: '2027-05-01', to: '2027-05-31', on })
  assert.deepEqual(found?.period, { from: '2027-05-01', to: '2027-05-09' })
})
