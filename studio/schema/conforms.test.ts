/** The demonstration's documents conform to the schema. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { problems } from './conforms.ts'

const demo = new URL('../../demo/', import.meta.url)
/** What is there to be unknown. */
const unknown = ['hologram']

test('every document of the demonstration', () => {
  const files = readdirSync(demo).filter((name) => name.endsWith('.ndjson'))
  assert.ok(files.length > 0)
  for (const name of files) {
    const lines = readFileSync(new URL(name, demo), 'utf8').split('\n').filter(Boolean)
    const documents = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    for (const document of documents) {
      if (unknown.includes(String(document._type))) continue
      const found = problems(document).filter((one) => !unknown.some((name) => one.includes(name)))
      assert.deepEqual(found, [], `${name}: ${document._id}`)
    }
  }
})

test('a link needs what its type leads to', () => {
  const reference = { _type: 'reference', _ref: 'a' }
  const cases: [link: Record<string, unknown>, found: string[]][] = [
    [{ type: 'external', externalUrl: 'https://example.org/' }, []],
    [{ type: 'internal', reference }, []],
    [{ reference }, []],
    [{ type: 'external', reference }, ['linkList[0].externalUrl: missing']],
    [{ type: 'cross-site', externalUrl: 'https://a.example/' }, ['linkList[0].reference: missing']],
  ]
  for (const [link, found] of cases) {
    const fields = { title: 'A', slug: { current: 'a' }, site: 'a', locale: 'da' }
    const linkList = [{ _key: 'l', _type: 'link', ...link }]
    const page = { _id: 'a', _type: 'landingPage', ...fields, linkList }
    assert.deepEqual(problems(page), found, JSON.stringify(link))
  }
})

test('what is wrong is told with its place', () => {
  const page = {
    _id: 'a',
    _type: 'landingPage',
    title: 'A',
    slug: { current: 'api/x' },
    locale: 'da',
    colour: 'red',
    modules: [{ _key: 'm', _type: 'accordion', entries: [{ _key: 'e', titel: 'B' }] }, {}],
  }
  assert.deepEqual(problems(page), [
    'colour: no such field',
    'slug: api is reserved',
    'site: missing',
    'modules[0].entries[0].titel: no such field',
    'modules[0].entries[0].title: missing',
    'modules[1]: it has no _key',
    'modules[1]: undefined is not allowed here',
  ])
  assert.deepEqual(problems({ _type: 'ghost' }), ['there is no document type ghost'])
})
