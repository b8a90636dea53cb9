import { calendar } from '../../writing/events.ts'
import { to } from '../../writing/marks.ts'
import { callToAction } from '../../writing/modules.ts'
import { solvogn } from './prints.ts'

export const kalender = calendar(
  'kalender',
  {
    image: solvogn,
    layout: 'daily',
    topEvents: ['oldtid-paa-en-time', 'trykvaerksted', 'torsdag-til-otte', 'fernisering'],
    featuredEvents: ['luraften', 'nattevagten', 'spind-med'],
    bottomEvents: ['fund-fremvisning', 'maanedens-ting', 'mellem-jul-og-nytaar'],
  },
  {
    da: {
      title: 'Det sker',
      slug: 'kalender',
      description: 'Dag for dag i huset ved kanalen. Det meste er med i billetten.',
      featuredTitle: 'Værd at sætte kryds ved',
      modules: [
        callToAction(
          'Ikke noget den dag?',
          'Salene er der altid. De fleste kommer uden at skulle noget bestemt.',
          to('udstillinger', 'Se udstillingerne'),
        ),
      ],
    },
    en: {
      title: 'What’s on',
      slug: 'calendar',
      description: 'Day by day in the house by the canal. Most of it is part of the ticket.',
      featuredTitle: 'Worth a note in the diary',
      modules: [
        callToAction(
          'Nothing on your day?',
          'The galleries always are. Most people come for no reason in particular.',
          to('udstillinger', 'See the exhibitions'),
        ),
      ],
    },
  },
)
