import { to } from '../../writing/marks.ts'
import {
  billboard,
  imageDetail,
  relatedContent,
  styledTextAndVisual,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { have, slot } from './pictures.ts'

export const haven: readonly Page[] = [
  landingPage(
    'haven',
    { image: have, tags: ['natur', 'boern'] },
    {
      da: {
        title: 'Haven, man kan fare vild i',
        slug: 'haven',
        description:
          'En barokhave med lige linjer og en rund labyrint, hvor linjerne holder op. Gratis for alle, der finder ud igen.',
        modules: [
          textSection({
            title: 'Lige ud, og så ikke',
            text: `
              Haven blev anlagt i 1720’erne efter fransk forbillede: en akse fra slottets midterdør, linde i
              to rækker, buksbom i mønstre og et springvand, hvor det hele mødes. Alt kan overskues fra
              balsalens vinduer. Det var meningen.

              Labyrinten var forvalterens idé. Den er plantet i avnbøg og kan ikke overskues af nogen.

              Midt i labyrinten er der en bænk til to. Den er slidt i den ene side.
              Farer man helt vild, er der en klokke ved hver blindgyde, og så kommer
              gartneren efter en, når han har drukket sin kaffe.
            `,
          }),
          imageDetail({
            title: 'Prøv hjemmefra',
            text: 'Labyrinten set fra en fugl. Gå tæt på, og find vej fra åbningen ind til springvandet. På stedet har man ingen fugl.',
            image: have,
          }),
          styledTextAndVisual({
            title: 'Hvad blomstrer?',
            text: `
              Vintergækker i februar, tulipaner fra maj, lindene i juli, når hele haven summer. Gartnerne
              klipper hækkene to gange om året med snor og saks og begynder altid i labyrinten, mens de er
              friske.
            `,
            image: slot,
            side: 'right',
          }),
          billboard({
            title: 'Tag en kop med ud',
            text: 'Køkkenet sælger kaffe gennem vinduet mod haven, når solen skinner.',
            link: to('besoeg', 'Om besøget'),
            image: have,
          }),
          relatedContent('Samme dag', { 'Fra haven': ['sale', 'sundet', 'familier'] }),
        ],
      },
      en: {
        title: 'A garden to get lost in',
        slug: 'the-garden',
        description:
          'A formal garden of straight lines, and a round maze where the lines give out. Free to all who find their way back.',
        modules: [
          textSection({
            title: 'Straight on, and then not',
            text: `
              The garden was laid out in the 1720s on French lines: an axis from the middle door, limes in
              two rows, box in patterns and a fountain where it all meets. Everything can be surveyed from
              the ballroom windows. That was the point.

              The maze was the steward’s idea. It is planted in hornbeam and cannot be surveyed by anyone.

              In the middle is a bench for two, worn at one end. If you are truly lost
              there is a bell at every dead end, and the gardener will come for you when
              he has finished his coffee.
            `,
          }),
          imageDetail({
            title: 'Try it from home',
            text: 'The maze as a bird sees it. Go close and find the way from the opening to the fountain. On the spot you will have no bird.',
            image: have,
          }),
          styledTextAndVisual({
            title: 'What is in flower?',
            text: `
              Snowdrops in February, tulips from May, the limes in July, when the whole garden hums. The
              gardeners clip the hedges twice a year with string and shears, and always begin in the maze
              while they are fresh.
            `,
            image: slot,
            side: 'right',
          }),
          billboard({
            title: 'Take a cup outside',
            text: 'When the sun shines the kitchen sells coffee through its garden window.',
            link: to('besoeg', 'About your visit'),
            image: have,
          }),
          relatedContent('The same day', { 'From the garden': ['sale', 'sundet', 'familier'] }),
        ],
      },
    },
  ),
]
