import { openDay } from '../../openDays.ts'
import { day, season, weekdayFrom } from '../../writing/days.ts'
import type { Event } from '../../writing/events.ts'
import { letterTo, to } from '../../writing/marks.ts'
import { balsal, haveNaer, kasematter, nisse, sal, tavle } from './pictures.ts'

/** Every other Sunday for half a year. */
const sundays = Array.from({ length: 13 }, (_, fortnight) => weekdayFrom(fortnight * 14, 7))

const summer = season('07-03', '08-28')

export const events: readonly Event[] = [
  {
    key: 'orgelsoendag',
    parent: 'kalender',
    image: tavle,
    tags: ['musik'],
    venue: { da: 'Kapellet', en: 'The chapel' },
    when: {
      from: sundays[0] ?? day(0),
      to: sundays[12] ?? day(180),
      on: sundays.map((date) => ({ from: date, to: date, at: ['14–14.40'] })),
      cancelled: sundays.slice(1, 2),
    },
    related: ['sommeraften', 'nytaarskoncert'],
    in: {
      da: {
        title: 'Orgelsøndag',
        slug: 'kalender/orgelsøndag',
        description: 'Fyrre minutter i kapellet hver anden søndag. Bælgene trækkes i hånden.',
        introduction: `
          Orglet fra 1704 har ni stemmer og en bælgetræder, som i øjeblikket er slotsforvalterens nevø. Man
          hører først ham, så vinden og så musikken. Anne Marie Juhl spiller det, der passer til ugen: Bruhns,
          når det regner, Buxtehude, når det ikke gør, og noget, ingen kender, den sidste søndag i måneden.

          Man sidder på bænkene fra 1591, som er smallere, end man er i dag. Tæpper ligger ved døren. Kommer
          man for sent, hører man til bag den, indtil der klappes.
        `,
        practical: { Pris: 'Med i slotsbilletten', Pladser: '110, unummererede', Varme: 'Tæpper' },
        purchase: to('slotsbillet', 'Køb slotsbillet'),
      },
      en: {
        title: 'Organ Sunday',
        slug: 'calendar/organ-sunday',
        description:
          'Forty minutes in the chapel every other Sunday. The bellows are worked by hand.',
        introduction: `
          The organ of 1704 has nine stops and someone to tread the bellows, at present the steward’s
          nephew. You hear him first, then the wind, then the music. Anne Marie Juhl plays what suits the
          week: Bruhns when it rains, Buxtehude when it does not, and something nobody knows on the last
          Sunday of the month.

          The benches date from 1591 and are narrower than we are now. Blankets lie by the door.
          Latecomers listen behind it until there is applause.
        `,
        practical: {
          Price: 'Part of the castle ticket',
          Seats: '110, unnumbered',
          Heating: 'Blankets',
        },
        purchase: to('slotsbillet', 'Buy a castle ticket'),
      },
    },
  },
  {
    key: 'lygtetur',
    parent: 'kalender',
    image: kasematter,
    tags: ['krig'],
    venue: { da: 'Kasematterne', en: 'The casemates' },
    venueDetails: { da: 'Mød ved porten', en: 'Meet at the gate' },
    when: {
      from: day(-60),
      to: day(365),
      on: [
        { days: 'fredag', at: ['19–20'] },
        { days: 'lørdag', at: ['17–18', '18.30–19.30'], ...season('10-15', '02-28') },
      ],
      cancelled: [openDay('slottet', 1, 5), openDay('slottet', 15, 5)],
    },
    related: ['find-musene'],
    in: {
      da: {
        title: 'Lygtetur i kasematterne',
        slug: 'kalender/lygtetur',
        description: 'En time, atten mennesker og atten lygter. Slotsforvalteren går forrest.',
        introduction: `
          Lyset bliver slukket, når den sidste er nede. Så er der otte grader, tre hundrede meter gang og
          lyden af vand, der drypper et sted foran. Henrik Friis fortæller om tovværk, kål og enogtyve
          fanger, og om den ene, der skrev sit navn i et loft, ingen kan nå.

          Om vagtposten fra 1676 siger han kun, at man hilser igen. Turen er aflyst, når gangene står under
          vand, og så skriver vi til dig. Den første fredag i måneden foregår den på engelsk.
        `,
        tickets: [
          { title: 'Lygtetur', price: 60, description: 'Ud over slotsbilletten', capacity: 1 },
          { title: 'Barn fra otte år', price: 30 },
        ],
        ticketsDisclaimer: 'Atten pladser. Sko med snørebånd.',
        purchase: to('office:tickets/slottet/lygtetur', 'Køb plads'),
        practical: { Alder: 'Fra otte år', Adgang: 'Ikke for kørestole; der er film ved porten' },
      },
      en: {
        title: 'Lantern tour of the casemates',
        slug: 'calendar/lantern-tour',
        description: 'An hour, eighteen people and eighteen lanterns. The steward goes first.',
        introduction: `
          The lights go out when the last person is down. Then there are eight degrees, three hundred metres
          of passage and the sound of water dripping somewhere ahead. Henrik Friis talks about rope,
          cabbages and twenty-one prisoners, and the one who wrote his name on a ceiling nobody can reach.

          Of the sentry of 1676 he only says that one salutes back. The tour is cancelled when the passages
          flood, and then we write to you. On the first Friday of the month it is given in English.
        `,
        tickets: [
          { title: 'Lantern tour', price: 60, description: 'On top of the ticket', capacity: 1 },
          { title: 'Child from eight', price: 30 },
        ],
        ticketsDisclaimer: 'Eighteen places. Shoes with laces.',
        purchase: to('office:tickets/slottet/lantern', 'Book a place'),
        practical: {
          Age: 'From eight',
          Access: 'Not for wheelchairs; there is a film at the gate',
        },
      },
    },
  },
  {
    key: 'sommeraften',
    parent: 'kalender',
    image: balsal,
    tags: ['musik'],
    venue: { da: 'Balsalen', en: 'The ballroom' },
    when: { ...summer, on: [{ days: 'torsdag', at: ['20–22'] }] },
    ...(summer.from > day(40) && { salesStart: day(30) }),
    related: ['orgelsoendag'],
    in: {
      da: {
        title: 'Sommeraftener i balsalen',
        slug: 'kalender/sommeraftener',
        description: 'Strygere for åbne vinduer. Måger forekommer.',
        introduction: `
          Hver torsdag i juli og august spiller en kvartet i balsalen. Vi tænder ikke lysekronerne, for det er
          lyst til længe efter pausen, og 192 lys er mange at puste ud. Vinduerne mod haven står åbne, og
          publikum på plænen hører næsten det hele gratis.

          Programmet er Haydn, altid, og så noget andet. I pausen er der et glas på terrassen med udsigt til
          Sverige. Måger kan ikke bortvises.
        `,
        tickets: [
          { title: 'Plads i salen', price: 240, score: 2 },
          { title: 'Stol på terrassen', price: 80, score: 1 },
        ],
        purchase: to('office:tickets/slottet/sommer', 'Køb billet'),
        practical: { Dørene: 'Åbner kl. 19.30', Varighed: 'To timer med pause' },
      },
      en: {
        title: 'Summer evenings in the ballroom',
        slug: 'calendar/summer-evenings',
        description: 'Strings with the windows open. Gulls may occur.',
        introduction: `
          Every Thursday in July and August a quartet plays in the ballroom. We do not light the
          chandeliers: it is day until long after the interval, and 192 candles are many to blow out. The
          windows to the garden stand open, and those on the lawn hear nearly all of it for nothing.

          The programme is Haydn, always, and then something else. In the interval there is a glass on the
          terrace with a view of Sweden. Gulls cannot be asked to leave.
        `,
        tickets: [
          { title: 'Seat in the hall', price: 240, score: 2 },
          { title: 'Chair on the terrace', price: 80, score: 1 },
        ],
        purchase: to('office:tickets/slottet/summer', 'Buy a ticket'),
        practical: { Doors: 'Open at 7:30 pm', Duration: 'Two hours with an interval' },
      },
    },
  },
  {
    key: 'find-musene',
    parent: 'kalender',
    image: haveNaer,
    tags: ['boern'],
    audience: ['boern'],
    venue: { da: 'Alle sale', en: 'All halls' },
    when: { daily: [day(-20), day(75)] },
    in: {
      da: {
        title: 'Find de 38 mus',
        slug: 'kalender/find-musene',
        description: 'Skåret i træ og gemt i paneler. Rekorden er 37.',
        introduction: `
          Snedkeren, der satte salene i stand i 1924, skar en mus, hver gang han blev færdig med et panel. Han
          sagde det ikke til nogen. Den første blev fundet af et barn i 1961, den foreløbig sidste af en
          støvsuger.

          Man får et kort og en blyant i porten. Tyve mus giver et stempel. Otteogtredive giver, at vi ringer
          med klokken, og det er ikke sket endnu.
        `,
        practical: { Pris: 'Med i billetten', Alder: 'Alle, der kan ligge på gulvet' },
      },
      en: {
        title: 'Find the 38 mice',
        slug: 'calendar/find-the-mice',
        description: 'Carved in wood and hidden in the panelling. The record is 37.',
        introduction: `
          The joiner who repaired the halls in 1924 carved a mouse whenever he finished a panel. He told
          nobody. The first was found by a child in 1961, the latest by a vacuum cleaner.

          You get a map and a pencil at the gate. Twenty mice earn a stamp. Thirty-eight mean that we ring
          the bell, which has not happened yet.
        `,
        practical: { Price: 'Part of the ticket', Age: 'All who can lie on a floor' },
      },
    },
  },
  {
    key: 'nytaarskoncert',
    parent: 'kalender',
    image: sal,
    tags: ['musik'],
    venue: { da: 'Balsalen', en: 'The ballroom' },
    when: {
      ...season('01-02', '01-08'),
      on: [{ days: 'lørdag', at: ['15–16.30', '19–20.30'] }],
    },
    soldOut: true,
    related: ['orgelsoendag'],
    in: {
      da: {
        title: 'Nytårskoncert med alle lys tændt',
        slug: 'kalender/nytårskoncert',
        description: 'Den ene dag om året, hvor lysekronerne brænder. Der er udsolgt.',
        introduction: `
          En gang om året hejser vi kronerne ned og tænder dem. Det tager to mand halvanden time, og brandvæsnet
          sidder med. Så spiller tolv musikere danse, der blev danset her, mens vokset løber.

          Koncerten er den første lørdag efter nytårsdag. Der er 180 pladser kl. 15 og 180 kl. 19, og de er
          væk den dag, salget åbner. Ventelisten er ikke kun for optimister: Sidste år kom 23 ind. Skriv til
          porten, og hav frakken på.
        `,
        tickets: [{ title: 'Plads', price: 390 }],
        waitingList: letterTo(
          'porten@example.org',
          'Venteliste: Nytårskoncert',
          'Skriv dig på ventelisten',
        ),
        programme: [
          { time: '13.30', title: 'Lysene tændes', text: 'Man må se på fra døren.' },
          { time: '15.00', title: 'Første koncert' },
          { time: '19.00', title: 'Anden koncert', text: 'Samme danse, kortere lys.' },
        ],
      },
      en: {
        title: 'New Year concert with all candles lit',
        slug: 'calendar/new-year-concert',
        description: 'The one day of the year when the chandeliers burn. It is sold out.',
        introduction: `
          Once a year we lower the chandeliers and light them. It takes two men an hour and a half, and the
          fire brigade looks on. Then twelve musicians play dances that were danced here, while the wax
          runs.

          The concert is on the first Saturday after New Year’s Day. There are 180 seats at 3 pm and 180 at
          7 pm, and they go on the day when sales open. The waiting list is not for optimists alone: last
          year 23 got in. Write to the gate, and keep your coat on.
        `,
        tickets: [{ title: 'Seat', price: 390 }],
        waitingList: letterTo(
          'porten@example.org',
          'Waiting list: New Year concert',
          'Join the waiting list',
        ),
        programme: [
          { time: '1:30 pm', title: 'The candles are lit', text: 'You may watch from the door.' },
          { time: '3 pm', title: 'First concert' },
          { time: '7 pm', title: 'Second concert', text: 'The same dances, shorter candles.' },
        ],
      },
    },
  },
  {
    key: 'nisserne',
    parent: 'kalender',
    image: nisse,
    tags: ['boern'],
    audience: ['boern'],
    venue: { da: 'Loftet', en: 'The attic' },
    when: {
      ...season('12-01', '12-30'),
      on: [{ days: 'tirsdag–søndag', at: ['11–15.30'], freeform: true }],
    },
    related: ['find-musene'],
    in: {
      da: {
        title: 'Nisserne på loftet',
        slug: 'kalender/nisserne',
        description: 'Fireogtyve døre, én om dagen. Tag en lommelygte med.',
        introduction: `
          Loftet er kun åbent i december. Der er 24 små døre i skunken, og hver dag er der en ny, der står på
          klem. Bag den sidder nogen og laver noget: skærer en ske, tæller rosiner, sover. Man må se, men man
          må ikke banke på, for så begynder de forfra.

          Voksne må komme med, hvis de kan gå bøjet i tyve minutter. Efter jul står alle dørene åbne, og så er
          der mest spor.
        `,
        practical: {
          Pris: 'Med i billetten',
          'Tag med': 'En lommelygte',
          Adgang: 'Elleve trin til sidst',
        },
      },
      en: {
        title: 'The gnomes in the attic',
        slug: 'calendar/the-gnomes',
        description: 'Twenty-four doors, one a day. Bring a torch.',
        introduction: `
          The attic is open in December only. There are 24 small doors under the eaves, and each day a new
          one stands ajar. Behind it somebody is busy: carving a spoon, counting raisins, sleeping. You may
          look but not knock, for then they start all over again.

          Adults may come if they can walk bent for twenty minutes. After Christmas all the doors stand
          open, and then it is mostly tracks.
        `,
        practical: {
          Price: 'Part of the ticket',
          Bring: 'A torch',
          Access: 'Eleven steps at the end',
        },
      },
    },
  },
]
