/** What there is to hear: six things, put on the scales. */
import { voices } from '../../sound/voices.ts'
import { to } from '../../writing/marks.ts'
import { podcastOverview, type Show } from '../../writing/podcasts.ts'
import { magasin, sal } from './pictures.ts'
import { gamleKrige } from './podcast-gamle-krige.ts'
import { hjem } from './podcast-hjem.ts'

export const podcasts = podcastOverview(
  'podcasts',
  { image: sal, tags: ['krig'] },
  {
    da: {
      title: 'Krig uden billeder',
      slug: 'podcast',
      description:
        'Vi viser våben i tre etager. Her kan man nøjes med at høre om dem, og om dem, der bar dem.',
      call: to('podcast-hvad-vejer', 'Hør serien'),
    },
    en: {
      title: 'War without pictures',
      slug: 'podcasts',
      description:
        'Weapons fill three of our floors. Here you need only hear about them, and about those who carried them. The sound is Danish, the transcripts English.',
      call: to('podcast-hvad-vejer', 'Hear the series'),
    },
  },
)

export const hvadVejer: Show = {
  key: 'podcast-hvad-vejer',
  parent: 'podcasts',
  image: magasin,
  tags: ['krig', 'samling'],
  author: 'Krigsmuseet',
  email: 'lyd@example.org',
  voices: { Birgit: voices.calm, Anders: voices.dry, Samir: voices.young },
  jingle: { notes: ['A3', '-', 'A3', 'A3', 'E3', 'C4'], beat: 0.22 },
  seasons: [{ name: { da: 'Seks ting', en: 'Six things' }, episodes: [...gamleKrige, ...hjem] }],
  people: [
    'krigsmuseet-birgit-noergaard',
    'krigsmuseet-anders-krogh',
    'krigsmuseet-samir-lauridsen',
  ],
  in: {
    da: {
      title: 'Hvad vejer en krig? Seks ting fra tøjhuset',
      slug: 'podcast/hvad-vejer-en-krig',
      description:
        'Fra to tons bronze til fire gram papir. Seks genstande bliver lagt på vægten, og ingen af dem vejer det, man tror.',
      about: `
        Museet ejer en vægt. Den kan veje en knap og et kanonløb, dog ikke samtidig. I denne serie bruger vi den på
        seks ting: en kanon, en kjole, en sav, en liste, et brev og en termokande. Vi tager dem i den
        rækkefølge, de kom i brug, og de letteste viser sig ikke at være dem, der var lettest at bære.

        Birgit Nørgaard spørger. Anders Krogh svarer på det om jern, og Samir Lauridsen på det om mennesker. Der er
        ingen musik under samtalerne og ingen kanontorden. Den kan man få nok af i hallen.
      `,
      aboutAuthor: `
        Serien er optaget uden for åbningstiden, mellem pillerne i den lange hal og i et depot på anden sal. Har du
        en ting derhjemme, som burde på vægten, så skriv. Send den ikke.
      `,
    },
    en: {
      title: 'What does a war weigh? Six things from the arsenal',
      slug: 'podcasts/what-does-a-war-weigh',
      description:
        'From two tons of bronze to four grams of paper. Six objects are put on the scales, and none weighs what one would think.',
      about: `
        The museum owns a pair of scales. They will weigh a button and a gun barrel, though not together. In this
        series we use them on six things: a cannon, a coat, a saw, a list, a letter and a flask. We take
        them in the order in which they came into use, and the lightest prove not to be the easiest to carry.

        Birgit Nørgaard asks. Anders Krogh answers for the iron, Samir Lauridsen for the people. There is no music
        under the talk, and no gunfire: of that there is enough in the hall. Danish is spoken, and all but one of
        the episodes can be read in English.
      `,
      aboutAuthor: `
        The series was recorded after hours, between the pillars of the long hall and in a store on the second
        floor. If you have a thing at home that belongs on the scales, do write. Do not send it.
      `,
    },
  },
}
