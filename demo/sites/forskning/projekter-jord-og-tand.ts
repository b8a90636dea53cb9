import { day } from '../../writing/days.ts'
import { textSection } from '../../writing/modules.ts'
import { project } from '../../writing/research.ts'
import type { Page } from '../../writing/site.ts'
import { aarringe, egtvedpigen } from './prints.ts'

const taender = project(
  'projekt-taender',
  {
    parent: 'projekter',
    image: egtvedpigen,
    tags: ['forskning', 'oldtid'],
    period: { from: day(-160), to: day(580) },
    researchUnit: 'enhed-laboratorium',
    people: [
      'forskning-marie-kirkegaard',
      'forskning-jeppe-holst',
      'forskning-dorthe-bech',
      'forskning-soeren-dam',
    ],
  },
  {
    da: {
      title: 'Tusind tænder',
      subtitle: 'Hvem flyttede sig i Danmark, og hvornår?',
      slug: 'projekter/tusind-tænder',
      description: 'Barndommen sidder i emaljen. Vi spørger tusind personer på én gang.',
      facts: {
        Tænder: '412 målt, 588 tilbage',
        Prøve: '5 milligram emalje',
        Etik: 'Godkendt af rådet',
      },
      publications: ['pub-emalje', 'pub-fejl'],
      related: ['strontium', 'etik'],
      modules: [
        textSection({
          text: `
            Enkelte berømte tænder er målt mange gange. Det siger noget om enkelte berømte mennesker. Vi vil hellere vide noget om alle de
            andre og måler derfor tænder fra tusind grave, fra stenalder til middelalder, på samme måde, i samme laboratorium, med de
            samme fejl.

            Strontium kommer fra jorden gennem vand og planter ind i barnets tænder. Dansk undergrund er ensartet, så metoden kan sige,
            når nogen *ikke* er herfra, men sjældent hvor de så kom fra. Gødning på markerne har desuden forstyrret kortet, og vi
            måler derfor også i skove, hvor der aldrig er pløjet.

            Hver tand er set af en tandlæge først. Det er hun glad for, og det er vi også: Ni viste sig at være fra køer.
          `,
        }),
      ],
    },
    en: {
      title: 'A thousand teeth',
      subtitle: 'Who moved about in Denmark, and when?',
      slug: 'projects/a-thousand-teeth',
      description: 'Childhood sits in the enamel. We ask a thousand people at once.',
      facts: {
        Teeth: '412 measured, 588 to go',
        Sample: '5 milligrams of enamel',
        Ethics: 'Passed by the committee',
      },
      publications: ['pub-emalje', 'pub-fejl'],
      related: ['strontium', 'etik'],
      modules: [
        textSection({
          text: `
            A few famous teeth have been measured many times. That says something about a few famous people. We would rather know about all
            the others, and so measure teeth from a thousand graves, from the Stone Age to the Middle Ages, in the same way, in the
            same laboratory, with the same errors.

            Strontium passes from the soil through water and plants into a child’s teeth. The Danish underground is much alike everywhere,
            so the method can tell when somebody is *not* from here, but seldom where they came from instead. Fertiliser has
            disturbed the map as well, and we therefore measure in woods that were never ploughed.

            A dentist looks at every tooth first. She is glad of it, and so are we: nine turned out to be from cows.
          `,
        }),
      ],
    },
  },
)

const heden = project(
  'projekt-heden',
  {
    parent: 'projekter',
    image: aarringe,
    tags: ['forskning', 'natur'],
    period: { from: day(64), to: day(1160) },
    researchUnit: 'enhed-miljoe',
    people: ['forskning-karen-oestergaard', 'forskning-signe-kloster'],
  },
  {
    da: {
      title: 'Da heden var ny',
      subtitle: 'Pollen fra under gravhøjene',
      slug: 'projekter/da-heden-var-ny',
      description: 'En høj er et låg. Under den ligger marken, som den så ud den dag.',
      facts: {
        Høje: '12 i Vestjylland',
        Begynder: 'Når holdet er samlet',
        Borehold: 'Fire personer',
      },
      related: ['pollen', 'etik'],
      modules: [
        textSection({
          text: `
            Når man byggede en gravhøj i bronzealderen, skar man tørv af marken og stablede dem. Nederst ligger den gamle overflade, klemt
            flad, med pollen fra den sommer, højen blev rejst. Tolv høje i Vestjylland skal bores med et rør på tre centimeter, så man kan
            se, hvornår lyngen bredte sig, og hvem der hjalp den.

            For heden er ikke natur, der blev glemt. Den er holdt åben med ild, får og økse i flere tusind år. Spørgsmålet er, hvor det
            begyndte, og om nogen fortrød det.

            Ingen høj bliver gravet ud. Hullerne bliver fyldt med ler, og et mærke af kobber viser den næste, at vi har været der.
          `,
        }),
      ],
    },
    en: {
      title: 'When the heath was new',
      subtitle: 'Pollen from beneath the mounds',
      slug: 'projects/when-the-heath-was-new',
      description: 'A mound is a lid. Under it lies the field as it looked that day.',
      facts: {
        Mounds: '12 in western Jutland',
        Begins: 'Once the team is complete',
        Team: 'Four people',
      },
      related: ['pollen', 'etik'],
      modules: [
        textSection({
          text: `
            Those who built a mound in the Bronze Age cut turf from the fields and stacked it. At the bottom is the old surface, pressed
            flat, with the pollen of the summer in which the mound was raised. Twelve in western Jutland will be cored with a tube of
            three centimetres, to see when the heather spread, and who helped it along.

            For the heath is not nature that was forgotten. Fire, sheep and axe have kept it open for thousands of years. The question is
            where it began, and whether anybody regretted it.

            No mound will be dug. The holes are filled with clay, and a tag of copper tells the next that we have been there.
          `,
        }),
      ],
    },
  },
)

const kabler = project(
  'projekt-kabler',
  {
    parent: 'projekter',
    tags: ['forskning', 'natur'],
    period: { from: day(130), to: day(900) },
    researchUnit: 'enhed-hav',
    people: ['forskning-erik-sandholm', 'forskning-oskar-lund'],
  },
  {
    da: {
      title: 'Bunden under kablerne',
      subtitle: 'En stenalderkyst før havvindmøllerne',
      slug: 'projekter/bunden-under-kablerne',
      description: 'Hvor der skal stå møller, gik der mennesker. Det er syv tusind år siden.',
      facts: { Areal: '190 km²', Dybde: '4–12 meter', Begynder: 'Til næste sæson' },
      related: ['fagomraader', 'projekt-vragtrae'],
      modules: [
        textSection({
          text: `
            Havet er steget siden stenalderen, især i den sydlige del af landet. De gode pladser lå ved kysten, og kysten ligger nu på flere
            meters dybde. Dækket af gytje har de bevaret det, som på land for længst er rådnet: fiskeruser, padler, nødder, reb.

            Før der bliver lagt kabler i et nyt mølleområde, skal bunden kortlægges. Vi begynder med ekkolod og computer: Hvor mundede åen ud?
            Hvor var der læ? De steder, en fisker ville have valgt, borer vi. Er der trækul i kernen, dykker vi.

            Regnestykket har før ramt rigtigt i halvdelen af tilfældene. Det er nok til at flytte et kabel.
          `,
        }),
      ],
    },
    en: {
      title: 'The bottom beneath the cables',
      subtitle: 'A Stone-Age coast ahead of the wind farms',
      slug: 'projects/the-bottom-beneath-the-cables',
      description: 'Where turbines will stand, people walked. That was seven thousand years ago.',
      facts: { Area: '190 km²', Depth: '4–12 metres', Begins: 'Next season' },
      related: ['fagomraader', 'projekt-vragtrae'],
      modules: [
        textSection({
          text: `
            The sea has risen since the Stone Age, in the south of the country above all. The good places were on the coast, and the coast
            now lies metres down. Covered in mud it has kept what rotted long ago on land: fish traps, paddles, nuts, rope.

            Before cables are laid in a new field the bottom must be mapped. We begin with sonar and a computer: where was the mouth of the
            stream? Where was there shelter? In the places that a fisherman would have picked we core. If there is charcoal, we dive.

            In half of the cases the sum has come out right. That is enough to move a cable.
          `,
        }),
      ],
    },
  },
)

export const projectsOfGround: readonly Page[] = [taender, heden, kabler]
