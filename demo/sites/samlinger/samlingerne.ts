import { to } from '../../writing/marks.ts'
import {
  attribution,
  collectionList,
  contact,
  imageDetail,
  picture,
  relatedContent,
  statement,
  styledTextAndVisual,
  textRibbon,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { storeGuldhorn } from './galleri-prints.ts'
import { cykler, guldhorn, kopierne, museumssal, uniform } from './prints.ts'

const taettere = {
  da: to('galleri', 'Tyve tryk, man kan gå tæt på'),
  en: to('galleri', 'Twenty prints to go close to'),
}

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
        imageDetail({
          title: 'Det lange og det korte',
          text: 'Hornet med runerne var det korte. Figurerne er skåret efter tegninger fra 1600- og 1700-tallet, og tegnerne var ikke altid enige.',
          image: storeGuldhorn,
          rights: attribution,
        }),
        textRibbon(to('lurerne'), to('moentsamlingen'), taettere.da),
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
        imageDetail({
          title: 'The long and the short',
          text: 'The horn with the runes was the short one. The figures are cut after drawings of the seventeenth and eighteenth centuries, whose makers did not always agree.',
          image: storeGuldhorn,
          rights: attribution,
        }),
        textRibbon(to('lurerne'), to('moentsamlingen'), taettere.en),
      ],
    },
  },
)

export const collections: readonly Page[] = [samlingerne, guldhornene]
