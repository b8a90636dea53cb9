import { calendar } from '../../writing/events.ts'
import { to } from '../../writing/marks.ts'
import { textRibbon } from '../../writing/modules.ts'

export const kalender = calendar(
  'kalender',
  {
    layout: 'daily',
    topEvents: ['lygtetur', 'orgelsoendag', 'find-musene'],
    featuredEvents: ['nytaarskoncert', 'sommeraften', 'nisserne'],
  },
  {
    da: {
      title: 'Det sker på slottet',
      slug: 'kalender',
      description: 'Musik, lygter og mus. Det, der er aflyst, står her også, med streg over.',
      featuredTitle: 'Til den lange kalender',
      modules: [textRibbon(to('aflysninger', 'Når noget bliver aflyst'), to('billetter'))],
    },
    en: {
      title: 'On at the castle',
      slug: 'calendar',
      description:
        'Music, lanterns and mice. What is cancelled is here too, with a line through it.',
      featuredTitle: 'For the long diary',
      modules: [textRibbon(to('aflysninger', 'When something is cancelled'), to('billetter'))],
    },
  },
)
