import { knowledgeOverview, knowledgeTheme } from '../../writing/knowledge.ts'
import { to } from '../../writing/marks.ts'
import { textSection } from '../../writing/modules.ts'
import type { Page } from '../../writing/site.ts'
import { haender, krukker, sti } from './pictures.ts'
import { flyttet } from './viden-flyttet.ts'
import { roegen } from './viden-roegen.ts'
import { taget } from './viden-taget.ts'
import { tang } from './viden-tang.ts'

export const viden: readonly Page[] = [
  knowledgeOverview(
    'viden',
    { image: sti, tags: ['nyere-tid'] },
    {
      da: {
        title: 'Læs, mens det regner',
        slug: 'viden',
        description:
          'Lange tekster om huse, ild og hverdag, skrevet af dem, der lægger tagene og tænder op. Museet er lukket om vinteren. Det er læsningen ikke.',
        call: to('viden-flyttet', 'Begynd med et hus'),
        modules: [
          textSection({
            text: `
              Vi skriver om det, vi bliver spurgt om ved dørene: hvorfor taget er så stejlt, hvor røgen
              blev af, og om huset virkelig har stået et andet sted. Svarene er længere, end man kan nå at
              sige, mens folk står i træk.
            `,
          }),
        ],
      },
      en: {
        title: 'Reading for a rainy day',
        slug: 'knowledge',
        description:
          'Long pieces on houses, fire and daily life, by the people who lay the roofs and light the hearths. The museum shuts for the winter. The reading does not.',
        call: to('viden-flyttet', 'Begin with a house'),
        modules: [
          textSection({
            text: `
              These are answers to what we are asked in doorways: why the roof is so steep, where the
              smoke went, whether the house really stood somewhere else. They are longer than one can
              manage while people stand in a draught.
            `,
          }),
        ],
      },
    },
  ),
  knowledgeTheme(
    'viden-byggeskik',
    { parent: 'viden', image: haender, tags: ['haandvaerk'] },
    {
      da: {
        title: 'Strå, ler og eg',
        slug: 'viden/byggeskik',
        description:
          'Om de materialer, man havde inden for en dags kørsel, og hvad man fik ud af dem.',
      },
      en: {
        title: 'Straw, clay and oak',
        slug: 'knowledge/building',
        description: 'On what could be had within a day’s drive by cart, and what was made of it.',
      },
    },
  ),
  knowledgeTheme(
    'viden-hverdag',
    { parent: 'viden', image: krukker, tags: ['mad', 'nyere-tid'] },
    {
      da: {
        title: 'Mellem to måltider',
        slug: 'viden/hverdag',
        description:
          'Hverdagen på landet, som den lugtede, smagte og sled: ved ildstedet, ved bordet og i marken.',
      },
      en: {
        title: 'Between two meals',
        slug: 'knowledge/daily-life',
        description:
          'Country life as it smelled, tasted and wore people out: by the hearth, at table and in the field.',
      },
    },
  ),
  taget,
  tang,
  roegen,
  flyttet,
]
