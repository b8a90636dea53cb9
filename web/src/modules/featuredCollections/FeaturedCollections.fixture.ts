import type { FeaturedCollections, Module } from '../../model.ts'
import { collections } from '../collectionList/CollectionList.fixture.ts'

export const featuredCollections: FeaturedCollections = {
  key: 'udvalgte-samlinger',
  title: 'Fra gemmerne',
  collections,
}

/** The module in its states. */
export const samples: readonly Module[] = [{ type: 'featuredCollections', ...featuredCollections }]
