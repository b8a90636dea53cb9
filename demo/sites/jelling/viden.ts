import { knowledgeOverview, knowledgeTheme } from '../../writing/knowledge.ts'
import { to } from '../../writing/marks.ts'
import { textSection } from '../../writing/modules.ts'
import type { Page } from '../../writing/site.ts'
import { aarringe, langhus, skoletavle } from './prints.ts'
import { hoejene } from './viden-hoejene.ts'
import { rombe } from './viden-rombe.ts'
import { stenen } from './viden-stenen.ts'

export const viden: readonly Page[] = [
  knowledgeOverview(
    'viden',
    { image: skoletavle, tags: ['vikingetid'] },
    {
      da: {
        title: 'Hvad vi ved, og hvor vi ved det fra',
        slug: 'viden',
        description:
          'Tre navne, to sten og en del jordprøver. Her er de lange svar på det, man undrer sig over oppe på højen.',
        call: to('viden-stenen', 'Læs om stenen'),
        modules: [
          textSection({
            text: `
              Om Jelling er der skrevet mere, end der er fundet. Vi prøver at holde de to ting fra
              hinanden. Det, der er målt, står i teksten. Det, der er gættet, står der også, og så står der,
              hvem der gættede.
            `,
          }),
        ],
      },
      en: {
        title: 'What we know, and how',
        slug: 'knowledge',
        description:
          'Three names, two stones and a quantity of soil samples: long answers to what one wonders about on top of the mound.',
        call: to('viden-stenen', 'Read about the stone'),
        modules: [
          textSection({
            text: `
              More has been written about Jelling than was ever found there. We try to keep the two
              apart. What has been measured is in the text. So is what has been guessed, along with who
              did the guessing.
            `,
          }),
        ],
      },
    },
  ),
  knowledgeTheme(
    'viden-under-jorden',
    { parent: 'viden', image: aarringe, tags: ['vikingetid', 'forskning'] },
    {
      da: {
        title: 'Under jorden',
        slug: 'viden/under-jorden',
        description: 'Om det, der kun er mørke pletter nu, og hvad man kan læse af dem.',
      },
      en: {
        title: 'Below ground',
        slug: 'knowledge/below-ground',
        description: 'On things that are only dark stains now, and what can be read from them.',
      },
    },
  ),
  knowledgeTheme(
    'viden-kongerne',
    { parent: 'viden', image: langhus, tags: ['kongehuset', 'vikingetid'] },
    {
      da: {
        title: 'Kongens ord',
        slug: 'viden/kongerne',
        description: 'Gorm, Thyra og Harald, som de selv ville huskes, og som andre huskede dem.',
      },
      en: {
        title: 'The king’s words',
        slug: 'knowledge/the-kings',
        description: 'Gorm, Thyra and Harald as they wished to be remembered, and as others did.',
      },
    },
  ),
  rombe,
  stenen,
  hoejene,
]
