import { day } from '../../writing/days.ts'
import { knowledgeArticle, knowledgeOverview, knowledgeTheme } from '../../writing/knowledge.ts'
import { to } from '../../writing/marks.ts'
import type { Page } from '../../writing/site.ts'
import { kartotek, trykpresse } from './prints.ts'
import { artikel } from './viden-artikel.ts'

const kort = knowledgeArticle(
  'viden-kort',
  { parent: 'viden-tema', publishedDate: day(-400) },
  {
    da: {
      title: 'Kort',
      slug: 'viden/typografi/kort',
      description: 'En artikel uden billede, overskrifter, noter og forfatter.',
      content: `
        Nogle ting er hurtigt sagt. Denne artikel har ikke noget billede foroven, ingen overskrifter, ingen
        noter og ingen, der vil lægge navn til. Den har heller ingen indholdsfortegnelse, for der er ikke
        noget at finde rundt i.

        Den har to afsnit. Dette er det andet.
      `,
    },
    en: {
      title: 'Short',
      slug: 'knowledge/typography/short',
      description: 'An article without picture, headings, notes or author.',
      content: `
        Some things are quickly said. This article has no picture above it, no headings, no notes, and
        nobody who will put a name to it. It has no table of contents either, since there is nothing to
        get lost in.

        It has two paragraphs. This is the second.
      `,
    },
  },
)

export const viden: readonly Page[] = [
  knowledgeOverview(
    'viden',
    { image: kartotek },
    {
      da: {
        title: 'Viden på prøve',
        slug: 'viden',
        description: 'En oversigt over det, der er at læse i et rum, hvor ingen kommer.',
        call: to('viden-artikel', 'Læs den lange'),
      },
      en: {
        title: 'Knowledge on trial',
        slug: 'knowledge',
        description: 'All there is to read in a room where nobody comes.',
        call: to('viden-artikel', 'Read the long one'),
      },
      de: {
        title: 'Wissen zur Probe',
        slug: 'wissen',
        description: 'Alles, was es in einem Raum ohne Besucher zu lesen gibt.',
      },
      sv: {
        title: 'Kunskap på prov',
        slug: 'kunskap',
        description: 'Allt som finns att läsa i ett rum dit ingen kommer.',
      },
    },
  ),
  knowledgeTheme(
    'viden-tema',
    { parent: 'viden', image: trykpresse, tags: ['haandvaerk'] },
    {
      da: {
        title: 'Typografi',
        slug: 'viden/typografi',
        description: 'Et tema med to artikler: en, der har alt, og en, der har næsten intet.',
      },
      en: {
        title: 'Typography',
        slug: 'knowledge/typography',
        description: 'A theme of two articles: one with everything, one with next to nothing.',
      },
      de: {
        title: 'Typografie',
        slug: 'wissen/typografie',
        description: 'Ein Thema mit einem einzigen Artikel.',
      },
      sv: {
        title: 'Typografi',
        slug: 'kunskap/typografi',
        description: 'Ett tema med en enda artikel.',
      },
    },
  ),
  artikel,
  kort,
]
