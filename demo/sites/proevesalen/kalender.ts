import { calendar } from '../../writing/events.ts'
import { to } from '../../writing/marks.ts'
import { textRibbon } from '../../writing/modules.ts'
import type { Page } from '../../writing/site.ts'
import { sal } from './prints.ts'

export const kalendere: readonly Page[] = [
  calendar(
    'kalender',
    {
      layout: 'daily',
      topEvents: ['aflyst-i-morgen', 'udsolgt', 'salget-er-ikke-begyndt', 'kun-paa-dansk'],
      featuredEvents: ['fem-tider', 'fri-tekst', 'hver-dag-i-et-aar'],
      bottomEvents: ['aflyst-i-morgen', 'fem-tider'],
    },
    {
      da: {
        title: 'Dag for dag',
        slug: 'kalender',
        description: 'Hvert arrangement viser én tilstand og siger det i sin titel.',
        featuredTitle: 'Tre, der er svære at stille op',
        modules: [textRibbon(to('kalender-tidslinje', 'Det samme på en linje'))],
      },
      en: {
        title: 'Day by day',
        slug: 'calendar',
        description: 'Every event shows one state, and says so in its title.',
        featuredTitle: 'Three that are hard to lay out',
        modules: [textRibbon(to('kalender-tidslinje', 'The same in a line'))],
      },
      de: {
        title: 'Tag für Tag',
        slug: 'programm',
        description: 'Jede Veranstaltung zeigt einen Zustand und nennt ihn im Titel.',
      },
      sv: {
        title: 'Dag för dag',
        slug: 'kalender',
        description: 'Varje evenemang visar ett tillstånd och säger det i sin rubrik.',
      },
    },
  ),
  calendar(
    'kalender-tidslinje',
    { image: sal, layout: 'timeline', topEvents: ['fem-tider'] },
    {
      da: {
        title: 'På en linje',
        slug: 'kalender/tidslinje',
        description: 'Den samme kalender, lagt ned. Uden fremhævede arrangementer.',
      },
      en: {
        title: 'In a line',
        slug: 'calendar/timeline',
        description: 'The same calendar, laid on its side. Without featured events.',
      },
    },
  ),
]
