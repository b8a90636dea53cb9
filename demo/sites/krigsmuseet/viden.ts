import { knowledgeOverview, knowledgeTheme } from '../../writing/knowledge.ts'
import { to } from '../../writing/marks.ts'
import { textSection } from '../../writing/modules.ts'
import type { Page } from '../../writing/site.ts'
import { kanon, magasin, uniform } from './pictures.ts'
import { breve } from './viden-breve.ts'
import { kanonen } from './viden-kanonen.ts'
import { vaegten } from './viden-vaegten.ts'

export const viden: readonly Page[] = [
  knowledgeOverview(
    'viden',
    { image: magasin, tags: ['krig'] },
    {
      da: {
        title: 'Det, der ikke kan stå på et skilt',
        slug: 'viden',
        description:
          'Et skilt ved en montre har plads til tres ord. Her er der plads til resten: om vægt, om arbejde og om breve.',
        call: to('viden-vaegten', 'Læs om oppakningen'),
        modules: [
          textSection({
            text: `
              Artiklerne er skrevet af museets inspektører og læst af mindst én, der har været
              soldat. Finder du en fejl, vil vi gerne høre om den. Det er sket før, og det stod i noten.
            `,
          }),
        ],
      },
      en: {
        title: 'What will not fit on a label',
        slug: 'knowledge',
        description:
          'A label beside a case has room for sixty words. The rest is here: about weight, about labour and about what was written home.',
        call: to('viden-vaegten', 'Read about the pack'),
        modules: [
          textSection({
            text: `
              Our curators write the articles, and each has been read by at least one person who was a
              soldier. If you find a mistake we should like to know of it.
            `,
          }),
        ],
      },
    },
  ),
  knowledgeTheme(
    'viden-soldater',
    { parent: 'viden', image: uniform, tags: ['krig'] },
    {
      da: {
        title: 'Den, der gik forrest',
        slug: 'viden/soldater',
        description: 'Soldatens krig: sko, vægt, sult, kedsomhed og posten hjemmefra.',
      },
      en: {
        title: 'Those who walked in front',
        slug: 'knowledge/soldiers',
        description: 'The soldier’s war: shoes, weight, hunger, tedium and the post.',
      },
    },
  ),
  knowledgeTheme(
    'viden-vaaben',
    { parent: 'viden', image: kanon, tags: ['krig', 'samling'] },
    {
      da: {
        title: 'Jern og hænder',
        slug: 'viden/våben',
        description: 'Et våben er et arbejde. Her er, hvem der udførte det, og hvordan.',
      },
      en: {
        title: 'Iron and hands',
        slug: 'knowledge/arms',
        description: 'A weapon is a kind of work. Here is who did it, and how.',
      },
    },
  ),
  vaegten,
  kanonen,
  breve,
]
