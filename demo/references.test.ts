/** Hours and prices that texts take by reference are there, in the language of the text. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { facilities } from './facilities.ts'
import { documents } from './writing/documents.ts'
import type { Value } from './writing/settle.ts'
import { written } from './written.ts'

const all = documents(await written(), { print: () => undefined, file: () => undefined })

interface Found {
  readonly document: Value
  readonly child: Value
}

function found(value: unknown, type: string, document: Value): Found[] {
  if (value === null || typeof value !== 'object') return []
  const own = (value as Value)._type === type ? [{ document, child: value as Value }] : []
  return [...own, ...Object.values(value).flatMap((inside) => found(inside, type, document))]
}

const inTexts = (type: string) => all.flatMap((document) => found(document, type, document))

test('texts take hours of facilities that are open all year', () => {
  const hours = inTexts('openingHoursText')
  assert.ok(hours.length >= 20, `${hours.length}`)
  for (const { document, child } of hours) {
    const [first, ...others] = facilities[String(document.site)] ?? []
    const facility = child.facility
      ? [first, ...others].find((one) => one?.key === child.facility)
      : first
    // One that is closed for a season has no week to name then.
    assert.ok(
      facility?.seasons.some(({ from, to }) => !from && !to),
      `${document._id} ${child.facility}`,
    )
  }
})

test('texts take prices of tickets that are there', () => {
  const prices = inTexts('ticketPrice')
  assert.ok(prices.length >= 20, `${prices.length}`)
  for (const { document, child } of prices) {
    const { _ref } = child.ticket as { _ref: string }
    const ticket = all.find(({ _id }) => _id === _ref)
    const keys = ((ticket?.variants ?? []) as Value[]).map(({ _key }) => _key)
    assert.ok(keys.length > 0, `${document._id} ${_ref}`)
    if (child.variant) assert.ok(keys.includes(child.variant), `${document._id} ${child.variant}`)
  }
})
