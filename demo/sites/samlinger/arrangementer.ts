import { openDay } from '../../openDays.ts'
import { day, inYear } from '../../writing/days.ts'
import type { Event } from '../../writing/events.ts'
import { letterTo } from '../../writing/marks.ts'
import { kartotek, krukker, magasin } from './prints.ts'

const open = (ahead: number, weekday: number) => openDay('samlinger', ahead, weekday)

const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']

const firstWednesdays = [0, 1].flatMap((years) =>
  months.map((month) => ({
    from: inYear(`${month}-01`, years),
    to: inYear(`${month}-07`, years),
    days: 'onsdag',
    freeform: true as const,
    at: ['13–15'],
  })),
)

const tours = [open(12, 5), open(96, 5), open(187, 4), open(278, 5)]

export const events: readonly Event[] = [
  {
    key: 'magasintur',
    parent: 'kalender',
    image: magasin,
    tags: ['samling', 'bevaring'],
    audience: ['voksne'],
    venue: { da: 'Magasinet', en: 'The store' },
    venueDetails: {
      da: 'Mødestedet får du at vide dagen før',
      en: 'You will be told where to meet the day before',
    },
    when: {
      from: tours[0] ?? day(12),
      to: tours[3] ?? day(278),
      on: tours.map((date) => ({ from: date, to: date, at: ['10.30–12', '13–14.30'] })),
    },
    soldOut: true,
    salesStart: day(-9),
    related: ['hvad-er-det'],
    in: {
      da: {
        title: 'Ned ad gang 6',
        subtitle: 'Åbent magasin, fire gange om året',
        slug: 'kalender/ned-ad-gang-6',
        description: 'Halvanden time blandt de seksoghalvfems procent, der ikke er udstillet.',
        introduction: `
          Bussen kører fra en plads, vi ikke skriver her, til en hal, der ikke har noget skilt. Indenfor er der tolv
          grader og meget stille. Vi går forbi uniformer i poser, kister på højkant og en sporvogn uden hjul,
          og for enden af gangen bliver der åbnet tre skuffer, som gæsterne selv vælger.

          Der bliver ikke rørt ved noget, men man kommer tættere på end i nogen montre. Den, der viser rundt,
          arbejder her til daglig og har sin egen yndlingsreol. Pladserne bliver trukket lod om, og de er alle
          fordelt. Står du på [nyhedsbrevet](priser), får du besked om den næste omgang.
        `,
        tickets: [{ title: 'Rundvisning', price: 150, description: 'Med bus' }],
        ticketsDisclaimer:
          'Tolv pladser ad gangen. En plads kan gives videre inden kl. 12 dagen før.',
        waitingList: letterTo(
          'samlinger@example.org',
          'Lodtrækning: Ned ad gang 6',
          'Skriv dig op til næste lodtrækning',
        ),
        practical: {
          Varighed: 'Halvanden time, stående',
          Alder: 'Fra tolv år. Reolerne er tunge og kører på skinner',
          Sprog: 'Dansk kl. 10.30, engelsk kl. 13',
          Adgang: 'Uden trin. Bænke i hal 2 og 5',
          Tøj: 'Varmt. Også om sommeren',
        },
      },
      en: {
        title: 'Down aisle 6',
        subtitle: 'The open store, four times a year',
        slug: 'calendar/down-aisle-6',
        description: 'Ninety minutes among the ninety-six per cent that are not on display.',
        introduction: `
          The bus leaves from a square we do not name here and stops at a hall without a sign. Inside it is twelve
          degrees and very quiet. We walk past uniforms in bags, chests on end and a tram without wheels, and at
          the far end of the aisle three drawers are opened, chosen by the guests.

          Nothing is touched, but you come closer than in front of any case. Whoever shows you round works here and
          has a favourite shelf. Places are drawn by lot, and all of them are taken. If you get [the
          newsletter](priser) you will hear of the next draw.
        `,
        tickets: [{ title: 'Tour', price: 150, description: 'Bus included' }],
        ticketsDisclaimer:
          'Twelve places each time. A place may be passed on until 12 noon the day before.',
        waitingList: letterTo(
          'samlinger@example.org',
          'Draw: Down aisle 6',
          'Put your name down for the next draw',
        ),
        practical: {
          Duration: 'An hour and a half, standing',
          Age: 'From twelve. The shelves are heavy and run on rails',
          Language: 'Danish at 10:30 am, English at 1 pm',
          Access: 'Step-free. Benches in halls 2 and 5',
          Clothes: 'Warm ones. In summer too',
        },
      },
    },
  },
  {
    key: 'hvad-er-det',
    parent: 'kalender',
    image: krukker,
    tags: ['samling'],
    audience: ['voksne'],
    venue: { da: 'Studiesalen', en: 'The study room' },
    venueDetails: { da: 'Kartoteksvej 4, den røde dør', en: 'Kartoteksvej 4, the red door' },
    when: { from: inYear('01-01'), to: inYear('12-31', 1), on: firstWednesdays },
    related: ['magasintur'],
    in: {
      da: {
        title: 'Hvad er det for en ting?',
        subtitle: 'Åbent bord første onsdag i måneden',
        slug: 'kalender/hvad-er-det-for-en-ting',
        description: 'Tag noget med hjemmefra, som ingen i familien kan forklare.',
        introduction: `
          Alle familier har en ting i en skuffe. Den er af ben eller messing, den har et hul, og ingen har nænnet
          at smide den ud. Tag den med. Ved bordet sidder to af vores inspektører, en lup, en vægt og som regel
          en, der har arvet magen.

          Vi siger, hvad det er, hvor gammelt det omtrent er, og hvad det er lavet af. Vi siger ikke, hvad det er
          værd. Det er ikke hemmeligt, vi ved det bare ikke. Er det noget, jorden har gemt, hjælper vi også
          med at få det indleveret som danefæ. Man behøver ikke bestille tid, men der kan være kø ved to-tiden.
        `,
        tickets: [{ title: 'Alle', price: 0, description: 'Højst to ting pr. person' }],
        practical: {
          Varighed: 'Ti minutter ved bordet',
          Sprog: 'Dansk og engelsk',
          Adgang: 'Uden trin. Bordene kan hæves og sænkes',
          Alder: 'For alle',
          'Lad blive hjemme': 'Ammunition og levende ting',
        },
      },
      en: {
        title: 'What is this thing?',
        subtitle: 'Open table on the first Wednesday of the month',
        slug: 'calendar/what-is-this-thing',
        description: 'Bring something from home that nobody in the family can explain.',
        introduction: `
          Every family has a thing in a drawer. It is made of bone or brass, there is a hole in it, and nobody has
          had the heart to throw it out. Bring it. At the table sit two of our curators, a lens, a pair of scales
          and, as a rule, somebody who has inherited the other one.

          We tell you what it is, roughly how old it is and what it is made of. We do not tell you what it
          is worth. That is no secret, we simply do not know. You need no appointment, but around 2 pm there
          may be a queue. See [where and when](besoeg).
        `,
        tickets: [{ title: 'Everyone', price: 0, description: 'Two things each at most' }],
        practical: {
          Duration: 'Ten minutes at the table',
          Language: 'Danish and English',
          Access: 'Step-free. The tables can be raised and lowered',
          Age: 'All ages',
          'Leave at home': 'Ammunition and living things',
        },
      },
    },
  },
  {
    key: 'fredagens-skuffe',
    parent: 'kalender',
    image: kartotek,
    tags: ['samling', 'forskning'],
    audience: ['voksne'],
    venue: { da: 'Studiesalen', en: 'The study room' },
    when: {
      from: inYear('01-01'),
      to: day(180),
      on: [{ days: 'fredag', at: ['12–12.30'] }],
      cancelled: [open(5, 5), open(26, 5)],
    },
    related: ['hvad-er-det', 'magasintur'],
    in: {
      da: {
        title: 'Fredagens skuffe',
        subtitle: 'Én ting, en halv time',
        slug: 'kalender/fredagens-skuffe',
        description: 'Rasmus Friis trækker en skuffe ud og fortæller om det, der ligger øverst.',
        introduction: `
          Registratoren lukker øjnene, peger på [kartoteket](museumsnummer) og henter det, kortet siger. Det kan
          være en sølvske, en pakke synåle eller et stykke kridt, som nogen har fundet det umagen værd at give
          et nummer. Så fortæller han i en halv time, hvad det er, hvem der havde det, og hvordan det endte her.

          Sommetider er svaret, at det ved vi ikke, og så bruger vi tiden på at finde ud af, hvordan man kunne få
          det at vide. Man sidder omkring bordet og må bede om at få tingen vendt. Tag gerne madpakken med, men
          spis den i stuen ved siden af.
        `,
        tickets: [{ title: 'Alle', price: 0 }],
        ticketsDisclaimer: 'Fjorten stole. Først til mølle.',
        practical: {
          Varighed: 'En halv time',
          Sprog: 'Dansk',
          Adgang: 'Uden trin',
          Alder: 'Fra ti år',
        },
      },
    },
  },
]
