import assert from 'node:assert/strict'
import { test } from 'node:test'
import { richResultFaults } from './richResults.ts'

test('what a rich result is made of is there, and dates say their offset', () => {
  const offer = { '@type': 'Offer', price: 110 }
  const begin = { '@type': 'Event', name: 'Rundvisning', location: { '@id': '#hall' } }
  const faults = (more: object) => richResultFaults({ ...begin, ...more })
  assert.deepEqual(faults({ startDate: '2026-11-17T10:00:00+01:00' }), [])
  assert.deepEqual(faults({ startDate: '2026-11-17' }), [])
  assert.deepEqual(faults({}), ['Event without startDate'])
  assert.deepEqual(faults({ startDate: '2026-11-17T10:00' }), ['startDate is "2026-11-17T10:00"'])
  assert.deepEqual(faults({ startDate: '2026-13-17' }), ['startDate is "2026-13-17"'])
  assert.deepEqual(faults({ startDate: '2026-11-17', offers: [offer] }), [
    'Offer without priceCurrency',
  ])
})

test('hours have a beginning and an end, and a closed day neither', () => {
  const closed = { '@type': 'OpeningHoursSpecification', validFrom: '2026-12-24' }
  assert.deepEqual(richResultFaults(closed), [])
  assert.deepEqual(richResultFaults({ ...closed, opens: '10:00', closes: '17:00' }), [])
  assert.deepEqual(richResultFaults({ ...closed, opens: '10:00' }), [
    'opens at 10:00 and closes at undefined',
  ])
})
