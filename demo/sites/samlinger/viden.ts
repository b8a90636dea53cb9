/** Articles from the registry and the drawers, in two themes. */

import { knowledgeOverview, knowledgeTheme } from '../../writing/knowledge.ts'
import { to } from '../../writing/marks.ts'
import { contact, textRibbon, textSection } from '../../writing/modules.ts'
import type { Page } from '../../writing/site.ts'
import { guldhorn, kartotek, magasin } from './prints.ts'
import { goldAndSilver } from './viden-guld-og-soelv.ts'
import { kartoteket } from './viden-kartotek.ts'
import { moerke } from './viden-moerke.ts'

const viden = knowledgeOverview(
  'viden',
  { image: kartotek, tags: ['samling'] },
  {
    da: {
      title: 'Skrevet mellem reolerne',
      slug: 'viden',
      description:
        'Vi er sat til at holde orden. Ind imellem finder vi noget, der er for langt til et kort.',
      call: to('viden-moerke', 'Gå ind i mørket'),
      modules: [
        textSection({
          text: `
            Et museumsnummer fylder syv tegn, og et kartotekskort har plads til tolv linjer. Det meste kan siges på det.
            Resten samler sig i margenen, på bagsiden og i hovedet på dem, der arbejder her. En gang imellem skriver vi det
            ud i fuld længde, før nogen går på pension.
          `,
        }),
        textRibbon(to('magasinet'), to('museumsnummer'), to('ordliste')),
        contact(
          'Har du læst noget, der ikke passer?',
          'Så vil registratoren gerne vide det. Skriv, hvad der står, og hvad der burde stå.',
          'samlinger-rasmus-friis',
        ),
      ],
    },
    en: {
      title: 'Written between the shelves',
      slug: 'knowledge',
      description:
        'Our task is to keep order. Now and again we find something too long for a card.',
      call: to('viden-moerke', 'Into the dark'),
      modules: [
        textSection({
          text: `
            A museum number takes seven characters, and an index card has room for twelve lines. Most things can be said on
            it. What is left gathers in margins, on backs and in the heads of those who work here. From time to time we
            write it out in full, before somebody retires.
          `,
        }),
        textRibbon(to('magasinet'), to('museumsnummer'), to('billeder')),
        contact(
          'Have you read something that is not so?',
          'The registrar would like to hear. Tell him what it says, and what it ought to say.',
          'samlinger-rasmus-friis',
        ),
      ],
    },
  },
)

const magasinet = knowledgeTheme(
  'viden-magasinet',
  { parent: 'viden', image: magasin, tags: ['samling', 'bevaring'] },
  {
    da: {
      title: 'Magasinet indefra',
      slug: 'viden/magasinet-indefra',
      description:
        'Om mørke, orden og de to ting, et museum ikke kan undvære: en hylde og en liste.',
      modules: [
        textSection({
          text: `
            At gemme er en handling. Den skal gentages hver dag, af folk med nøgler og hygrometre. Her skriver de om,
            hvorfor de gør det, og hvordan de finder noget igen bagefter.
          `,
        }),
      ],
    },
    en: {
      title: 'Inside the store',
      slug: 'knowledge/inside-the-store',
      description: 'On darkness, order and two things no museum can spare: a shelf and a list.',
      modules: [
        textSection({
          text: `
            Keeping is something one does. It has to be done again each day, by people with keys and hygrometers. Here they
            write about why they do it, and how they find anything afterwards.
          `,
        }),
      ],
    },
  },
)

const metal = knowledgeTheme(
  'viden-metal',
  { parent: 'viden', image: guldhorn, tags: ['samling'] },
  {
    da: {
      title: 'Guld, sølv og løgn',
      slug: 'viden/guld-sølv-og-løgn',
      description:
        'Ædelt metal bliver forfalsket, omsmeltet og stjålet. Det er det, der gør det til historie.',
      modules: [
        textSection({
          text: `
            Guld ruster ikke, men det forsvinder. Sølv bliver, men bliver tyndere. Af alle samlingens materialer er det de
            ædleste, man skal tro mindst på. Artiklerne handler om mønter, der pynter på sig, og horn, der kun findes som
            tegning.
          `,
        }),
      ],
    },
    en: {
      title: 'Gold, silver and lies',
      slug: 'knowledge/gold-silver-and-lies',
      description: 'Precious metal is forged, melted and stolen. That is what makes it history.',
      modules: [
        textSection({
          text: `
            Gold does not rust, but it disappears. Silver stays and grows thinner. Of all that we keep, the noblest
            materials are the ones to trust the least, and this theme looks some of them in the face.
          `,
        }),
      ],
    },
  },
)

export const knowledge: readonly Page[] = [
  viden,
  magasinet,
  metal,
  moerke,
  kartoteket,
  ...goldAndSilver,
]
