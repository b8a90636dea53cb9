import { to } from '../../writing/marks.ts'
import { accordion, styledTextAndVisual } from '../../writing/modules.ts'
import type { Page } from '../../writing/site.ts'
import { ticket, ticketOverview } from '../../writing/tickets.ts'
import { gaard, port } from './pictures.ts'

export const billetter: readonly Page[] = [
  ticketOverview(
    'billetter',
    { parent: 'besoeg', tags: ['besoeg'] },
    {
      da: {
        title: 'Billetter og årskort',
        slug: 'besoeg/billetter',
        description:
          'Billetten gælder hele dagen, alle husene og hestevognen, hvis der er plads på bukken.',
        modules: [
          styledTextAndVisual({
            title: 'Skoler og hold',
            text: `
              Et hold er mindst ti personer, og ti voksne koster {price dagsbillet hold}. Der er plads til fire hold
              ad gangen, så ring, før I bestiller bussen. Lærere og ledsagere kommer gratis ind, og madpakker kan stå
              i skyggen i mælkerummet.
            `,
            image: port,
            side: 'left',
            link: to('besoeg', 'Mere om at besøge os'),
          }),
          accordion('Om billetten', {
            'Kan jeg få pengene igen, hvis det regner?':
              'Nej, men du kan få billetten flyttet til en anden dag i samme sæson.',
            'Skal min ledsager betale?':
              'Nej. Med ledsagerkort er ledsageren gratis. Se også siden om [tilgængelighed](tilgaengelighed).',
            'Gælder årskortet til jul?': 'Ja, alle weekender op til jul, hvor lågen er åben.',
            'Kan jeg betale kontant?': 'Ja, i skuret. Vi giver igen.',
          }),
        ],
      },
      en: {
        title: 'Tickets and annual passes',
        slug: 'visit/tickets',
        description:
          'A ticket is good for the whole day, every house, and the carriage if there is room on the box.',
        modules: [
          styledTextAndVisual({
            title: 'Schools and groups',
            text: `
              A group is ten or more, and ten adults cost {price dagsbillet hold}. There is room for four groups at a
              time, so call before you book the coach. Teachers and helpers come in free, and packed lunches may be
              left in the cool of the dairy.
            `,
            image: port,
            side: 'left',
            link: to('besoeg', 'More about visiting'),
          }),
          accordion('About your ticket', {
            'Can I have a refund if it rains?':
              'No, but we will move the ticket to another day of the same season.',
            'Does my companion pay?':
              'Not with a companion card. See also our page on [access](tilgaengelighed).',
            'Is the annual pass good for Christmas?':
              'Yes, on every weekend before Christmas when the gate is open.',
            'May I pay in cash?': 'Yes, at the shed, in Danish kroner. We have change.',
          }),
        ],
      },
    },
  ),
  ticket(
    'dagsbillet',
    { parent: 'billetter', image: gaard, tags: ['besoeg'], tickets: ['aarskort'] },
    {
      da: {
        title: 'En dag på landet',
        slug: 'besoeg/billetter/dagsbillet',
        description: 'Købes i skuret ved lågen eller hjemmefra. Prisen er den samme.',
        variantsTitle: 'Det koster det',
        variants: [
          { title: 'Voksen', price: 120, score: 4 },
          { title: 'Studerende', price: 90, description: 'Med kort', score: 3 },
          { title: 'Under 18 år', price: 0, score: 2 },
          { key: 'hold', title: 'Hold på ti voksne', price: 1000, capacity: 10, score: 1 },
        ],
        variantsDisclaimer: 'I juleweekenderne er prisen den samme, men der er gløgg i den.',
        benefitsTitle: 'Med i prisen',
        benefits: ['Alle åbne huse', 'Hestevognen, når der er plads', 'Kort over stierne'],
        purchase: to('office:tickets/frilandsmuseet/billet', 'Køb billet'),
        faq: {
          'Skal man vælge en dag?': 'Nej. Billetten gælder én dag, men du vælger selv hvilken.',
          'Kan hunden få billet?': 'Den kommer gratis ind, i snor.',
        },
      },
      en: {
        title: 'A day in the country',
        slug: 'visit/tickets/day-ticket',
        description: 'Buy it at the shed by the gate or at home. The price is the same.',
        variantsTitle: 'What it costs',
        variants: [
          { title: 'Adult', price: 120, score: 4 },
          { title: 'Student', price: 90, description: 'With a card', score: 3 },
          { title: 'Under 18', price: 0, score: 2 },
          { key: 'hold', title: 'Ten adults', price: 1000, capacity: 10, score: 1 },
        ],
        variantsDisclaimer: 'At Christmas the price is the same, but there is mulled wine in it.',
        benefitsTitle: 'Included',
        benefits: ['All open houses', 'The carriage, if there is room', 'A map of the paths'],
        purchase: to('office:tickets/frilandsmuseet/ticket', 'Buy a ticket'),
        faq: {
          'Do I have to choose a day?': 'No. The ticket is good for one day of your choosing.',
          'Does the dog need one?': 'Dogs come in free, on a lead.',
        },
      },
    },
  ),
  ticket(
    'aarskort',
    { parent: 'billetter', tags: ['besoeg'], tickets: ['dagsbillet'] },
    {
      da: {
        title: 'Årskort',
        slug: 'besoeg/billetter/årskort',
        description: 'Fra såning til høst og videre til jul.',
        variants: [{ title: 'Årskort', price: 290, description: 'Tag en ven med én gang' }],
        benefits: ['Hver åbningsdag i et år', 'Julen i december', 'Otte breve fra markerne'],
        purchase: to('office:tickets/frilandsmuseet/aarskort', 'Køb årskort'),
      },
      en: {
        title: 'Annual pass',
        slug: 'visit/tickets/annual-pass',
        description: 'From sowing to harvest, and on to Christmas.',
        variants: [{ title: 'Annual pass', price: 290, description: 'Bring a friend once' }],
        benefits: ['Every open day for a year', 'Christmas', 'Eight letters from the fields'],
        purchase: to('office:tickets/frilandsmuseet/annual-pass', 'Buy a pass'),
      },
    },
  ),
]
