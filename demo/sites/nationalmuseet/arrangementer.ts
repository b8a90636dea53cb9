import { openDay } from '../../openDays.ts'
import { day, season } from '../../writing/days.ts'
import type { Event } from '../../writing/events.ts'
import { to } from '../../writing/marks.ts'
import { konservator, krukker, magasin, moenter, museumssal, solvogn } from './prints.ts'

const open = (ahead: number, weekday?: number) => openDay('nationalmuseet', ahead, weekday)

export const regularEvents: readonly Event[] = [
  {
    key: 'oldtid-paa-en-time',
    parent: 'kalender',
    image: krukker,
    tags: ['oldtid', 'samling'],
    audience: ['voksne'],
    venue: { da: 'Ved billetsalget', en: 'By the ticket desk' },
    venueDetails: {
      da: 'Omviseren har et gult bånd om armen',
      en: 'The guide wears a yellow band',
    },
    when: {
      from: day(-30),
      to: day(365),
      on: [
        { days: 'tirsdag–søndag', at: ['11–12', '14–15'] },
        { days: 'mandag', at: ['14–15'], ...season('06-15', '08-31') },
      ],
      cancelled: [open(1), open(8), open(15)],
    },
    related: ['torsdag-til-otte', 'skumring'],
    in: {
      da: {
        title: 'Oldtiden på en time',
        slug: 'kalender/oldtiden-på-en-time',
        description: 'En omvisning fra den første flække til den sidste lur. To gange om dagen.',
        subtitle: 'Omvisning for alle',
        introduction: `
          Fireogtyve sale på en time kan ikke lade sig gøre. Derfor går vi kun ind i syv. Vi begynder
          ved en hund, der har ligget stille siden stenalderen, standser ved
          [Egtvedpigen](egtvedpigen) og ender foran [Solvognen](solvognen), hvor der er en bænk.

          Undervejs må man spørge om alt. Det, omviseren ikke ved, bliver skrevet ned, og svaret
          kommer på mail inden for en uge. Sidste år var der 212 spørgsmål. Det hyppigste var, hvad
          de gjorde om vinteren.
        `,
        tickets: [
          { title: 'Omvisning', price: 40, description: 'Ud over billetten til museet' },
          { title: 'Under 18 år', price: 0 },
        ],
        ticketsDisclaimer: 'Højst 25 på hver tur. Billetter sælges samme dag ved indgangen.',
        practical: {
          Varighed: 'En time',
          Sprog: 'Kl. 11 på dansk, kl. 14 på engelsk',
          Adgang: 'Hele ruten er uden trin. Klapstole kan lånes.',
        },
      },
      en: {
        title: 'Prehistory in an hour',
        slug: 'calendar/prehistory-in-an-hour',
        description: 'A tour from the first flint blade to the last lur, twice a day.',
        subtitle: 'A guided tour for everyone',
        introduction: `
          Twenty-four rooms in an hour cannot be done, so we go into seven. We start with a dog that has
          lain still since the Stone Age, stop at the [Egtved Girl](egtvedpigen) and end before the [Sun
          Chariot](solvognen), where there is a bench.

          Ask about anything on the way. What the guide does not know is written down, and the answer
          comes by email within a week. Last year there were 212 questions. The most common one was
          what they did all winter.
        `,
        tickets: [
          { title: 'Guided tour', price: 40, description: 'On top of the museum ticket' },
          { title: 'Under 18', price: 0 },
        ],
        ticketsDisclaimer: 'Up to 25 on each tour. Tickets are sold on the day, at the entrance.',
        practical: {
          Duration: 'One hour',
          Language: 'Danish at 11 am, English at 2 pm',
          Access: 'There are no steps on the route. Folding stools can be borrowed.',
        },
      },
    },
  },
  {
    key: 'torsdag-til-otte',
    parent: 'kalender',
    image: museumssal,
    tags: ['mad', 'samling'],
    venue: { da: 'Gården under glastaget', en: 'The courtyard under the glass roof' },
    when: { ...season('09-01', '06-14'), on: [{ days: 'torsdag', at: ['17–20'], freeform: true }] },
    related: ['foredrag-guldhorn', 'oldtid-paa-en-time'],
    in: {
      da: {
        title: 'Torsdag til otte',
        slug: 'kalender/torsdag-til-otte',
        description: 'Sent åbent, halv pris og suppe. Skoleklasserne er gået hjem.',
        introduction: `
          En gang om ugen er her åbent, til det er mørkt. Efter kl. 17 koster billetten det halve, køkkenet
          laver én ret, og i hver etage sidder en inspektør ved et lille bord med en lampe. Man sætter sig
          og spørger.

          Der er ikke noget program ud over det. Nogle kommer for suppen, nogle for at tegne, og en herre
          kommer hver uge for at se på det samme skab. Vi har spurgt ham hvorfor. Han siger, at det ikke er
          færdigt endnu.
        `,
        practical: {
          Pris: '60 kr. efter kl. 17, gratis under 18 år',
          Mad: 'Suppe og brød 85 kr., til der ikke er mere',
        },
        programme: [
          { time: '17.00', title: 'Lamperne tændes', text: 'En inspektør på hver etage.' },
          { time: '18.00', title: 'Suppe', text: 'I gården, ved de lange borde.' },
          { time: '19.45', title: 'Klokken', text: 'Den fra 1911.' },
        ],
      },
      en: {
        title: 'Thursdays until eight',
        slug: 'calendar/thursdays-until-eight',
        description: 'Open late, half price, and soup. The school classes have gone home.',
        introduction: `
          Once a week we stay open until dark. After 5 pm the ticket is half price, the kitchen makes one
          dish, and on each floor a curator sits at a small table with a lamp. You sit down and ask.

          Beyond that there is no programme. Some come for the soup, some to draw, and one gentleman comes
          every week to look at the same cupboard. We asked him why. He says he has not finished with it.
        `,
        practical: {
          Price: 'DKK 60 after 5 pm, free under 18',
          Food: 'Soup and bread DKK 85, while there is any',
        },
        programme: [
          { time: '5 pm', title: 'The lamps are lit', text: 'A curator on every floor.' },
          { time: '6 pm', title: 'Soup', text: 'In the courtyard, at the long tables.' },
          { time: '7:45 pm', title: 'The bell', text: 'The one from 1911.' },
        ],
      },
    },
  },
  {
    key: 'fund-fremvisning',
    parent: 'kalender',
    image: moenter,
    tags: ['vikingetid', 'middelalder', 'forskning'],
    venue: { da: 'Danefæstuen', en: 'The treasure room' },
    venueDetails: { da: 'Første dør i gården', en: 'First door in the courtyard' },
    when: {
      from: day(0),
      to: day(360),
      on: Array.from({ length: 12 }, (_, month) => open(9 + month * 29, 6)).map((date) => ({
        from: date,
        to: date,
        at: ['10–15'],
        freeform: true as const,
      })),
    },
    related: ['maanedens-ting'],
    in: {
      da: {
        title: 'Vis os, hvad du har fundet',
        slug: 'kalender/vis-os-hvad-du-har-fundet',
        description: 'Tag det med i en pose, med jord på. En lørdag om måneden ser vi på det.',
        introduction: `
          De fleste fund bliver gjort af folk, der var i gang med noget andet. De gravede et bed, gik tur
          med hunden eller ledte efter en ring, som ikke var fra 1200-tallet. En lørdag om måneden sidder
          Anders Kjær og to kolleger i danefæstuen og ser på det, folk har med.

          Man trækker et nummer. Det tager ti minutter, og man går derfra med en seddel, hvor der står,
          hvad det er, og hvad der nu skal ske. Er det [danefæ](danefae), beholder vi det. Er det en
          knap, får du den igen.
        `,
        practical: {
          Pris: 'Gratis, også uden billet',
          'Tag med': 'Fundet, et kort over stedet og et billede',
          'Lad blive hjemme': 'Menneskeknogler og ammunition. Ring i stedet.',
        },
      },
      en: {
        title: 'Show us what you found',
        slug: 'calendar/show-us-what-you-found',
        description: 'Bring it in a bag, soil and all. One Saturday a month we take a look.',
        introduction: `
          Most finds are made by people who were busy with something else. They dug a flower bed, walked a
          dog, or looked for a ring that was not from the thirteenth century. One Saturday a month Anders
          Kjær and two colleagues sit in the treasure room and look at what people bring.

          You take a number. It lasts ten minutes, and you leave with a note that says what it is and what
          happens next. If it is [treasure trove](danefae) we keep it. If it is a button you get it back.
        `,
        practical: {
          Price: 'Free, even without a ticket',
          Bring: 'The find, a map of the place and a photograph',
          'Leave at home': 'Human bones and ammunition. Telephone instead.',
        },
      },
    },
  },
  {
    key: 'skumring',
    parent: 'kalender',
    image: solvogn,
    tags: ['oldtid'],
    venue: { da: 'Sal 12', en: 'Room 12' },
    hours: { da: 'Fra solnedgang til lukketid', en: 'From sunset until we close' },
    when: { ...season('11-01', '02-10'), on: [{ days: 'lørdag', freeform: true }] },
    related: ['oldtid-paa-en-time'],
    in: {
      da: {
        title: 'Skumring ved Solvognen',
        slug: 'kalender/skumring',
        description: 'Vi slukker lyset i sal 12 og lader dagen gå ned af sig selv.',
        introduction: `
          Solvognen er lavet af folk uden elektrisk lys. En gang om ugen i den mørke tid viser vi den på
          deres vilkår: Lampen slukkes, skodderne åbnes, og så er der det lys, der er. Guldsiden holder
          længst.

          Det begynder, når solen går ned, og det er et nyt tidspunkt hver uge. Midt i december er vi i
          gang før fire. Man står, sidder eller går, som man vil. Der bliver ikke sagt noget, og telefonen
          bliver i lommen.
        `,
        practical: { Pris: 'Med i billetten', Pladser: 'Tolv stole, resten står' },
      },
      en: {
        title: 'Dusk by the Sun Chariot',
        slug: 'calendar/dusk',
        description: 'We put out the lights in room 12 and let the day go down by itself.',
        introduction: `
          The Sun Chariot was made by people without electric light. Once a week in winter we show it on
          their terms: the lamp goes out, the shutters are opened, and what light there is has to do. The
          golden side lasts longest.

          It starts when the sun sets, which is a new time each week. In the middle of December that is
          before four. Stand, sit or walk as you like. Nothing is said, and telephones stay in pockets.
        `,
        practical: { Price: 'Part of the ticket', Seats: 'Twelve chairs; the rest stand' },
      },
    },
  },
  {
    key: 'maanedens-ting',
    parent: 'kalender',
    image: magasin,
    tags: ['samling'],
    venue: { da: 'Forhallen', en: 'The entrance hall' },
    when: { daily: [day(-6), day(24)] },
    in: {
      da: {
        title: 'Månedens ting: en nøgle uden lås',
        slug: 'kalender/månedens-ting',
        description: 'Én genstand fra magasinet ad gangen, alene på et bord, uden skilt.',
        introduction: `
          Hver måned henter vi én ting op fra magasinet og stiller den i forhallen. Der er ikke noget skilt.
          Der er en blok og en blyant, og man skriver, hvad man tror.

          Denne gang er det en jernnøgle på 31 centimeter. Den er for stor til en kiste og for fin til en
          port. I protokollen står kun: ”Nøgle. Låsen ikke modtaget.” Det bedste gæt bliver hængt op ved
          siden af, når måneden er gået, sammen med det, vi selv tror. Det er ikke altid det samme.
        `,
        practical: { Pris: 'Gratis, man behøver ikke billet til forhallen' },
      },
      en: {
        title: 'Thing of the month: a key without a lock',
        slug: 'calendar/thing-of-the-month',
        description: 'One object from the store at a time, alone on a table, without a label.',
        introduction: `
          Each month we bring one thing up from the store and put it in the entrance hall. There is no
          label. There is a pad and a pencil, and you write down what you think.

          This time it is an iron key, 31 centimetres long. It is too large for a chest and too fine for a
          gate. The register only says: “Key. Lock not received.” When the month is over the best guess is
          put up beside it, along with our own. They do not always agree.
        `,
        practical: { Price: 'Free; the entrance hall needs no ticket' },
      },
    },
  },
  {
    key: 'aaben-konservering',
    parent: 'kalender',
    image: konservator,
    tags: ['bevaring', 'forskning'],
    venue: { da: 'Glasværkstedet, første sal', en: 'The glass workshop, first floor' },
    when: { daily: [day(2), day(17)], times: ['11–12', '14–15.30'] },
    related: ['spind-med', 'maanedens-ting'],
    in: {
      da: {
        title: 'Konservatoren arbejder, mens du ser på',
        slug: 'kalender/konservatoren-arbejder',
        description: 'To uger, én hjelm og en pensel med seks hår. Kig over skulderen, og spørg.',
        introduction: `
          Hjelmen kom ind som en klump. Under mikroskopet er den stadig mest en klump, men nu kan man se,
          hvor jernet holder op, og rusten begynder. I to uger har vi flyttet arbejdet ud bag en glasvæg på
          første sal, så man kan følge med.

          Mellem kl. 11 og 12 og igen fra kl. 14 er lugen åben, og man må spørge. Resten af dagen ser man
          bare på. Der sker mindre, end man tror, og det er der en vis ro i.
        `,
        practical: {
          Pris: 'Med i billetten',
          'For hvem': 'Fra ti år. Der er en skammel til lugen.',
        },
        purchase: to('dagsbillet', 'Køb dagsbillet'),
      },
      en: {
        title: 'The conservator works while you watch',
        slug: 'calendar/the-conservator-works',
        description:
          'A fortnight, a helmet and a brush of six hairs. Look over a shoulder and ask.',
        introduction: `
          The helmet came in as a lump. Under the microscope it is still mostly a lump, but now one can see
          where the iron ends and the rust begins. For two weeks the work has moved behind a glass wall on
          the first floor, where you can follow it.

          From 11 am to 12 noon, and again from 2 pm, the hatch is open for questions. For the rest of the
          day you may simply watch. Less happens than you would think, and there is some peace in that.
        `,
        practical: {
          Price: 'Part of the ticket',
          'For whom': 'From ten years. There is a stool at the hatch.',
        },
        purchase: to('dagsbillet', 'Buy a day ticket'),
      },
    },
  },
]
