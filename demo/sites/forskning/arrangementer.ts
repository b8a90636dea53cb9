import { openDay } from '../../openDays.ts'
import { day, inYear } from '../../writing/days.ts'
import type { Event } from '../../writing/events.ts'
import { to } from '../../writing/marks.ts'
import { once } from '../../writing/when.ts'
import { egtvedpigen, kartotek, mikroskop, vaev } from './prints.ts'

const open = (ahead: number, weekday: number) => openDay('forskning', ahead, weekday)

/** All but July, when the laboratories stand empty. */
const months = ['01', '02', '03', '04', '05', '06', '08', '09', '10', '11', '12']

const firstThursdays = [0, 1].flatMap((years) =>
  months.map((month) => ({
    from: inYear(`${month}-01`, years),
    to: inYear(`${month}-07`, years),
    days: 'torsdag',
    at: ['16–17.15'],
  })),
)

export const events: readonly Event[] = [
  {
    key: 'torsdag-i-laboratoriet',
    parent: 'kalender',
    image: mikroskop,
    tags: ['forskning'],
    audience: ['voksne'],
    venue: { da: 'Baghuset, Museumsgården 7', en: 'Baghuset, Museumsgården 7' },
    venueDetails: { da: 'Mød op ved dørklokken', en: 'Meet by the bell' },
    when: { from: inYear('01-01'), to: inYear('12-31', 1), on: firstThursdays },
    related: ['isotopseminar', 'ph-d-forsvar'],
    in: {
      da: {
        title: 'Torsdag i laboratoriet',
        slug: 'kalender/torsdag-i-laboratoriet',
        description: 'Første torsdag i måneden åbner ét laboratorium for tyve gæster.',
        introduction: `
          Et laboratorium er et almindeligt rum med dyre ting og en håndvask. En gang om måneden låser vi et af
          dem op og lader den, der arbejder der, fortælle, hvad hun er i gang med. Det kan være en
          [årring](aarringe), der ikke passer, eller en [tand](strontium), der har rejst.

          Man ser et bor, en ovn, en skærm og en kurve. Så er der tre kvarter til spørgsmål, og de må gerne være
          dumme; de kloge har vi selv stillet. Hvilket laboratorium det er, bliver slået op ugen før. Det sidste
          kvarter foregår ved kaffemaskinen.
        `,
        tickets: [
          { title: 'Gæst', price: 60, score: 2 },
          { title: 'Studerende', price: 0, description: 'Med kort', score: 1 },
        ],
        ticketsDisclaimer:
          'Tyve pladser. Bestil senest onsdag; ubesatte pladser gives væk kl. 16.05.',
        purchase: to('office:booking/forskning/laboratorium', 'Bestil plads'),
        practical: {
          Varighed: 'Fem kvarter',
          Sprog: 'Dansk, engelsk hver tredje gang',
          Alder: 'Fra fjorten år',
          Adgang: 'Elevator til alle etager. I renrummet er der plads til én kørestol ad gangen',
        },
      },
      en: {
        title: 'Thursday in the laboratory',
        slug: 'calendar/thursday-in-the-laboratory',
        description: 'On the first Thursday of the month one laboratory opens for twenty guests.',
        introduction: `
          A laboratory is an ordinary room with expensive things and a washbasin. Once a month we unlock one of
          them and let the person who works there say what she is doing. It may be [a tree ring](aarringe) that
          does not fit, or [a tooth](strontium) that has travelled.

          You see a drill, a furnace, a screen and a curve. Then there are three quarters of an hour for
          questions, and they may be stupid; we have asked the clever ones ourselves. Which laboratory it is
          will be posted a week ahead. The last fifteen minutes take place at the coffee machine.
        `,
        tickets: [
          { title: 'Guest', price: 60, score: 2 },
          { title: 'Student', price: 0, description: 'With a card', score: 1 },
        ],
        ticketsDisclaimer:
          'Twenty places. Book by Wednesday; empty ones are given away at 4:05 pm.',
        purchase: to('office:booking/forskning/laboratory', 'Book a place'),
        practical: {
          Duration: 'An hour and a quarter',
          Language: 'Danish, every third time English',
          Age: 'From fourteen',
          Access: 'Lift to all floors. The clean room takes one wheelchair at a time',
        },
      },
    },
  },
  {
    key: 'ph-d-forsvar',
    parent: 'kalender',
    image: vaev,
    tags: ['forskning', 'oldtid'],
    audience: ['fagfolk'],
    venue: { da: 'Auditoriet', en: 'The lecture hall' },
    venueDetails: { da: 'Første sal, over gården', en: 'First floor, across the yard' },
    when: once(open(23, 4), '14–16.30'),
    related: ['onsdage-om-fejl'],
    in: {
      da: {
        title: 'Garn i to retninger',
        subtitle: 'Ph.d.-forsvar ved Laura Munk',
        slug: 'kalender/garn-i-to-retninger',
        description:
          'Hvorfor spandt nogle til højre og andre til venstre? Et offentligt forsvar om uld.',
        introduction: `
          Drejer tenen med uret, bliver tråden spundet den ene vej. Drejer den imod, bliver den spundet den
          anden. Det er ikke ligegyldigt: Væver man de to sammen, falder lyset forskelligt på dem, og et ensfarvet
          klæde får striber. Laura Munk har set på 1.100 stykker uldstof fra jernalderen og spurgt, om
          retningen var vane, mode eller egn.

          Et forsvar er en samtale foran publikum. Kandidaten fortæller i tre kvarter, to opponenter spørger, og
          til sidst må alle i salen. Bedømmelsesudvalget går ud og kommer ind igen. Så er der vin. Baggrunden
          står på siden om [tekstiler](tekstiler).
        `,
        tickets: [{ title: 'Offentlig adgang', price: 0 }],
        programme: [
          { time: '14.00', title: 'Forelæsning', text: 'Laura Munk, 45 minutter.' },
          { time: '15.00', title: 'Opponenterne spørger' },
          { time: '16.00', title: 'Salen spørger' },
          { time: '16.30', title: 'Afgørelse og reception' },
        ],
        practical: {
          Varighed: 'To en halv time, med pause',
          Sprog: 'Engelsk. Dansk resumé på stolene',
          Adgang: 'Elevator og teleslynge. Man må gå undervejs, helst i pausen',
          Alder: 'For alle, der kan sidde stille',
        },
      },
      en: {
        title: 'Yarn in two directions',
        subtitle: 'Doctoral defence by Laura Munk',
        slug: 'calendar/yarn-in-two-directions',
        description:
          'Why did some spin to the right and others to the left? A public defence about wool.',
        introduction: `
          Turn the spindle with the clock and the yarn is spun one way; turn it against and it is spun the other.
          It matters: woven together, the two catch the light differently, and a cloth of one colour shows
          stripes. Laura Munk has examined 1,100 pieces of Iron-Age woollen cloth and asked whether the direction
          was habit, fashion or region.

          A defence is a conversation before an audience. The candidate speaks for three quarters of an hour, two
          opponents ask, and in the end anybody may. The committee goes out and comes back in. Then there is
          wine. For background, read about [textiles](tekstiler).
        `,
        tickets: [{ title: 'Open to the public', price: 0 }],
        programme: [
          { time: '2 pm', title: 'Lecture', text: 'Laura Munk, 45 minutes.' },
          { time: '3 pm', title: 'The opponents ask' },
          { time: '4 pm', title: 'The audience asks' },
          { time: '4:30 pm', title: 'Decision and reception' },
        ],
        practical: {
          Duration: 'Two and a half hours with a break',
          Language: 'English',
          Access: 'Lift and hearing loop. You may leave on the way, preferably in the break',
          Age: 'Anyone who can sit still',
        },
      },
    },
  },
  {
    key: 'isotopseminar',
    parent: 'kalender',
    image: egtvedpigen,
    tags: ['forskning'],
    audience: ['fagfolk'],
    venue: { da: 'Auditoriet', en: 'The lecture hall' },
    when: once(open(58, 3), '10–15'),
    salesStart: `${day(5)}T09:00`,
    related: ['torsdag-i-laboratoriet'],
    in: {
      da: {
        title: 'Hvad kan kortet bære?',
        subtitle: 'Seminar om strontium og steder',
        slug: 'kalender/hvad-kan-kortet-bære',
        description: 'En dag for dem, der bruger isotoper til at sige, hvor nogen kom fra.',
        introduction: `
          Et tal fra en tand betyder først noget, når det holdes op mod et kort over jorden. Kortet er tegnet efter
          prøver af vand, planter og dyr, og prøverne er taget i dag, på marker, der bliver kalket og gødet. Hvor
          meget kan man så sige om et barn, der drak af en å for tre tusind år siden?

          Seminaret samler folk, der er uenige. Der er fire korte oplæg, en times fælles arbejde ved bordene med
          rigtige data og en afsluttende runde, hvor alle siger én ting, de vil holde op med at skrive. Læs
          eventuelt vores side om [strontium](strontium) i forvejen.
        `,
        tickets: [
          { title: 'Deltager', price: 350, description: 'Med frokost', score: 2 },
          { title: 'Studerende', price: 150, description: 'Med frokost', score: 1 },
        ],
        ticketsDisclaimer: 'Fyrre pladser. Afmelding er gratis indtil en uge før.',
        purchase: to('office:booking/forskning/isotoper', 'Tilmeld dig'),
        programme: [
          { time: '10.00', title: 'Fire oplæg på tyve minutter' },
          { time: '12.00', title: 'Frokost i gården' },
          { time: '12.45', title: 'Ved bordene', text: 'Fem datasæt, fem grupper.' },
          { time: '14.15', title: 'Hvad vi holder op med at skrive' },
        ],
        practical: {
          Varighed: 'Fem timer med frokost',
          Sprog: 'Engelsk',
          Adgang: 'Elevator og teleslynge. Frokosten kan fås uden det meste',
          Alder: 'For fagfolk og studerende',
        },
      },
      en: {
        title: 'What can the map bear?',
        subtitle: 'A seminar on strontium and places',
        slug: 'calendar/what-can-the-map-bear',
        description: 'A day for those who use isotopes to say where somebody came from.',
        introduction: `
          A figure from a tooth means something only when it is held against a map of the ground. The map is drawn
          from samples of water, plants and animals, and they were taken in our own day, from fields that are
          limed and fertilised. How much can one then say about a child who drank from a stream three thousand
          years ago?

          The seminar brings together people who disagree. There are four short papers, an hour of work at the
          tables with real data, and a last round in which everyone names one thing they will stop writing. You
          may like to read our page about [strontium](strontium) first.
        `,
        tickets: [
          { title: 'Participant', price: 350, description: 'With lunch', score: 2 },
          { title: 'Student', price: 150, description: 'With lunch', score: 1 },
        ],
        ticketsDisclaimer: 'Forty places. You may cancel free of charge until a week before.',
        purchase: to('office:booking/forskning/isotopes', 'Register'),
        programme: [
          { time: '10 am', title: 'Four papers of twenty minutes' },
          { time: '12 noon', title: 'Lunch in the yard' },
          { time: '12:45 pm', title: 'At the tables', text: 'Five data sets, five groups.' },
          { time: '2:15 pm', title: 'What we shall stop writing' },
        ],
        practical: {
          Duration: 'Five hours with lunch',
          Language: 'English',
          Access: 'Lift and hearing loop. Lunch can be had without most things',
          Age: 'For scholars and students',
        },
      },
    },
  },
  {
    key: 'onsdage-om-fejl',
    parent: 'kalender',
    image: kartotek,
    tags: ['forskning'],
    audience: ['voksne', 'fagfolk'],
    venue: { da: 'Læsesalen', en: 'The reading room' },
    when: {
      from: open(2, 3),
      to: day(47),
      on: [{ days: 'onsdag', at: ['16.30–17.30'] }],
      cancelled: [open(24, 3)],
    },
    related: ['torsdag-i-laboratoriet'],
    in: {
      da: {
        title: 'Onsdage om at tage fejl',
        subtitle: 'En række korte foredrag',
        slug: 'kalender/onsdage-om-at-tage-fejl',
        description: 'Hver onsdag fortæller en forsker om noget, faget troede for sikkert.',
        introduction: `
          Forskningens historie bliver oftest fortalt som en række opdagelser. Den kan også fortælles som en række
          rettelser, og det er mindst lige så lærerigt. Om onsdagen, når læsesalen er lukket, rykker vi stolene
          sammen og hører om én fejl ad gangen: huset på [Trelleborg](trelleborg/front), der fik en gang for
          meget, en datering, som viste sig at være lim, og en rune, der var en revne.

          Foredraget varer en halv time. Den anden halve time går med at finde ud af, hvilken fejl vi begår lige
          nu. Det er gratis, og man må gerne komme til dem alle sammen.
        `,
        tickets: [{ title: 'Alle', price: 0 }],
        practical: {
          Varighed: 'En time',
          Sprog: 'Dansk',
          Adgang: 'Elevator. 40 stole, hvoraf nogle er gode',
          Alder: 'Fra omkring femten år',
        },
      },
    },
  },
]
