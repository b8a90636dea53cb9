import { calendar } from '../../writing/events.ts'
import { to } from '../../writing/marks.ts'
import { textRibbon } from '../../writing/modules.ts'
import { sti } from './prints.ts'

export const kalender = calendar(
  'kalender',
  {
    image: sti,
    tags: ['besoeg'],
    layout: 'daily',
    featuredEvents: ['aftentur', 'haengsler', 'doer-syv'],
  },
  {
    da: {
      title: 'Hvad sker der i skoven?',
      slug: 'kalender',
      description: 'Det, vi ved af. Fra november til februar sover skoven, og vi med den.',
      featuredTitle: 'Værd at gå efter',
      modules: [
        textRibbon(to('besoeg', 'Tider og vej'), to('billetter', 'Priser'), to('tabt-og-fundet')),
      ],
    },
    en: {
      title: 'What goes on in the wood?',
      slug: 'calendar',
      description: 'What we know of. From November to February the wood sleeps, and so do we.',
      featuredTitle: 'Worth the walk',
      modules: [
        textRibbon(
          to('besoeg', 'Hours and getting here'),
          to('billetter', 'Prices'),
          to('tabt-og-fundet'),
        ),
      ],
    },
  },
)
