import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { withinCatalogue } from '../../catalogue/addresses.ts'
import { choicesOf, defaults, queryOf } from '../../catalogue/choices.ts'
import { entries, found } from '../../catalogue/entries.ts'
import { moduleTypes, statesOf } from '../../catalogue/moduleStates.ts'
import { viewFixture } from '../../src/fixtures/views.ts'
import { modules } from '../../src/modules/registry.ts'

const dist = new URL('../../dist/', import.meta.url)

test('no fixture is in what the worker or a browser loads', () => {
  const assets = readdirSync(new URL('client/assets/', dist))
  const scripts = assets
    .filter((name) => name.endsWith('.js'))
    .map((name) => `client/assets/${name}`)
  for (const name of ['server/worker.js', ...scripts]) {
    const text = readFileSync(new URL(name, dist), 'utf8')
    for (const words of ['Vikingernes hav', 'Linoleumssnit', '/mocks']) {
      assert.ok(!text.includes(words), `${name}: ${words}`)
    }
  }
})

test('every module has a page in the catalogue, with its states', () => {
  assert.deepEqual(moduleTypes.toSorted(), Object.keys(modules).toSorted())
  const names = (type: string) => statesOf(type).map(({ name }) => name)
  assert.deepEqual(names('accordion'), ['Usual', 'Empty', 'One', 'Many', 'Long words'])
  assert.ok(names('eventList').includes('Missing pictures'))
  assert.ok(!names('image').includes('Missing pictures'), 'an image is nothing without one')
})

test('states have keys of their own, and many are many', () => {
  const many = statesOf('accordion').find(({ name }) => name === 'Many')?.module
  assert.ok(many?.type === 'accordion')
  assert.ok(many.entries.length >= 12)
  const keys = statesOf('accordion').flatMap(({ module }) =>
    'entries' in module ? module.entries.map((entry) => ('key' in entry ? entry.key : '')) : [],
  )
  assert.equal(new Set(keys).size, keys.length)
})

test('choices stand in the query string, and only those that can be chosen', () => {
  const query = 'site=slottet&language=de&surface=dark&width=390&date=2026-11-16&motion=reduced'
  assert.equal(queryOf(choicesOf(new URLSearchParams(query))), query)
  const wrong = 'site=x&language=fr&surface=pink&width=1&date=2026-13-01&motion=none'
  assert.deepEqual(choicesOf(new URLSearchParams(wrong)), defaults)
})

test('links and pictures of a page are those of the catalogue', () => {
  const view = viewFixture('slottet', '/kalender')
  const written = JSON.stringify(withinCatalogue(view, { ...defaults, site: 'slottet' }))
  const outside = written.match(/"(?:href|url|home)":"\/(?!mocks|feeds|media)[^"]*"/g)
  assert.equal(outside, null)
  assert.match(written, /"\/mocks\/calendar\?tag=[^"]*&site=slottet"/)
  assert.match(written, /"\/mocks\/art\/slottet\/solvogn\.svg\?w=320"/)
})

test('the index finds what has all the words', () => {
  assert.equal(found('').length, entries.length)
  assert.deepEqual(
    found('Modules  ACCORDION').map(({ name }) => name),
    ['modules/accordion'],
  )
})
