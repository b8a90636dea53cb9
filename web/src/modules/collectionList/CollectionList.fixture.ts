import { art, to } from '../../fixtures/content.ts'
import { listed } from '../../learn/fixtures.ts'
import type { CollectionList, Item, Module } from '../../model.ts'

export const collections: Item[] = [
  listed('collection', 'samlinger/moenter', 'Mønter og medaljer', {
    picture: art('guldhorn', ''),
    excerpt: 'En halv million stykker metal med et ansigt på.',
  }),
  listed('collection', 'samlinger/dragter', 'Dragter', {
    excerpt: 'Fra egekisten til æblehaven.',
  }),
  listed('collection', 'samlinger/skibe', 'Skibsmodeller', { picture: art('vikingeskib', '') }),
  listed('collection', 'samlinger/instrumenter', 'Musikinstrumenter og mekaniske spilledåser', {
    picture: art('radiosender', ''),
  }),
]

export const collectionList: CollectionList = {
  key: 'samlinger',
  title: 'Gå på opdagelse i samlingerne',
  collections: collections.slice(0, 3),
  link: to('Alle samlinger', '/samlinger'),
}

/** The module in its states. */
export const samples: readonly Module[] = [{ type: 'collectionList', ...collectionList }]
