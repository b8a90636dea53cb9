import { to } from '../../writing/marks.ts'
import {
  billboard,
  collectionList,
  contact,
  picture,
  relatedContent,
  statement,
  styledTextAndVisual,
  textRibbon,
  textSection,
} from '../../writing/modules.ts'
import { collection } from '../../writing/research.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import {
  altertavle,
  cykler,
  guldhorn,
  konservator,
  kopierne,
  lurblaesere,
  mikrofon,
  moenter,
  museumssal,
  uniform,
} from './prints.ts'

const samlingerne = landingPage(
  'samlingerne',
  { image: museumssal, tags: ['samling'] },
  {
    da: {
      title: 'Fem samlinger under ét tag',
      slug: 'samlingerne',
      description: 'Grænserne mellem dem er trukket af folk, der for længst er gået på pension.',
      modules: [
        textSection({
          text: `
            - **Oldtiden:** flint, bronze, jern og alt det, der blev hængende i dem.
            - **Middelalder og renæssance:** kirkernes inventar, borgenes nøgler, nogle bøddelsværd og mange helgener.
            - **Nyere tid:** fra 1660 til i fredags. Her står den eneste opvaskemaskine.
            - **Mønter og medaljer:** små ting i store skuffer.
            - **Verdens kulturer:** samlet gennem fire hundrede år, ikke altid på en måde, vi ville gentage.

            Den ældste del stammer fra Frederik 3.s kunstkammer, der blev grundlagt omkring 1650. Dengang stod en
            narhvaltand ved siden af et romersk hoved, og ingen fandt det mærkeligt.
          `,
        }),
        relatedContent('Et udvalg', {
          Enkeltting: ['guldhornene', 'lurerne', 'altertavlen'],
          Grupper: ['moentsamlingen', 'krukkerne'],
        }),
        collectionList('Hele samlinger, man kan gå ind i'),
        picture(uniform),
        styledTextAndVisual({
          title: 'Den sidste i rækken',
          text: `
            Nyere tid bliver længere hver dag. Vi samler derfor også ind i nutiden, men kun det, som nogen er ved at holde op med at bruge:
            telefonkort, askebægre fra venteværelser, en kuvertåbner med firmanavn. Det, alle har, er det, ingen gemmer.
          `,
          image: cykler,
          side: 'left',
        }),
        contact(
          'Ukendt ting?',
          'Send et billede og målene. Vi svarer på de fleste.',
          'samlinger-birgitte-holm',
        ),
      ],
    },
    en: {
      title: 'Five collections under one roof',
      slug: 'the-collections',
      description: 'The borders between them were drawn by people long since retired.',
      modules: [
        textSection({
          text: `
            - **Prehistory:** flint, bronze, iron and all that clung to them.
            - **The Middle Ages and the Renaissance:** the furnishing of churches, the keys of castles, a few executioners’ swords
              and many saints.
            - **Modern times:** from 1660 until last Friday. Here stands our only dishwasher.
            - **Coins and medals:** small things in large drawers.
            - **World cultures:** gathered over four centuries, not always in a way we would repeat.

            The oldest part comes from the cabinet of curiosities that Frederik III founded around 1650. There a narwhal
            tusk stood next to a Roman head, and nobody thought it odd.
          `,
        }),
        relatedContent('A selection', {
          'Single things': ['guldhornene', 'lurerne', 'altertavlen'],
          Groups: ['moentsamlingen', 'krukkerne'],
        }),
        collectionList('Whole collections to step into'),
        picture(uniform),
        styledTextAndVisual({
          title: 'The last in line',
          text: `
            Modern times grow longer every day. So we collect from the present too, but only what people are about to stop using: phone
            cards, waiting-room ashtrays, a letter opener with a firm’s name. What everyone has is what nobody keeps.
          `,
          image: cykler,
          side: 'left',
        }),
        contact(
          'Unknown object?',
          'Send a picture and the measurements. We answer most.',
          'samlinger-birgitte-holm',
        ),
      ],
    },
  },
)

const guldhornene = landingPage(
  'guldhornene',
  { parent: 'samlingerne', image: guldhorn, tags: ['samling', 'oldtid'] },
  {
    da: {
      title: 'To horn, der ikke findes',
      slug: 'samlingerne/guldhornene',
      description:
        'Fundet af en pige og en husmand på samme mark, med 95 år imellem. Stjålet på én nat.',
      modules: [
        textSection({
          text: `
            I juli 1639 gik Kirsten Svendsdatter på stien ved Gallehus i Sønderjylland og stødte foden mod noget. Det var et
            horn af guld. Christian 4. gav det til sin søn, som fik det lavet til et drikkehorn. I 1734 fandt Erich Lassen et
            til, få skridt derfra, mens han gravede ler.

            Hornene er fra tiden omkring 400 e.Kr. og var dækket af figurer: mænd med hjelme, en kentaur, slanger, stjerner. På
            det andet stod der med runer: *ek hlewagastiz holtijaz horna tawido*. Jeg, Lægæst fra Holt, eller Holts søn, gjorde
            hornet.

            Natten til den 5. maj 1802 låste guldsmeden Niels Heidenreich sig ind i Kunstkammeret med falske nøgler og smeltede
            hornene hjemme. Han blev fanget året efter og sad inde til 1840.
          `,
        }),
        picture(kopierne, true),
        statement('Samme år skrev Oehlenschläger et digt om dem. Det kan man ikke smelte.'),
        textRibbon(to('lurerne'), to('moentsamlingen'), to('museumsnummer')),
      ],
    },
    en: {
      title: 'Two horns that do not exist',
      slug: 'the-collections/the-golden-horns',
      description:
        'Found by a girl and a smallholder in the same field, 95 years apart. Stolen in one night.',
      modules: [
        textSection({
          text: `
            In July 1639 Kirsten Svendsdatter was walking the path at Gallehus in southern Jutland when her foot struck
            something. It was a horn of gold. Christian IV gave it to his son, who had it made into a drinking horn. In 1734
            Erich Lassen found another, a few steps away, while digging clay.

            The horns were made around AD 400 and were covered in figures: men in helmets, a centaur, serpents, stars. The
            second said in runes: *ek hlewagastiz holtijaz horna tawido*. I, Hlewagast of Holt, or Holt’s son, made the horn.

            In the night before 5 May 1802 the goldsmith Niels Heidenreich let himself into the royal cabinet with false keys,
            and melted the horns at home. He was caught the year after and stayed in prison until 1840.
          `,
        }),
        picture(kopierne, true),
        statement('That same year Oehlenschläger wrote a poem about them. It cannot be melted.'),
        textRibbon(to('lurerne'), to('moentsamlingen'), to('museumsnummer')),
      ],
    },
  },
)

const lurerne = collection(
  'lurerne',
  { parent: 'samlingerne', image: lurblaesere, tags: ['samling', 'oldtid', 'musik'] },
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
  { parent: 'samlingerne', image: altertavle, tags: ['samling', 'middelalder'] },
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

export const collections: readonly Page[] = [samlingerne, guldhornene, lurerne, tavle]
