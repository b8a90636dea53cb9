/** What the workshops have learned, written for those who have none. */

import { knowledgeOverview, knowledgeTheme } from '../../writing/knowledge.ts'
import { to } from '../../writing/marks.ts'
import { relatedContent, textSection } from '../../writing/modules.ts'
import type { Page } from '../../writing/site.ts'
import { aarringe, haandvaerk, mikroskop } from './prints.ts'
import { ladeVaere } from './viden-lade-vaere.ts'
import { methods } from './viden-metoder.ts'

const viden = knowledgeOverview(
  'viden',
  { image: mikroskop, tags: ['bevaring'] },
  {
    da: {
      title: 'Set gennem mikroskopet',
      slug: 'viden',
      description: 'Artikler fra værkstederne i Brede, skrevet mens noget tørrede.',
      call: to('viden-lade-vaere', 'Læs om at lade være'),
      modules: [
        textSection({
          text: `
            Konservering er for det meste ventetid. Træ skal ligge i bad, lim skal sætte sig, og saltet skal trække ud i sit
            eget tempo. Imens kan man enten rydde op eller skrive. Her er det, der kom ud af det sidste.
          `,
        }),
        relatedContent('Hvis du selv har en pensel i hånden', {
          'Læg den, og læs': ['raad', 'fotografier', 'etik', 'ydelser'],
        }),
      ],
    },
    en: {
      title: 'Seen through the microscope',
      slug: 'knowledge',
      description: 'Articles from the workshops at Brede, written while something was drying.',
      call: to('viden-lade-vaere', 'On leaving alone'),
      modules: [
        textSection({
          text: `
            Conservation is mostly waiting. Wood must lie in its bath, glue must set, and salt will come out at its own
            pace. In the meantime one may tidy up or write. This is what came of the writing.
          `,
        }),
        relatedContent('If you are holding a brush', {
          'Put it down and read': ['raad', 'fotografier', 'etik', 'ydelser'],
        }),
      ],
    },
  },
)

const seEfter = knowledgeTheme(
  'viden-se-efter',
  { parent: 'viden', image: aarringe, tags: ['bevaring', 'forskning'] },
  {
    da: {
      title: 'At se efter',
      slug: 'viden/at-se-efter',
      description: 'Hvad en ring, et lag og en hul lyd kan fortælle den, der bliver stående.',
      modules: [
        textSection({
          text: `
            Før man gør noget ved en ting, skal man vide, hvad den er. Det tager længere tid end resten. Temaet samler de
            metoder, der ikke ændrer noget, men lader tingen tale: tælle, banke, lyse, måle.
          `,
        }),
      ],
    },
    en: {
      title: 'Looking closely',
      slug: 'knowledge/looking-closely',
      description: 'What a ring, a layer and a hollow sound will tell those who stay a while.',
      modules: [
        textSection({
          text: `
            Before you do anything to an object you have to know what it is, and that takes longer than all the rest. This
            theme gathers methods that alter nothing and let the thing speak: counting, tapping, shining a light, measuring.
          `,
        }),
      ],
    },
  },
)

const holdning = knowledgeTheme(
  'viden-holdning',
  { parent: 'viden', image: haandvaerk, tags: ['bevaring', 'haandvaerk'] },
  {
    da: {
      title: 'At lade være',
      slug: 'viden/at-lade-være',
      description: 'Det sværeste greb i værkstedet er at lægge værktøjet fra sig.',
      modules: [
        textSection({
          text: `
            Hvert fag har en holdning, som man lærer af de ældre og først kan forklare sent. Vores handler om at gøre lidt
            og vide hvorfor. Her prøver vi at forklare den, inden det bliver for sent.
          `,
        }),
      ],
    },
    en: {
      title: 'Leaving alone',
      slug: 'knowledge/leaving-alone',
      description: 'The hardest skill in the workshop is to lay down the tool.',
      modules: [
        textSection({
          text: `
            Every trade has an attitude, learned from one’s elders and explained late if at all. Ours is to do little and to
            know why. Here we try to put it into words while there is time.
          `,
        }),
      ],
    },
  },
)

export const knowledge: readonly Page[] = [viden, seEfter, holdning, ladeVaere, ...methods]
