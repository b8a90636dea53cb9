import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demoPages } from '../host/addresses.ts'
import { cover, fieldPaths, pagesForAxe, pagesToOpen, shown } from '../host/cover.ts'

test('a path says the types on the way to a field, and nothing of places in lists', () => {
  const cases: [unknown, string[]][] = [
    [{ _type: 'a', title: 'x' }, ['a.title']],
    [{ _type: 'a', _id: '1', more: undefined }, []],
    [{ _type: 'a', wide: false }, ['a.wide false']],
    [{ _type: 'a', modules: [] }, ['a.modules[] empty']],
    [{ _type: 'a', tags: ['x', 'y'] }, ['a.tags[]', 'a.tags[]']],
    [
      {
        _type: 'a',
        modules: [
          { _type: 'quote', _key: '1', text: 'x' },
          { _type: 'film', url: 'y' },
        ],
      },
      ['a.modules[].quote.text', 'a.modules[].film.url'],
    ],
    [{ _type: 'a', slug: { current: 'x' } }, ['a.slug.current']],
  ]
  for (const [document, paths] of cases) assert.deepEqual(fieldPaths(document), paths)
})

test('a cover is greedy, keeps what is given, and of two takes the earlier', () => {
  const shows = (word: string) => [...word]
  const cases: [string[], string[], string[]][] = [
    [[], [], []],
    [['a', 'ab', 'abc'], [], ['abc']],
    [['ab', 'cd', 'ac'], [], ['ab', 'cd']],
    [['ba', 'ab'], [], ['ba']],
    [['ab', 'bcd', 'a'], ['ab'], ['ab', 'bcd']],
  ]
  for (const [words, required, chosen] of cases)
    assert.deepEqual(cover(words, shows, required), chosen)
})

const pages = await demoPages()
const opened = pagesToOpen(pages)

test('the pages that are opened show all that any page shows', () => {
  const all = new Set(pages.flatMap(shown))
  const seen = new Set(opened.flatMap(shown))
  assert.deepEqual(
    [...all].filter((one) => !seen.has(one)),
    [],
  )
  assert.equal(new Set(opened).size, opened.length)
  assert.ok(opened.length < 200, `${opened.length} pages`)
})

test('the choice is the same each time, and in whatever order the fields come', () => {
  const turned = pages.map((page) => {
    const fields = Object.fromEntries(Object.entries(page.fields).toReversed())
    return { ...page, fields }
  })
  const names = (chosen: typeof pages) => chosen.map(({ site, path }) => `${site}${path}`)
  assert.deepEqual(names(pagesToOpen(pages)), names(opened))
  assert.deepEqual(names(pagesToOpen(turned)), names(opened))
})

test('axe looks at each type of page once, and at the front page of each site', () => {
  const looked = pagesForAxe(opened)
  const types = new Set(pages.map(({ type }) => type))
  const sites = new Set(pages.map(({ site }) => site))
  assert.deepEqual(new Set(looked.map(({ type }) => type)), types)
  const fronts = looked.filter(({ type }) => type === 'frontPage')
  assert.deepEqual(new Set(fronts.map(({ site }) => site)), sites)
  assert.equal(looked.length, types.size - 1 + sites.size)
  for (const page of looked) assert.ok(opened.includes(page))
})
