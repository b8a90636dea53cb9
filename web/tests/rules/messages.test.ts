import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { da } from '../../src/messages/da.ts'
import { languages, type MessageKey, message } from '../../src/messages/messages.ts'
import type { Locale } from '../../src/model.ts'

const locales: Locale[] = ['da', 'en', 'de', 'sv']
await Promise.all(locales.map((locale) => languages[locale].load()))

test('every language has every text, with the same places to fill', () => {
  const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
  for (const key of Object.keys(da) as MessageKey[]) {
    for (const locale of locales) {
      const text = message(locale, key)
      assert.notEqual(text, '', `${key} in ${locale}`)
      assert.deepEqual(placeholders(text), placeholders(da[key]), `${key} in ${locale}`)
    }
  }
})

test('places are filled', () => {
  assert.equal(message('en', 'call', { phone: '41 20 60 10' }), 'Call 41 20 60 10')
})

test('a missing key or language is a warning and an empty string', () => {
  const warn = mock.method(console, 'warn', () => {})
  assert.equal(message('da', 'noSuchKey' as MessageKey), '')
  assert.equal(message('fi' as Locale, 'menu'), '')
  assert.equal(warn.mock.callCount(), 2)
  warn.mock.restore()
})
