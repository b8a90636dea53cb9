/** What a text names in braces becomes a reference between its spans. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Prose } from './marks.ts'
import { type Context, settled } from './settle.ts'

const context: Context = {
  site: 'jelling',
  locale: 'da',
  page: (site, key, locale) => `${site}-${key}-${locale}`,
  print: (_, motif) => `${motif}.jpg`,
  file: ({ name }) => ({ path: name }),
}

const children = (markdown: string) => {
  const [block] = settled({ content: new Prose(markdown) }, context).content as {
    children: Record<string, unknown>[]
  }[]
  return (block?.children ?? []).map(({ _key, marks, ...child }) => child)
}

test('hours and prices are references', () => {
  assert.deepEqual(children('Åbent {hours}, caféen {hours cafe}.'), [
    { _type: 'span', text: 'Åbent ' },
    { _type: 'openingHoursText' },
    { _type: 'span', text: ', caféen ' },
    { _type: 'openingHoursText', facility: 'cafe' },
    { _type: 'span', text: '.' },
  ])
  assert.deepEqual(children('**Voksne** {price dagsbillet voksen}'), [
    { _type: 'span', text: 'Voksne' },
    { _type: 'span', text: ' ' },
    {
      _type: 'ticketPrice',
      ticket: { _type: 'reference', _ref: 'jelling-dagsbillet-da' },
      variant: 'voksen',
    },
    { _type: 'span', text: '' },
  ])
})

test('a price names its ticket', () => {
  assert.throws(() => children('Det koster {price}.'), /names no ticket/)
})
