import { calendar } from '../../writing/events.ts'
import { to } from '../../writing/marks.ts'
import { textRibbon, ticketModule } from '../../writing/modules.ts'
import { marked } from './prints.ts'

export const kalender = calendar(
  'kalender',
  {
    image: marked,
    tags: ['besoeg', 'boern'],
    layout: 'daily',
    topEvents: ['smedning', 'maal-borgen'],
    featuredEvents: ['sommerlejr', 'vaevestuen', 'sankthans'],
    bottomEvents: ['skjoldaften'],
  },
  {
    da: {
      title: 'Dag for dag i borgen',
      slug: 'kalender',
      description: 'Smedje, væv, reb og bål. Når her ikke står noget, er volden der stadig.',
      featuredTitle: 'Efter årstiden',
      modules: [
        ticketModule('dagsbillet'),
        textRibbon(to('udstillinger'), to('aabningstider'), to('find-vej')),
      ],
    },
    en: {
      title: 'Day by day in the fortress',
      slug: 'calendar',
      description:
        'Forge, loom, rope and fire. When nothing is listed, the rampart is still there.',
      featuredTitle: 'By the season',
      modules: [
        ticketModule('dagsbillet'),
        textRibbon(to('udstillinger'), to('aabningstider'), to('find-vej')),
      ],
    },
  },
)
