import type { FeaturedCollections } from '../../model/FeaturedCollections'
import { collections } from '../collectionList/CollectionList.fixture.ts'

export const featuredCollections: FeaturedCollections = {
  key: 'udvalgte-samlinger',
  title: 'Fra gemmerne',
  collections,
}
