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

const empty: SearchPage = {
  query: '',
  action: '/soeg',
  label: 'Hvad leder du efter?',
  suggest: '/api/search/suggest?site=nationalmuseet&locale=da',
  summary: null,
  advice: null,
  everywhere: false,
  totalResults: 0,
  items: [],
  facets: [],
  facetsLabel: 'Vis kun',
  scope: null,
  suggestions: ['Åbningstider', 'Vikinger', 'Solvognen', 'Fødselsdag'].map((word) =>
    to(word, `/soeg?q=${encodeURIComponent(word)}`),
  ),
  suggestionsLabel: 'Andre søger efter',
}

const full: SearchPage = {
  ...empty,
  query: 'vikingeskibet',
  summary: '3 resultater for »vikingeskibet«',
  totalResults: 3,
  items,
  facets: [
    { link: to('Alt', '/soeg?q=vikingeskibet'), count: 3, chosen: true },
    {
      link: to('Udstilling', '/soeg?q=vikingeskibet&type=exhibition'),
      count: 1,
      chosen: false,
    },
    { link: to('Viden', '/soeg?q=vikingeskibet&type=knowledgeArticle'), count: 1, chosen: false },
    { link: to('Side', '/soeg?q=vikingeskibet&type=landingPage'), count: 1, chosen: false },
  ],
  scope: to('Søg på alle museerne', '/soeg?q=vikingeskibet&all=1'),
}

const nothing: SearchPage = {
  ...empty,
  query: 'vikingeskibsmodelbyggesæt',
  summary: 'Vi fandt ikke noget om »vikingeskibsmodelbyggesæt«',
  advice: 'Se efter, om ordet er stavet rigtigt, eller prøv med færre eller andre ord.',
  scope: to('Søg på alle museerne', '/soeg?q=vikingeskibsmodelbygges%C3%A6t&all=1'),
}

/** The pages that show it. */
export const samples: readonly PageFixture[] = [
  { path: '/soeg', title: 'Søg', body: () => ({ type: 'searchPage', ...empty }) },
  { path: '/soeg/vikingeskibet', title: 'Søg', body: () => ({ type: 'searchPage', ...full }) },
  { path: '/soeg/intet', title: 'Søg', body: () => ({ type: 'searchPage', ...nothing }) },
]
