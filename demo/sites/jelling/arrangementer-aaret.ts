import { day, season, yearly } from '../../writing/days.ts'
import type { Event } from '../../writing/events.ts'
import { letterTo, print } from '../../writing/marks.ts'
import { once } from '../../writing/when.ts'
import { centreOpen } from './besoegscentret.ts'
import { kirken } from './prints.ts'

const gaarden = print('bondegaard', {
  da: 'Linoleumssnit: en stråtækt gård med dyr foran og drivende skyer over taget.',
  en: 'Linocut: a thatched farm with animals in front and clouds drifting over the roof.',
})

const vaeven = print('vaev', {
  da: 'Linoleumssnit: et mønstret klæde på en opstadvæv ved en åben dør.',
  en: 'Linocut: patterned cloth on an upright loom beside an open door.',
})

const lambing = season('04-12', '05-11')

export const eventsOfTheYear: readonly Event[] = [
  {
    key: 'lam',
    parent: 'kalender',
    image: gaarden,
    tags: ['natur'],
    audience: ['boern'],
    venue: { da: 'Folden ved Nordhøjen', en: 'The fold by the North Mound' },
    when: { daily: [lambing.from, lambing.to] },
    related: ['runevaerksted', 'omvisning'],
    in: {
      da: {
        title: 'Lammene er her',
        slug: 'kalender/lammene-er-her',
        description: 'Fyrre får bliver til omkring hundrede. Man må se på fra lågen, hele dagen.',
        introduction: `
          Fårene slår græs på højene, hvor ingen maskine må køre. I april får de hjælp. Lammene bliver
          født i folden bag Nordhøjen og går med moderen fra den tredje dag. Efter to uger løber de i
          flok op ad skråningen og vender på samme sted hver gang.

          Der er ingen tider. Får holder ikke åbent, de er der bare. Kom tidligt, hvis du vil se dem
          spise, og sent, hvis du vil se dem løbe. Hunde må gå bagom, også de rare. Torsdag formiddag
          er [de frivillige](frivillige) i folden og svarer på spørgsmål, mens de fodrer.
        `,
        tickets: [{ title: 'Alle', price: 0 }],
        practical: {
          Varighed: 'Så længe fårene gider',
          Alder: 'For alle. Mindre børn kan se under det nederste bræt',
          Adgang: 'Stampet grus. I tørt vejr kan man køre helt hen til lågen.',
          Sprog: 'Fårenes eget',
        },
      },
      en: {
        title: 'The lambs are here',
        slug: 'calendar/the-lambs-are-here',
        description: 'Forty sheep become a hundred or so. You may watch from the gate all day.',
        introduction: `
          Sheep mow the mounds, where no machine may go. In April they get help. The lambs are born in the
          fold behind the North Mound and follow their mothers out on the third day. Two weeks later they
          run up the slope in a gang and turn at the same spot each time.

          There are no hours. Sheep do not open, they are simply there. Come early to see them eat and
          late to see them run. Dogs go round the other way, the kind ones too. On Thursday mornings the
          volunteers are in the fold and answer questions while they feed.
        `,
        tickets: [{ title: 'Everyone', price: 0 }],
        practical: {
          Duration: 'As long as the sheep put up with it',
          Age: 'All ages. Small children can see beneath the lowest board',
          Access: 'Rolled gravel. In dry weather wheels reach the gate.',
          Language: 'The sheep’s own',
        },
      },
    },
  },
  {
    key: 'solhverv',
    parent: 'kalender',
    image: kirken,
    tags: ['natur', 'musik'],
    audience: ['voksne'],
    venue: { da: 'Toppen af Sydhøjen', en: 'The top of the South Mound' },
    venueDetails: { da: 'Op ad den østre trappe', en: 'Up the eastern steps' },
    when: {
      from: yearly('12-21'),
      to: yearly('12-21'),
      on: [{ freeform: true, at: ['15–17'] }],
    },
    related: ['skraalys'],
    in: {
      da: {
        title: 'Årets korteste dag',
        subtitle: 'Solhverv på Sydhøjen',
        slug: 'kalender/årets-korteste-dag',
        description: 'Vi går op og siger farvel til solen. Den er væk lidt før fire.',
        introduction: `
          Den 21. december har Jelling omkring syv timers dag. Vi mødes på Sydhøjen, mens der endnu er lys,
          og bliver, til der ikke er mere. Det er ikke et ritual, og ingen klæder sig ud. Der er en
          hornblæser, en præst, der læser et digt om vejret, og omkring tres mennesker, som er holdt op
          med at tale uden at være blevet bedt om det.

          Når det er mørkt, går vi ned i besøgscentret. Der er suppe i den store gryde. Den er gratis, så
          længe den er der.
        `,
        tickets: [{ title: 'Alle, med suppe', price: 0 }],
        programme: [
          {
            time: '15.00',
            title: 'Op ad trappen',
            text: 'Kom i god tid. Trinene kan være glatte.',
          },
          { time: '15.30', title: 'Horn og et kort digt' },
          { time: '15.45', title: 'Stilhed', text: 'Indtil solen er nede, og lidt til.' },
          { time: '16.15', title: 'Suppe i besøgscentret' },
        ],
        practical: {
          Varighed: 'To timer med suppe, en time uden',
          Sprog: 'Dansk, men der siges ikke meget',
          Adgang: '61 trin. Fra tagterrassen med elevator ser man det samme.',
          Alder: 'For alle, der har en hue',
        },
      },
      en: {
        title: 'The shortest day',
        subtitle: 'Solstice on the South Mound',
        slug: 'calendar/the-shortest-day',
        description: 'We climb up and say goodbye to the sun, which is gone a little before four.',
        introduction: `
          On 21 December there are some seven hours of daylight at Jelling. We meet on the South
          Mound while it lasts and stay until it does not. It is not a ritual and nobody dresses up.
          There is a horn player, a vicar who reads a poem about the weather, and some sixty people who
          have fallen silent without being asked.

          After dark we go down to the visitor centre, where there is soup in the big pot. It is free for
          as long as there is any.
        `,
        tickets: [{ title: 'Everyone, with soup', price: 0 }],
        programme: [
          { time: '3 pm', title: 'Up the steps', text: 'Allow time. They can be slippery.' },
          { time: '3:30 pm', title: 'A horn and a short poem' },
          { time: '3:45 pm', title: 'Silence', text: 'Until the sun is down, and a little after.' },
          { time: '4:15 pm', title: 'Soup in the visitor centre' },
        ],
        practical: {
          Duration: 'Two hours with soup, one without',
          Language: 'Danish, but little is said',
          Access: '61 steps. The roof terrace has a lift and the same view.',
          Age: 'Anyone with a hat',
        },
      },
    },
  },
  {
    key: 'thyras-sten',
    parent: 'kalender',
    image: vaeven,
    tags: ['kongehuset', 'vikingetid', 'forskning'],
    audience: ['fagfolk'],
    venue: { da: 'Filmsalen', en: 'The film room' },
    venueDetails: { da: 'Besøgscentret, første sal', en: 'Visitor centre, first floor' },
    when: once(centreOpen(17, 4), '19–20.30'),
    soldOut: true,
    salesStart: day(-20),
    related: ['omvisning', 'skraalys'],
    in: {
      da: {
        title: 'Fire sten til én dronning',
        subtitle: 'Foredrag med Søren Holm',
        slug: 'kalender/fire-sten-til-én-dronning',
        description:
          'Hvem huggede Thyras navn, og hvor mange gange? En aften med målinger og tvivl.',
        introduction: `
          En runerister har en håndskrift. Han slår i den samme vinkel, og dybden i furen går op og ned i
          en takt, som er hans. Måler man furen meget nøje, kan man sammenligne to sten, der står langt fra
          hinanden, og spørge, om det er den samme hånd.

          Det har forskere gjort med de sten i egnen, der nævner en Thyra, og svaret peger på
          [dronningen i Jelling](kongerne). Søren Holm gennemgår målingerne, viser en model, man må røre
          ved, og fortæller til sidst, hvad der skulle til for at få ham til at skifte mening. Der er en
          halv time til spørgsmål.
        `,
        tickets: [
          { title: 'Voksen', price: 90, score: 3 },
          { title: 'Studerende', price: 50, score: 2 },
          { title: 'Frivillige', price: 0, score: 1 },
        ],
        ticketsDisclaimer: 'Kaffe og småkage er med. Der er 70 stole, og alle er taget.',
        waitingList: letterTo(
          'jelling@example.org',
          'Venteliste: Fire sten til én dronning',
          'Skriv dig på ventelisten',
        ),
        practical: {
          Varighed: 'Halvanden time',
          Sprog: 'Dansk',
          Adgang: 'Elevator. Teleslynge i hele salen',
          Alder: 'Fra omkring 15 år',
        },
      },
    },
  },
]
