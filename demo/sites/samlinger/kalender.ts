import { calendar } from '../../writing/events.ts'
import { to } from '../../writing/marks.ts'
import { textRibbon } from '../../writing/modules.ts'
import { magasin } from './prints.ts'

export const kalender = calendar(
  'kalender',
  { image: magasin, tags: ['samling'], layout: 'daily', topEvents: ['hvad-er-det', 'magasintur'] },
  {
    da: {
      title: 'Når skufferne er åbne',
      slug: 'kalender',
      description: 'Tre slags besøg: ned i magasinet, hen til bordet og op med en skuffe.',
      modules: [
        textRibbon(to('studiesalen'), to('priser', 'Priser'), to('besoeg', 'Hvor og hvornår')),
      ],
    },
    en: {
      title: 'When the drawers are open',
      slug: 'calendar',
      description: 'Go down into the store, or sit down at the table with a thing of your own.',
      modules: [
        textRibbon(to('studiesalen'), to('priser', 'Prices'), to('besoeg', 'Where and when')),
      ],
    },
  },
)
