import { knowledgeOverview, knowledgeTheme } from '../../writing/knowledge.ts'
import { to } from '../../writing/marks.ts'
import { textSection } from '../../writing/modules.ts'
import type { Page } from '../../writing/site.ts'
import { kartotek, lys, sender } from './pictures.ts'
import { bladet } from './viden-bladet.ts'
import { oktober } from './viden-oktober.ts'
import { sabotage } from './viden-sabotage.ts'

export const viden: readonly Page[] = [
  knowledgeOverview(
    'viden',
    { image: kartotek, tags: ['besaettelse'] },
    {
      da: {
        title: 'Til dem, der vil vide mere',
        slug: 'viden',
        description:
          'Artikler om modstand, om medløb og om alt det midt imellem. Vi skriver, hvad vi ved, og siger til, når vi ikke ved det.',
        call: to('viden-bladet', 'Læs om de illegale blade'),
        modules: [
          textSection({
            text: `
              Teksterne bygger på breve, forhør, dagbøger og samtaler. Nogle er svære at læse. Dem har vi
              skrevet om på [en side for sig](svaert-stof), så man kan vælge selv.
            `,
          }),
        ],
      },
      en: {
        title: 'For those who want to know more',
        slug: 'knowledge',
        description:
          'Articles on resistance, on going along and on what lies between. We write what we know, and say so when we do not.',
        call: to('viden-bladet', 'Read about the illegal papers'),
        modules: [
          textSection({
            text: `
              They are based on letters, interrogations, diaries and conversations. Some are hard to
              read. There is [a page about those](svaert-stof), so that you may choose.
            `,
          }),
        ],
      },
    },
  ),
  knowledgeTheme(
    'viden-modstand',
    { parent: 'viden', image: sender, tags: ['besaettelse'] },
    {
      da: {
        title: 'Sådan gjorde man modstand',
        slug: 'viden/modstand',
        description: 'Om metoder: voksark, skruenøgler, dæknavne og evnen til at gå langsomt.',
      },
      en: {
        title: 'How one resisted',
        slug: 'knowledge/resistance',
        description: 'On method: wax sheets, spanners, false names and the art of being slow.',
      },
    },
  ),
  knowledgeTheme(
    'viden-valg',
    { parent: 'viden', image: lys, tags: ['besaettelse'] },
    {
      da: {
        title: 'Døre og valg',
        slug: 'viden/valg',
        description:
          'Nogen ringede på. Hvad gjorde man så? Om almindelige mennesker og korte frister.',
      },
      en: {
        title: 'Doors and choices',
        slug: 'knowledge/choices',
        description:
          'Somebody rang the bell. What did one do? On ordinary people with very little time.',
      },
    },
  ),
  bladet,
  oktober,
  sabotage,
]
