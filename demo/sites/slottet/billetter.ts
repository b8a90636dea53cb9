import { to } from '../../writing/marks.ts'
import { accordion, openingHours } from '../../writing/modules.ts'
import type { Page } from '../../writing/site.ts'
import { ticket, ticketOverview } from '../../writing/tickets.ts'
import { port, slotNaer } from './pictures.ts'

export const billetter: readonly Page[] = [
  ticketOverview(
    'billetter',
    { parent: 'besoeg', image: slotNaer, tags: ['besoeg'], tickets: ['slotsbillet', 'aarskort'] },
    {
      da: {
        title: 'Billetter og åbningstider',
        slug: 'besoeg/billetter',
        description:
          'Åbent tirsdag til søndag. Om sommeren også mandag, for så er alle her alligevel.',
        modules: [
          openingHours('Tider'),
          accordion('Om billetten', {
            'Kan man gå ud og komme ind igen?': 'Ja, hele dagen. Vis billetten i porten.',
            'Koncerten er aflyst': 'Så får du pengene igen. [Sådan foregår det](aflysninger).',
            'Kan turen foregå på engelsk?': 'Lygteturen den første fredag i måneden er på engelsk.',
            'Er der rabat for grupper?':
              '15 procent fra tolv personer, {price slotsbillet gruppe} for alle tolv, og en kop kaffe til chaufføren.',
          }),
        ],
      },
      en: {
        title: 'Tickets and opening hours',
        slug: 'visit/tickets',
        description:
          'Open Tuesday to Sunday. In summer on Mondays too, since everyone is here anyway.',
        modules: [
          openingHours('Hours'),
          accordion('About your ticket', {
            'May I leave and return?': 'Yes, all day. Show your ticket at the gate.',
            'My concert is cancelled': 'Then you get your money back. [This is how](aflysninger).',
            'Are tours given in English?': 'The lantern tour on the first Friday of the month is.',
            'Is there a group rate?':
              'Fifteen per cent from twelve people, {price slotsbillet gruppe} for all twelve, and a cup of coffee for the driver.',
          }),
        ],
      },
    },
  ),
  ticket(
    'slotsbillet',
    { parent: 'billetter', image: port, tags: ['besoeg'], tickets: ['aarskort'] },
    {
      da: {
        title: 'Slotsbillet',
        slug: 'besoeg/billetter/slotsbillet',
        description: 'Sale, tårn og kasematter på samme dag.',
        variants: [
          { title: 'Voksen', price: 130, score: 4 },
          { title: 'Studerende', price: 100, description: 'Med gyldigt kort', score: 3 },
          { title: 'Under 18 år', price: 0, score: 2 },
          { key: 'gruppe', title: 'Gruppe på tolv', price: 1326, capacity: 12, score: 1 },
        ],
        variantsDisclaimer:
          'Orgelsøndagene er med. Lygteturen koster 60 kr. oven i, og koncerter i balsalen har egne billetter.',
        benefitsTitle: 'Man får',
        benefits: ['De seks sale', 'Tårnet, når det ikke blæser', 'Et kort over musene til børn'],
        purchase: to('office:tickets/slottet/billet', 'Køb billet'),
        faq: {
          'Er haven med?': 'Haven er gratis for alle og åben {hours have}.',
          'Hvornår er sidste indgang?': 'En time før vi lukker. Salene er lange.',
        },
      },
      en: {
        title: 'Castle ticket',
        slug: 'visit/tickets/castle-ticket',
        description: 'Halls, tower and casemates on one day.',
        variants: [
          { title: 'Adult', price: 130, score: 4 },
          { title: 'Student', price: 100, description: 'With a valid card', score: 3 },
          { title: 'Under 18', price: 0, score: 2 },
          { key: 'gruppe', title: 'Group of twelve', price: 1326, capacity: 12, score: 1 },
        ],
        variantsDisclaimer:
          'Organ Sundays are included. The lantern tour is DKK 60 on top, and concerts in the ballroom have tickets of their own.',
        benefitsTitle: 'You get',
        benefits: ['The six halls', 'The tower, unless it blows', 'A map of the mice for children'],
        purchase: to('office:tickets/slottet/ticket', 'Buy a ticket'),
        faq: {
          'Is the garden included?': 'The garden is free for all and open {hours have}.',
          'When is last admission?': 'An hour before we close. The halls are long.',
        },
      },
    },
  ),
  ticket(
    'aarskort',
    { parent: 'billetter', tags: ['besoeg'], tickets: ['slotsbillet'] },
    {
      da: {
        title: 'Årskort til slottet',
        slug: 'besoeg/billetter/årskort',
        description: 'Kom så tit, at katten hilser.',
        variants: [{ title: 'Årskort', price: 285 }],
        variantsDisclaimer: 'Koncerterne i balsalen er ikke med, heller ikke nytårskoncerten.',
        benefits: ['Fri adgang hele året', 'Koncerter i kapellet', 'Lygteturen, når der er plads'],
        purchase: to('office:tickets/slottet/aarskort', 'Køb årskort'),
      },
      en: {
        title: 'Annual pass',
        slug: 'visit/tickets/annual-pass',
        description: 'Come often enough and the cat will know you.',
        variants: [{ title: 'Annual pass', price: 285 }],
        variantsDisclaimer:
          'Concerts in the ballroom are not included, and nor is the New Year concert.',
        benefits: [
          'Entry all year',
          'Concerts in the chapel',
          'The lantern tour, if there is room',
        ],
        purchase: to('office:tickets/slottet/annual-pass', 'Buy a pass'),
      },
    },
  ),
]
