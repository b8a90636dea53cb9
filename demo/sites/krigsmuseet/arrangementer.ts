import { openDay } from '../../openDays.ts'
import { day, season } from '../../writing/days.ts'
import type { Event } from '../../writing/events.ts'
import { to } from '../../writing/marks.ts'
import { once } from '../../writing/when.ts'
import { kanonNaer, kartotek, mikrofon, skibNaer } from './pictures.ts'

export const events: readonly Event[] = [
  {
    key: 'rundvisning-soendag',
    parent: 'kalender',
    image: kanonNaer,
    tags: ['krig'],
    venue: { da: 'Kanon nummer 14', en: 'Cannon number 14' },
    when: {
      from: day(-30),
      to: day(365),
      on: [
        { days: 'søndag', at: ['13–14'] },
        { days: 'lørdag', at: ['14–15'] },
      ],
      cancelled: [openDay('krigsmuseet', 8, 7)],
    },
    related: ['breve-laest-hoejt'],
    in: {
      da: {
        title: 'Rundvisning ved kanon 14',
        slug: 'kalender/rundvisning',
        description: 'Søndag på dansk, lørdag på engelsk. En time og ti stop.',
        introduction: `
          Vi mødes ved nummer 14, fordi den er nem at finde: Den har et løvehoved med en bule i panden. Derfra
          går omviseren sin egen vej. En følger fejltagelserne, og dem er der nok af til en time. En anden
          følger skoene, fra spidse sko med sølvspænde til en støvle med sten i.

          Man må spørge, og man må være uenig. Turen ender på anden sal, hvor der er en bænk, og der bliver de
          fleste siddende lidt. Vil man læse på lektien, er [fem ting på en time](en-time) en god
          begyndelse.
        `,
        practical: {
          Pris: 'Med i billetten',
          Pladser: '25, uden reservation',
          Adgang: 'Elevator ved alle stop',
        },
        purchase: to('dagsbillet', 'Køb billet'),
      },
      en: {
        title: 'A tour from cannon 14',
        slug: 'calendar/guided-tour',
        description: 'In English on Saturdays, in Danish on Sundays. One hour, ten stops.',
        introduction: `
          We meet at number 14 because it is easy to find: it has a lion’s head with a dent in its brow. From
          there the guide follows a route of their own. One goes by the blunders, of which there are enough
          for an hour. Another goes by the shoes, from pointed ones with silver buckles to a boot with a
          stone in it.

          You may ask, and you may disagree. The tour ends on the second floor, where there is a bench, and
          most people sit for a while. If you like to prepare, [five things in an hour](en-time) is a start.
        `,
        practical: {
          Price: 'Part of the ticket',
          Places: '25, no booking',
          Access: 'Lift at every stop',
        },
        purchase: to('dagsbillet', 'Buy a ticket'),
      },
    },
  },
  {
    key: 'breve-laest-hoejt',
    parent: 'kalender',
    image: kartotek,
    tags: ['krig', 'nyere-tid'],
    venue: { da: 'Første sal, ved vinduet', en: 'First floor, by the window' },
    when: { from: day(-14), to: day(100), on: [{ days: 'tirsdag–fredag', at: ['15–15.30'] }] },
    related: ['veteransamtale'],
    in: {
      da: {
        title: 'Breve, læst højt',
        slug: 'kalender/breve-læst-højt',
        description: 'En halv time med én afsender. Tirsdag til fredag i udstillingen om feltpost.',
        introduction: `
          Tirsdag til fredag læser en skuespiller breve fra én soldat, fra det første til det sidste. Det tager
          en halv time, for der er sjældent flere. Nogle standser, fordi krigen gør det. Andre standser.

          Vi siger ikke på forhånd, hvordan det ender, og der er ingen musik. Man kan gå, når man vil, og man
          kan blive siddende. Brevene hører til [udstillingen](feltpost), og originalen ligger i montren ved
          siden af stolen.
        `,
        practical: { Pris: 'Med i billetten', Alder: 'Fra tolv år', Sprog: 'Dansk' },
      },
      en: {
        title: 'Letters, read aloud',
        slug: 'calendar/letters-read-aloud',
        description:
          'Half an hour with one sender. Tuesday to Friday, in Danish with English text.',
        introduction: `
          From Tuesday to Friday an actor reads the letters of one soldier, from the first to the last. It
          takes half an hour, for there are seldom more. Some end because the war does. Others end.

          We do not say beforehand how it will go, and there is no music. You may leave when you like, and
          you may stay. The letters belong to [the exhibition](feltpost), and the originals lie in the case
          beside the chair. A translation is handed out.
        `,
        practical: {
          Price: 'Part of the ticket',
          Age: 'From twelve',
          Language: 'Danish; text in English',
        },
      },
    },
  },
  {
    key: 'veteransamtale',
    parent: 'kalender',
    image: mikrofon,
    tags: ['krig'],
    venue: { da: 'Den lange hal', en: 'The long hall' },
    when: once(openDay('krigsmuseet', 16, 4), '19–20.30'),
    salesStart: day(2),
    related: ['breve-laest-hoejt'],
    in: {
      da: {
        title: 'Den dag, jeg kom hjem',
        slug: 'kalender/den-dag-jeg-kom-hjem',
        subtitle: 'Samtale ved Samir Lauridsen',
        description: 'To, der var udsendt, og en, der ventede. En aften uden manuskript.',
        introduction: `
          Man taler meget om at rejse ud. Denne aften handler om lufthavnen, køleskabet og den første nat i egen
          seng. To tidligere udsendte og en søster fortæller, hver for sig og så sammen. Samir Lauridsen
          spørger, og det gør publikum også til sidst.

          Vi optager ikke. Hallen er kølig om aftenen, så der ligger tæpper på stolene. Bagefter er der kaffe
          ved kanonerne og en rådgiver, hvis man har brug for en at tale med.
        `,
        tickets: [
          { title: 'Plads', price: 60, capacity: 1 },
          { title: 'Veteran og pårørende', price: 0, description: 'Vis kortet' },
        ],
        purchase: to('office:tickets/krigsmuseet/samtale', 'Bestil plads'),
        programme: [
          { time: '18.30', title: 'Dørene åbner' },
          { time: '19.00', title: 'Samtalen' },
          { time: '20.00', title: 'Spørgsmål og kaffe' },
        ],
      },
      en: {
        title: 'The day I came home',
        slug: 'calendar/the-day-i-came-home',
        subtitle: 'A conversation with Samir Lauridsen',
        description: 'Two who were deployed and one who waited. An evening without a script.',
        introduction: `
          People talk a great deal about going out. This evening is about the airport, the refrigerator and
          the first night in one’s own bed. Two former soldiers and a sister tell of it, one by one and then
          together. Samir Lauridsen asks the questions, and towards the end so does the audience.

          Nothing is recorded. The hall is cool at night and there are blankets on the chairs. Afterwards
          there is coffee by the cannon, and a counsellor if you need someone to talk to. The evening is in
          Danish.
        `,
        tickets: [
          { title: 'Seat', price: 60, capacity: 1 },
          { title: 'Veterans and relatives', price: 0, description: 'Show the card' },
        ],
        purchase: to('office:tickets/krigsmuseet/conversation', 'Book a seat'),
        programme: [
          { time: '6:30 pm', title: 'Doors open' },
          { time: '7 pm', title: 'The conversation' },
          { time: '8 pm', title: 'Questions and coffee' },
        ],
      },
    },
  },
  {
    key: 'paa-reden-i-rigtig-tid',
    parent: 'kalender',
    image: skibNaer,
    tags: ['krig', 'nyere-tid'],
    venue: { da: 'Modelsalen', en: 'The model room' },
    when: {
      ...season('04-01', '04-04'),
      on: [{ days: 'tirsdag–søndag', at: ['10–14.30'], freeform: true }],
    },
    in: {
      da: {
        title: 'På Reden i rigtig tid',
        slug: 'kalender/på-reden-i-rigtig-tid',
        description: 'Slaget den 2. april 1801, vist på et bord, minut for minut.',
        introduction: `
          Det begynder lidt over ti, og det er forbi tidlig eftermiddag. Så længe tager det også her. På et bord
          på seks meter flytter vi skibene, som logbøgerne siger, at de lå, og når nogen går på grund, går
          modellen på grund.

          Der er lange stræk, hvor man ikke kan se noget for røg, og dem har vi ladet stå. Ved siden af bliver
          navnene lagt ud, et kort for hver faldne, der kendes. Man kan komme og gå. De fleste kommer tilbage.
          Læs [om slaget](slaget-paa-reden) først, hvis du vil.
        `,
        practical: { Pris: 'Med i billetten', Alder: 'Fra ti år' },
      },
      en: {
        title: 'Copenhagen 1801, in real time',
        slug: 'calendar/copenhagen-1801-in-real-time',
        description: 'The battle of 2 April 1801, shown on a table, minute by minute.',
        introduction: `
          It begins shortly after ten and is over by early afternoon. Here it takes just as long. On a table
          of six metres we move the ships to where the logbooks say they lay, and when one runs aground the
          model runs aground.

          There are long stretches when nothing can be seen for smoke, and we have left them in. Beside the
          table the names are laid out, a card for each of the fallen who is known. Come and go as you like.
          Most people come back. Read [about the battle](slaget-paa-reden) first, if you wish.
        `,
        practical: { Price: 'Part of the ticket', Age: 'From ten' },
      },
    },
  },
  {
    key: 'tegn-en-kanon',
    parent: 'kalender',
    tags: ['boern', 'haandvaerk'],
    audience: ['boern'],
    venue: { da: 'Den lange hal', en: 'The long hall' },
    when: {
      from: day(0),
      to: day(120),
      on: [{ days: 'lørdag–søndag', at: ['11–15'], freeform: true }],
    },
    in: {
      da: {
        title: 'Tegn en løve, der vender bagud',
        slug: 'kalender/tegn-en-løve',
        description: 'Kanonerne er fulde af dyr. Lån en blok, og find dem.',
        introduction: `
          Støberne pyntede det, der skulle larme. Der er delfiner på håndtagene, løver om mundingen og et sted en
          snegl, som ingen kan forklare. Vi har blokke, kul og en liste med tyve dyr.

          Man lægger sig på gulvet, hvis det er nemmere. Tegningerne må man tage med hjem, eller man kan hænge
          dem op ved trappen, hvor der i øjeblikket er 340 løver. Ingen af dem ligner hinanden, og to ligner en
          nabo.
        `,
        practical: { Pris: 'Med i billetten', Alder: 'Alle, der kan holde på et stykke kul' },
      },
      en: {
        title: 'Draw a lion that looks back',
        slug: 'calendar/draw-a-lion',
        description: 'The cannon are full of animals. Borrow a pad and find them.',
        introduction: `
          The founders adorned what was meant to roar. There are dolphins for handles, lions around the muzzle
          and in one place a snail that nobody can explain. We have pads, charcoal and a list of twenty
          animals.

          Lie on the floor if that is easier. You may take your drawing home or hang it by the stairs, where
          there are 340 lions at present. No two look alike, and two look like a neighbour.
        `,
        practical: { Price: 'Part of the ticket', Age: 'All who can hold a piece of charcoal' },
      },
    },
  },
]
