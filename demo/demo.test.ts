/** Each site of the demonstration is whole: its documents are what the schema says. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { problems } from '../studio/schema/conforms.ts'
import { moduleTypes, pageTypes } from '../studio/schema/typeNames.ts'
import { documents } from './writing/documents.ts'
import { written } from './written.ts'

// One site while one writes it: DEMO_SITES=jelling,trelleborg node --test demo/demo.test.ts
const group = await written(process.env.DEMO_SITES?.split(',').filter(Boolean))
const all = documents(group, {
  print: (site, motif) => `images/${site}-${motif}.jpg`,
  file: ({ name }) => ({ path: `files/${name}`, milliseconds: 61_000 }),
})

/** The staging room shows what a page does with a module that nobody knows. */
const unknownOnPurpose =
  /^proevesalen-ukendt-modul-..: modules\[\d+\]: hologram is not allowed here$/

/** The small site must look complete with little: eight pages. */
const fewest = (site: string) => (site === 'dvaergene' ? 8 : 12)

for (const { key } of group.sites) {
  const own = all.filter((document) => document.site === key)
  const pages = own.filter((document) => document.slug !== undefined)

  test(`${key}: documents are what the schema says`, () => {
    const wrong = own.flatMap((document) =>
      problems(document).map((problem) => `${document._id}: ${problem}`),
    )
    assert.deepEqual(
      wrong.filter((problem) => !unknownOnPurpose.test(problem)),
      [],
    )
  })

  test(`${key}: there are pages enough, each with its own address and description`, () => {
    for (const locale of ['da', 'en']) {
      const here = pages.filter((page) => page.locale === locale)
      assert.ok(here.length >= fewest(key), `${here.length} pages in ${locale}`)
      const slugs = here.map((page) => (page.slug as { current: string }).current)
      assert.deepEqual(
        slugs.filter((slug, at) => slugs.indexOf(slug) !== at),
        [],
      )
      for (const page of here) assert.ok(page.description, `${page._id} has no description`)
    }
  })

  test(`${key}: every reference leads to a document`, () => {
    const ids = new Set(all.map((document) => document._id))
    const named = [...JSON.stringify(own).matchAll(/"_ref":"([^"]+)"/g)].map(([, id]) => id)
    assert.deepEqual(
      named.filter((id) => !ids.has(id)),
      [],
    )
  })
}

test('documents of no site are what the schema says', () => {
  const wrong = all
    .filter((document) => document.site === undefined && document._type !== 'translation.metadata')
    .flatMap((document) => problems(document).map((problem) => `${document._id}: ${problem}`))
  assert.deepEqual(wrong, [])
})

test('no two documents have one id', () => {
  const ids = all.map((document) => document._id)
  assert.deepEqual(
    ids.filter((id, at) => ids.indexOf(id) !== at),
    [],
  )
})

/** A part of the group shows a part of the types. */
const whole = !process.env.DEMO_SITES

test('every page type and every module is shown somewhere', { skip: !whole }, () => {
  const shown = new Set(
    all.flatMap((document) => [
      document._type,
      ...((document.modules ?? []) as { _type: string }[]).map(({ _type }) => _type),
    ]),
  )
  const wanted = [...pageTypes, ...moduleTypes]
  assert.deepEqual(
    wanted.filter((type) => !shown.has(type)),
    [],
    'not in demo/sites',
  )
})
