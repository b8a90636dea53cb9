import { art, to } from '../../fixtures/content.ts'
import type { PageFixture } from '../../fixtures/page.ts'
import type { Collection } from '../../model.ts'
import { collectionList, collections } from '../../modules/collectionList/CollectionList.fixture.ts'
import { featuredCollections } from '../../modules/featuredCollections/FeaturedCollections.fixture.ts'
import { textSection } from '../../modules/textSection/TextSection.fixture.ts'

export const collection: Collection = {
  hero: {
    title: 'Mønter og medaljer',
    lead: 'Fra Harald Blåtands korsmønter til den sidste femøre.',
    picture: art('guldhorn', 'Linoleumssnit: to guldhorn lyser mod en mørk grund', 0.5, 0.55),
    call: to('Søg i samlingen', 'https://samling.example/moenter'),
    breadcrumbs: [to('Samlinger', '/samlinger')],
  },
  subtitle: 'En halv million stykker metal med et ansigt på',
  facts: [
    { key: 'antal', title: 'Antal', text: '512.000 genstande' },
    { key: 'tid', title: 'Tid', text: '600 f.Kr. – i dag' },
    { key: 'adgang', title: 'Adgang', text: 'Efter aftale' },
  ],
  related: [...collections.slice(1, 3)],
  modules: [
    { type: 'textSection', ...textSection },
    { type: 'featuredCollections', ...featuredCollections },
    { type: 'collectionList', ...collectionList },
  ],
  manifest: '/iiif/mappen/manifest.json',
}

/** The pages that show it. */
export const samples: readonly PageFixture[] = [
  {
    path: '/samlinger/moenter',
    title: 'Mønter',
    body: () => ({ type: 'collection', ...collection }),
  },
]
