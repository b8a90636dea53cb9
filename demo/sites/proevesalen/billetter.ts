import { to } from '../../writing/marks.ts'
import type { Page } from '../../writing/site.ts'
import { ticket, ticketOverview } from '../../writing/tickets.ts'
import { krukker, mikroskop } from './prints.ts'

export const billetter: readonly Page[] = [
  ticketOverview(
    'billetter',
    { parent: 'besoeg', image: krukker, tags: ['besoeg'] },
    {
      da: {
        title: 'Billetter, der ikke kan købes',
        slug: 'besoeg/billetter',
        description: 'Priser af forskellig længde, så kolonnen kan vise, hvad den kan.',
        call: to('besoeg', 'Tilbage til besøg'),
      },
      en: {
        title: 'Tickets that cannot be bought',
        slug: 'visit/tickets',
        description: 'Prices of various lengths, to let the column show what it can do.',
        call: to('besoeg', 'Back to visiting'),
      },
      de: {
        title: 'Unverkäufliche Karten',
        slug: 'besuch/karten',
        description: 'Preise verschiedener Länge, damit die Spalte zeigt, was sie kann.',
        call: to('besoeg', 'Zurück zum Besuch'),
      },
      sv: {
        title: 'Biljetter som inte går att köpa',
        slug: 'besök/biljetter',
        description: 'Priser av olika längd, så att spalten får visa vad den kan.',
        call: to('besoeg', 'Tillbaka till besök'),
      },
    },
  ),
  ticket(
    'billet-med-alt',
    { parent: 'billetter', image: mikroskop, tags: ['besoeg'] },
    {
      da: {
        title: 'En billet med alt',
        slug: 'besoeg/billetter/med-alt',
        description: 'Alle felter er udfyldt. Rækkefølgen følger scoren, ikke listen.',
        variantsTitle: 'Skrevet nedefra og op',
        variants: [
          { title: 'Sidst i listen, score 1', price: 12.75, score: 1 },
          { title: 'Gruppe', price: 1_234_567.5, capacity: 40, score: 2 },
          {
            key: 'par',
            title: 'Et rabatberettiget andelsmedlemskabsindehaverpar',
            price: 99,
            capacity: 2,
            score: 3,
          },
          { title: 'Barn', price: 0, description: 'Gratis', score: 4 },
          { title: 'Først i listen, score 5', price: 1, score: 5 },
        ],
        variantsDisclaimer: 'Priserne er opfundet, og det er deres længde også.',
        benefitsTitle: 'Man får ikke noget',
        benefits: [
          'En kort fordel',
          'En fordel, der er så lang, at den må brydes over to linjer eller tre',
        ],
        purchase: to('office:tickets/proevesalen/billet', 'Køb, men ikke her'),
        cta: to('kontakt', 'Noget andet, man kan gøre'),
        faq: {
          'Et spørgsmål?': 'Et svar.',
          'Et spørgsmål med henvisning?': 'Et svar, der fører [et andet sted hen](moduler).',
        },
      },
      en: {
        title: 'A ticket with everything',
        slug: 'visit/tickets/with-everything',
        description: 'All fields are filled. The order follows the score, not the list.',
        variantsTitle: 'Written from the bottom up',
        variants: [
          { title: 'Last in the list, score 1', price: 12.75, score: 1 },
          { title: 'Group', price: 1_234_567.5, capacity: 40, score: 2 },
          { key: 'par', title: 'Two members with a concession', price: 99, capacity: 2, score: 3 },
          { title: 'Child', price: 0, description: 'Free', score: 4 },
          { title: 'First in the list, score 5', price: 1, score: 5 },
        ],
        variantsDisclaimer: 'The prices are invented, and so is their length.',
        benefitsTitle: 'You get nothing',
        benefits: [
          'A short benefit',
          'A benefit so long that it has to break over two lines or three',
        ],
        purchase: to('office:tickets/proevesalen/ticket', 'Buy, but not here'),
        cta: to('kontakt', 'Something else to do'),
        faq: {
          'A question?': 'An answer.',
          'A question with a link?': 'An answer that leads [elsewhere](moduler).',
        },
      },
      de: {
        title: 'Eine Karte mit allem',
        slug: 'besuch/karten/mit-allem',
        description: 'Alle Felder sind ausgefüllt.',
        variants: [
          { title: 'Ermäßigungsberechtigte Vereinsmitgliedschaftsinhaber', price: 12.75, score: 1 },
          { title: 'Gruppen', price: 1_234_567.5, capacity: 40, score: 2 },
        ],
        purchase: to('office:tickets/proevesalen/karte', 'Kaufen, nur nicht hier'),
      },
      sv: {
        title: 'En biljett med allt',
        slug: 'besök/biljetter/med-allt',
        description: 'Alla fält är ifyllda.',
        variants: [
          { title: 'Rabattberättigade medlemskapsinnehavare', price: 12.75, score: 1 },
          { title: 'Grupp', price: 1_234_567.5, capacity: 40, score: 2 },
        ],
        purchase: to('office:tickets/proevesalen/biljett', 'Köp, men inte här'),
      },
    },
  ),
  ticket(
    'billet-med-intet',
    { parent: 'billetter', tickets: ['billet-med-alt'] },
    {
      da: {
        title: 'En billet med næsten intet',
        slug: 'besoeg/billetter/med-intet',
        description: 'Én pris, intet billede, ingen knap.',
        variants: [{ title: 'Voksen', price: 0 }],
      },
      en: {
        title: 'A ticket with next to nothing',
        slug: 'visit/tickets/with-nothing',
        description: 'One price, no picture, no button.',
        variants: [{ title: 'Adult', price: 0 }],
      },
    },
  ),
]
