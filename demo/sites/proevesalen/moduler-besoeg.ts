import { to } from '../../writing/marks.ts'
import {
  calendarTeaser,
  eventList,
  exhibitionList,
  featuredExhibitions,
  type Module,
  textSection,
  ticketDetail,
  ticketModule,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'

interface ModulePageText {
  readonly title: string
  readonly slug: string
  readonly description: string
  readonly modules: readonly Module[]
}

const page = (key: string, da: ModulePageText, en: ModulePageText): Page =>
  landingPage(
    key,
    { parent: 'moduler', tags: ['samling'] },
    {
      da: { ...da, slug: `moduler/${da.slug}` },
      en: { ...en, slug: `modules/${en.slug}` },
    },
  )

export const modulerBesoeg: readonly Page[] = [
  page(
    'modul-kalender',
    {
      title: 'Kalenderuddrag',
      slug: 'kalenderuddrag',
      description: 'I dag og i morgen. Den dag, salen er lukket, er der ikke noget.',
      modules: [calendarTeaser('I dag og i morgen', to('kalender', 'Hele kalenderen'))],
    },
    {
      title: 'Calendar teaser',
      slug: 'calendar-teaser',
      description: 'Today and tomorrow. On a day when the room is closed there is nothing.',
      modules: [calendarTeaser('Today and tomorrow', to('kalender', 'The whole calendar'))],
    },
  ),
  page(
    'modul-arrangementer',
    {
      title: 'Liste over arrangementer',
      slug: 'arrangementsliste',
      description: 'De næste, alle eller med ét emne, og en liste uden noget i.',
      modules: [
        eventList('De næste', { link: to('kalender') }),
        eventList('Kun håndværk', { tag: 'haandvaerk' }),
        eventList('Ingen med dette emne', { tag: 'krig' }),
      ],
    },
    {
      title: 'List of events',
      slug: 'event-list',
      description: 'The next ones, all or with one subject, and a list with nothing in it.',
      modules: [
        eventList('The next ones', { link: to('kalender') }),
        eventList('Crafts only', { tag: 'haandvaerk' }),
        eventList('None with this subject', { tag: 'krig' }),
      ],
    },
  ),
  page(
    'modul-udstillinger',
    {
      title: 'Liste over udstillinger',
      slug: 'udstillingsliste',
      description: 'De nuværende, de kommende og dem alle.',
      modules: [
        exhibitionList('Nu', 'current', to('udstillinger', 'Alle')),
        exhibitionList('Senere', 'upcoming'),
        exhibitionList('Nu og senere', 'all'),
      ],
    },
    {
      title: 'List of exhibitions',
      slug: 'exhibition-list',
      description: 'Those that are, those to come, and all of them.',
      modules: [
        exhibitionList('Now', 'current', to('udstillinger', 'All')),
        exhibitionList('Later', 'upcoming'),
        exhibitionList('Now and later', 'all'),
      ],
    },
  ),
  page(
    'modul-fremhaevet',
    {
      title: 'Fremhævede udstillinger',
      slug: 'fremhævede-udstillinger',
      description: 'Tre, én og en uden billede.',
      modules: [
        featuredExhibitions(
          'Tre',
          'udstilling-med-alt',
          'udstilling-kommende',
          'udstilling-uden-billede',
        ),
        featuredExhibitions('Én', 'udstilling-kommende'),
        featuredExhibitions('Uden billede', 'udstilling-uden-billede'),
      ],
    },
    {
      title: 'Featured exhibitions',
      slug: 'featured-exhibitions',
      description: 'Three, one, and one without a picture.',
      modules: [
        featuredExhibitions(
          'Three',
          'udstilling-med-alt',
          'udstilling-kommende',
          'udstilling-uden-billede',
        ),
        featuredExhibitions('One', 'udstilling-kommende'),
        featuredExhibitions('No picture', 'udstilling-uden-billede'),
      ],
    },
  ),
  page(
    'modul-billet',
    {
      title: 'Billet',
      slug: 'billet',
      description: 'En billet med alt og en med næsten intet.',
      modules: [
        ticketModule('billet-med-alt', 'Egen overskrift'),
        ticketModule('billet-med-intet'),
      ],
    },
    {
      title: 'Ticket',
      slug: 'ticket',
      description: 'A ticket with everything and one with next to nothing.',
      modules: [
        ticketModule('billet-med-alt', 'A heading of its own'),
        ticketModule('billet-med-intet'),
      ],
    },
  ),
  page(
    'modul-billetpris',
    {
      title: 'Billetpriser',
      slug: 'billetpriser',
      description: 'Kun priserne, inde i en tekst.',
      modules: [
        ticketDetail('billet-med-alt', 'Priser'),
        ticketDetail('billet-med-intet'),
        textSection({
          title: 'Midt i en sætning',
          text: 'Salen har åbent {hours}. Det billigste koster {price billet-med-alt}, to medlemmer {price billet-med-alt par}.',
        }),
      ],
    },
    {
      title: 'Ticket prices',
      slug: 'ticket-prices',
      description: 'Only the prices, within a text.',
      modules: [
        ticketDetail('billet-med-alt', 'Prices'),
        ticketDetail('billet-med-intet'),
        textSection({
          title: 'Within a sentence',
          text: 'The room is open {hours}. The cheapest is {price billet-med-alt}, two members {price billet-med-alt par}.',
        }),
      ],
    },
  ),
]
