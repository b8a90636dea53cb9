import { to } from '../../writing/marks.ts'
import { accordion, openingHours, textSection } from '../../writing/modules.ts'
import type { Page } from '../../writing/site.ts'
import { ticket, ticketOverview } from '../../writing/tickets.ts'
import { kanon, portal } from './pictures.ts'

export const billetter: readonly Page[] = [
  ticketOverview(
    'billetter',
    { parent: 'besoeg', image: kanon, tags: ['besoeg'], tickets: ['dagsbillet', 'aarskort'] },
    {
      da: {
        title: 'Åbningstider, billetter og priser',
        slug: 'besoeg/billetter',
        description: 'Billetten gælder hele dagen, også efter frokost.',
        modules: [
          openingHours('Åbent og lukket'),
          textSection({
            text: `
              Den 5. september, flagdagen for Danmarks udsendte, er der gratis adgang for alle, når museet
              har åbent. Der er sjældent kø, undtagen i vinterferien.
            `,
            links: [to('rundvisning', 'Rundvisninger')],
          }),
          accordion('Om billetter', {
            'Kan jeg få refunderet?': 'Ja, indtil dagen før.',
            'Skal grupper bestille?': 'Ja, fra ti personer. [Læs om grupper](grupper).',
            'Gælder billetten til andre museer?':
              'Nej, men gem den: Den giver 20 kr. rabat på [Frihedsmuseet](frihedsmuseet/besoeg) i en måned.',
            'Gælder ledsagerkort?': 'Ja, din ledsager kommer gratis ind.',
          }),
        ],
      },
      en: {
        title: 'Opening hours, tickets and prices',
        slug: 'visit/tickets',
        description: 'A ticket lasts the whole day, lunch included.',
        modules: [
          openingHours('Open and closed'),
          textSection({
            text: `
              On 5 September, the flag day for Denmark’s deployed personnel, admission is free for all if the
              museum is open. There is seldom a queue, save in the winter holidays.
            `,
            links: [to('rundvisning', 'Guided tours')],
          }),
          accordion('About tickets', {
            'Can I have a refund?': 'Yes, until the day before.',
            'Must groups book?': 'Yes, from ten people. [About groups](grupper).',
            'Is the ticket good for other museums?':
              'No, but keep it: for a month it takes DKK 20 off at [the Museum of Resistance](frihedsmuseet/besoeg).',
            'Do you accept companion cards?': 'Yes, your companion comes in free.',
          }),
        ],
      },
    },
  ),
  ticket(
    'dagsbillet',
    { parent: 'billetter', image: portal, tags: ['besoeg'], tickets: ['aarskort'] },
    {
      da: {
        title: 'Billet til museet',
        slug: 'besoeg/billetter/dagsbillet',
        description: 'Tre etager, en dag. Købes hjemmefra eller i skranken.',
        variants: [
          { key: 'voksen', title: 'Voksen', price: 95, score: 4 },
          { title: 'Studerende', price: 75, score: 3 },
          { title: 'Under 18 år', price: 0, score: 2 },
          { title: 'Veteran eller værnepligtig', price: 0, description: 'Vis kortet', score: 1 },
        ],
        variantsDisclaimer:
          'Gratis billetter skal også hentes. Vi tæller, hvor mange der er i huset.',
        benefitsTitle: 'Med i billetten',
        benefits: ['Lydguide på otte sprog', 'Rundvisningen søndag kl. 13', 'Alle særudstillinger'],
        purchase: to('office:tickets/krigsmuseet/billet', 'Køb billet'),
        cta: to('grupper', 'Klasser og grupper'),
        faq: {
          'Må man gå ud og ind?': 'Ja. Behold billetten; den har en perforering til formålet.',
          'Er der aldersgrænse?': 'Nej, men anden sal er skrevet til voksne og store børn.',
        },
      },
      en: {
        title: 'Museum ticket',
        slug: 'visit/tickets/day-ticket',
        description: 'Three floors, one day. Buy it from home or at the desk.',
        variants: [
          { key: 'voksen', title: 'Adult', price: 95, score: 4 },
          { title: 'Student', price: 75, score: 3 },
          { title: 'Under 18', price: 0, score: 2 },
          {
            title: 'Danish veteran or conscript',
            price: 0,
            description: 'Show the card',
            score: 1,
          },
        ],
        variantsDisclaimer: 'Free tickets must be collected too. We count who is in the house.',
        benefitsTitle: 'Included',
        benefits: [
          'Audio guide in eight languages',
          'The tour on Saturdays at 2 pm',
          'All exhibitions',
        ],
        purchase: to('office:tickets/krigsmuseet/ticket', 'Buy a ticket'),
        cta: to('grupper', 'Classes and groups'),
        faq: {
          'May I go out and return?': 'Yes. Keep the ticket; it is perforated for the purpose.',
          'Is there an age limit?':
            'No, but the second floor is written for adults and older children.',
        },
      },
    },
  ),
  ticket(
    'aarskort',
    { parent: 'billetter', tags: ['besoeg'] },
    {
      da: {
        title: 'Årskort',
        slug: 'besoeg/billetter/årskort',
        description: 'For dem, der læser alle skiltene.',
        variants: [
          { title: 'Årskort', price: 225 },
          { title: 'Årskort til to', price: 395, capacity: 2 },
        ],
        benefits: ['Fri adgang i et år', 'Plads ved samtalerne', 'Depechen i postkassen'],
        purchase: to('office:tickets/krigsmuseet/aarskort', 'Køb årskort'),
      },
      en: {
        title: 'Annual pass',
        slug: 'visit/tickets/annual-pass',
        description: 'For those who read every label.',
        variants: [
          { title: 'Annual pass', price: 225 },
          { title: 'Pass for two', price: 395, capacity: 2 },
        ],
        benefits: ['Entry for a year', 'A seat at the conversations', 'The dispatch by post'],
        purchase: to('office:tickets/krigsmuseet/annual-pass', 'Buy a pass'),
      },
    },
  ),
]
