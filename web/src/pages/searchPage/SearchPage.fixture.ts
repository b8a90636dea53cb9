import { art, item, to } from '../../fixtures/content.ts'
import type { PageFixture } from '../../fixtures/page.ts'
import type { SearchItem, SearchPage } from '../../model.ts'

const found = (
  page: SearchItem['item'],
  label: string,
  [before, word, after]: readonly [string, string, string],
  prefix: string | null = null,
): SearchItem => ({
  item: page,
  label,
  prefix,
  excerpt: [
    { text: before, found: false },
    { text: word, found: true },
    { text: after, found: false },
  ],
})

const ship = art('vikingeskib', 'Linoleumssnit: et vikingeskib')

const items: SearchItem[] = [
  found(item('udstillinger/vikingernes-hav', 'Vikingernes hav', '', ship), 'Udstilling', [
    'Havet var vejen, og ',
    'vikingeskibet',
    ' var nøglen til den.',
  ]),
  found(
    item('viden/skibet-i-hoejen', 'Genstandskonserveringsværkstedet og skibet i højen', '', null),
    'Viden',
    ['Af selve ', 'vikingeskibet', ' er der kun naglerne tilbage, rad efter rad i jorden.'],
  ),
  found(
    item('jelling/skibssaetningen', 'Skibssætningen', '', null),
    'Side',
    ['Stenene tegner et ', 'vikingeskib', ' på 354 meter.'],
    'Jelling',
  ),
]

const articles: SearchItem[] = [
  found(item('viden/solsten', 'Solstenen, der aldrig var der', '', ship), 'Viden', [
    'Fortællingen om stenen er yngre end ',
    'vikingeskibet',
    '.',
  ]),
  found(item('viden/uldsejl', 'Hvor mange får er et sejl?', '', null), 'Viden', [
    'Sejlet til ',
    'vikingeskibet',
    ' tog længere tid end skroget.',
  ]),
]

const empty: SearchPage = {
  query: '',
  action: '/soeg',
  label: 'Hvad leder du efter?',
  suggest: '/api/search/suggest?site=nationalmuseet&locale=da',
  summary: null,
  advice: null,
  everywhere: false,
  totalResults: 0,
  groups: [],
  items: [],
  parts: { pages: [], previous: null, next: null },
  facets: [],
  facetsLabel: 'Vis kun',
  orders: [],
  ordersLabel: 'Rækkefølge',
  scope: null,
  waysOn: [],
  waysOnLabel: 'Eller gå videre til',
  suggestions: ['Åbningstider', 'Vikinger', 'Solvognen', 'Fødselsdag'].map((word) =>
    to(word, `/soeg?q=${encodeURIComponent(word)}`),
  ),
  suggestionsLabel: 'Andre søger efter',
}

const address = '/soeg?q=vikingeskibet'

const everything = { link: to('Alt', address), count: 14, chosen: true }

const facets: SearchPage['facets'] = [
  everything,
  { link: to('Udstilling', `${address}&type=exhibition`), count: 1, chosen: false },
  { link: to('Viden', `${address}&type=knowledgeArticle`), count: 12, chosen: false },
  { link: to('Side', `${address}&type=landingPage`), count: 1, chosen: false },
]

const orders = (chosen: string): SearchPage['orders'] =>
  [
    { title: 'Efter type', href: address },
    { title: 'Efter relevans', href: `${address}&order=relevance` },
  ].map((order) => ({ ...order, chosen: order.title === chosen }))

const all: SearchPage = {
  ...empty,
  query: 'vikingeskibet',
  summary: '14 resultater for »vikingeskibet«',
  totalResults: 14,
  facets,
  scope: to('Søg på alle museerne', `${address}&all=1`),
}

const inGroups: SearchPage = {
  ...all,
  groups: [
    { title: 'Udstilling', items: items.slice(0, 1), all: null },
    {
      title: 'Viden',
      items: [...items.slice(1, 2), ...articles.slice(0, 2)],
      all: to('Alle 12 i Viden', `${address}&type=knowledgeArticle`),
    },
    { title: 'Side', items: items.slice(2), all: null },
  ],
  orders: orders('Efter type'),
}

const byRelevance: SearchPage = {
  ...all,
  items: [...items, ...articles],
  orders: orders('Efter relevans'),
}

const part = (number: number) => `${address}&type=knowledgeArticle&page=${number}`

const oneGroup: SearchPage = {
  ...all,
  summary: '45 resultater for »vikingeskibet«',
  items: articles,
  facets: facets.map((facet) => ({ ...facet, chosen: facet.link.title === 'Viden' })),
  parts: {
    pages: [1, 2, 3].map((number) => ({
      title: String(number),
      href: part(number),
      chosen: number === 2,
    })),
    previous: part(1),
    next: part(3),
  },
}

const nothing: SearchPage = {
  ...empty,
  query: 'vikingeskibsmodelbyggesæt',
  summary: 'Vi fandt ikke noget om »vikingeskibsmodelbyggesæt«',
  waysOn: [
    to('Forsiden', '/'),
    to('Udstillinger', '/udstillinger'),
    to('Det sker', '/kalender'),
    to('Besøg os', '/besoeg'),
  ],
  advice: 'Se efter, om ordet er stavet rigtigt, eller prøv med færre eller andre ord.',
  scope: to('Søg på alle museerne', '/soeg?q=vikingeskibsmodelbygges%C3%A6t&all=1'),
}

/** The pages that show it. */
export const samples: readonly PageFixture[] = [
  { path: '/soeg', title: 'Søg', body: () => ({ type: 'searchPage', ...empty }) },
  { path: '/soeg/vikingeskibet', title: 'Søg', body: () => ({ type: 'searchPage', ...inGroups }) },
  { path: '/soeg/relevans', title: 'Søg', body: () => ({ type: 'searchPage', ...byRelevance }) },
  { path: '/soeg/viden', title: 'Søg', body: () => ({ type: 'searchPage', ...oneGroup }) },
  { path: '/soeg/intet', title: 'Søg', body: () => ({ type: 'searchPage', ...nothing }) },
]
