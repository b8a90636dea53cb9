import { openDay } from '../../openDays.ts'
import { day, season, yearly } from '../../writing/days.ts'
import type { Event } from '../../writing/events.ts'
import { print, to } from '../../writing/marks.ts'
import { picture } from '../../writing/modules.ts'
import { once } from '../../writing/when.ts'
import { langhus, marked } from './prints.ts'

const summer = season('06-28', '08-09')

const baalet = print('lygtetog', {
  da: 'Linoleumssnit: små skikkelser går på række med lygter gennem mørket.',
  en: 'Linocut: small figures walk in line with lanterns through the dark.',
})

const skjold = print('konservator', {
  da: 'Linoleumssnit: hænder med en fin pensel over en genstand i lampens kegle.',
  en: 'Linocut: hands with a fine brush above an object in the cone of a lamp.',
})

export const eventsOfTheYear: readonly Event[] = [
  {
    key: 'sommerlejr',
    parent: 'vikingelejr',
    image: marked,
    tags: ['haandvaerk', 'vikingetid'],
    audience: ['boern'],
    venue: { da: 'Lejren på marken', en: 'The camp in the field' },
    venueDetails: { da: 'Mellem museet og borgen', en: 'Between museum and fortress' },
    when: { daily: [summer.from, summer.to], times: ['10–16'] },
    related: ['smedning', 'maal-borgen', 'sankthans'],
    in: {
      da: {
        title: 'Lejren er åben',
        subtitle: 'Seks uger med telte, røg og grød',
        slug: 'kalender/lejren-er-åben',
        description: 'Alle dage i sommerferien fra 10 til 16. Gæster er med fra den første gnist.',
        introduction: `
          I seks uger bor der omkring hundrede mennesker på marken. De står op, tænder ild, laver mad og
          arbejder, og de har ikke noget imod at blive set på, hvis man også vil tage fat. Man kan slå reb,
          male mel, skære ske og prøve et skjold, der vejer mindre, end man tror.

          Dagen har faste punkter, men resten finder man selv. Om onsdagen er der marked, og så kommer der folk
          fra andre lejre med perler, skind og krukker. Er der storm, bliver teltene lagt ned. Det står
          på forsiden fra klokken otte. Vil man bo her, kan man [leje et telt](vikingelejr).
        `,
        tickets: [
          { title: 'Med dagsbillet', price: 0, score: 3 },
          { title: 'Familietelt, tre døgn', price: 1400, capacity: 4, score: 2 },
        ],
        purchase: to('office:tickets/trelleborg/telt', 'Lej et telt'),
        programme: [
          { time: '10.00', title: 'Bålene tændes', text: 'Grøden er klar, når den er klar.' },
          { time: '11.00', title: 'Værkstederne åbner', text: 'Væv, smedje, reb og træ.' },
          {
            time: '13.00',
            title: 'Våbenøvelse for børn',
            text: 'Skjold af krydsfiner. Fra seks år.',
          },
          { time: '14.00', title: 'Ting', text: 'Alle må tale, én ad gangen.' },
          { time: '15.00', title: 'En historie, der ikke er helt sand' },
          { time: '16.00', title: 'Slut, og lejren spiser' },
        ],
        practical: {
          Varighed: 'De fleste bliver hele dagen',
          Alder: 'For alle. Kniv og økse fra otte år',
          Sprog: 'Dansk, engelsk og det, lejren nu kan',
          Adgang: 'Græsmark. Kørestol med brede hjul kan lånes på museet.',
        },
        modules: [picture(langhus, true)],
      },
      en: {
        title: 'The camp is open',
        subtitle: 'Six weeks of tents, smoke and porridge',
        slug: 'calendar/the-camp-is-open',
        description:
          'Every day of the summer holidays, 10 am–4 pm. Visitors are in from the first spark.',
        introduction: `
          For six weeks about a hundred people live in the field. They get up, light fires, cook and work, and
          they do not mind being watched by anyone who is willing to lend a hand. You can lay rope, grind
          flour, carve a spoon and try a shield that weighs less than you think.

          The day has fixed points; the rest you find for yourself. Wednesday is market day, when people
          come from other camps with beads, hides and pots. In a gale the tents come down, and the front
          page says so from 8 am. If you would like to live here, [rent a tent](vikingelejr).
        `,
        tickets: [
          { title: 'With a day ticket', price: 0, score: 3 },
          { title: 'Family tent, three nights', price: 1400, capacity: 4, score: 2 },
        ],
        purchase: to('office:tickets/trelleborg/tent', 'Rent a tent'),
        programme: [
          {
            time: '10 am',
            title: 'The fires are lit',
            text: 'Porridge is ready when it is ready.',
          },
          { time: '11 am', title: 'Workshops open', text: 'Loom, forge, rope and wood.' },
          {
            time: '1 pm',
            title: 'Weapons practice for children',
            text: 'Plywood shields. From six.',
          },
          { time: '2 pm', title: 'The assembly', text: 'All may speak, one at a time.' },
          { time: '3 pm', title: 'A story that is not entirely true' },
          { time: '4 pm', title: 'The end, and the camp eats' },
        ],
        practical: {
          Duration: 'Most people stay all day',
          Age: 'All ages. Knives and axes from eight',
          Language: 'Danish, English and whatever else the camp can muster',
          Access: 'A grass field. The museum lends a wheelchair with wide tyres.',
        },
        modules: [picture(langhus, true)],
      },
    },
  },
  {
    key: 'sankthans',
    parent: 'kalender',
    image: baalet,
    tags: ['musik', 'natur'],
    audience: ['boern', 'voksne'],
    venue: { da: 'Marken uden for østporten', en: 'The field outside the east gate' },
    hours: {
      da: 'Fra kl. 18. Bålet tændes ved solnedgang',
      en: 'From 6 pm. The fire is lit at sunset',
    },
    when: {
      from: yearly('06-23'),
      to: yearly('06-23'),
      on: [{ freeform: true, at: ['18–23'] }],
      evenIfClosed: true,
    },
    related: ['sommerlejr'],
    in: {
      da: {
        title: 'Sankthans ved volden',
        slug: 'kalender/sankthans-ved-volden',
        description: 'Et stort bål, en kort tale og en sang, som alle kan det første vers af.',
        introduction: `
          Museet lukker som sædvanlig, men marken bliver åben. Fra klokken seks kan man brede et tæppe ud og
          bage snobrød ved de små ildsteder. Der er suppe ved langbordet, til gryden er tom.

          Talen holdes i år af en, der ikke er vant til det, og den varer højst syv minutter. Bålet er lavet af
          grene fra hegnet og ligger langt fra volden, for det skal ikke være os, der brænder borgen af. Vi
          tænder, når solen går ned, og synger. Der er ingen heks. Der kommer en bus til Slagelse bagefter.
        `,
        tickets: [{ title: 'Alle', price: 0 }],
        programme: [
          { time: '18.00', title: 'Tæpper, snobrød og suppe' },
          { time: '20.30', title: 'Spillemænd fra egnen' },
          { time: '21.40', title: 'Båltale', text: 'Højst syv minutter.' },
          { time: 'Solnedgang', title: 'Bålet tændes', text: 'Og så synger vi.' },
        ],
        practical: {
          Varighed: 'Kom og gå, som I vil',
          Alder: 'For alle',
          Sprog: 'Dansk',
          Adgang: 'Kortklippet græs. Fem handicappladser ved marken',
          Hunde: 'Helst hjemme. De bryder sig ikke om bål.',
        },
      },
      en: {
        title: 'Midsummer by the rampart',
        slug: 'calendar/midsummer-by-the-rampart',
        description:
          'A big fire, a short speech and a song of which everyone knows the first verse.',
        introduction: `
          The museum closes as usual but the field stays open. From 6 pm you can spread a rug and bake bread
          on a stick at the small hearths. There is soup at the long table until the pot is empty.

          On 23 June all Denmark lights bonfires, listens to a speech and sings. Our speech is given by someone
          who is not used to it and lasts seven minutes at most. The fire is made of branches from the hedge
          and stands well away from the rampart, since we should not like to be the ones who burnt the
          fortress down. We light it as the sun sets. A bus leaves for Slagelse afterwards.
        `,
        tickets: [{ title: 'Everyone', price: 0 }],
        programme: [
          { time: '6 pm', title: 'Rugs, bread and soup' },
          { time: '8:30 pm', title: 'Fiddlers from the district' },
          { time: '9:40 pm', title: 'The speech', text: 'Seven minutes at most.' },
          { time: 'Sunset', title: 'The fire is lit', text: 'And then we sing.' },
        ],
        practical: {
          Duration: 'Come and go as you please',
          Age: 'All ages',
          Language: 'Danish. The words of the song are handed out',
          Access: 'Short grass. Five accessible parking bays by the field',
          Dogs: 'Better left at home. They do not care for bonfires.',
        },
      },
    },
  },
  {
    key: 'skjoldaften',
    parent: 'kalender',
    image: skjold,
    tags: ['forskning', 'bevaring', 'vikingetid'],
    audience: ['fagfolk'],
    venue: { da: 'Langbordet', en: 'The Long Table' },
    venueDetails: { da: 'Caféen på museet', en: 'The café in the museum' },
    when: once(openDay('trelleborg', 40, 4), '19–21'),
    salesStart: `${day(8)}T10:00`,
    related: ['smedning'],
    in: {
      da: {
        title: 'En aften med skjoldet',
        subtitle: 'Foredrag og suppe',
        slug: 'kalender/en-aften-med-skjoldet',
        description: 'Hvordan løfter man et bræt, der er mest vand? To fortæller, og alle spiser.',
        introduction: `
          I 2008 kom et skjold af fyr til syne i den våde jord uden for volden. Det havde ligget der i tusind
          år og kunne have været ødelagt på en eftermiddag. Lars Toft fortæller om de timer, hvor ingen turde
          gå hjem, og en konservator fra [Bevaring](bevaring/front) om årene bagefter.

          Der er suppe imellem, for foredragene foregår ved langbordet. Til sidst går kopien rundt. Hold den
          op foran dig, luk øjnene, og tænk på, at der kommer nogen imod dig. Det er ikke et stort skjold. Læs
          mere om [fundet](skjoldet), før du kommer, eller lad være.
        `,
        tickets: [
          { title: 'Foredrag og suppe', price: 145, score: 2 },
          { title: 'Med årskort', price: 95, score: 1 },
        ],
        ticketsDisclaimer: 'Bordet er fjorten meter. Der er 44 pladser.',
        purchase: to('office:tickets/trelleborg/skjoldaften', 'Køb plads ved bordet'),
        programme: [
          { time: '19.00', title: 'Et bræt i mudderet', text: 'Lars Toft' },
          { time: '19.45', title: 'Suppe' },
          { time: '20.15', title: 'Årene i karret', text: 'En konservator fortæller.' },
        ],
        practical: {
          Varighed: 'To timer med suppe',
          Sprog: 'Dansk',
          Alder: 'Fra omkring tolv år',
          Adgang: 'Alt i stueplan. Teleslynge i caféen',
        },
      },
    },
  },
]
