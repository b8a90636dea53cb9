import { openDay } from '../../openDays.ts'
import { day } from '../../writing/days.ts'
import type { Event } from '../../writing/events.ts'
import { to } from '../../writing/marks.ts'
import { haandvaerk, kaffebord, vaev, vikingeskib } from './prints.ts'

const open = (ahead: number, weekday?: number) => openDay('nationalmuseet', ahead, weekday)

export const handsOn: readonly Event[] = [
  {
    key: 'trykvaerksted',
    parent: 'kalender',
    image: haandvaerk,
    tags: ['boern', 'haandvaerk'],
    audience: ['boern'],
    venue: { da: 'Værkstedet under trappen', en: 'The workshop under the stairs' },
    when: {
      from: day(-14),
      to: day(365),
      on: [{ days: 'lørdag–søndag', at: ['11–15'], freeform: true }],
    },
    related: ['skibet-i-boernehoejde', 'mellem-jul-og-nytaar'],
    in: {
      da: {
        title: 'Trykværkstedet',
        slug: 'kalender/trykværkstedet',
        description:
          'Skær en fugl i linoleum, rul farve på, træk et aftryk. Hver lørdag og søndag.',
        introduction: `
          Man vælger et motiv fra samlingen: en hest, en fugl, en mand med for stort hoved. Man tegner det
          på en plade, skærer det fri og ruller farve på. Så lægger man papiret på og gnider med en ske. Når
          man trækker det af, er alting vendt om, og det har man altid glemt.

          Det tager omtrent en halv time. Man kan komme, når man vil, men efter kl. 14 er de fleste
          forklæder våde. De yngste får stempler i stedet for knive.
        `,
        practical: {
          Pris: 'Med i billetten',
          Alder: 'Knive fra otte år, stempler for alle',
          'Tag med': 'En T-shirt, hvis der skal trykkes på den',
        },
        purchase: to('dagsbillet', 'Køb dagsbillet'),
      },
      en: {
        title: 'The print workshop',
        slug: 'calendar/the-print-workshop',
        description: 'Cut a bird in lino, roll on ink, pull a print. Every Saturday and Sunday.',
        introduction: `
          You choose a motif from the collection: a horse, a bird, a man whose head is too big. You draw it
          on a block, cut it free and roll on the ink. Then you lay paper on top and rub it with a spoon.
          When you peel it off everything is back to front, which one always forgets.

          It takes about half an hour. Come when you like, though after 2 pm most of the aprons are wet. The
          youngest get stamps instead of blades.
        `,
        practical: {
          Price: 'Part of the ticket',
          Age: 'Blades from eight years, stamps for all',
          Bring: 'A T-shirt, if that is what you want to print',
        },
        purchase: to('dagsbillet', 'Buy a day ticket'),
      },
    },
  },
  {
    key: 'skibet-i-boernehoejde',
    parent: 'kalender',
    image: vikingeskib,
    tags: ['boern', 'vikingetid'],
    audience: ['boern'],
    venue: { da: 'Den store sal', en: 'The great hall' },
    when: {
      from: day(0),
      to: day(120),
      on: [{ days: 'lørdag', at: ['10.30–11.15', '12–12.45', '13.30–14.15'] }],
    },
    related: ['trykvaerksted', 'babysalen'],
    in: {
      da: {
        title: 'Skibet i børnehøjde',
        slug: 'kalender/skibet-i-børnehøjde',
        description: 'Tre kvarter ved det længste vikingeskib, for folk under en meter og tredive.',
        introduction: `
          Set nedefra er skibet først rigtig stort. Vi begynder ved kølen, hvor de voksne skal bukke sig, og
          ror et stykke på gulvet, så man mærker, at der skal mange til. Omkring firs årer, hvis alle er mødt.

          Så pakker vi en kiste: Hvad skal med, når man er væk en hel sommer, og der kun er én kiste? Det
          bliver som regel en diskussion. Til sidst hejser vi et sejl, der er en tiendedel af det rigtige og
          alligevel for stort til salen.
        `,
        tickets: [
          { title: 'Barn', price: 25, capacity: 1 },
          { title: 'Voksen ledsager', price: 0, description: 'Billet til museet kræves' },
        ],
        purchase: to('office:tickets/nationalmuseet/skibet', 'Bestil plads'),
        practical: {
          Alder: '4–9 år',
          Pladser: 'Tyve børn ad gangen',
          Sprog: 'Kl. 12 på engelsk, ellers dansk',
        },
      },
      en: {
        title: 'The ship at child height',
        slug: 'calendar/the-ship-at-child-height',
        description:
          'Three quarters of an hour with the longest Viking ship, for people under 1.30 metres.',
        introduction: `
          It is from below that the ship is truly large. We start at the keel, where grown-ups have to
          stoop, and row for a while on the floor to feel how many it takes. About eighty oars, if everyone turns
          up.

          Then we pack a chest: what do you bring when you will be gone all summer and there is only one?
          This usually turns into a debate. At the end we hoist a sail that is a tenth of the real one, and
          still too big for the hall.
        `,
        tickets: [
          { title: 'Child', price: 25, capacity: 1 },
          { title: 'Accompanying adult', price: 0, description: 'With a museum ticket' },
        ],
        purchase: to('office:tickets/nationalmuseet/ship', 'Book a place'),
        practical: {
          Age: '4–9 years',
          Places: 'Twenty children at a time',
          Language: 'English at 12 noon, otherwise Danish',
        },
      },
    },
  },
  {
    key: 'babysalen',
    parent: 'kalender',
    image: kaffebord,
    tags: ['boern', 'mad'],
    audience: ['boern'],
    venue: { da: 'Gården under glastaget', en: 'The courtyard under the glass roof' },
    when: { from: day(0), to: day(91), on: [{ days: 'fredag', at: ['10–11.30'], freeform: true }] },
    in: {
      da: {
        title: 'Salen for dem, der endnu ikke går',
        slug: 'kalender/babyformiddag',
        description: 'Fredag formiddag er der tæpper på gulvet, lunt vand og kaffe til de trætte.',
        introduction: `
          De mindste gæster ser ikke på montrer. De ser på lys, og det har vi meget af under glastaget. Hver
          fredag lægger vi tæpper ud, slukker for højttalerne og varmer flasker. Inspektøren kommer forbi med
          en kurv: et stykke pels, en glat sten, en træske fra en grav, altså en kopi.

          Der er ikke noget, man skal nå. Barnevognen kan stå i gården under halvtaget, og ingen ser
          skævt til en, der græder. Heller ikke de voksne.
        `,
        practical: { Pris: 'Gratis for barnet, 60 kr. for den voksne', Alder: '0–1 år' },
      },
      en: {
        title: 'For those who cannot walk yet',
        slug: 'calendar/babies-in-the-courtyard',
        description:
          'On Friday mornings there are rugs on the floor, warm water and coffee for the tired.',
        introduction: `
          Our smallest visitors do not look at showcases. They look at light, and there is plenty of it
          under the glass roof. Every Friday we lay out rugs, switch off the loudspeakers and warm bottles. A
          curator comes by with a basket: a piece of fur, a smooth stone, a wooden spoon from a grave, or
          rather a copy.

          There is nothing to get through. Prams wait under the roof outside, and nobody minds if somebody
          cries. That goes for the grown-ups too.
        `,
        practical: { Price: 'Free for the child, DKK 60 for the adult', Age: '0–1 years' },
      },
    },
  },
  {
    key: 'spind-med',
    parent: 'kalender',
    image: vaev,
    tags: ['haandvaerk', 'oldtid'],
    venue: { da: 'Havesalen', en: 'The Garden Room' },
    venueDetails: {
      da: 'Om onsdagen på første sal, over Havesalen',
      en: 'On Wednesdays on the first floor, above the Garden Room',
    },
    when: {
      from: day(-20),
      to: day(70),
      on: [
        { days: 'søndag', at: ['13–15'], to: day(15) },
        { days: 'onsdag', at: ['12–14', '15–17'], from: day(16), to: day(70) },
      ],
    },
    related: ['aaben-konservering', 'trykvaerksted'],
    in: {
      da: {
        title: 'Spind med',
        slug: 'kalender/spind-med',
        description: 'En håndten, en tot uld og en, der kan. Om søndagen nu, senere om onsdagen.',
        introduction: `
          Alt tøj i oldtiden begyndte med en tråd, og tråden begyndte med en pind og en sten med hul i. Det
          er ikke svært at forstå, og det er meget svært at gøre. De første ti minutter knækker den. Så
          bliver den tyk som et reb. Efter en time er der nogle, der har tre meter, de vil gemme.

          Så længe [udstillingen om farver](farver) er åben, sidder vi midt i den om søndagen. Derefter
          flytter rokkerne op på første sal, og det bliver om onsdagen.
        `,
        practical: { Pris: 'Med i billetten', Pladser: 'Seksten. Først til ulden.' },
      },
      en: {
        title: 'Spin along',
        slug: 'calendar/spin-along',
        description:
          'A drop spindle, a tuft of wool and someone who knows how. Sundays now, Wednesdays later.',
        introduction: `
          All clothing in prehistory began with a thread, and the thread began with a stick and a stone with
          a hole in it. That is easy to understand and very hard to do. For ten minutes it snaps. Then it
          comes out as thick as rope. After an hour some people have three metres they want to keep.

          While [the exhibition on colours](farver) is open we sit in the midst of it on Sundays. After that
          the wheels move up to the first floor, and the day becomes Wednesday.
        `,
        practical: { Price: 'Part of the ticket', Places: 'Sixteen. First come, first spun.' },
      },
    },
  },
  {
    key: 'strikkecafe',
    parent: 'kalender',
    tags: ['haandvaerk', 'mad'],
    venue: { da: 'Caféen' },
    when: {
      from: open(1, 2),
      to: day(110),
      on: [{ days: 'tirsdag', at: ['13–15'], freeform: true }],
    },
    related: ['spind-med'],
    in: {
      da: {
        title: 'Strik ved det store vindue',
        slug: 'kalender/strik-ved-vinduet',
        description: 'Tirsdag eftermiddag, et langt bord og nogen, der kan hælen på en strømpe.',
        introduction: `
          Tirsdag efter frokost er caféen halvtom, og lyset er godt. Så sidder der en snes mennesker ved
          vinduet og strikker. Man behøver ikke kunne noget. Man behøver heller ikke sige noget, men det gør
          de fleste.

          Den første tirsdag i måneden kommer en af museets tekstilkonservatorer med en strømpe, en vante
          eller en trøje fra magasinet, og så ser vi på, hvordan den er lavet. Kaffe og kage til 55 kr. hører
          til, men er ikke et krav.
        `,
        practical: {
          Pris: 'Gratis uden billet',
          Sprog: 'Dansk, og hvad der ellers tales ved bordet',
        },
      },
    },
  },
]
