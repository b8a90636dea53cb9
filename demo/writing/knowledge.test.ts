/** What one writes of an article becomes what the schema keeps. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Article, print, to } from './marks.ts'
import { type Context, settled } from './settle.ts'

interface Block {
  _type: string
  style?: string
  children?: { text: string; marks: string[] }[]
  markDefs?: { _key: string; _type: string; text?: string }[]
}

const context: Context = {
  site: 'jelling',
  locale: 'da',
  page: (site, key, locale) => `${site}-${key}-${locale}`,
  print: (_, motif) => `${motif}.jpg`,
  file: ({ name }) => ({ path: name }),
}

const written = (markdown: string, ...more: [Article['pictures']?, Article['quotes']?]) =>
  settled({ content: new Article(markdown, ...more) }, context).content as Block[]

/** Each note of a block with the text that it stands on. */
const notes = ({ children = [], markDefs = [] }: Block) =>
  markDefs
    .filter(({ _type }) => _type === 'footnote')
    .map(({ _key, text }) => [
      children
        .filter(({ marks }) => marks.includes(_key))
        .map((child) => child.text)
        .join(''),
      text,
    ])

test('a note stands on the word before it', () => {
  const [block] = written(
    'Stenen er rejst ca. 965[^Året er (meget) usikkert: 50 % gætter.], siger man.',
  )
  assert.ok(block)
  assert.deepEqual(notes(block), [['965', 'Året er (meget) usikkert: 50 % gætter.']])
  assert.equal(
    block.children?.map(({ text }) => text).join(''),
    'Stenen er rejst ca. 965, siger man.',
  )
})

test('a note stands on emphasised words too, and beside links and other notes', () => {
  const [block] = written(
    'Læs *Gesta Danorum*[^Saxo, *ca.* 1200 [bog 10].] og [siden](besoeg), skrev han.[^“Nej”_1_ *.]',
  )
  assert.ok(block)
  assert.deepEqual(notes(block), [
    ['Gesta Danorum', 'Saxo, *ca.* 1200 [bog 10].'],
    ['han.', '“Nej”_1_ *.'],
  ])
  assert.deepEqual(
    block.markDefs?.map(({ _type }) => _type),
    ['footnote', 'link', 'footnote'],
  )
})

test('a note on a link is refused', () => {
  assert.throws(() => written('Se [siden](besoeg)[^Her.].'), /stands on a word/)
})

test('pictures and quotes stand where a line places them', () => {
  const content = written(
    `
    Før.

    {{wide 0}}

    ## Midt

    {{quote 0}}
    {{picture 0}}

    Efter.
    `,
    [print('runesten', { da: 'En sten' })],
    [{ text: 'Harald konge', source: 'Stenen', link: to('besoeg', 'Se den') }],
  )
  assert.deepEqual(
    content.map(({ _type, style }) => style ?? _type),
    ['normal', 'articlePicture', 'h2', 'quote', 'articlePicture', 'normal'],
  )
  const [, wide, , quote, narrow] = content as unknown as Record<string, unknown>[]
  assert.equal(wide?.wide, true)
  assert.equal(narrow?.wide, false)
  assert.equal(quote?.source, 'Stenen')
  assert.deepEqual(quote?.link, {
    _type: 'link',
    type: 'internal',
    title: 'Se den',
    reference: { _type: 'reference', _ref: 'jelling-besoeg-da' },
  })
  assert.equal(new Set((content as unknown as { _key: string }[]).map(({ _key }) => _key)).size, 6)
})

test('a line that places what there is not is refused', () => {
  assert.throws(() => written('Et.\n\n{{picture 0}}'), /there is no picture 0/)
  assert.throws(() => written('Et.\n\n{{foto 0}}'), /places nothing/)
})
