import { print, to } from '../../writing/marks.ts'
import {
  billboard,
  billboardWithReference,
  doubleBillboard,
  picture,
  styledTextAndVisual,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { guldhorn, krukker, mikroskop, skib, trykpresse } from './prints.ts'

export const modulerBillede: readonly Page[] = [
  landingPage(
    'tekst-og-billede',
    { parent: 'moduler', image: mikroskop, tags: ['samling'] },
    {
      da: {
        title: 'Tekst og billede',
        slug: 'moduler/tekst-og-billede',
        description:
          'Tekst ved siden af et billede, til højre eller venstre, med eller uden farvet felt.',
        modules: [
          styledTextAndVisual({
            title: 'Billedet til højre',
            text: 'Sådan er det, hvis ingen har valgt noget. Teksten har et enkelt afsnit og en henvisning.',
            image: mikroskop,
            side: 'right',
            link: to('moduler', 'Alle moduler'),
          }),
          styledTextAndVisual({
            title: 'Billedet til venstre, i felt',
            text: `
              Feltet har stedets stærke farve. Teksten må gerne have flere afsnit.

              Her er det andet.

              - og en liste
              - med to punkter
            `,
            image: guldhorn,
            side: 'left',
            panel: true,
          }),
          styledTextAndVisual({
            title: 'Intet billede',
            text: 'Så må teksten klare sig selv.',
            panel: true,
          }),
        ],
      },
      en: {
        title: 'Text and picture',
        slug: 'modules/text-and-picture',
        description: 'Text beside a picture, right or left, with or without a panel of colour.',
        modules: [
          styledTextAndVisual({
            title: 'Picture on the right',
            text: 'This is how it is when nobody has chosen. The text has one paragraph and a link.',
            image: mikroskop,
            side: 'right',
            link: to('moduler', 'All modules'),
          }),
          styledTextAndVisual({
            title: 'Picture on the left, in a panel',
            text: `
              The panel has the strong colour of the site. There may be several paragraphs.

              This is the second.

              - and a list
              - of two points
            `,
            image: guldhorn,
            side: 'left',
            panel: true,
          }),
          styledTextAndVisual({
            title: 'No picture',
            text: 'Then the text must manage alone.',
            panel: true,
          }),
        ],
      },
      de: {
        title: 'Text und Bild',
        slug: 'module/text-und-bild',
        description: 'Text neben einem Bild, rechts oder links.',
        modules: [
          styledTextAndVisual({
            title: 'Das Bild steht rechts',
            text: 'So ist es, wenn niemand gewählt hat.',
            image: mikroskop,
            side: 'right',
            link: to('moduler', 'Alle Module'),
          }),
          styledTextAndVisual({
            title: 'Das Bild steht links',
            text: 'Mit einem Feld in der kräftigen Farbe des Hauses.',
            image: guldhorn,
            side: 'left',
            panel: true,
          }),
        ],
      },
      sv: {
        title: 'Text och bild',
        slug: 'moduler/text-och-bild',
        description: 'Text bredvid en bild, till höger eller vänster.',
        modules: [
          styledTextAndVisual({
            title: 'Bilden till höger',
            text: 'Så blir det när ingen har valt.',
            image: mikroskop,
            side: 'right',
            link: to('moduler', 'Alla moduler'),
          }),
          styledTextAndVisual({
            title: 'Bilden till vänster',
            text: 'Med ett fält i husets starka färg.',
            image: guldhorn,
            side: 'left',
            panel: true,
          }),
        ],
      },
    },
  ),
  landingPage(
    'billede',
    { parent: 'moduler', image: krukker, tags: ['samling'] },
    {
      da: {
        title: 'Billede',
        slug: 'moduler/billede',
        description: 'Et billede i sidens løb: smalt, i fuld bredde, med og uden billedtekst.',
        modules: [
          picture(
            print('krukker', krukker.alt, {
              caption: {
                da: 'Med billedtekst og navn på den, der skar pladen.',
                en: 'With a caption and the name of the one who cut the block.',
              },
              credit: 'Vitrines trykværksted',
            }),
          ),
          textSection({ text: 'Det næste går fra kant til kant og har intet at sige.' }),
          picture(skib, true),
          textSection({
            text: 'Det sidste er pynt: Det har ingen beskrivelse, og en skærmlæser går forbi.',
          }),
          picture(print('slotshave', {})),
        ],
      },
      en: {
        title: 'Picture',
        slug: 'modules/picture',
        description:
          'A picture in the flow of a page: narrow, full width, with and without a caption.',
        modules: [
          picture(
            print('krukker', krukker.alt, {
              caption: {
                da: 'Med billedtekst og navn på den, der skar pladen.',
                en: 'With a caption and the name of the one who cut the block.',
              },
              credit: 'Vitrines trykværksted',
            }),
          ),
          textSection({ text: 'The next runs from edge to edge and has nothing to say.' }),
          picture(skib, true),
          textSection({
            text: 'The last is ornament: it has no description and a screen reader walks past.',
          }),
          picture(print('slotshave', {})),
        ],
      },
    },
  ),
  landingPage(
    'billboard',
    { parent: 'moduler', image: guldhorn, tags: ['samling'] },
    {
      da: {
        title: 'Billboard',
        slug: 'moduler/billboard',
        description: 'Et stort billede med et skilt.',
        modules: [
          billboard({
            title: 'Med det hele',
            text: 'Titel, tekst, henvisning og billede.',
            link: to('front', 'Til forsiden'),
            image: guldhorn,
          }),
          textSection({
            text: 'Herunder det samme uden billede og uden henvisning. Det ligner ikke meget.',
          }),
          billboard({ title: 'Kun en titel' }),
        ],
      },
      en: {
        title: 'Billboard',
        slug: 'modules/billboard',
        description: 'A large picture with its label.',
        modules: [
          billboard({
            title: 'With everything',
            text: 'Title, text, link and picture.',
            link: to('front', 'To the front page'),
            image: guldhorn,
          }),
          textSection({
            text: 'Below is the same without picture or link. It does not look like much.',
          }),
          billboard({ title: 'A title only' }),
        ],
      },
    },
  ),
  landingPage(
    'dobbelt-billboard',
    { parent: 'moduler', image: skib, tags: ['samling'] },
    {
      da: {
        title: 'Dobbelt billboard',
        slug: 'moduler/dobbelt-billboard',
        description: 'To skilte, den første størst.',
        modules: [
          doubleBillboard(
            {
              title: 'Den store',
              text: 'Med tekst.',
              link: to('billboard', 'Det enkle'),
              image: skib,
            },
            { title: 'Den lille', link: to('front', 'Forsiden'), image: trykpresse },
          ),
          doubleBillboard(
            { title: 'Uden billede', text: 'Den anden har et.' },
            { title: 'Med billede', image: mikroskop },
          ),
        ],
      },
      en: {
        title: 'Double billboard',
        slug: 'modules/double-billboard',
        description: 'Two boards, the first the larger.',
        modules: [
          doubleBillboard(
            {
              title: 'The large one',
              text: 'With text.',
              link: to('billboard', 'The single'),
              image: skib,
            },
            { title: 'The small one', link: to('front', 'Front page'), image: trykpresse },
          ),
          doubleBillboard(
            { title: 'Without a picture', text: 'The other has one.' },
            { title: 'With a picture', image: mikroskop },
          ),
        ],
      },
    },
  ),
  landingPage(
    'billboard-med-henvisning',
    { parent: 'moduler', image: trykpresse, tags: ['samling'] },
    {
      da: {
        title: 'Billboard med henvisning',
        slug: 'moduler/billboard-med-henvisning',
        description: 'Det, det ikke siger selv, låner det fra siden, det fører til.',
        modules: [
          textSection({
            text: 'Først et, der låner alt. Så et, der har sin egen titel, tekst og billede.',
          }),
          billboardWithReference('billede'),
          billboardWithReference('moduler', {
            title: 'Min egen titel',
            text: 'Og min egen tekst.',
            image: skib,
          }),
          textSection({ text: 'Og et til en side, der ikke har noget billede at låne ud.' }),
          billboardWithReference('uden-billede'),
        ],
      },
      en: {
        title: 'Billboard with reference',
        slug: 'modules/billboard-with-reference',
        description: 'What it does not say itself it borrows from the page it leads to.',
        modules: [
          textSection({
            text: 'First one that borrows everything. Then one with title, text and picture of its own.',
          }),
          billboardWithReference('billede'),
          billboardWithReference('moduler', {
            title: 'A title of my own',
            text: 'And a text.',
            image: skib,
          }),
          textSection({ text: 'And one to a page that has no picture to lend.' }),
          billboardWithReference('uden-billede'),
        ],
      },
    },
  ),
]
