import { calendar } from '../../writing/events.ts'
import { to } from '../../writing/marks.ts'
import { textRibbon } from '../../writing/modules.ts'

export const kalender = calendar(
  'kalender',
  {
    layout: 'daily',
    topEvents: ['en-genstand-kl-18', 'morsenoeglen', 'byvandring'],
    featuredEvents: ['lys-4-maj', 'byvandring', 'skaermet-time'],
  },
  {
    da: {
      title: 'Det sker',
      slug: 'kalender',
      description: 'Samtaler, vandringer og en time, hvor der er stille.',
      featuredTitle: 'Bestil i god tid',
      modules: [textRibbon(to('billetter', 'Bestil tid'), to('svaert-stof', 'Om det svære'))],
    },
    en: {
      title: 'What’s on',
      slug: 'calendar',
      description: 'Conversations, walks and an hour that is kept quiet.',
      featuredTitle: 'Book early',
      modules: [textRibbon(to('billetter', 'Book a time'), to('svaert-stof', 'The hard parts'))],
    },
  },
)
