import { art, item, to } from '../../fixtures/content.ts'
import type { PageFixture } from '../../fixtures/page.ts'
import type { TicketCard, TicketOverview } from '../../model.ts'
import { ticketDetail } from '../../modules/ticketDetail/TicketDetail.fixture.ts'
import { ticketModule } from '../../modules/ticketModule/TicketModule.fixture.ts'

function card(slug: string, title: string, excerpt: string | null): TicketCard['item'] {
  return { ...item(`billetter/${slug}`, title, '', null), type: 'ticket', meta: null, excerpt }
}

export const ticketCards: TicketCard[] = [
  {
    item: card('dagsbillet', 'Dagsbillet', 'Hele museet den dag, du vælger.'),
    variant: 'Voksen',
    price: '140 kr.',
    purchase: to('Køb billet', 'https://billet.example/dagsbillet'),
  },
  {
    item: card(
      'aarskort',
      'Årskort',
      'Alle gruppens museer i tolv måneder, og en ven med til halv pris. Kortet virker fra det øjeblik, du køber det.',
    ),
    variant: null,
    price: '395 kr.',
    purchase: to('Køb årskort', '/billetter/aarskort/koeb'),
  },
  {
    item: card('undervisningsforloeb', 'Undervisningsforløb for ungdomsuddannelser', null),
    variant: null,
    price: 'Gratis',
    purchase: null,
  },
  {
    item: card('omvisning', 'Omvisning', 'Spørg os: prisen afhænger af, hvor mange I er.'),
    variant: null,
    price: null,
    purchase: null,
  },
]

export const ticketOverview: TicketOverview = {
  hero: {
    title: 'Billetter',
    lead: 'Børn under 18 kommer altid gratis ind.',
    picture: art('slot', 'Linoleumssnit: et slot ved vandet'),
    call: null,
    breadcrumbs: [to('Besøg os', '/besoeg')],
  },
  tickets: ticketCards,
  modules: [
    { type: 'ticketModule', ...ticketModule },
    { type: 'ticketDetail', ...ticketDetail },
  ],
}

/** The pages that show it. */
export const samples: readonly PageFixture[] = [
  {
    path: '/billetter',
    title: 'Billetter',
    body: () => ({ type: 'ticketOverview', ...ticketOverview }),
  },
]
