import { to } from '../../fixtures/content.ts'
import type { Module, TicketModule, TicketPanel, TicketTable } from '../../model.ts'

export const ticketTable: TicketTable = {
  title: null,
  variants: [
    { key: 'voksen', title: 'Voksen', note: null, people: null, price: '140 kr.' },
    {
      key: 'ung',
      title: 'Ung under 27 og studerende',
      note: 'Vis gyldigt studiekort',
      people: null,
      price: '110 kr.',
    },
    { key: 'barn', title: 'Barn under 18', note: null, people: null, price: 'Gratis' },
    {
      key: 'familie',
      title: 'Familie',
      note: 'To voksne og to børn over 18',
      people: 4,
      price: '395 kr.',
    },
    {
      key: 'ledsager',
      title: 'Ledsagerkortindehavere og handicapledsagerordningen',
      note: null,
      people: null,
      price: '1.110,50 kr.',
    },
  ],
  disclaimer: 'Priserne er med moms. Billetter kan ombyttes til dagen før.',
}

export const ticketPanel: TicketPanel = {
  title: 'Dagsbillet',
  lead: 'Billetten gælder hele museet den dag, du vælger. Køb på forhånd, så er der plads til dig.',
  benefitsTitle: 'Det får du',
  benefits: [
    'Alle udstillinger og omvisning kl. 10.30',
    'Fri garderobe og lydguide på dansk, engelsk og tysk',
    '10 % i café og butik',
  ],
  purchase: to('Køb billet', 'https://billet.example/dagsbillet'),
  page: to('Dagsbillet', '/billetter/dagsbillet'),
  table: ticketTable,
}

/** A ticket with nothing but its price. */
export const ticketModule: TicketModule = {
  key: 'aarskort',
  panel: {
    title: 'Årskort',
    lead: null,
    benefitsTitle: null,
    benefits: [],
    purchase: to('', '/billetter/aarskort/koeb'),
    page: null,
    table: {
      title: 'Alle gruppens museer i tolv måneder',
      variants: [
        { key: 'en', title: 'En person', note: null, people: null, price: '395 kr.' },
        { key: 'to', title: 'Årskort med en ven', note: null, people: 2, price: '595 kr.' },
      ],
      disclaimer: null,
    },
  },
}

/** The module in its states. */
export const samples: readonly Module[] = [{ type: 'ticketModule', ...ticketModule }]
