import { calendar } from '../../writing/events.ts'
import { to } from '../../writing/marks.ts'
import { featuredExhibitions, textRibbon } from '../../writing/modules.ts'
import { hoejeOgKirke } from './prints.ts'

export const kalender = calendar(
  'kalender',
  {
    image: hoejeOgKirke,
    tags: ['besoeg'],
    layout: 'timeline',
    topEvents: ['omvisning', 'skraalys', 'thyras-sten'],
    featuredEvents: ['runevaerksted', 'solhverv', 'lam'],
  },
  {
    da: {
      title: 'Det sker ved højene',
      slug: 'kalender',
      description:
        'Omvisninger, værksteder og aftener i skrålys. Højene selv er altid på programmet.',
      featuredTitle: 'Året rundt',
      modules: [
        featuredExhibitions('Inde i varmen', 'et-aar-paa-hoejen'),
        textRibbon(to('aabningstider'), to('find-vej'), to('omvisningsbillet', 'Book en omviser')),
      ],
    },
    en: {
      title: 'What is on by the mounds',
      slug: 'calendar',
      description:
        'Tours, workshops and evenings in raking light. The mounds themselves are always on.',
      featuredTitle: 'Through the year',
      modules: [
        featuredExhibitions('Indoors, where it is warm', 'et-aar-paa-hoejen'),
        textRibbon(to('aabningstider'), to('find-vej'), to('omvisningsbillet', 'Book a guide')),
      ],
    },
  },
)
