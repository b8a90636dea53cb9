import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Node, vocabularyFaults } from './check.ts'

const museum: Node = {
  '@type': ['Museum', 'Organization'],
  '@id': 'https://museum.example/#museum',
  name: 'Museet',
  address: { '@type': 'PostalAddress', streetAddress: 'Vej 1', addressCountry: 'DK' },
  openingHoursSpecification: [
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday'],
      opens: '10:00',
      closes: '17:00',
    },
  ],
}
const website: Node = {
  '@type': 'WebSite',
  name: 'Museet',
  publisher: { '@id': 'https://museum.example/#museum' },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: 'https://museum.example/soeg?q={words}' },
    'query-input': 'required name=words',
  },
}
const event: Node = {
  '@type': 'Event',
  name: 'Rundvisning',
  startDate: '2026-11-17T10:00:00+01:00',
  eventStatus: 'https://schema.org/EventScheduled',
  offers: [{ '@type': 'Offer', price: 110, priceCurrency: 'DKK' }],
}

test('what schema.org has is valid', async () => {
  assert.deepEqual(await vocabularyFaults([['a', [museum, website, event]]]), [])
})

const wrong: [name: string, node: Node, expected: RegExp][] = [
  ['a misspelled property', { ...event, startdate: '2026-11-17' }, /startdate"?' does not exist/],
  ['a property of another type', { ...event, opens: '10:00' }, /opens"?' does not exist/],
  ['a value of a wrong type', { ...event, startDate: 2026 }, /'number' is not assignable/],
  ['a node of a wrong type', { ...event, location: { '@type': 'Offer', price: 1 } }, /"Offer"/],
  ['an unknown status', { ...event, eventStatus: 'Scheduled' }, /"Scheduled"/],
  ['an unknown type', { '@type': 'Evnt', name: 'Rundvisning' }, /'EvntLeaf'/],
  [
    'a misspelled property within a node',
    { ...museum, address: { '@type': 'PostalAddress', zipCode: '1470' } },
    /zipCode"?' does not exist/,
  ],
  [
    'a day that is none',
    {
      ...museum,
      openingHoursSpecification: [{ '@type': 'OpeningHoursSpecification', dayOfWeek: ['Mandag'] }],
    },
    /"Mandag"/,
  ],
]

test('what schema.org does not have is a fault of its page', async () => {
  const pages = wrong.map(([name, node]) => [name, [museum, node]] as const)
  const faults = await vocabularyFaults(pages)
  assert.equal(faults.length, wrong.length, faults.join('\n'))
  for (const [name, , expected] of wrong) {
    const fault = faults.find((one) => one.startsWith(name)) ?? ''
    assert.match(fault, expected)
  }
})
