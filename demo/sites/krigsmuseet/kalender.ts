import { calendar } from '../../writing/events.ts'
import { to } from '../../writing/marks.ts'
import { textRibbon } from '../../writing/modules.ts'
import { sal } from './pictures.ts'

export const kalender = calendar(
  'kalender',
  {
    image: sal,
    layout: 'timeline',
    topEvents: ['rundvisning-soendag', 'breve-laest-hoejt', 'veteransamtale'],
    featuredEvents: ['paa-reden-i-rigtig-tid', 'tegn-en-kanon', 'veteransamtale'],
  },
  {
    da: {
      title: 'Det sker',
      slug: 'kalender',
      description: 'Tre måneder frem, på én linje. Datoerne er fredelige.',
      featuredTitle: 'Tre grunde til at komme',
      modules: [textRibbon(to('billetter'), to('rundvisning'))],
    },
    en: {
      title: 'What’s on',
      slug: 'calendar',
      description: 'Three months ahead, in one line. The dates are peaceful.',
      featuredTitle: 'Three reasons to come',
      modules: [textRibbon(to('billetter'), to('rundvisning'))],
    },
  },
)
