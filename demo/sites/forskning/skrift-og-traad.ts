import { to } from '../../writing/marks.ts'
import {
  picture,
  relatedContent,
  styledTextAndVisual,
  textRibbon,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { egtvedpigen, kartotek, mosefund, runesten, vaev } from './prints.ts'

const tekstiler = landingPage(
  'tekstiler',
  { parent: 'fagomraader', image: vaev, tags: ['forskning', 'haandvaerk'] },
  {
    da: {
      title: 'Brunt stof var ikke altid brunt',
      slug: 'fagområder/tekstiler',
      description:
        'Tøj er det første, der forsvinder i jorden. Moserne og egekisterne er undtagelsen.',
      modules: [
        textSection({
          text: `
            I 1879 fandt tørvegravere en kvinde i Huldremose på Djursland. Hun døde i ældre jernalder og havde skørt,
            tørklæde og to skindkapper på. Alt var brunt som mosen. Analyser har siden vist, at det ternede uldtøj var
            farvet, og at ikke al ulden kom fra egnen.

            Sådan arbejder tekstilforskeren: med en prøve på et par millimeter, en sprøjte, et massespektrometer og bagefter
            en håndten. For målingen siger hvad, men ikke hvordan. Det ved hænderne.
          `,
        }),
        picture(egtvedpigen),
        styledTextAndVisual({
          title: 'Ti meter tråd i timen',
          text: `
            Så hurtigt går det for en begynder med håndten, og en øvet er adskillige gange hurtigere. Væver man på
            opstadvæv, strammes trådene af vægte i brændt ler. Dem finder vi tit, fordi ler ikke rådner. Ligger de på
            række i et hus, ved vi, hvor væven stod, da taget faldt ned.
          `,
          image: mosefund,
          side: 'left',
          panel: true,
        }),
        relatedContent('Beslægtede spørgsmål', {
          Metoder: ['strontium', 'aarringe', 'pollen'],
          Rammer: ['etik', 'gaesteforsker'],
        }),
      ],
    },
    en: {
      title: 'Brown cloth was not always brown',
      slug: 'fields/textiles',
      description:
        'Clothes are the first to vanish in the soil. Bogs and oak coffins are the exception.',
      modules: [
        textSection({
          text: `
            In 1879 peat cutters came upon a woman in the bog of Huldremose in Djursland. She died in the early Iron Age
            and wore a skirt, a scarf and two capes of skin, all as brown as the bog. Analyses have since shown that her
            checked woollens were dyed, and that not all of the wool was local.

            That is how we work on textiles: with a sample of a few millimetres, a syringe, a mass spectrometer, and then
            a spindle. The instrument says what, but not how. Hands know that.
          `,
        }),
        picture(egtvedpigen),
        styledTextAndVisual({
          title: 'Ten metres of thread an hour',
          text: `
            A beginner with a drop spindle manages about that; a practised spinner is several times faster. On an upright
            loom the warp is kept taut by weights of fired clay. We often find them, since clay does not rot. When they
            lie in a row we know where the loom stood on the day the roof came down.
          `,
          image: mosefund,
          side: 'left',
          panel: true,
        }),
        relatedContent('Questions in the family', {
          Methods: ['strontium', 'aarringe', 'pollen'],
          'How we work': ['etik', 'gaesteforsker'],
        }),
      ],
    },
  },
)

const runer = landingPage(
  'runer',
  { parent: 'fagomraader', image: runesten, tags: ['forskning', 'vikingetid'] },
  {
    da: {
      title: 'Seksten tegn til et helt sprog',
      slug: 'fagområder/runer',
      description: 'Vikingerne skrev med færre runer end deres tipoldeforældre. Det gik udmærket.',
      modules: [
        textSection({
          text: `
            De ældste runer, vi kender fra Danmark, er fra anden halvdel af det 2. århundrede. På en kam fra Vimose på Fyn står
            der *harja*, sandsynligvis et navn. Rækken havde da 24 tegn. I løbet af 700-tallet blev den skåret ned til
            16, netop som sproget fik flere lyde. Én rune måtte derfor stå for både *k* og *g*, en anden for *t* og *d*.

            Runer er lavet til at blive skåret på tværs af årerne i et stykke træ. Derfor er der ingen vandrette streger
            og få buer. På sten er formen blevet hængende, længe efter at den var nødvendig.
          `,
        }),
        styledTextAndVisual({
          title: 'Mest hverdag',
          text: `
            Stenene er de store ord: hvem der rejste den, og over hvem. Men runer blev også ridset på kamme, gryder,
            pinde og kirkebænke langt op i middelalderen. Der står navne, bønner, regnskaber og af og til noget, som man
            ikke oversætter for skoleklasser.
          `,
          image: kartotek,
          panel: true,
        }),
        textSection({
          title: 'Sådan læser vi en slidt sten',
          text: `
            1. Lampe fra siden, om aftenen, fra fire retninger.
            2. En tredimensional model, hvor overfladens hældning får farve.
            3. Fingrene. De finder stadig spor, som kameraet overser.
            4. En kollega, der ikke har fået at vide, hvad vi håber, der står.
          `,
        }),
        textRibbon(
          to('laesesalen', 'Litteraturen står på læsesalen'),
          to('aabne-data'),
          to('fagomraader'),
        ),
      ],
    },
    en: {
      title: 'Sixteen signs for a whole language',
      slug: 'fields/runes',
      description: 'The Vikings wrote with fewer runes than their forebears, and managed.',
      modules: [
        textSection({
          text: `
            The oldest runes known from Denmark date from the second half of the 2nd century. A comb from Vimose on Funen
            reads *harja*, probably a name. The row then had 24 signs. In the course of the 8th century it was cut to
            16, just as the language gained more sounds. One rune had to serve for both *k* and *g*, another for *t*
            and *d*.

            Runes were made to be cut across the grain of a piece of wood. That is why they have no horizontal strokes and
            few curves. On stone the shape lived on, long after there was any need for it.
          `,
        }),
        styledTextAndVisual({
          title: 'Mostly everyday',
          text: `
            The stones hold the grand words: who raised them, and for whom. But runes were also scratched on combs, pots,
            sticks and church pews far into the Middle Ages. There are names, prayers, accounts, and now and then
            something one does not translate for school classes.
          `,
          image: kartotek,
          panel: true,
        }),
        textSection({
          title: 'How to read a worn stone',
          text: `
            1. A lamp from the side, in the evening, from four directions.
            2. A three-dimensional model in which the slope of the surface is given a colour.
            3. Fingers. They still find traces that the camera misses.
            4. A colleague who has not been told what we hope it says.
          `,
        }),
        textRibbon(
          to('laesesalen', 'The books are in the reading room'),
          to('aabne-data'),
          to('fagomraader'),
        ),
      ],
    },
  },
)

export const writingAndThread: readonly Page[] = [tekstiler, runer]
