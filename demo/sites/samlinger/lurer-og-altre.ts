import { lur } from '../../film/lur.ts'
import { to } from '../../writing/marks.ts'
import {
  attribution,
  billboard,
  imageDetail,
  picture,
  publicDomain,
  styledTextAndVisual,
  textSection,
  video,
} from '../../writing/modules.ts'
import { collection } from '../../writing/research.ts'
import type { Page } from '../../writing/site.ts'
import { storeAltertavle, storeLurer } from './galleri-prints.ts'
import { altertavle, konservator, lurblaesere, mikrofon, moenter, museumssal } from './prints.ts'

const lurerne = collection(
  'lurerne',
  {
    parent: 'samlingerne',
    image: lurblaesere,
    tags: ['samling', 'oldtid', 'musik'],
    rights: publicDomain,
  },
  {
    da: {
      title: 'Et par, der stadig kan lyde',
      slug: 'samlingerne/lurerne',
      subtitle: 'Bronzealderens store horn',
      facts: {
        Omfang: 'Lurer, brudstykker og optagelser',
        Alder: 'Yngre bronzealder',
        'Kan ses': 'Efter aftale, stille',
      },
      related: ['guldhornene', 'studiesalen'],
      description:
        'Bronzealderens store horn blev støbt parvis, lagt i moser og endte på en smørpakke.',
      film: video(lur, 'da', {
        title: 'Fra pensel til bånd',
        caption:
          'Et klip på tolv sekunder. Hele filmen kan ses på Nationalmuseets side om oldtiden.',
        poster: konservator,
        scenes: [3, 4],
      }),
      modules: [
        textSection({
          text: `
            Seks lurer kom frem i 1797, da der blev gravet tørv i Brudevælte Mose ved Lynge i Nordsjælland. De er fra yngre
            bronzealder og hører sammen to og to, den ene spejlvendt. Rørene er støbt i stykker over en kerne, med vægge på få
            millimeter. Sådan noget er svært i dag.

            Ordet *lur* har de fået bagefter, af folk i 1800-tallet, der havde læst om lurer i islandske sagaer. Hvad de hed
            for dem, der blæste i dem, ved vi ikke.
          `,
        }),
        styledTextAndVisual({
          title: 'Fra mose til mejeri',
          text: `
            I 1901 lod danske mejerier et varemærke registrere: lurmærket, et bundt lurer, slynget sammen. Det stod på
            smørdritler til England, længe før nogen fandt på et kortere navn. Sådan er bronzealderen kommet på flere
            morgenborde end nogen anden del af oldtiden.
          `,
          image: moenter,
          side: 'left',
          panel: true,
        }),
        imageDetail({
          title: 'Hvem spejler hvem?',
          text: 'Følg røret fra munden og op. Den ene lur drejer til højre, den anden til venstre; ellers er de ens.',
          image: storeLurer,
          rights: attribution,
        }),
        billboard({
          title: 'De bliver ikke blæst mere',
          text: 'Ånde er fugtig, og bronze er gammel. Vi har optagelser og kopier til dem, der vil høre.',
          image: mikrofon,
          link: to('studiesalen', 'Lyt i studiesalen'),
        }),
      ],
    },
    en: {
      title: 'A pair that still sounds',
      slug: 'the-collections/the-lurs',
      subtitle: 'The great horns of the Bronze Age',
      facts: {
        Size: 'Lurs, fragments and recordings',
        Age: 'Late Bronze Age',
        'To see': 'By arrangement, in silence',
      },
      related: ['guldhornene', 'studiesalen'],
      description:
        'The great horns of the Bronze Age were cast in pairs, laid in bogs, and ended up on butter.',
      film: video(lur, 'en', {
        title: 'From brush to tape',
        caption: 'A clip of twelve seconds, in Danish with English captions.',
        poster: konservator,
        scenes: [3, 4],
      }),
      modules: [
        textSection({
          text: `
            Six lurs appeared in 1797 when peat was dug in the bog of Brudevælte near Lynge in northern Zealand. They date from
            the late Bronze Age and belong together in twos, one the mirror image of the other. The tubes were cast in sections
            over a core, with walls of a few millimetres. It would be hard to do today.

            The word *lur* came later, from nineteenth-century readers of the Icelandic sagas, where lurs are mentioned. What
            they were called by those who blew them we do not know.
          `,
        }),
        styledTextAndVisual({
          title: 'From bog to dairy',
          text: `
            In 1901 Danish dairies registered a trademark: the lur brand, a bunch of lurs entwined. It stood on casks of butter for
            England long before anyone thought of a shorter name. Thus the Bronze Age has reached more breakfast tables
            than any other part of prehistory.
          `,
          image: moenter,
          side: 'left',
          panel: true,
        }),
        imageDetail({
          title: 'Which mirrors which?',
          text: 'Follow the tube up from the mouth. One lur turns right, the other left; in all else they are alike.',
          image: storeLurer,
          rights: attribution,
        }),
        billboard({
          title: 'They are no longer played',
          text: 'Breath is damp and bronze is old. There are recordings and copies for those who want to hear.',
          image: mikrofon,
          link: to('studiesalen', 'Listen in the study room'),
        }),
      ],
    },
  },
)

const tavle = collection(
  'altertavlen',
  {
    parent: 'samlingerne',
    image: altertavle,
    tags: ['samling', 'middelalder'],
    rights: publicDomain,
  },
  {
    da: {
      title: 'En tavle med to ansigter',
      slug: 'samlingerne/altertavlen',
      subtitle: 'Fløjaltre og helgener',
      facts: {
        Omfang: 'Skabe, fløje og løse helgener',
        Alder: 'Senmiddelalder',
        Lys: '50 lux, også på festdage',
      },
      related: ['studiesalen', 'magasinet'],
      description: 'Fløjaltre er skabe til at se ind i. Det meste af året var de lukket.',
      modules: [
        textSection({
          text: `
            I senmiddelalderen stod der fløjaltre i de fleste danske kirker. Midten er et skab af eg med udskårne figurer, dækket
            af kridtgrund, farve og bladguld. Siderne er hængslede fløje. Til daglig var de lukket, og menigheden så de
            malede yderside, tit i dæmpede farver. På søn- og festdage blev de slået ud, og vokslysene gjorde resten.

            Efter reformationen i 1536 blev mange tavler stående. Nogle fik et bibelcitat malet hen over Maria, andre blev savet til
            og brugt igen. Det er en af grundene til, at vi har så mange: Ingen havde råd til en ny.
          `,
        }),
        picture(konservator),
        imageDetail({
          title: 'Skabet åbnet',
          text: 'Se på helgenernes hænder. Hver af dem holder det, man skulle kende dem på, dengang de færreste kunne læse.',
          image: storeAltertavle,
          rights: attribution,
        }),
        styledTextAndVisual({
          title: 'Se på bagsiden',
          text: `
            Her sidder snedkerens mærker, reparationer fra 1700-tallet og ind imellem et navn, ridset af en kordreng, der kedede sig. Bagsiden er aldrig restaureret. Den er derfor den ærligste.
          `,
          image: museumssal,
          panel: true,
          link: to('studiesalen', 'Bestil den frem'),
        }),
      ],
    },
    en: {
      title: 'An altarpiece with two faces',
      slug: 'the-collections/the-altarpiece',
      subtitle: 'Winged altarpieces and saints',
      facts: {
        Size: 'Cases, wings and stray saints',
        Age: 'Late Middle Ages',
        Light: '50 lux, feast days included',
      },
      related: ['studiesalen', 'magasinet'],
      description:
        'A winged altarpiece is a cupboard made to be looked into. Most of the year it was shut.',
      modules: [
        textSection({
          text: `
            In the late Middle Ages most Danish churches had one. The centre is an oak case of carved figures, covered in chalk
            ground, colour and gold leaf. The sides are hinged wings. On ordinary days they were closed, and the congregation
            saw the painted outside, often in muted colours. On Sundays and feast days they were opened, and the
            candles did the rest.

            After the Reformation of 1536 many stayed where they were. Some had a verse from the Bible painted across the Virgin,
            others were sawn up and used again. It is one reason why so many survive: nobody could afford a new one.
          `,
        }),
        picture(konservator),
        imageDetail({
          title: 'The cupboard opened',
          text: 'Look at the hands of the saints. Each holds what they were known by, in an age when few could read.',
          image: storeAltertavle,
          rights: attribution,
        }),
        styledTextAndVisual({
          title: 'Look at the back',
          text: `
            There are the joiner’s marks, repairs of the eighteenth century, and now and then a name scratched by a bored
            choirboy. The back has never been restored. That makes it the honest side.
          `,
          image: museumssal,
          panel: true,
          link: to('studiesalen', 'Ask to see it'),
        }),
      ],
    },
  },
)

export const lursAndAltars: readonly Page[] = [lurerne, tavle]
