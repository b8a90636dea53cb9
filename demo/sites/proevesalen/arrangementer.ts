import { day } from '../../writing/days.ts'
import type { Event } from '../../writing/events.ts'
import { letterTo, to } from '../../writing/marks.ts'
import { once } from '../../writing/when.ts'
import { guldhorn, haandvaerk, krukker, mikrofon, mikroskop, skib } from './prints.ts'

export const events: readonly Event[] = [
  {
    key: 'aflyst-i-morgen',
    parent: 'kalender',
    image: mikrofon,
    tags: ['musik'],
    venue: { da: 'Salen', en: 'The room', de: 'Der Saal', sv: 'Salen' },
    when: { from: day(0), to: day(40), on: [{ at: ['19–20'] }], cancelled: [day(1), day(15)] },
    related: ['udsolgt', 'fem-tider'],
    in: {
      da: {
        title: 'Aflyst i morgen',
        slug: 'kalender/aflyst-i-morgen',
        description: 'Hver aften kl. 19, men ikke i morgen og ikke om femten dage.',
        subtitle: 'Og om femten dage',
        introduction: `
          Dagen i morgen skal stå på listen med en streg over og ordet ”aflyst”, ikke forsvinde. Det samme
          skal dagen om to uger. I går er væk, for den er gået, og de dage, hvor salen er lukket, har
          aldrig været der.

          I kalenderfilen skal de to aflyste dage også stå, som aflyste.
        `,
        practical: { Prøver: 'Aflysninger på en side, i en liste og i en kalenderfil' },
        ribbon: ['udsolgt', 'fri-tekst'],
      },
      en: {
        title: 'Cancelled tomorrow',
        slug: 'calendar/cancelled-tomorrow',
        description: 'Every evening at 7 pm, but not tomorrow and not in fifteen days.',
        subtitle: 'And in fifteen days',
        introduction: `
          Tomorrow must be in the list with a line through it and the word “cancelled”, rather than vanish.
          So must the day two weeks on. Yesterday is gone because it has passed, and the days on which the
          room is closed were never there.

          In the calendar file the two cancelled days must stand as well, as cancelled.
        `,
        practical: { Tries: 'Cancellations on a page, in a list and in a calendar file' },
        ribbon: ['udsolgt', 'fri-tekst'],
      },
      de: {
        title: 'Morgen abgesagt',
        slug: 'programm/morgen-abgesagt',
        description: 'Jeden Abend um 19 Uhr, nur morgen nicht.',
        introduction:
          'Der morgige Tag soll durchgestrichen in der Liste stehen, nicht verschwinden.',
      },
      sv: {
        title: 'Inställt i morgon',
        slug: 'kalender/inställt-i-morgon',
        description: 'Varje kväll kl. 19, men inte i morgon.',
        introduction: 'Dagen i morgon ska stå överstruken i listan, inte försvinna.',
      },
    },
  },
  {
    key: 'udsolgt',
    parent: 'kalender',
    image: guldhorn,
    tags: ['samling'],
    when: once(day(5), '18.30–20'),
    soldOut: true,
    in: {
      da: {
        title: 'Udsolgt',
        slug: 'kalender/udsolgt',
        description: 'Der er priser, men ingen pladser.',
        introduction: `
          Ordet skal stå over knappen til ventelisten og på kortet i kalenderen. Priserne må gerne blive
          stående, så man kan se, hvad man gik glip af.
        `,
        tickets: [
          { title: 'Plads', price: 120, capacity: 1, score: 1 },
          { title: 'Bord til seks', price: 600, capacity: 6, score: 2 },
        ],
        ticketsDisclaimer: 'Alle pladser er solgt. Ingen har været der.',
        waitingList: letterTo('proeve@example.org', 'Venteliste: Udsolgt', 'Venteliste'),
      },
      en: {
        title: 'Sold out',
        slug: 'calendar/sold-out',
        description: 'There are prices but no seats.',
        introduction: `
          The words must stand above the button to the waiting list and on the card in the calendar. The
          prices may stay, to show what one has missed.
        `,
        tickets: [
          { title: 'Seat', price: 120, capacity: 1, score: 1 },
          { title: 'Table for six', price: 600, capacity: 6, score: 2 },
        ],
        ticketsDisclaimer: 'Every seat is sold. Nobody has been there.',
        waitingList: letterTo('proeve@example.org', 'Waiting list: Sold out', 'Waiting list'),
      },
      de: {
        title: 'Ausverkauft',
        slug: 'programm/ausverkauft',
        description: 'Preise gibt es, Plätze nicht.',
        introduction: 'Das Wort soll dort stehen, wo sonst der Knopf ist.',
        tickets: [{ title: 'Platz', price: 120 }],
      },
      sv: {
        title: 'Slutsålt',
        slug: 'kalender/slutsålt',
        description: 'Det finns priser men inga platser.',
        introduction: 'Ordet ska stå där knappen annars är.',
        tickets: [{ title: 'Plats', price: 120 }],
      },
    },
  },
  {
    key: 'salget-er-ikke-begyndt',
    parent: 'kalender',
    image: mikroskop,
    tags: ['forskning'],
    when: once(day(33), '20–22'),
    salesStart: `${day(10)}T10:00`,
    in: {
      da: {
        title: 'Salget er ikke begyndt',
        slug: 'kalender/salget-er-ikke-begyndt',
        description: 'Billetterne kommer om ti dage kl. 10. Indtil da er der kun en dato.',
        introduction: `
          I stedet for en knap skal der stå, hvornår salget begynder, med dag og klokkeslæt. Efter det
          tidspunkt kommer knappen af sig selv.
        `,
        tickets: [{ title: 'Plads', price: 95 }],
        purchase: to('office:tickets/proevesalen/senere', 'Køb billet'),
      },
      en: {
        title: 'Sales have not begun',
        slug: 'calendar/sales-have-not-begun',
        description: 'Tickets come in ten days, at 10 am. Until then there is only a date.',
        introduction: `
          Instead of a button it must say when sales begin, with the day and the time. After that moment
          the button comes by itself.
        `,
        tickets: [{ title: 'Seat', price: 95 }],
        purchase: to('office:tickets/proevesalen/later', 'Buy a ticket'),
      },
    },
  },
  {
    key: 'kun-paa-dansk',
    parent: 'kalender',
    image: krukker,
    tags: ['samling'],
    when: { from: day(0), to: day(60), on: [{ days: 'tirsdag, torsdag', at: ['18–19'] }] },
    in: {
      da: {
        title: 'Kun på dansk',
        slug: 'kalender/kun-på-dansk',
        description: 'Findes ikke i den engelske kalender, heller ikke uden titel.',
        introduction: `
          Et arrangement uden side på et sprog bliver ikke vist på det sprog. Det står heller ikke i
          kalenderens bånd, selv om redaktøren har valgt det.
        `,
      },
    },
  },
  {
    key: 'fri-tekst',
    parent: 'kalender',
    image: skib,
    tags: ['natur'],
    venue: { da: 'Vinduet', en: 'The window' },
    hours: { da: 'Fra solnedgang, til nogen går', en: 'From sunset until somebody leaves' },
    when: { from: day(2), to: day(50), on: [{ days: 'fredag–søndag', freeform: true }] },
    in: {
      da: {
        title: 'Fri tekst i stedet for tider',
        slug: 'kalender/fri-tekst',
        description: 'Redaktøren har skrevet, hvornår. Der er intet klokkeslæt at sortere efter.',
        introduction: `
          Teksten skal stå, hvor tiderne plejer, på siden, på kortet og i listen. På en dag med andre
          arrangementer må den finde en plads, der ikke skifter.
        `,
      },
      en: {
        title: 'Free text instead of times',
        slug: 'calendar/free-text',
        description: 'An editor wrote when. There is no time to sort by.',
        introduction: `
          The text must stand where times usually do: on the page, on the card and in the list. On a day
          with other events it has to find a place that does not change.
        `,
      },
    },
  },
  {
    key: 'hver-dag-i-et-aar',
    parent: 'kalender',
    tags: ['samling'],
    when: { daily: [day(-100), day(265)] },
    in: {
      da: {
        title: 'Hver dag i et år',
        slug: 'kalender/hver-dag-i-et-år',
        description: 'En periode uden tider og uden billede. Den er der altid.',
        introduction:
          'Den kommer før alt andet på en dag og må ikke fylde kalenderen op med sig selv.',
      },
      en: {
        title: 'Every day for a year',
        slug: 'calendar/every-day-for-a-year',
        description: 'A period without times and without a picture. It is always there.',
        introduction:
          'It comes before all else on a day, and must not fill the calendar with itself.',
      },
    },
  },
  {
    key: 'skjult',
    parent: 'kalender',
    image: haandvaerk,
    hidden: true,
    when: { daily: [day(0), day(30)], times: ['18–20'] },
    in: {
      da: {
        title: 'Skjult i kalenderen',
        slug: 'kalender/skjult',
        description: 'Siden findes og kan læses af den, der har adressen.',
        introduction: 'Ser du den i kalenderen eller i en liste, er det en fejl.',
      },
      en: {
        title: 'Hidden from the calendar',
        slug: 'calendar/hidden',
        description: 'The page exists and may be read by whoever has the address.',
        introduction: 'If you see it in the calendar or in a list, that is a fault.',
      },
    },
  },
  {
    key: 'fem-tider',
    parent: 'kalender',
    image: haandvaerk,
    tags: ['haandvaerk', 'boern'],
    audience: ['boern'],
    venue: { da: 'Væg 5', en: 'Wall 5' },
    venueDetails: { da: 'Til venstre', en: 'On the left' },
    when: {
      from: day(0),
      to: day(60),
      on: [
        {
          days: 'lørdag–søndag',
          at: ['18–18.40', '19–19.40', '20–20.40', '22.15–23', '23.30–00.30'],
        },
      ],
    },
    related: ['aflyst-i-morgen'],
    in: {
      da: {
        title: 'Fem tider på en dag',
        slug: 'kalender/fem-tider',
        description: 'Den sidste slutter dagen efter.',
        introduction: `
          Fem tider skal kunne stå på et kort uden at skubbe til det ved siden af. Den sidste går over
          midnat og hører stadig til den dag, hvor den begyndte.
        `,
        programme: [
          {
            time: '18.00',
            title: 'Den første',
            text: 'Med en forklaring, der fylder to linjer på en smal skærm.',
          },
          { title: 'En uden klokkeslæt' },
          { time: '23.30', title: 'Den sidste' },
        ],
      },
      en: {
        title: 'Five times in a day',
        slug: 'calendar/five-times',
        description: 'The last one ends the day after.',
        introduction: `
          Five times must fit on a card without nudging the one beside it. The last crosses midnight and
          still belongs to the day on which it began.
        `,
        programme: [
          {
            time: '6 pm',
            title: 'The first',
            text: 'With an explanation that takes two lines on a narrow screen.',
          },
          { title: 'One without a time' },
          { time: '11:30 pm', title: 'The last' },
        ],
      },
    },
  },
  {
    key: 'paa-en-lukket-dag',
    parent: 'kalender',
    tags: ['samling'],
    when: { from: day(3), to: day(3), on: [{ at: ['18–19'] }], evenIfClosed: true },
    in: {
      da: {
        title: 'På en lukket dag',
        slug: 'kalender/på-en-lukket-dag',
        description: 'Salen er lukket om tre dage. Nogen har glemt det.',
        introduction:
          'Kalenderen skal sige, at der er lukket. Hvad der så sker med dette, er en prøve.',
      },
      en: {
        title: 'On a closed day',
        slug: 'calendar/on-a-closed-day',
        description: 'The room is closed in three days. Somebody forgot.',
        introduction:
          'The calendar must say that it is closed. What becomes of this one is a trial.',
      },
    },
  },
]
