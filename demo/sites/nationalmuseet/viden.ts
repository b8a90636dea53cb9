/** What one can read at the museum's own site: themes, and the articles below them. */

import { knowledgeOverview, knowledgeTheme } from '../../writing/knowledge.ts'
import { to } from '../../writing/marks.ts'
import { relatedContent, statement, textSection } from '../../writing/modules.ts'
import type { Page } from '../../writing/site.ts'
import { kartotek, mosefund, skoletavle } from './prints.ts'
import { bronzeAge } from './viden-bronzealder.ts'
import { finds } from './viden-fund.ts'
import { koekkenet } from './viden-koekkenet.ts'
import { runer } from './viden-runer.ts'

const viden = knowledgeOverview(
  'viden',
  { image: skoletavle, tags: ['forskning'] },
  {
    da: {
      title: 'Til den, der har et kvarter',
      slug: 'viden',
      description:
        'Lange tekster om gamle ting, skrevet af dem, der har haft dem i hånden. Med noter, så man kan sige imod.',
      call: to('viden-runer', 'Begynd med en sten'),
      modules: [
        textSection({
          title: 'Hvordan vi skriver',
          text: `
            En montretekst er på halvtreds ord. Det er rigeligt, når man har tingen foran sig. Men sommetider er der mere at
            sige: hvem der tog fejl, hvad man måler på, og hvorfor to dygtige folk ikke er enige. Så skriver vi en artikel.

            Vi skiller det, vi ved, fra det, vi tror, og sætter navn på begge dele. Finder du en fejl, så skriv. Den bliver
            rettet, og rettelsen bliver stående.
          `,
        }),
        statement(
          'Det bedste ved en note er, at man kan slå efter og være uenig.',
          'Kirsten Bjerregaard, museumsdirektør',
        ),
        relatedContent('Hellere se end læse?', {
          'I salene': ['solvognen', 'egtvedpigen', 'vikingetiden', 'fem-ting'],
        }),
      ],
    },
    en: {
      title: 'For those with a quarter of an hour',
      slug: 'knowledge',
      description:
        'Long pieces on old things, by people who have held them. With notes, so that you may disagree.',
      call: to('viden-runer', 'Begin with a stone'),
      modules: [
        textSection({
          title: 'How we write',
          text: `
            The label in a case has fifty words. That is plenty when the thing is before you. Now and then there is more to
            tell: who was mistaken, what exactly is being measured, and why two able people do not agree. Then we write an
            article.

            We keep what we know apart from what we believe, and put a name to both. If you find a mistake, let us know. It
            will be mended, and the mending will show.
          `,
        }),
        statement(
          'The best thing about a note is that one can look it up and disagree.',
          'Kirsten Bjerregaard, director',
        ),
        relatedContent('Rather look than read?', {
          'In the galleries': ['solvognen', 'egtvedpigen', 'vikingetiden', 'fem-ting'],
        }),
      ],
    },
  },
)

const jorden = knowledgeTheme(
  'viden-jorden',
  { parent: 'viden', image: mosefund, tags: ['oldtid'] },
  {
    da: {
      title: 'Det, jorden gemte',
      slug: 'viden/det-jorden-gemte',
      description:
        'Moser, høje og marker er museets største magasin. Vi har kun nøglen til lidt af det.',
      modules: [
        textSection({
          text: `
            Ingen har valgt, hvad der skulle overleve fra oldtiden. Det har syren, ilten og ploven. Derfor kender vi
            bronzealderens nederdele og næsten ingen af dens sange. Artiklerne her handler om, hvordan tingene kom op, og
            hvor meget man kan presse dem for.
          `,
        }),
      ],
    },
    en: {
      title: 'What the ground kept',
      slug: 'knowledge/what-the-ground-kept',
      description:
        'Bogs, mounds and fields are our largest store. We hold the key to little of it.',
      modules: [
        textSection({
          text: `
            Nobody chose what was to survive from prehistory. Acid, oxygen and the plough did that. So we know the skirts of
            the Bronze Age and hardly any of its songs. These articles are about how things came to light, and how hard one
            may press them for an answer.
          `,
        }),
      ],
    },
  },
)

const folk = knowledgeTheme(
  'viden-folk',
  { parent: 'viden', image: kartotek, tags: ['nyere-tid', 'vikingetid'] },
  {
    da: {
      title: 'Folk og ting',
      slug: 'viden/folk-og-ting',
      description: 'Nogen har hugget, kogt og sorteret. Her er de, med navn, hvor vi har det.',
      modules: [
        textSection({
          text: `
            En ting er altid lavet af nogen og brugt af en anden. Her møder du en runerister, en kogebogsforfatter og en
            købmand med ordenssans. De har ikke meget til fælles, bortset fra at de gjorde noget på en måde, som vi stadig
            gør det på.
          `,
        }),
      ],
    },
    en: {
      title: 'People and things',
      slug: 'knowledge/people-and-things',
      description: 'Somebody carved, cooked and sorted. Here they are, by name where we have it.',
      modules: [
        textSection({
          text: `
            Every object was made by one person and used by another. Here you meet a carver of runes and a writer of
            recipes. They have little in common, except that each did something in a way that has lasted.
          `,
        }),
      ],
    },
  },
)

export const knowledge: readonly Page[] = [
  viden,
  jorden,
  folk,
  ...bronzeAge,
  runer,
  koekkenet,
  ...finds,
]
