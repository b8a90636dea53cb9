import { exhibition } from '../../writing/exhibitions.ts'
import { print } from '../../writing/marks.ts'
import { accordion, picture, styledTextAndVisual, textSection } from '../../writing/modules.ts'
import { kartotek } from './prints.ts'

const koppen = print('krukker', {
  da: 'Linoleumssnit: en række kar og kander i faldende størrelse.',
  en: 'Linocut: a row of pots and jugs in falling size.',
})

export const tabtOgFundet = exhibition(
  'tabt-og-fundet',
  {
    parent: 'lygtestien',
    image: kartotek,
    tags: ['boern'],
    headerTypography: 'plain',
    heroLayout: 'split',
  },
  {
    da: {
      title: 'Tabt og fundet',
      subtitle: 'Enogtyve år i 228 skuffer',
      slug: 'lygtestien/tabt-og-fundet',
      description: 'Det, der blev glemt ved dørene, og det, der lå der i stedet dagen efter.',
      location: { name: 'Køkkenet', details: 'Væggen bag kakaoen' },
      facts: {
        'Sæt af': 'Så længe kakaoen er varm.',
        'Med børn': 'Alle skuffer under en meter må åbnes.',
        Sprog: 'Små sedler på dansk og engelsk.',
      },
      modules: [
        textSection({
          text: `
            Folk taber vanter, knapper og mælketænder. Det er almindeligt. I skoven bag klinten bliver de fundet
            igen, også af andre end os. En vante kommer tilbage vasket. En knap kommer tilbage som to. Én gang
            blev en bilnøgle lagt på bænken ved nr. 7 med en snor i, så den ikke blev væk igen.

            Det, som ingen henter, lægger Karen i kartoteket med dato, vejr og dørens nummer. Der er 228 skuffer,
            og 31 er tomme. De er ikke i overskud. De er reserveret, siger Karen, og hun
            siger ikke til hvad. Hver skuffe har et lille greb af ben. Dem har vi ikke sat på.
          `,
        }),
        picture(kartotek),
        styledTextAndVisual({
          title: 'Skuffe 114',
          text: `
            Her ligger en kop på to centimeter, drejet i ler fra stranden. Den stod på trappen ved nr. 12 en morgen i
            marts, og den var varm. Vi har spurgt pottemageren i Stege. Han vendte den længe, satte den fra sig og
            sagde, at han gerne ville kunne det samme.
          `,
          image: koppen,
          side: 'left',
          panel: true,
        }),
      ],
      knowledgeModules: [
        accordion('Har du tabt noget?', {
          'Hvordan får jeg det tilbage?':
            'Sig, hvad det er, og ved hvilken dør. Så finder Karen skuffen.',
          'Hvad hvis det er blevet til noget andet?': 'Så må du selv afgøre, om du vil bytte.',
        }),
      ],
      related: ['doerene', 'dagbog', 'aftentur'],
    },
    en: {
      title: 'Lost and found',
      subtitle: 'Twenty-one years in 228 drawers',
      slug: 'lantern-path/lost-and-found',
      description: 'What was left by the doors, and what lay there instead on the following day.',
      location: { name: 'The kitchen', details: 'The wall behind the cocoa' },
      facts: {
        Allow: 'As long as the cocoa is hot.',
        Children: 'All drawers below one metre may be opened.',
        Language: 'Small labels in Danish and English.',
      },
      modules: [
        textSection({
          text: `
            People lose mittens, buttons and milk teeth. There is nothing odd in that. In the wood behind the cliff
            they are found again, and not by us alone. A mitten comes back washed. A button comes back as two. A
            car key was once laid on the bench by no. 7 with a string through it, so that it should not go astray
            a second time.

            What nobody collects Karen puts in the index, with the date, the weather and the number of the door.
            There are 228 drawers, and 31 are empty. They are not spare. They are reserved, says Karen, and does
            not say what for. Each has a small handle of bone. It was not we who fitted them.
          `,
        }),
        picture(kartotek),
        styledTextAndVisual({
          title: 'Drawer 114',
          text: `
            It holds a cup of two centimetres, thrown in clay from the beach. It stood on the step of no. 12 one
            morning in March, and it was warm. We asked the potter in Stege. He turned it for a long time, put it
            down and said he would like to be able to do that.
          `,
          image: koppen,
          side: 'left',
          panel: true,
        }),
      ],
      knowledgeModules: [
        accordion('Have you lost something?', {
          'How do I get it back?': 'Say what it is and at which door. Karen will find the drawer.',
          'What if it has become something else?': 'Then you must decide whether to swap.',
        }),
      ],
      related: ['doerene', 'aftentur'],
    },
  },
)
