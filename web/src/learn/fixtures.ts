import { art, item, text } from '../fixtures/content.ts'
import type { Item, ItemPages, Person, Picture, RunCard, RunStage } from '../model.ts'

/** A page in a list, with what is said about it. */
export function listed(
  type: string,
  path: string,
  title: string,
  more: Partial<Pick<Item, 'picture' | 'meta' | 'date' | 'duration' | 'excerpt' | 'tags'>> = {},
): Item {
  return { ...item(path, title, '', null), type, meta: null, ...more }
}

/** The part `now` of a list that has `last` parts. */
export function partOf(path: string, items: Item[], now: number, last: number): ItemPages {
  const address = (number: number) => (number === 1 ? path : `${path}?page=${number}`)
  const numbers = Array.from({ length: last }, (_, index) => index + 1)
  return {
    items,
    pages: numbers.map((number) => ({
      title: `${number}`,
      href: address(number),
      chosen: number === now,
    })),
    previous: now > 1 ? address(now - 1) : null,
    next: now < last ? address(now + 1) : null,
  }
}

export const researchers: Person[] = [
  {
    id: 'ulla',
    name: 'Ulla Mannering Skov',
    title: 'Forskningsprofessor',
    email: 'ulla.mannering.skov@vitrine.example',
    phone: '41 20 60 31',
    picture: art('vikingeskib', '', 0.5, 0.3),
    excerpt: 'Undersøger, hvad folk havde på, og hvem der havde spundet tråden.',
    bio: text(
      'Uddannet arkæolog. Har siden 1998 arbejdet med dragter fra moser og egekister.',
      'Leder af bogrækken [Tråde](/publikationer) og medlem af det nordiske farvenetværk.',
    ),
  },
  {
    id: 'frej',
    name: 'Frej Aagaard-Christoffersen',
    title: 'Tekstilkonserveringslaboratorieleder',
    email: 'frej@vitrine.example',
    phone: null,
    picture: null,
    excerpt: null,
    bio: [],
  },
  {
    id: 'ida',
    name: 'Ida Bro',
    title: 'Ph.d.-studerende, farvestoffer',
    email: null,
    phone: '41 20 60 33',
    picture: art('guldhorn', '', 0.4, 0.4),
    excerpt: null,
    bio: text('Måler vaid og krap i tråde, der er tyndere end et hår.'),
  },
]

function project(
  slug: string,
  title: string,
  [stage, time]: [RunStage, string],
  picture: Picture | null,
  subtitle: string | null = null,
): RunCard {
  const shown = listed('project', `projekter/${slug}`, title, { meta: time, picture })
  return { item: shown, subtitle, stage }
}

export const currentProjects: RunCard[] = [
  project(
    'farver',
    'Farver fra oldtiden',
    ['lastWeeks', 'Til 30. november 2026'],
    art('solvogn', ''),
    'Blåt af vaid, rødt af krap',
  ),
  project(
    'moser',
    'Bevaringsforholdsundersøgelser i vestjyske højmoser',
    ['current', '2024 – 2028'],
    null,
  ),
  project('sejl', 'Sejl af uld', ['permanent', 'Løbende'], art('vikingeskib', ''), 'Tusind får'),
]

export const upcomingProjects: RunCard[] = [
  project(
    'tryk',
    'Hvad de trykte om natten',
    ['opensSoon', 'Fra 1. december 2026'],
    art('trykpresse', ''),
    'Den illegale presse, blad for blad',
  ),
  project('radio', 'Stemmer på mellembølgen', ['upcoming', 'Fra 2028'], art('radiosender', '')),
]

export const units: Item[] = [
  listed('researchUnit', 'forskning/tekstil', 'Tekstilforskning', {
    picture: art('solvogn', '', 0.6),
    excerpt: 'Dragter, sejl og tapeter, fra tråd til brug.',
  }),
  listed('researchUnit', 'forskning/moenter', 'Mønter og medaljer', {
    excerpt: 'Penge som kilde til magt, handel og hverdag.',
  }),
  listed('researchUnit', 'forskning/miljoe', 'Miljøarkæologi og materialevidenskab', {
    picture: art('guldhorn', ''),
  }),
]

export const publications: Item[] = [
  listed('publication', 'publikationer/en-bog', 'En tråd gennem mosen', {
    date: '3. november 2026',
    duration: '312 sider',
    picture: art('solvogn', ''),
    excerpt: 'Hvad tyve dragter fra jyske moser fortæller om dem, der bar dem.',
    tags: [
      { id: 'oldtid', title: 'Oldtid' },
      { id: 'tekstil', title: 'Tekstil' },
    ],
  }),
  listed('publication', 'publikationer/farver', 'Farvestofanalyser ved væskekromatografi', {
    date: '18. juni 2026',
    duration: '24 sider',
    excerpt: 'Metoden, målingerne og alt det, der gik galt undervejs.',
    tags: [{ id: 'naturvidenskab', title: 'Naturvidenskabelige undersøgelser' }],
  }),
  listed(
    'publication',
    'publikationer/inventar',
    'Kirkeinventarregistreringsvejledning for menighedsråd',
    { picture: art('slot', '') },
  ),
  listed('publication', 'publikationer/sejl', 'Et sejl tog længere tid at lave end et skib', {
    date: '9. januar 2025',
    picture: art('vikingeskib', ''),
    tags: [{ id: 'vikinger', title: 'Vikingetid' }],
  }),
]
