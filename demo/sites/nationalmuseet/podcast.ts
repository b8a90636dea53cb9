/** What there is to hear: one show, which takes one thing at a time. */
import { voices } from '../../sound/voices.ts'
import { to } from '../../writing/marks.ts'
import { podcastOverview, type Show } from '../../writing/podcasts.ts'
import { indeIHuset } from './podcast-huset.ts'
import { opAfJorden } from './podcast-jorden.ts'
import { kartotek, mikrofon } from './prints.ts'

export const podcasts = podcastOverview(
  'podcasts',
  { image: kartotek },
  {
    da: {
      title: 'Lyt, mens du skræller kartofler',
      slug: 'podcast',
      description:
        'Museets podcast til dem, der har hænderne fulde. Hvert afsnit varer lidt over et minut og handler om en enkelt ting.',
      call: to('podcast-en-ting', 'Begynd med Én ting ad gangen'),
    },
    en: {
      title: 'Listen while you peel potatoes',
      slug: 'podcasts',
      description:
        'The museum’s podcast for people with their hands full. Each episode is a little over a minute long, and about a single thing. It is spoken in Danish; everything can be read in English.',
      call: to('podcast-en-ting', 'Start with One thing at a time'),
    },
  },
)

export const enTing: Show = {
  key: 'podcast-en-ting',
  parent: 'podcasts',
  image: mikrofon,
  author: 'Nationalmuseet',
  email: 'podcast@example.org',
  voices: { Anders: voices.low, Mathilde: voices.quick },
  jingle: { notes: ['D4', 'A4', 'F#4', 'D5'], beat: 0.28 },
  seasons: [
    { name: { da: 'Op af jorden', en: 'Out of the ground' }, episodes: opAfJorden },
    { name: { da: 'Inde i huset', en: 'Inside the house' }, episodes: indeIHuset },
  ],
  people: ['nationalmuseet-anders-kjaer', 'nationalmuseet-mathilde-krag'],
  externalLink: to('office:listening/nationalmuseet/en-ting-ad-gangen', 'Hør den i din app'),
  in: {
    da: {
      title: 'Én ting ad gangen',
      slug: 'podcast/en-ting-ad-gangen',
      description:
        'En inspektør og en lærer sætter sig ved et bord. Mellem dem ligger én genstand. Så taler de, til teen er kold.',
      about: `
        Museet har mange tusind ting fremme, og de fleste gæster når omkring fem. Her tager vi én ad gangen.
        Anders Kjær har set den komme ind ad døren, ofte i en madkasse. Mathilde Krag har set ansigterne hos dem,
        der møder den for første gang. De er sjældent uenige, men de lægger mærke til noget forskelligt.

        Første sæson handler om det, der kom op af jorden. Den anden handler om det, der stod i huset hele tiden.
        Et nyt afsnit kommer hver anden tirsdag, så længe der er ting.
      `,
      aboutAuthor: `
        Podcasten bliver optaget i bogmagasinet, hvor væggene er dækket af aviser, og ingenting giver genlyd. Den
        er klippet af de to, der taler. Det er derfor, der ikke er nogen, som har klippet dem.
      `,
    },
    en: {
      title: 'One thing at a time',
      slug: 'podcasts/one-thing-at-a-time',
      description:
        'A curator and a teacher sit down at a table with one object between them, and talk until the tea is cold.',
      about: `
        The museum has many thousands of things on show, and most visitors get to about five. Here we take them
        one at a time. Anders Kjær has seen the thing come in at the door, often in a lunch box. Mathilde Krag has
        seen the faces of those who meet it first. They seldom disagree, but they notice different things.

        The first season is about what came out of the ground, the second about what stood in the house all along.
        There is a new episode every other Tuesday, for as long as there are things. Danish is spoken, and there
        is an English transcript of nearly all.
      `,
      aboutAuthor: `
        The show is recorded in the book store, where walls of old newspapers swallow every echo. It is edited by
        the two who talk, which is why nobody has edited them.
      `,
    },
  },
}
