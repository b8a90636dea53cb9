import { openDay } from '../../openDays.ts'
import { day, yearly } from '../../writing/days.ts'
import type { Event } from '../../writing/events.ts'
import { weekdayOf } from '../../writing/hours.ts'
import { letterTo, to } from '../../writing/marks.ts'
import { once } from '../../writing/when.ts'
import { cykler, kartotek, lys, senderNaer } from './pictures.ts'

/** The first Sunday of each month for a year. */
const firstSundays = Array.from({ length: 365 }, (_, ahead) => day(ahead)).filter(
  (date) => weekdayOf(date) === 'sunday' && date.slice(8) <= '07',
)

export const events: readonly Event[] = [
  {
    key: 'en-genstand-kl-18',
    parent: 'kalender',
    image: kartotek,
    tags: ['besaettelse', 'samling'],
    venue: { da: 'Den lille sal', en: 'The small room' },
    when: {
      from: day(-20),
      to: day(365),
      on: [{ days: 'torsdag', at: ['18–18.30'] }],
      cancelled: [openDay('frihedsmuseet', 8, 4)],
    },
    related: ['byvandring'],
    in: {
      da: {
        title: 'En genstand kl. 18',
        slug: 'kalender/en-genstand-kl-18',
        description: 'En halv time om én ting, hver torsdag. I denne måned en cykelpumpe.',
        introduction: `
          Ellen Bak lægger en ting på bordet og fortæller, hvordan den kom til museet. Det er sjældent den, man
          havde ventet. En cykelpumpe med et hulrum, et syltetøjsglas med typer, en vielsesring, der blev
          byttet for en plads i en kutter.

          Der er stole til tredive, og man må spørge. Bagefter er museet åbent halvanden time til, og så sent
          er der få gæster. Det er et godt tidspunkt at gå ned på.
        `,
        practical: {
          Pris: 'Med i billetten',
          Sprog: 'Dansk',
          Tid: 'Bestil en indgang før kl. 17.40',
        },
        purchase: to('billet-med-tid', 'Bestil tid'),
      },
      en: {
        title: 'One object at six',
        slug: 'calendar/one-object-at-six',
        description: 'Half an hour about one thing, every Thursday. This month: a bicycle pump.',
        introduction: `
          Ellen Bak puts something on the table and tells how it came to the museum. It is seldom what you
          expected. A bicycle pump with a hollow, a jam jar of type, a wedding ring that paid for a place in
          a fishing boat.

          There are chairs for thirty, and questions are welcome. The talk is in Danish, but a page in
          English lies on every chair. Afterwards the museum is open for another hour and a half, and so late
          there are few visitors. It is a good time to go down.
        `,
        practical: {
          Price: 'Part of the ticket',
          Language: 'Danish, with a page in English',
          Time: 'Book an entry before 5:40 pm',
        },
        purchase: to('billet-med-tid', 'Book a time'),
      },
    },
  },
  {
    key: 'skaermet-time',
    parent: 'kalender',
    image: lys,
    tags: ['besaettelse', 'besoeg'],
    venue: { da: 'Hele museet', en: 'The whole museum' },
    when: {
      from: day(0),
      to: day(365),
      on: firstSundays.map((date) => ({ from: date, to: date, at: ['9–10'] })),
    },
    in: {
      da: {
        title: 'Skærmet time',
        slug: 'kalender/skærmet-time',
        description: 'Første søndag i måneden: femten gæster, mere lys og ingen sirene.',
        introduction: `
          En time før vi åbner for alle, lukker vi femten ind. Lyset er skruet op, den fælles lyd er slukket, og
          døren til dagslyset står åben hele tiden. Ingen siger noget til dig, medmindre du spørger.

          Du behøver ikke fortælle, hvorfor du vælger netop den tid. Et kort med lys, lyd og lugte ligger klar
          ugen før. Læs mere om [de skærmede timer](skaermede-timer), eller ring til Peter Dam, hvis noget
          skal være på en bestemt måde.
        `,
        tickets: [
          { title: 'Voksen', price: 110, capacity: 1 },
          { title: 'Ledsager', price: 0 },
        ],
        purchase: to('office:booking/frihedsmuseet/skaermet', 'Bestil tid'),
        practical: { Pladser: 'Femten', Ro: 'Grøn snor om halsen: vil helst være i fred' },
      },
      en: {
        title: 'Sheltered hour',
        slug: 'calendar/sheltered-hour',
        description: 'First Sunday of the month: fifteen visitors, more light and no siren.',
        introduction: `
          An hour before everyone else we let fifteen people in. The lights are up, the shared sound is off,
          and the door to daylight stands open all the time. Nobody will speak to you unless you ask.

          You need not say why you choose this hour. A map with light, sound and smells is ready the week
          before. Read about [the sheltered hours](skaermede-timer), or call Peter Dam if something has to be
          done in a particular way.
        `,
        tickets: [
          { title: 'Adult', price: 110, capacity: 1 },
          { title: 'Companion', price: 0 },
        ],
        purchase: to('office:booking/frihedsmuseet/sheltered', 'Book a time'),
        practical: { Places: 'Fifteen', Peace: 'A green ribbon means: please leave me be' },
      },
    },
  },
  {
    key: 'byvandring',
    parent: 'kalender',
    image: cykler,
    tags: ['besaettelse'],
    venue: { da: 'Museets dør', en: 'The museum door' },
    when: {
      from: openDay('frihedsmuseet', 3, 6),
      to: day(90),
      on: [{ days: 'lørdag', at: ['11–12.30', '13.30–15'] }],
      cancelled: [openDay('frihedsmuseet', 12, 6)],
    },
    soldOut: true,
    related: ['en-genstand-kl-18'],
    in: {
      da: {
        title: 'Adresser',
        slug: 'kalender/adresser',
        subtitle: 'Byvandring med Noor Simonsen',
        description: 'Syv opgange, hvor der skete noget, og ingen plade på muren.',
        introduction: `
          Vi går fra dør til dør i et kvarter af byen, hvor der boede en trykker, en stikker og en dame med
          klaver, og hvor de tre brugte samme mælkemand. Husene ser ud som dengang. Der er ingen mindeplader,
          for det er de andre adresser, de små, vi går efter.

          Turen er på to kilometer og standser syv gange. Noor Simonsen stiller flere spørgsmål, end hun
          svarer på. Der er tyve pladser på hver tur, og lige nu er alle taget. Afbud bliver lagt ud kl. 8
          samme morgen. Dagens anden tur er på engelsk.
        `,
        tickets: [
          { title: 'Voksen', price: 90, capacity: 1, score: 2 },
          { title: 'Under 18 år', price: 0, score: 1 },
        ],
        waitingList: letterTo(
          'frihedsmuseet@example.org',
          'Venteliste: Adresser',
          'Skriv dig på ventelisten',
        ),
        practical: { Længde: 'To kilometer', Alder: 'Fra tolv år', Regn: 'Vi går alligevel' },
      },
      en: {
        title: 'Addresses',
        slug: 'calendar/addresses',
        subtitle: 'A walk with Noor Simonsen',
        description: 'Seven stairways where something happened, and no plaque on the wall.',
        introduction: `
          We walk from door to door in a quarter of the city where there lived a printer, an informer and a
          lady with a piano, and where all three had the same milkman. The houses look as they did. There are
          no plaques, since it is the other addresses we are after, the small ones.

          The walk is two kilometres long and stops seven times. Noor Simonsen asks more questions than she
          answers. There are twenty places on each walk, and at present all are taken. Cancellations are
          released at 8 am on the day. The second walk of the day is in English.
        `,
        tickets: [
          { title: 'Adult', price: 90, capacity: 1, score: 2 },
          { title: 'Under 18', price: 0, score: 1 },
        ],
        waitingList: letterTo(
          'frihedsmuseet@example.org',
          'Waiting list: Addresses',
          'Join the waiting list',
        ),
        practical: { Length: 'Two kilometres', Age: 'From twelve', Rain: 'We walk all the same' },
      },
    },
  },
  {
    key: 'morsenoeglen',
    parent: 'kalender',
    image: senderNaer,
    tags: ['boern', 'besaettelse'],
    audience: ['boern'],
    venue: { da: 'Undervisningsrummet', en: 'The education room' },
    when: {
      from: day(0),
      to: day(110),
      on: [
        { days: 'lørdag–søndag', at: ['11–11.40', '12–12.40', '13–13.40', '14–14.40'] },
        { days: 'tirsdag–onsdag, fredag', at: ['15–15.40'] },
      ],
    },
    related: ['en-genstand-kl-18'],
    in: {
      da: {
        title: 'Fire minutter ved nøglen',
        slug: 'kalender/fire-minutter-ved-nøglen',
        description: 'Send en besked, før pejlevognen drejer om hjørnet.',
        introduction: `
          To og to får I en nøgle, en kode og et ur. Den ene sender, den anden ser ud ad vinduet. Efter fire
          minutter skal senderen være pakket sammen, for den, der blev ved, blev fundet. De færreste
          når mere end elleve ord, og som regel er der en fejl i det vigtigste.

          Det er en øvelse i at holde hovedet koldt, og den er ikke farlig. Bagefter taler vi om dem, for hvem
          den var det. Se også [senderen](radiosenderen), som den ligger i montren.
        `,
        practical: { Pris: 'Med i billetten', Alder: 'Fra ti år', Pladser: 'Tolv par ad gangen' },
      },
      en: {
        title: 'Four minutes at the key',
        slug: 'calendar/four-minutes-at-the-key',
        description: 'Send a message before the detector van turns the corner.',
        introduction: `
          In pairs you get a key, a code and a clock. One sends, the other watches the window. After four
          minutes the set must be packed, for those who kept on were found. Few get beyond eleven words, and
          as a rule there is a mistake in the one that matters.

          It is an exercise in keeping a cool head, and it is not dangerous. Afterwards we talk about those
          for whom it was. See also [the transmitter](radiosenderen) in its case.
        `,
        practical: {
          Price: 'Part of the ticket',
          Age: 'From ten',
          Places: 'Twelve pairs at a time',
        },
      },
    },
  },
  {
    key: 'lys-4-maj',
    parent: 'kalender',
    image: lys,
    tags: ['besaettelse'],
    venue: { da: 'Pladsen foran museet', en: 'The square outside the museum' },
    when: once(yearly('05-04'), '20–22'),
    ...(yearly('05-04') > day(30) && { salesStart: `${day(21)}T09:00` }),
    in: {
      da: {
        title: 'Kl. 20.35',
        slug: 'kalender/4-maj',
        subtitle: 'Aftenen den 4. maj',
        description: 'Vi hører udsendelsen igen, på det klokkeslæt, den kom. Så tænder vi lys.',
        introduction: `
          Kl. 20.35 den 4. maj 1945 blev nyhederne fra London afbrudt. Oplæseren holdt en pause og sagde så, at de
          tyske tropper i Danmark havde overgivet sig. Folk rev mørklægningsgardinerne ned og satte lys i
          vinduet.

          Vi mødes på pladsen kl. 20. Nogle, der var børn dengang, fortæller kort. Så spiller vi optagelsen, med
          pausen i, og alle får et lys. Museet holder åbent til kl. 22. På pladsen er det gratis, men
          indenfor er der kun plads til 200. Læs [hvad der skete](lys-i-vinduet).
        `,
        tickets: [{ title: 'Plads indenfor', price: 50, capacity: 1, description: 'Med stol' }],
        purchase: to('office:booking/frihedsmuseet/4-maj', 'Bestil plads'),
        programme: [
          { time: '20.00', title: 'De, der husker' },
          { time: '20.35', title: 'Udsendelsen' },
          { time: '20.40', title: 'Lysene tændes', text: 'Kom uden lygte. Det bliver lyst.' },
        ],
      },
      en: {
        title: '8:35 pm',
        slug: 'calendar/4-may',
        subtitle: 'The evening of 4 May',
        description: 'We hear the broadcast again at the minute it came. Then candles are lit.',
        introduction: `
          At 8:35 pm on 4 May 1945 the Danish news from London was interrupted. The reader paused, and then
          said that the German troops in Denmark had surrendered. People tore down the blackout curtains and
          put candles in their windows.

          We meet on the square at 8 pm. A few who were children then speak briefly. Then we play the
          recording, pause and all, and everyone is given a candle. The museum is open until 10 pm. The
          square is free, but there is room indoors for only 200. Read [what happened](lys-i-vinduet).
        `,
        tickets: [{ title: 'Place indoors', price: 50, capacity: 1, description: 'With a chair' }],
        purchase: to('office:booking/frihedsmuseet/4-may', 'Book a place'),
        programme: [
          { time: '8 pm', title: 'Those who remember' },
          { time: '8:35 pm', title: 'The broadcast' },
          {
            time: '8:40 pm',
            title: 'The candles are lit',
            text: 'Bring no torch. It will be light.',
          },
        ],
      },
    },
  },
]
