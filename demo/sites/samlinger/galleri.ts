import { to } from '../../writing/marks.ts'
import {
  attribution,
  imageDetail,
  imageSlider,
  textRibbon,
  textSection,
} from '../../writing/modules.ts'
import { landingPage } from '../../writing/site.ts'
import { gallery, storeGuldhorn } from './galleri-prints.ts'
import { magasin } from './prints.ts'

export const galleri = landingPage(
  'galleri',
  { parent: 'samlingerne', image: magasin, tags: ['samling', 'haandvaerk'] },
  {
    da: {
      title: 'Tyve snit, der tåler at blive set tæt på',
      slug: 'galleri',
      description:
        'Samlingernes trykværksted har skåret tyve ting i linoleum. Hvert tryk er seks tusind punkter bredt.',
      modules: [
        textSection({
          text: `
            Fotografiet er nøjagtigt og derfor lidt uopmærksomt: Det tager det hele med. Den, der skærer i linoleum, må vælge.
            Hver streg er noget, nogen har ment var vigtigere end resten.

            Værkstedet fik frie hænder og fire farver. Bladr med pilene, og stop, når noget undrer dig.
          `,
        }),
        imageSlider(gallery, { title: 'Galleri', rights: attribution }),
        imageDetail({
          title: 'Læs et horn',
          text: 'Begynd ved den brede ende, og følg båndene ind mod spidsen. Der er stjerner, slanger og nogle mænd, som ingen endnu har forklaret.',
          image: storeGuldhorn,
          rights: attribution,
        }),
        textSection({
          title: 'Tag dem med hjem',
          text: `
            Trykkene må bruges af alle og til alt, når der står, hvor de kommer fra. Skriv ”Samlingernes trykværksted”, og sæt et link
            til licensen, [Creative Commons Navngivelse 4.0](https://creativecommons.org/licenses/by/4.0/deed.da). Resten af reglerne
            er [hurtigt læst](billeder).
          `,
        }),
        textRibbon(to('guldhornene'), to('moentsamlingen'), to('altertavlen'), to('lurerne')),
      ],
    },
    en: {
      title: 'Twenty cuts that bear a closer look',
      slug: 'gallery',
      description:
        'Our print workshop has cut twenty things in linoleum. Each print is six thousand pixels wide.',
      modules: [
        textSection({
          text: `
            A photograph is exact, and so a little inattentive: it takes in everything. Whoever cuts linoleum has to choose. Each line
            is something that somebody thought more important than the rest.

            The workshop was given a free hand and four colours. Turn the pages with the arrows, and stop when something puzzles you.
          `,
        }),
        imageSlider(gallery, { title: 'Gallery', rights: attribution }),
        imageDetail({
          title: 'Read a horn',
          text: 'Begin at the wide end and follow the bands towards the tip. There are stars, serpents, and some men whom nobody has explained yet.',
          image: storeGuldhorn,
          rights: attribution,
        }),
        textSection({
          title: 'Take them home',
          text: `
            Anyone may use the prints for anything, as long as it says where they come from. Write ‘Samlingernes trykværksted’ and
            link to the licence, [Creative Commons Attribution 4.0](https://creativecommons.org/licenses/by/4.0/). The other rules are
            [quickly read](billeder).
          `,
        }),
        textRibbon(to('guldhornene'), to('moentsamlingen'), to('altertavlen'), to('lurerne')),
      ],
    },
  },
)
