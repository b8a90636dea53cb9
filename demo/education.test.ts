/** Every topic can be booked, and what it offers to print is ours. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { documents } from './writing/documents.ts'
import type { Value } from './writing/settle.ts'
import { written } from './written.ts'

const all = documents(await written(), {
  print: (site, motif) => `images/${site}-${motif}.jpg`,
  file: ({ name }) => ({ path: `files/${name}` }),
})

const topics = all.filter(({ _type, site }) => _type === 'educationTopic' && site !== 'proevesalen')

const materialsOf = (document: Value): Value[] =>
  [document.teacher, document.student].flatMap(
    (variant) => ((variant as Value | undefined)?.materials ?? []) as Value[],
  )

test('one books a topic by a letter that names it', () => {
  assert.ok(topics.length > 40)
  for (const { _id, call, title } of topics) {
    const { externalUrl } = call as { externalUrl: string }
    const { protocol, pathname, searchParams } = new URL(externalUrl)
    assert.equal(`${protocol}${pathname}`, 'mailto:skoler@example.org', `${_id}`)
    assert.equal(searchParams.get('subject'), title)
  }
})

test('a topic with a text for teachers has notes, and a sheet for the class', () => {
  for (const topic of topics.filter(({ teacher }) => teacher)) {
    const files = materialsOf(topic).filter(({ _type }) => _type === 'material')
    assert.ok(files.length >= 2, `${topic._id}`)
    assert.ok(files.every(({ file }) => (file as Value)._sanityAsset))
  }
})

test('no museum offers a file that lies elsewhere', () => {
  const museums = all.filter(({ site }) => site !== 'proevesalen')
  const elsewhere = museums
    .flatMap(materialsOf)
    .filter(({ externalUrl }) => /example\.org\/.*\.pdf$/.test(String(externalUrl)))
  assert.deepEqual(elsewhere, [])
})
