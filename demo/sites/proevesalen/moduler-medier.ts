import { lur } from '../../film/lur.ts'
import { nummer } from '../../film/nummer.ts'
import { captioned } from '../../writing/marks.ts'
import {
  attribution,
  imageDetail,
  imageSlider,
  publicDomain,
  textSection,
  video,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { guldhorn, krukker, magasin, mikrofon, sal, skib } from './prints.ts'
import { bred, firkant, hoej, hornMedAlt } from './prints-former.ts'

/** A caption longer than its picture is wide. */
const skibMedTekst = captioned(skib, {
  da: 'En lang billedtekst, der fortæller om sejlet, skjoldene, solen, bølgerne og til sidst også om det, man ikke kan se: at der ingen er ved roret.',
  en: 'A long caption that speaks of the sail, the shields, the sun, the waves, and at last of what cannot be seen: that nobody is at the helm.',
})

export const modulerMedier: readonly Page[] = [
  landingPage(
    'billeddetalje',
    { parent: 'moduler', image: magasin, tags: ['samling'] },
    {
      da: {
        title: 'Billeddetalje',
        slug: 'moduler/billeddetalje',
        description: 'Et billede, man kan gå tæt på, med og uden ord.',
        modules: [
          imageDetail({
            title: 'Med alt',
            text: 'Titel, tekst, billedtekst, kreditering og rettigheder. Gå tæt på hornets munding.',
            image: hornMedAlt,
            rights: attribution,
          }),
          imageDetail({ image: krukker }),
          imageDetail({
            title: 'Et højt billede',
            text: 'Redaktøren har skåret siderne af. De var der, og de var kedelige.',
            image: hoej,
            rights: publicDomain,
          }),
        ],
      },
      en: {
        title: 'Image detail',
        slug: 'modules/image-detail',
        description: 'A picture to go close to, with words and without.',
        modules: [
          imageDetail({
            title: 'With everything',
            text: 'Title, text, caption, credit and rights. Go close to the mouth of the horn.',
            image: hornMedAlt,
            rights: attribution,
          }),
          imageDetail({ image: krukker }),
          imageDetail({
            title: 'A tall picture',
            text: 'The editor has cut off the sides. They existed, and they were dull.',
            image: hoej,
            rights: publicDomain,
          }),
        ],
      },
    },
  ),
  landingPage(
    'billedgalleri',
    { parent: 'moduler', tags: ['samling'] },
    {
      da: {
        title: 'Billedgalleri',
        slug: 'moduler/billedgalleri',
        description: 'Et, to og mange billeder, høje, brede og uden billedtekst.',
        modules: [
          imageSlider([sal, hoej, skibMedTekst, bred, firkant, krukker, mikrofon], {
            title: 'Mange, i alle former',
            rights: attribution,
          }),
          imageSlider([guldhorn, hoej], { title: 'To' }),
          imageSlider([bred], { title: 'Et' }),
          textSection({ text: 'Og et galleri uden titel, hvor billederne er alene om det:' }),
          imageSlider([firkant, magasin]),
          imageSlider([], { title: 'Et uden billeder' }),
        ],
      },
      en: {
        title: 'Image slider',
        slug: 'modules/image-slider',
        description: 'One, two and many pictures, tall, wide and without a caption.',
        modules: [
          imageSlider([sal, hoej, skibMedTekst, bred, firkant, krukker, mikrofon], {
            title: 'Many, of all shapes',
            rights: attribution,
          }),
          imageSlider([guldhorn, hoej], { title: 'Two' }),
          imageSlider([bred], { title: 'One' }),
          textSection({ text: 'And one without a title, where the pictures are on their own:' }),
          imageSlider([firkant, magasin]),
          imageSlider([], { title: 'One without pictures' }),
        ],
      },
    },
  ),
  landingPage(
    'film',
    { parent: 'moduler', image: mikrofon, tags: ['samling'] },
    {
      da: {
        title: 'Film',
        slug: 'moduler/film',
        description: 'En hel film, et klip af den, og en uden undertekster og forsidebillede.',
        modules: [
          video(lur, 'da', {
            title: 'En hel film',
            caption: 'Med undertekster på dansk og engelsk, udskrift og forsidebillede.',
            poster: skib,
          }),
          video(lur, 'da', {
            title: 'Et klip',
            caption: 'Den anden scene, fra det niende til det syttende sekund.',
            poster: magasin,
            scenes: [1, 1],
          }),
          video(nummer, 'da', {
            title: 'Uden undertekster, billedtekst og billede',
            captions: false,
          }),
          textSection({
            text: 'Filmene er lavet af tryk. Hvordan trykkene ser ud, når de står stille, kan man se [her](billedgalleri).',
          }),
        ],
      },
      en: {
        title: 'Video',
        slug: 'modules/video',
        description: 'A whole film, a clip of it, and one without captions or a poster.',
        modules: [
          video(lur, 'en', {
            title: 'A whole film',
            caption: 'With captions in Danish and English, a transcript and a poster.',
            poster: skib,
          }),
          video(lur, 'en', {
            title: 'A clip',
            caption: 'The second scene, from the ninth to the seventeenth second.',
            poster: magasin,
            scenes: [1, 1],
          }),
          video(nummer, 'en', { title: 'No captions, no line below, no picture', captions: false }),
          textSection({
            text: 'The films are made of prints. What these look like when they keep still is seen [here](billedgalleri).',
          }),
        ],
      },
    },
  ),
]
