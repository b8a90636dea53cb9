import { to } from '../../writing/marks.ts'
import {
  accordion,
  contact,
  type Module,
  randomRelatedContent,
  relatedContent,
  statement,
  textRibbon,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, notFoundPage, type Page } from '../../writing/site.ts'
import { guldhorn, konservator, magasin, sal, skib, trykpresse } from './prints.ts'

const paper = {
  _type: 'theme',
  primary: { foreground: '#0e2727', background: '#fafcf8' },
  impact: { foreground: '#1c1730', background: '#f2b632' },
  tint: '#a7d0bf',
  deep: '#0f3b3a',
}

export const tilstande: readonly Page[] = [
  landingPage(
    'uden-billede',
    { parent: 'tilstande' },
    {
      da: {
        title: 'Ingen har valgt et billede',
        slug: 'tilstande/uden-billede',
        description: 'Toppen skal se hel ud alligevel, og det skal kortet på andre sider også.',
        modules: [
          textSection({ text: 'Et billede er en gave, ikke en ret. Siden må klare sig med ord.' }),
        ],
      },
      en: {
        title: 'Nobody chose a picture',
        slug: 'states/no-picture',
        description: 'The top must look whole all the same, and so must the card on other pages.',
        modules: [
          textSection({
            text: 'A picture is a gift, not a right. The page must manage with words.',
          }),
        ],
      },
    },
  ),
  landingPage(
    'lang-titel',
    { parent: 'tilstande', image: konservator },
    {
      da: {
        title:
          'Genstandskonserveringsværkstedsassistentuddannelsen og andre besættelsestidsmuseumsformidlingsmæssige overvejelser',
        slug: 'tilstande/lang-titel',
        description: 'Danske sammensætninger kan blive vilkårligt lange. Siden kan ikke.',
        modules: [
          textSection({
            title: 'Speciallægepraksisplanlægningsstabiliseringsperiode',
            text: 'Ordet ovenfor er et klassisk eksempel på et langt dansk ord. Det skal deles, ikke skæres over.',
          }),
          accordion('Spørgsmål', {
            'Kulturarvsbevaringsforanstaltningsfinansieringsmulighederne?':
              'Kan deles på en lille skærm.',
          }),
        ],
      },
      en: {
        title:
          'On the counterrevolutionary incomprehensibilities of uncharacteristically overintellectualised museological nomenclature',
        slug: 'states/long-title',
        description: 'English prefers many words to long ones. The title must fit in either case.',
        modules: [
          textSection({
            text: 'If the title runs to six lines, the button must still be within reach.',
          }),
        ],
      },
      de: {
        title:
          'Kulturgüterrückführungsgesetzgebungsverfahren und Museumsmagazinluftfeuchtigkeitsüberwachung',
        slug: 'zustände/langer-titel',
        description: 'Das Deutsche kann es mindestens so lang wie das Dänische.',
        modules: [textSection({ text: 'Getrennt wird am Wortstamm, nicht am Bildschirmrand.' })],
      },
      sv: {
        title:
          'Föremålskonserveringsverkstadsassistentutbildningen och andra kulturarvsförvaltningsfrågor',
        slug: 'tillstånd/lång-rubrik',
        description: 'Svenskan är inte heller rädd för långa ord.',
        modules: [textSection({ text: 'Ordet ska avstavas, inte skäras av.' })],
      },
    },
  ),
  landingPage(
    'tomme-lister',
    { parent: 'tilstande', image: magasin },
    {
      da: {
        title: 'Tomme lister',
        slug: 'tilstande/tomme-lister',
        description: 'Moduler uden noget i. De skal holde sig væk eller være til at holde ud.',
        modules: [
          textSection({
            text: 'Under denne tekst ligger fem moduler uden indhold. Ser man dem ikke, virker det.',
          }),
          accordion('Ingen spørgsmål', {}),
          textRibbon(),
          relatedContent('Ingen faner', {}),
          relatedContent('En tom fane', { Tom: [] }),
          { _type: 'doubleBillboard', billboards: [] } as Module,
          contact('Ingen at spørge', 'Her er kun tekst.'),
        ],
      },
      en: {
        title: 'Empty lists',
        slug: 'states/empty-lists',
        description: 'Modules with nothing in them. They should stay away, or be bearable.',
        modules: [
          textSection({
            text: 'Below this text lie five modules without content. If you cannot see them, it works.',
          }),
          accordion('No questions', {}),
          textRibbon(),
          relatedContent('No tabs', {}),
          relatedContent('An empty tab', { Empty: [] }),
          { _type: 'doubleBillboard', billboards: [] } as Module,
          contact('Nobody to ask', 'There is only text here.'),
        ],
      },
    },
  ),
  landingPage(
    'uden-moduler',
    { parent: 'tilstande', image: sal },
    {
      da: {
        title: 'En side uden moduler',
        slug: 'tilstande/uden-moduler',
        description: 'Titel, billede og denne linje. Så kommer bunden.',
        modules: [],
      },
      en: {
        title: 'A page without modules',
        slug: 'states/no-modules',
        description: 'A title, a picture and this line. Then the footer.',
        modules: [],
      },
    },
  ),
  landingPage(
    'eget-tema',
    { parent: 'tilstande', image: guldhorn, theme: paper },
    {
      da: {
        title: 'En side i egne farver',
        slug: 'tilstande/eget-tema',
        description: 'Grønt blæk på papir og gult som signal. Resten af stedet er stadig violet.',
        call: to('front', 'Tilbage til det violette'),
        modules: [
          textSection({
            text: 'Farverne skal gælde fra top til bund, også i fokusmarkeringen. Gå igennem med tabulatortasten.',
          }),
          statement('Samme skrift, andet blæk.'),
        ],
      },
      en: {
        title: 'A page in its own colours',
        slug: 'states/own-theme',
        description:
          'Green ink on paper and yellow for signal. The rest of the site is still violet.',
        call: to('front', 'Back to violet'),
        modules: [
          textSection({
            text: 'The colours must hold from top to bottom, in the focus ring as well. Walk through it with the tab key.',
          }),
          statement('Same type, other ink.'),
        ],
      },
    },
  ),
  landingPage(
    'lys-navigation',
    { parent: 'tilstande', image: skib, navigationColor: 'background' },
    {
      da: {
        title: 'Lys navigation',
        slug: 'tilstande/lys-navigation',
        description: 'Menuen har baggrundens farve, fordi billedet under den er mørkt.',
        modules: [
          textSection({ text: 'Rul ned. Når billedet er forbi, skal menuen kunne læses igen.' }),
        ],
      },
      en: {
        title: 'Light navigation',
        slug: 'states/light-navigation',
        description:
          'The menu has the colour of the background, because the picture beneath it is dark.',
        modules: [
          textSection({
            text: 'Scroll down. Once past the picture, the menu must be legible again.',
          }),
        ],
      },
    },
  ),
  landingPage(
    'ukendt-modul',
    { parent: 'tilstande', image: magasin },
    {
      da: {
        title: 'Et modul, ingen kender',
        slug: 'tilstande/ukendt-modul',
        description: 'Mellem de to tekster ligger et hologram. Siden går forbi det.',
        modules: [
          textSection({ text: 'Den første tekst.' }),
          { _type: 'hologram' } as Module,
          textSection({
            text: 'Den anden tekst. Er der noget imellem, er du i forhåndsvisningen.',
          }),
        ],
      },
      en: {
        title: 'A module nobody knows',
        slug: 'states/unknown-module',
        description: 'Between the two texts lies a hologram. The page walks past it.',
        modules: [
          textSection({ text: 'The first text.' }),
          { _type: 'hologram' } as Module,
          textSection({
            text: 'The second text. If there is anything between them, you are in preview.',
          }),
        ],
      },
    },
  ),
  landingPage(
    'kun-dansk',
    { parent: 'tilstande', image: trykpresse },
    {
      da: {
        title: 'Kun på dansk',
        slug: 'tilstande/kun-på-dansk',
        description:
          'Siden findes ikke på andre sprog. Sprogvælgeren skal føre til forsiden i stedet.',
        modules: [
          textSection({ text: 'Rødgrød med fløde. Der er ting, som ikke skal oversættes.' }),
        ],
      },
    },
  ),
  landingPage(
    'dybt',
    { parent: 'tilstande', image: magasin },
    {
      da: {
        title: 'Et trin ned',
        slug: 'tilstande/dybt',
        description: 'Brødkrummerne har to led herover.',
        modules: [textSection({ text: 'Gå [et trin til](dybere).' })],
      },
      en: {
        title: 'One step down',
        slug: 'states/deep',
        description: 'Two crumbs lead back up from here.',
        modules: [textSection({ text: 'Go [one step further](dybere).' })],
      },
    },
  ),
  landingPage(
    'dybere',
    { parent: 'dybt', image: magasin },
    {
      da: {
        title: 'Og et til',
        slug: 'tilstande/dybt/dybere',
        description: 'Længere ned kommer man ikke uden at miste overblikket.',
        modules: [textSection({ text: 'Herfra går det kun opad, til [forsiden](front).' })],
      },
      en: {
        title: 'And another',
        slug: 'states/deep/deeper',
        description: 'This is as far down as one gets with the plan in hand.',
        modules: [
          textSection({ text: 'From here it is all upwards, to [the front page](front).' }),
        ],
      },
    },
  ),
  notFoundPage(
    { image: sal },
    {
      da: {
        title: 'Her hænger ikke noget',
        description: 'Sømmet sidder der. Billedet er taget ned eller har aldrig været oppe.',
        modules: [
          textSection({ text: 'Gå til [forsiden](front).' }),
          randomRelatedContent('Det her hænger endnu'),
        ],
      },
      en: {
        title: 'Nothing hangs here',
        description: 'The nail is in the wall. The picture was taken down, or never put up.',
        modules: [
          textSection({ text: 'Go to [the front page](front).' }),
          randomRelatedContent('These still hang'),
        ],
      },
      de: {
        title: 'Hier hängt nichts',
        description: 'Der Nagel ist da. Das Bild wurde abgenommen oder war nie aufgehängt.',
        modules: [textSection({ text: 'Zur [Startseite](front).' })],
      },
      sv: {
        title: 'Här hänger ingenting',
        description: 'Spiken sitter där. Bilden är nedtagen eller har aldrig hängt.',
        modules: [textSection({ text: 'Gå till [startsidan](front).' })],
      },
    },
  ),
]
