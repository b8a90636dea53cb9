/** What the demonstration shows of films, galleries and code from elsewhere. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rightsAddresses } from '../studio/schema/objects/rights.ts'
import { documents } from './writing/documents.ts'
import type { Value } from './writing/settle.ts'
import { written } from './written.ts'

const all = documents(await written(), {
  print: (site, motif, width) => `images/${site}-${motif}-${width ?? 'usual'}.jpg`,
  file: ({ name }) => ({ path: `files/${name}`, milliseconds: 36_000 }),
})

interface Picture {
  readonly _sanityAsset: string
  readonly alt: Value
  readonly caption?: Value
  readonly credit?: string
}

const modulesOf = (document: Value, type: string): Value[] =>
  ((document.modules ?? []) as Value[]).filter(({ _type }) => _type === type)

const inAll = (type: string): Value[] => all.flatMap((document) => modulesOf(document, type))

const staging = (document: Value): boolean => document.site === 'proevesalen'

test('two films are shown whole, with captions, a transcript and all their files', () => {
  const whole = all
    .filter((document) => !staging(document))
    .flatMap((document) => modulesOf(document, 'video'))
    .filter(({ type }) => type === 'full')
  assert.equal(new Set(whole.map(({ playbackId }) => playbackId)).size, 2)
  for (const film of whole) {
    const captions = film.captions as Value[]
    assert.deepEqual(
      captions.map(({ language }) => language),
      ['da', 'en'],
    )
    assert.ok(captions.every(({ file }) => (file as Value)._sanityAsset))
    assert.match(String(film.transcript), /^\[.+\]\n/)
    assert.equal((film.parts as Value[]).length, 5)
    assert.ok(film.file && film.poster && film.duration)
  }
})

test('a clip says which part of its film it is', () => {
  const clips = inAll('video').filter(({ type }) => type === 'clip')
  assert.ok(clips.length > 0)
  for (const { range, duration } of clips) {
    const { from, to } = range as { from: number; to: number }
    assert.equal(duration, (to - from) * 1000)
  }
})

for (const locale of ['da', 'en'])
  test(`the gallery has twenty different prints that one can go close to (${locale})`, () => {
    const page = all.find(({ _id }) => _id === `samlinger-galleri-${locale}`)
    const [gallery] = modulesOf(page ?? {}, 'imageSlider')
    const pictures = (gallery?.images ?? []) as Picture[]
    assert.equal(new Set(pictures.map(({ _sanityAsset }) => _sanityAsset)).size, 20)
    assert.ok(gallery?.rights)
    for (const { _sanityAsset, alt, caption, credit } of pictures) {
      const [, width] = /-(\d+)\.jpg$/.exec(_sanityAsset) ?? []
      assert.ok(Number(width) >= 6000, _sanityAsset)
      assert.ok(alt.da && alt.en && caption?.da && caption.en && credit, _sanityAsset)
    }
  })

test('every collection says under which terms its pictures may be used', () => {
  const addresses: readonly unknown[] = rightsAddresses
  const collections = all.filter(({ _type }) => _type === 'collection')
  assert.ok(collections.length > 0)
  for (const { _id, rights } of collections) assert.ok(addresses.includes(rights), `${_id}`)
})

test('code from elsewhere is shown in each of its forms', () => {
  const codes = all
    .filter(staging)
    .flatMap((document) => modulesOf(document, 'embed'))
    .map(({ code }) => String(code))
  for (const form of [/forms\.example\.org/, /forms\.office\.com/, /cookie-consent/, /^[\w-]+$/]) {
    assert.ok(
      codes.some((code) => form.test(code)),
      `${form}`,
    )
  }
})

test('a site without a letter of its own offers one on a page', () => {
  const without = all
    .filter(({ _type, newsletter }) => _type === 'siteConfig' && !newsletter)
    .map(({ site }) => site)
  for (const site of without) {
    const pages = all.filter((document) => document.site === site)
    assert.ok(
      pages.some((page) => modulesOf(page, 'newsletter').length > 0),
      `${site}`,
    )
  }
})
