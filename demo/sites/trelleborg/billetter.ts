import { print, to } from '../../writing/marks.ts'
import { accordion, billboard, textSection } from '../../writing/modules.ts'
import type { Page } from '../../writing/site.ts'
import { ticket, ticketOverview } from '../../writing/tickets.ts'
import { indgang, marked } from './prints.ts'

const moenter = print('moenter', {
  da: 'Linoleumssnit: mønter af sølv ligger hulter til bulter på et mørkt stykke stof.',
  en: 'Linocut: silver coins lie in disorder on a dark piece of cloth.',
})

const billetter = ticketOverview(
  'billetter',
  { parent: 'besoeg', image: moenter, tags: ['besoeg'], tickets: ['dagsbillet', 'aarskort'] },
  {
    da: {
      title: 'Billetter og priser',
      slug: 'besoeg/billetter-og-priser',
      description:
        'Én billet gælder hele dagen, til museet, borgen, vikingebyen og sommerens lejr.',
      call: to('office:tickets/trelleborg/dagsbillet', 'Køb billet'),
      modules: [
        textSection({
          title: 'Når I kommer som klasse',
          text: `
            En skoleklasse med en af vores undervisere koster **750 kr.** Kommer I på egen hånd, er det
            **gratis**, når I har meldt jeres ankomst. Ti voksne eller flere i en gruppe betaler 90 kr. hver.

            Volden uden for åbningstid koster ingenting, for der er ingen til at tage imod.
          `,
          links: [to('skole', 'Priser for skoler'), to('aabningstider', 'Åbningstider')],
        }),
        accordion('Om billetten', {
          'Gælder den hele dagen?':
            'Ja. Gå ud og spis, og kom igen. Vi stempler hånden med et lille skjold.',
          'Kan jeg få pengene tilbage i dårligt vejr?':
            'Nej, men bliver lejren aflyst på grund af storm, får I en ny billet.',
          'Koster værkstederne ekstra?':
            'De fleste er gratis. At [smede en kniv](smedning) koster 60 kr. til jern og kul.',
          'Kan man betale kontant?': 'Ja, i skranken. Sølv tager vi kun efter vægt.',
        }),
        billboard({
          title: 'Årskortet virker også i regnvejr',
          text: 'Fri adgang i tolv måneder for én voksen og alle de børn, man kan holde styr på.',
          link: to('aarskort'),
          image: marked,
        }),
      ],
    },
    en: {
      title: 'Tickets and prices',
      slug: 'visit/tickets-and-prices',
      description:
        'One ticket lasts all day, for the museum, the fortress, the village and the summer camp.',
      call: to('office:tickets/trelleborg/day-ticket', 'Buy a ticket'),
      modules: [
        textSection({
          title: 'Bringing a class',
          text: `
            A school class with one of our teachers costs **DKK 750**. On your own it is **free**, provided you
            tell us that you are coming. Ten adults or more in a group pay DKK 90 each.

            Out of hours the rampart costs nothing, as there is nobody to pay.
          `,
          links: [to('skole', 'Prices for schools'), to('aabningstider', 'Opening hours')],
        }),
        accordion('About your ticket', {
          'Does it last all day?':
            'Yes. Go out to eat and come back. We stamp your hand with a small shield.',
          'Is there a refund in bad weather?':
            'No, but if a gale cancels the camp you will get a new ticket.',
          'Do workshops cost extra?':
            'Most are free. [Forging a knife](smedning) is DKK 60 for iron and charcoal.',
          'Do you take cash?': 'At the desk, yes. Silver we take by weight only.',
        }),
        billboard({
          title: 'The annual ticket also works in the rain',
          text: 'Free admission for twelve months for one adult and as many children as they can keep count of.',
          link: to('aarskort'),
          image: marked,
        }),
      ],
    },
  },
)

const dagsbillet = ticket(
  'dagsbillet',
  { parent: 'billetter', image: indgang, tags: ['besoeg'], tickets: ['aarskort'] },
  {
    da: {
      title: 'Dagsbillet',
      slug: 'besoeg/billetter-og-priser/dagsbillet',
      description: 'Museum, borg og vikingeby fra morgen til lukketid, med stempel på hånden.',
      variantsTitle: 'Hvem er I?',
      variants: [
        { title: 'Voksen', price: 110, score: 50 },
        { title: 'Studerende', price: 85, description: 'Vis studiekortet', score: 40 },
        { title: 'Under 18 år', price: 0, score: 30 },
        {
          title: 'To voksne',
          price: 200,
          capacity: 2,
          description: 'Med alle jeres børn',
          score: 20,
        },
        { title: 'Ledsager', price: 0, description: 'Med ledsagerkort', score: 10 },
      ],
      variantsDisclaimer: 'Billetten gælder én dag. Skranken lukker en halv time før museet.',
      benefitsTitle: 'For pengene får I',
      benefits: [
        'Museet og begge udstillinger',
        'Vikingebyen og bålpladsen',
        'Turen med snor om søndagen',
        'En snobrødspind til låns',
      ],
      purchase: to('office:tickets/trelleborg/dagsbillet', 'Køb dagsbillet'),
      cta: to('skole', 'Kommer I med en klasse?'),
      faq: {
        'Skal vi købe på forhånd?':
          'Nej. I sommerferien sparer det en kø, resten af året sparer det ingenting.',
        'Er lejren med?': 'Ja, hele dagen. Kun teltene koster ekstra.',
        'Må man komme igen i morgen?':
          'Med et nyt stempel. Eller med et [årskort](aarskort) til {price aarskort en}.',
      },
    },
    en: {
      title: 'Day ticket',
      slug: 'visit/tickets-and-prices/day-ticket',
      description: 'Museum, fortress and village from morning until we close, with a stamped hand.',
      variantsTitle: 'Who is coming?',
      variants: [
        { title: 'Adult', price: 110, score: 50 },
        { title: 'Student', price: 85, description: 'Show your card', score: 40 },
        { title: 'Under 18', price: 0, score: 30 },
        {
          title: 'Two adults',
          price: 200,
          capacity: 2,
          description: 'With all your children',
          score: 20,
        },
        { title: 'Companion', price: 0, description: 'With a companion card', score: 10 },
      ],
      variantsDisclaimer: 'Good for one day. The desk closes half an hour before the museum.',
      benefitsTitle: 'For your money you get',
      benefits: [
        'The museum and both exhibitions',
        'The Viking village and the fire pit',
        'The walk with a rope on Sundays',
        'The loan of a stick for baking dough',
      ],
      purchase: to('office:tickets/trelleborg/day-ticket', 'Buy a day ticket'),
      cta: to('skole', 'Bringing a class?'),
      faq: {
        'Should we buy in advance?':
          'In the summer holidays it saves a queue. The rest of the year it saves nothing.',
        'Is the camp included?': 'Yes, all day. Only the tents cost extra.',
        'May we come back tomorrow?':
          'With a new stamp. Or with an [annual ticket](aarskort) for {price aarskort en}.',
      },
    },
  },
)

const aarskort = ticket(
  'aarskort',
  { parent: 'billetter', image: marked, tags: ['besoeg'], tickets: ['dagsbillet'] },
  {
    da: {
      title: 'Årskort til borgen',
      slug: 'besoeg/billetter-og-priser/årskort',
      description: 'Tolv måneder fra den dag, du køber det. Tjent hjem ved andet besøg.',
      variants: [
        {
          key: 'en',
          title: 'Én voksen',
          price: 220,
          description: 'Med alle de børn, du kan tælle',
          score: 2,
        },
        { title: 'To voksne', price: 380, capacity: 2, description: 'På samme adresse', score: 1 },
      ],
      benefitsTitle: 'Med kortet',
      benefits: [
        'Fri adgang hver dag, museet er åbent',
        'Aftener ved Langbordet til nedsat pris',
        'Et søm fra smedjen med dit årstal',
      ],
      purchase: to('office:tickets/trelleborg/aarskort', 'Køb årskort'),
      faq: {
        'Gælder det på de andre museer?':
          'Nej, kun her. Nationalmuseets årskort gælder derimod også hos os.',
        'Hvad hvis jeg taber kortet?': 'Sig dit navn i skranken. Vi har en bog.',
      },
    },
    en: {
      title: 'Annual ticket',
      slug: 'visit/tickets-and-prices/annual-ticket',
      description: 'Twelve months from the day you buy it. Paid for by your second visit.',
      variants: [
        {
          key: 'en',
          title: 'One adult',
          price: 220,
          description: 'With all the children you can count',
          score: 2,
        },
        { title: 'Two adults', price: 380, capacity: 2, description: 'At one address', score: 1 },
      ],
      benefitsTitle: 'With the ticket',
      benefits: [
        'Free entry every day the museum is open',
        'Evenings at the Long Table for less',
        'A nail from the forge, stamped with your year',
      ],
      purchase: to('office:tickets/trelleborg/annual-ticket', 'Buy an annual ticket'),
      faq: {
        'Does it work at other museums?':
          'No, only here. The National Museum’s annual pass, however, is good with us.',
        'What if I lose it?': 'Give your name at the desk. We have a book.',
      },
    },
  },
)

export const tickets: readonly Page[] = [billetter, dagsbillet, aarskort]
