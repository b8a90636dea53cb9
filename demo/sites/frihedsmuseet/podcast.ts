/** What there is to hear: what neighbours heard of one another. */
import { voices } from '../../sound/voices.ts'
import { to } from '../../writing/marks.ts'
import { podcastOverview, type Show } from '../../writing/podcasts.ts'
import { kaffe, mikrofon } from './pictures.ts'
import { lyde } from './podcast-lyde.ts'
import { veje } from './podcast-veje.ts'

export const podcasts = podcastOverview(
  'podcasts',
  { image: kaffe, tags: ['besaettelse'] },
  {
    da: {
      title: 'Lyt med, men luk vinduet',
      slug: 'podcast',
      description:
        'I fem år hørte man radio med ørerne mod stoffet på højttaleren. I dag er det nok at trykke på en knap.',
      call: to('podcast-gennem-vaeggen', 'Hør Gennem væggen'),
    },
    en: {
      title: 'Listen, but close the window',
      slug: 'podcasts',
      description:
        'For five years people heard the radio with an ear against the cloth of the loudspeaker. Now a button will do. We speak Danish, and what we say can be read in English.',
      call: to('podcast-gennem-vaeggen', 'Hear Through the wall'),
    },
  },
)

export const gennemVaeggen: Show = {
  key: 'podcast-gennem-vaeggen',
  parent: 'podcasts',
  image: mikrofon,
  tags: ['besaettelse'],
  author: 'Frihedsmuseet',
  email: 'stemmer@example.org',
  voices: { Ellen: voices.calm, Noor: voices.quick },
  jingle: { notes: ['G3', 'G3', 'G3', 'D#3'], beat: 0.2 },
  seasons: [
    { name: { da: 'Lyde', en: 'Sounds' }, episodes: lyde },
    { name: { da: 'Veje', en: 'Ways' }, episodes: veje },
  ],
  people: ['frihedsmuseet-ellen-bak', 'frihedsmuseet-noor-simonsen'],
  externalLink: to('office:listening/frihedsmuseet/gennem-vaeggen', 'Abonner i en app'),
  in: {
    da: {
      title: 'Gennem væggen',
      slug: 'podcast/gennem-væggen',
      description:
        'Hvad vidste naboen? To fra museet taler om besættelsen, som den lød fra lejligheden ved siden af.',
      about: `
        Besættelsestidens historie bliver tit fortalt af dem, der gjorde noget. Her går vi ind ad døren ved siden af.
        Der sad nogen og hørte en trykpresse, et radioapparat eller fodtrin på trappen, og de måtte beslutte sig for, om
        de havde hørt det.

        Ellen Bak kender kilderne, og Noor Simonsen stiller de spørgsmål, eleverne stiller hende. Den første sæson
        handler om lyde, den anden om veje ud. Hvert afsnit varer lidt over et minut. Så lang en stilhed kunne en nabo
        godt holde.
      `,
      aboutAuthor: `
        Ellen er museumsinspektør, Noor er underviser, og de deler kontor. Væggen er tynd. Serien bygger på breve,
        forhør og samtaler i museets arkiv. Hvor vi har ændret navne, siger vi det.
      `,
    },
    en: {
      title: 'Through the wall',
      slug: 'podcasts/through-the-wall',
      description:
        'What did the neighbour know? Two of the museum’s people talk about the Occupation as it sounded from the flat next door.',
      about: `
        The story of the Occupation is often told by those who did something. Here we go in by the next door. Somebody sat
        there and heard a printing press, a wireless, or feet on the stairs, and had to decide whether they had heard it.

        Ellen Bak knows the sources, and Noor Simonsen asks the questions that pupils ask her. The first season is about
        sounds, the second about ways out. Each episode takes a little over a minute. A neighbour could keep silent for as long
        as that. The sound is Danish, with a transcript in English.
      `,
      aboutAuthor: `
        Ellen is a curator, Noor is a teacher, and they share an office. The wall is thin. The series draws on letters,
        interrogations and conversations in the museum’s archive. Where we have changed a name we say so.
      `,
    },
  },
}
