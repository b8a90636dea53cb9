import { openDay } from '../../openDays.ts'
import { day, season } from '../../writing/days.ts'
import type { Event } from '../../writing/events.ts'
import { letterTo, to } from '../../writing/marks.ts'
import { once } from '../../writing/when.ts'
import { guldhorn, kartotek, lurblaesere, magasin } from './prints.ts'

const open = (ahead: number, weekday?: number) => openDay('nationalmuseet', ahead, weekday)

export const evenings: readonly Event[] = [
  {
    key: 'foredrag-guldhorn',
    parent: 'kalender',
    image: guldhorn,
    tags: ['oldtid', 'forskning'],
    venue: { da: 'Foredragssalen', en: 'The lecture hall' },
    when: once(open(10, 4), '19.30–21'),
    soldOut: true,
    related: ['torsdag-til-otte', 'fernisering'],
    in: {
      da: {
        title: 'Manden, der smeltede guldhornene',
        slug: 'kalender/manden-der-smeltede-guldhornene',
        subtitle: 'Foredrag ved Kirsten Bjerregaard',
        description:
          'Niels Heidenreich var guldsmed, urmager og i gæld. I maj 1802 havde han en nøgle.',
        introduction: `
          Han lavede en kopi af nøglen til Kunstkammeret, gik ind en majnat i 1802 og kom ud med begge
          horn under frakken. Derhjemme smeltede han hornene om og lavede blandt andet smykker og
          falske mønter. Det varede næsten et år, før han blev taget.

          Kirsten Bjerregaard fortæller om forhørene, om de drikkende venner, der begyndte at undre sig, og
          om digtet, som alle kan første linje af. Bagefter er der vin og mulighed for at holde en kopi af en
          kopi.
        `,
        tickets: [
          { title: 'Foredrag og et glas', price: 145, capacity: 1 },
          { title: 'Med årskort', price: 95 },
        ],
        ticketsDisclaimer:
          'Der er 120 pladser. Ledige pladser går til ventelisten samme dag kl. 18.',
        waitingList: letterTo(
          'post@example.org',
          'Venteliste: Manden, der smeltede guldhornene',
          'Skriv dig på ventelisten',
        ),
        practical: { Varighed: 'Halvanden time', Sprog: 'Dansk', Teleslynge: 'Ja, i hele salen' },
      },
      en: {
        title: 'The man who melted the golden horns',
        slug: 'calendar/the-man-who-melted-the-golden-horns',
        subtitle: 'A talk by Kirsten Bjerregaard',
        description:
          'Niels Heidenreich was a goldsmith, a watchmaker and in debt. In May 1802 he had a key.',
        introduction: `
          He copied the key to the royal cabinet of curiosities, went in on a night in May 1802 and came
          out with both horns under his coat. At home he melted them down and made, among other things,
          jewellery and false coins. Nearly a year passed before he was caught.

          Kirsten Bjerregaard talks about the interrogations, about the drinking companions who began to
          wonder, and about the poem whose first line every Dane knows. Afterwards there is wine, and a
          chance to hold the copy of a copy.
        `,
        tickets: [
          { title: 'Talk and a glass', price: 145, capacity: 1 },
          { title: 'With an annual pass', price: 95 },
        ],
        ticketsDisclaimer:
          'There are 120 seats. Any that fall free go to the waiting list at 6 pm.',
        waitingList: letterTo(
          'post@example.org',
          'Waiting list: The man who melted the golden horns',
          'Join the waiting list',
        ),
        practical: { Duration: 'An hour and a half', Language: 'Danish', 'Induction loop': 'Yes' },
      },
    },
  },
  {
    key: 'luraften',
    parent: 'kalender',
    image: lurblaesere,
    tags: ['musik', 'oldtid'],
    venue: { da: 'Den store sal', en: 'The great hall' },
    when: once(open(27, 6), '20–21.15'),
    salesStart: `${day(5)}T10:00`,
    related: ['foredrag-guldhorn', 'nattevagten'],
    in: {
      da: {
        title: 'Fire lurer og en tuba',
        slug: 'kalender/fire-lurer-og-en-tuba',
        subtitle: 'Koncert i anledning af ”Hvad huset har hørt”',
        description: 'Kopier af bronzealderens instrumenter, spillet, så stenen ryster.',
        introduction: `
          En lur har ingen ventiler. Der er de toner, læberne kan finde, og så er der ikke flere. To lurer
          sammen gnider mod hinanden, så man mærker det i brystbenet. Det er måske det, de var til.

          Fire blæsere har øvet i et halvt år på instrumenter, der er støbt efter fundet fra Brudevælte.
          Tubaen er med, fordi den er lurens oldebarn og kan det, som luren aldrig lærte: at gå ned ad en
          skala. Koncerten hører til [udstillingen om lyd](lyd), som den aften åbner igen kl. 18.
        `,
        tickets: [
          { title: 'Siddeplads', price: 180, score: 2 },
          { title: 'Ståplads', price: 90, score: 1 },
          { title: 'Ung under 26 år', price: 60, description: 'Stående' },
        ],
        ticketsDisclaimer: 'Ørepropper deles ud ved døren. Tag imod dem.',
        purchase: to('office:tickets/nationalmuseet/lur', 'Køb billet'),
        practical: { Dørene: 'Huset kl. 18, salen kl. 19.15', Varighed: 'Fem kvarter uden pause' },
        ribbon: ['torsdag-til-otte', 'skumring'],
      },
      en: {
        title: 'Four lurs and a tuba',
        slug: 'calendar/four-lurs-and-a-tuba',
        subtitle: 'A concert for “What the house has heard”',
        description: 'Copies of Bronze-Age instruments, played until the stone trembles.',
        introduction: `
          A lur has no valves. There are the notes that lips can find, and then there are no more. Two of
          them together rub against each other until you feel it in your breastbone. Perhaps that is what
          they were for.

          Four players have practised for half a year on instruments cast after the find from Brudevælte.
          The tuba is there because it is the lur’s great-grandchild and can do what the lur never learnt:
          walk down a scale. The concert belongs to [the exhibition on sound](lyd), open from 6 pm.
        `,
        tickets: [
          { title: 'Seat', price: 180, score: 2 },
          { title: 'Standing', price: 90, score: 1 },
          { title: 'Under 26', price: 60, description: 'Standing' },
        ],
        ticketsDisclaimer: 'Earplugs are handed out at the door. Take them.',
        purchase: to('office:tickets/nationalmuseet/lurs', 'Buy a ticket'),
        practical: {
          Doors: 'The house at 6 pm, the hall at 7:15 pm',
          Duration: '75 minutes without an interval',
        },
        ribbon: ['torsdag-til-otte', 'skumring'],
      },
    },
  },
  {
    key: 'nattevagten',
    parent: 'kalender',
    image: magasin,
    tags: ['samling'],
    venue: { da: 'Porten ved kanalen', en: 'The gate by the canal' },
    when: {
      from: open(33, 5),
      to: open(75, 5),
      on: [33, 54, 75].map((ahead) => ({
        from: open(ahead, 5),
        to: open(ahead, 5),
        at: ['22–01.30'],
      })),
    },
    related: ['luraften'],
    in: {
      da: {
        title: 'Nattevagten',
        slug: 'kalender/nattevagten',
        subtitle: 'Gå runden med ham, der plejer at gå alene',
        description: 'Tre en halv time, elleve døre og et kammer, hvor man ikke må fløjte.',
        introduction: `
          Klokken ti låser Poul porten og går sin runde. Tre fredage i sæsonen må ti mennesker gå med. Man
          får en lommelygte og en filtsål under hver sko, for gulvene er høje i lyden.

          Runden går gennem kælder, loft og alle de døre, der ikke er tegnet på planen. Poul fortæller kun,
          hvis man spørger. Ved midnat er der kaffe i ovnrummet, og halv to står man igen på gaden. Der er
          sjældent nogen, der går lige hjem.
        `,
        tickets: [{ title: 'Runden', price: 350, capacity: 1, description: 'Fra 16 år' }],
        purchase: to('office:tickets/nationalmuseet/nattevagten', 'Køb plads'),
        practical: {
          'Tag på': 'Varmt tøj og sko, der ikke knirker',
          Adgang: 'Der er 214 trin og ingen elevator om natten.',
        },
        programme: [
          { time: '22.00', title: 'Porten låses' },
          { time: '22.30', title: 'Kælderen', text: 'Med filtsåler.' },
          { time: '00.00', title: 'Kaffe i ovnrummet' },
          { time: '01.30', title: 'Ud på gaden' },
        ],
      },
      en: {
        title: 'The night watch',
        slug: 'calendar/the-night-watch',
        subtitle: 'Walk the round with a man who walks alone',
        description:
          'Three and a half hours, eleven doors and a chamber where one must not whistle.',
        introduction: `
          At 10 pm Poul locks the gate and starts his round. On three Fridays this season ten people may
          come along. You are given a torch and a felt sole for each shoe, since the floors carry.

          The round takes in cellars, attics and all the doors that are not on the plan. Poul only tells you
          things if you ask. At midnight there is coffee in the boiler room, and at 1:30 am you stand in the
          street again. Few people go straight home.
        `,
        tickets: [{ title: 'The round', price: 350, capacity: 1, description: 'From 16 years' }],
        purchase: to('office:tickets/nationalmuseet/night-watch', 'Book a place'),
        practical: {
          Wear: 'Warm clothes, and shoes that do not squeak',
          Access: 'There are 214 steps and no lift at night.',
        },
        programme: [
          { time: '10 pm', title: 'The gate is locked' },
          { time: '10:30 pm', title: 'The cellars', text: 'On felt soles.' },
          { time: 'midnight', title: 'Coffee in the boiler room' },
          { time: '1:30 am', title: 'Out into the street' },
        ],
      },
    },
  },
  {
    key: 'fernisering',
    parent: 'kalender',
    image: kartotek,
    tags: ['samling', 'bevaring'],
    venue: { da: 'Havesalen', en: 'The Garden Room' },
    when: once(open(20, 5), '16–18.30'),
    related: ['foredrag-guldhorn', 'aaben-konservering'],
    in: {
      da: {
        title: 'Fernisering: Det er ikke den rigtige',
        slug: 'kalender/fernisering-kopier',
        description: 'Museets nye udstilling om kopier åbner. Talen er kort og delvis skrevet af.',
        introduction: `
          Vi åbner [udstillingen om kopier](kopier) med et glas og en tale på fire minutter. Direktøren har
          lovet, at mindst halvdelen er lånt, og den, der kan sige hvorfra, får kataloget.

          Bagefter er konservatorerne i salen. De har hvide handsker på og viser, hvordan man skelner en
          støbning fra en ciselering, og hvorfor en forfalskning som regel er for pæn. Alle er velkomne, og
          det koster ikke noget.
        `,
        practical: { Pris: 'Gratis', Tilmelding: 'Nej. Kom, når du kan.' },
        programme: [
          { time: '16.00', title: 'Dørene åbner' },
          { time: '16.30', title: 'Tale', text: 'Fire minutter, med tak til kilderne.' },
          { time: '16.45', title: 'Konservatorerne i salen' },
        ],
      },
      en: {
        title: 'Opening: This is not the real one',
        slug: 'calendar/opening-copies',
        description:
          'Our new exhibition on copies opens. The speech is short and partly plagiarised.',
        introduction: `
          We open [the exhibition on copies](kopier) with a glass and a speech of four minutes. The director
          has promised that at least half of it is borrowed, and whoever can say from where gets the
          catalogue.

          Afterwards the conservators are in the room. They wear white gloves and show how to tell casting
          from chasing, and why a forgery is usually too neat. Everyone is welcome and there is nothing to
          pay.
        `,
        practical: { Price: 'Free', Booking: 'None. Come when you can.' },
        programme: [
          { time: '4 pm', title: 'Doors open' },
          { time: '4:30 pm', title: 'Speech', text: 'Four minutes, with thanks to its sources.' },
          { time: '4:45 pm', title: 'The conservators take questions' },
        ],
      },
    },
  },
  {
    key: 'mellem-jul-og-nytaar',
    parent: 'kalender',
    tags: ['boern', 'haandvaerk'],
    audience: ['boern'],
    venue: { da: 'Værkstedet under trappen', en: 'The workshop under the stairs' },
    when: {
      ...season('12-26', '01-06'),
      on: [{ days: 'tirsdag–søndag', at: ['12–15.30'], freeform: true }],
    },
    related: ['trykvaerksted'],
    in: {
      da: {
        title: 'Mellem jul og nytår',
        slug: 'kalender/mellem-jul-og-nytår',
        description: 'Juletræerne er ved at drysse. Kom og tryk et år, der ikke er begyndt.',
        introduction: `
          De dage, ingen ved, hvad de skal bruge til, bruger vi til kalendere. Man skærer ét billede for
          hver måned eller slår sig sammen med en søster om seks hver. Farven tørrer natten over, og man
          henter sin kalender, når museet åbner igen efter nytår.

          Der er klejner, så længe vi kan stege dem. Huset holder lukket nytårsaften og nytårsdag, som
          det fremgår af den første kalender, vi trykte.
        `,
        practical: { Pris: 'Med i billetten', Alder: 'Fra fem år med en voksen' },
      },
      en: {
        title: 'Between the years',
        slug: 'calendar/between-the-years',
        description: 'The Christmas trees are shedding. Come and print a year that has not begun.',
        introduction: `
          The days that nobody knows what to do with we spend on calendars. You cut one picture for each
          month, or share the work with a sister at six apiece. The ink dries overnight, and you collect
          your calendar when the museum opens in the New Year.

          There are *klejner*, a kind of twisted doughnut, for as long as we can keep frying. The house is
          closed on New Year’s Eve and New Year’s Day, as the first calendar we printed will tell you.
        `,
        practical: { Price: 'Part of the ticket', Age: 'From five years, with an adult' },
      },
    },
  },
]
