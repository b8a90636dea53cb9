import { openDay } from '../../openDays.ts'
import { day, inYear, season } from '../../writing/days.ts'
import type { Event } from '../../writing/events.ts'
import { ildsted, ringborg, vaev } from './prints.ts'

const open = (ahead: number, weekday: number) => openDay('trelleborg', ahead, weekday)

export const weeklyEvents: readonly Event[] = [
  {
    key: 'smedning',
    parent: 'kalender',
    image: ildsted,
    tags: ['haandvaerk', 'vikingetid'],
    audience: ['boern'],
    venue: { da: 'Smedjen i vikingebyen', en: 'The forge in the village' },
    venueDetails: { da: 'Følg røgen', en: 'Follow the smoke' },
    when: {
      from: inYear('01-01'),
      to: day(365),
      on: [
        { days: 'lørdag', at: ['10.30–12', '12.30–14', '14.15–15.45'] },
        { ...season('04-01', '10-18'), days: 'onsdag', at: ['13–14.30'] },
      ],
      cancelled: [open(4, 6), open(25, 6)],
    },
    related: ['vaevestuen', 'maal-borgen'],
    in: {
      da: {
        title: 'Smed et søm, så en kniv',
        slug: 'kalender/smed-en-kniv',
        description: 'Halvanden time ved essen sammen med Jonas. Man begynder med et søm.',
        introduction: `
          Jern skal slås, mens det er varmt, og det er det i omkring tyve sekunder. Så skal det ind i kullene
          igen. Det er hele kunsten, og den tager et liv. Vi har halvanden time.

          Alle begynder med et søm. Når det er lige, må man gå videre til en lille kniv med snoet greb. Jonas
          Ravn står ved ambolten og griber ind, når det er ved at gå galt, men ikke før, for man lærer mest
          af det, der bliver skævt. Kniven bliver slebet og får en skede af bark med hjem. Børn fører
          hammeren selv, men en voksen holder tangen.
        `,
        tickets: [
          {
            title: 'Jern og kul',
            price: 60,
            description: 'Pr. kniv, ud over dagsbilletten',
            score: 2,
          },
          { title: 'Kun et søm', price: 0, score: 1 },
        ],
        ticketsDisclaimer:
          'Seks pladser på hvert hold. Skriv jer på tavlen ved smedjen fra kl. 10.',
        practical: {
          Varighed: 'Halvanden time',
          Alder: 'Fra otte år sammen med en voksen',
          Sprog: 'Dansk. Jonas kan også engelsk og tegn',
          Tøj: 'Bomuld eller uld og lukkede sko. Fleece smelter.',
          Adgang: 'Grussti uden trin. Den ene ambolt står i siddehøjde.',
        },
        ribbon: ['vaevestuen', 'sommerlejr'],
      },
      en: {
        title: 'Forge a nail, then a knife',
        slug: 'calendar/forge-a-knife',
        description: 'An hour and a half at the hearth with Jonas. You begin with a nail.',
        introduction: `
          Iron must be struck while it is hot, and it is hot for about twenty seconds. Then it goes back in
          the coals. That is the whole of the art, and it takes a lifetime. We have an hour and a half.

          Everyone begins with a nail. Once it is straight you may go on to a small knife with a twisted
          handle. Jonas Ravn stands by the anvil and steps in when things are going wrong, but not before,
          since one learns most from what comes out crooked. The knife is ground and goes home in a sheath
          of bark. Children swing the hammer themselves while an adult holds the tongs.
        `,
        tickets: [
          {
            title: 'Iron and charcoal',
            price: 60,
            description: 'For each knife, on top of the day ticket',
            score: 2,
          },
          { title: 'Just a nail', price: 0, score: 1 },
        ],
        ticketsDisclaimer:
          'Six places each time. Put your name on the board by the forge from 10 am.',
        practical: {
          Duration: 'An hour and a half',
          Age: 'From eight, with an adult',
          Language: 'Danish. Jonas also speaks English and signs',
          Clothes: 'Cotton or wool and closed shoes. Fleece melts.',
          Access: 'Gravel without steps. One anvil is at sitting height.',
        },
        ribbon: ['vaevestuen', 'sommerlejr'],
      },
    },
  },
  {
    key: 'maal-borgen',
    parent: 'kalender',
    image: ringborg,
    tags: ['vikingetid'],
    audience: ['boern', 'voksne'],
    venue: { da: 'Den østlige port', en: 'The east gate' },
    when: {
      from: inYear('01-01'),
      to: day(365),
      on: [
        { days: 'søndag', at: ['12–13'] },
        { ...season('06-28', '08-09'), days: 'mandag, torsdag', at: ['12–13', '14.30–15.30'] },
      ],
    },
    related: ['smedning', 'sommerlejr'],
    in: {
      da: {
        title: 'Mål borgen med snor',
        subtitle: 'Tur for alle, der kan holde en ende',
        slug: 'kalender/mål-borgen',
        description: 'En cirkel, en pæl og et reb. Find midten, og gå volden rundt på en time.',
        introduction: `
          Man kan forklare borgens geometri ved en tavle, men den er nemmere at forstå med et reb i hånden.
          Vi begynder i porten og finder midten på den måde, som vikingerne måske brugte. Så går to med
          rebet stramt hele vejen rundt, mens resten ser efter, om volden følger med. Det gør den.

          Bagefter måler vi et hus i fod. Den, hvis fod passer bedst, får lov at bære pælen hjem. Turen slutter
          oppe på volden, hvor omviseren peger ud, hvor søen lå. Har I lyst til at læse først, så står det hele
          på siden om [borgen](borgen).
        `,
        tickets: [{ title: 'Med dagsbillet', price: 0 }],
        practical: {
          Varighed: 'En time',
          Alder: 'Fra seks år',
          Sprog: 'Dansk. I sommerferien er den sidste tur på engelsk',
          Adgang: 'Klippet græs. Turen kan gås inde i borgen uden trappen op på volden.',
        },
      },
      en: {
        title: 'Measure the fortress with a rope',
        subtitle: 'A walk for anyone who can hold one end',
        slug: 'calendar/measure-the-fortress',
        description: 'A circle, a peg and a rope. Find the centre and walk the rampart in an hour.',
        introduction: `
          The geometry of the place can be explained at a blackboard, but it is easier to grasp with a rope in
          your hand. We start in the gateway and find the centre in a way the Vikings may have used. Then two
          of you walk all the way round with the rope taut, while the rest watch whether the rampart follows.
          It does.

          After that we measure a house in feet. Whoever has the foot that fits best carries the peg home.
          The walk ends on top of the rampart, where the guide shows you where the lake used to be. If you
          like to read first, it is all on the page about [the fortress](borgen).
        `,
        tickets: [{ title: 'With a day ticket', price: 0 }],
        practical: {
          Duration: 'One hour',
          Age: 'From six',
          Language: 'Danish. In the summer holidays the last walk is in English',
          Access: 'Short grass. The walk can be done inside, without the stairs up the rampart.',
        },
      },
    },
  },
  {
    key: 'vaevestuen',
    parent: 'kalender',
    image: vaev,
    tags: ['haandvaerk'],
    audience: ['voksne'],
    venue: { da: 'Det lille hus i vikingebyen', en: 'The small house in the village' },
    when: {
      ...season('10-20', '04-30'),
      on: [{ days: 'tirsdag, torsdag', freeform: true, at: ['11–15'] }],
    },
    related: ['smedning'],
    in: {
      da: {
        title: 'Vævestuen er varm',
        slug: 'kalender/vævestuen',
        description: 'To dage om ugen hele vinteren. Kom, når du vil, og væv, så længe du gider.',
        introduction: `
          Om vinteren er der ild i det lille hus, og så sidder der folk omkring den. Nogle spinder, nogle
          karter, og en går frem og tilbage foran væven. Der er plads til én til. Har man aldrig prøvet, får
          man en håndten i hånden og et råd, som først giver mening efter en halv time.

          Klædet på væven er fælles. Det blev sat op i oktober, og alle, der kommer forbi, væver et stykke.
          Man kan se på kanten, hvem der har været der. I april bliver det klippet ned og hængt op i caféen,
          hvor det forrige hænger nu. Det blev bredest i den ene ende.
        `,
        tickets: [{ title: 'Med dagsbillet', price: 0, description: 'Ulden er med' }],
        practical: {
          Varighed: 'Som du vil',
          Alder: 'Fra fem år. Kartekamme fra otte',
          Sprog: 'Dansk, og hænderne forklarer resten',
          Adgang: 'Et dørtrin på ti centimeter. Vi har en rampe.',
          Røg: 'Der er røg. Tag ikke den fine frakke på.',
        },
      },
      en: {
        title: 'The weaving house is warm',
        slug: 'calendar/the-weaving-house',
        description:
          'Two days a week all winter. Come when you like and weave for as long as you care to.',
        introduction: `
          In winter there is a fire in the small house and people around it. Some spin, some card wool, and
          one walks to and fro before the loom. There is room for one more. If you have never tried, you will
          be handed a spindle and a piece of advice that begins to make sense after half an hour.

          The cloth on the loom belongs to everybody. It was set up in October, and all who come by weave a
          little. You can tell from the edge who has been there. In April it is cut down and hung in the
          café, where the last one hangs now. That one came out wider at one end.
        `,
        tickets: [{ title: 'With a day ticket', price: 0, description: 'Wool included' }],
        practical: {
          Duration: 'As you please',
          Age: 'From five. Carding combs from eight',
          Language: 'Danish, and hands explain the rest',
          Access: 'A threshold of ten centimetres. We have a ramp.',
          Smoke: 'There is some. Leave the good coat at home.',
        },
      },
    },
  },
]
