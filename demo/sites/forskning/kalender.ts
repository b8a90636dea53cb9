import { calendar } from '../../writing/events.ts'
import { to } from '../../writing/marks.ts'
import { textRibbon } from '../../writing/modules.ts'
import { mikroskop } from './prints.ts'

export const kalender = calendar(
  'kalender',
  {
    image: mikroskop,
    tags: ['forskning'],
    layout: 'daily',
    featuredEvents: ['ph-d-forsvar', 'isotopseminar', 'torsdag-i-laboratoriet'],
  },
  {
    da: {
      title: 'Forsvar, foredrag og åbne døre',
      slug: 'kalender',
      description: 'Det, man kan overvære. Resten foregår ved skriveborde og ligner ingenting.',
      featuredTitle: 'Sæt kryds',
      modules: [textRibbon(to('laesesalen'), to('adgang'), to('besoeg'))],
    },
    en: {
      title: 'Defences, lectures and open doors',
      slug: 'calendar',
      description:
        'What can be attended. The rest takes place at desks and looks like nothing much.',
      featuredTitle: 'For your diary',
      modules: [textRibbon(to('laesesalen'), to('adgang'), to('besoeg'))],
    },
  },
)
