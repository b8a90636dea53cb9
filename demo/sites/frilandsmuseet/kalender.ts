import { calendar } from '../../writing/events.ts'
import { to } from '../../writing/marks.ts'
import { textRibbon } from '../../writing/modules.ts'
import { vogn } from './pictures.ts'

export const kalender = calendar(
  'kalender',
  {
    image: vogn,
    layout: 'daily',
    topEvents: ['moellen-gaar', 'hestevognen', 'ild-paa'],
    featuredEvents: ['julegaardene', 'hoestdage', 'laagen-gaar-op'],
  },
  {
    da: {
      title: 'Det sker herude',
      slug: 'kalender',
      description: 'En måned frem. Længere tør ingen landmand love noget.',
      featuredTitle: 'Årets tre store dage',
      modules: [textRibbon(to('aabningstider', 'Hvornår er lågen åben?'), to('billetter'))],
    },
    en: {
      title: 'On out here',
      slug: 'calendar',
      description: 'One month ahead. No farmer dares to promise more.',
      featuredTitle: 'The three great days of the year',
      modules: [textRibbon(to('aabningstider', 'When is the gate open?'), to('billetter'))],
    },
  },
)
