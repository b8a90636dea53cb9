import { art, item, to } from '../../fixtures/content.ts'
import type { PageFixture } from '../../fixtures/page.ts'
import type { EducationCard, EducationTheme } from '../../model.ts'

/** Topics with and without picture, labels and duration. */
export const topicCards: EducationCard[] = [
  {
    item: {
      ...item(
        'undervisning/mellemtrin/vikinger/et-skib',
        'Et skib på hjul',
        'Forløb',
        art('vikingeskib', ''),
      ),
      duration: '90 minutter',
      excerpt: 'En dag med lister, sejldug og en ladcykel.',
    },
    labels: ['Undervisningsforløb', 'Materialer'],
  },
  {
    item: {
      ...item(
        'undervisning/mellemtrin/vikinger/runer',
        'Runestensindskriftstydning',
        'Forløb',
        null,
      ),
      duration: '2 lektioner',
    },
    labels: ['Undervisningsforløb'],
  },
  {
    item: item('undervisning/guld', 'Guld i mosen', 'Forløb', art('guldhorn', '')),
    labels: ['Materialer', ''],
  },
  {
    item: {
      ...item('undervisning/solen', 'Solen på vogn', 'Forløb', art('solvogn', '')),
      excerpt: 'Hvad troede man, solen var?',
    },
    labels: [''],
  },
]

export const educationTheme: EducationTheme = {
  hero: {
    title: 'Vikinger',
    lead: 'Håndværk, handel og tro, så det kan mærkes i hænderne.',
    picture: null,
    call: null,
    breadcrumbs: [
      to('Undervisning', '/undervisning'),
      to('Mellemtrin', '/undervisning/mellemtrin'),
    ],
  },
  topics: topicCards.slice(0, 3),
  variants: [],
  modules: [],
}

/** The pages that show it. */
export const samples: readonly PageFixture[] = [
  {
    path: '/undervisning/mellemtrin/vikinger',
    title: 'Vikinger',
    body: () => ({ type: 'educationTheme', ...educationTheme }),
  },
]
