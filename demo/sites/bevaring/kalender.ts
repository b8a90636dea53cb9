import { calendar } from '../../writing/events.ts'
import { to } from '../../writing/marks.ts'
import { textRibbon } from '../../writing/modules.ts'
import { konservator } from './prints.ts'

export const kalender = calendar(
  'kalender',
  {
    image: konservator,
    tags: ['bevaring'],
    layout: 'timeline',
    topEvents: ['karret-toemmes', 'fredagsrundtur'],
  },
  {
    da: {
      title: 'Når døren er åben',
      slug: 'kalender',
      description: 'De dage, hvor man må se på. Alle andre dage arbejder vi bare.',
      modules: [textRibbon(to('rundtur'), to('foer-rundturen'), to('besoeg', 'Find vej'))],
    },
    en: {
      title: 'When the door is open',
      slug: 'calendar',
      description: 'The days on which you may watch. On all the others we merely work.',
      modules: [textRibbon(to('rundtur'), to('foer-rundturen'), to('besoeg', 'Getting here'))],
    },
  },
)
