import { exhibition } from '../../writing/exhibitions.ts'
import { to } from '../../writing/marks.ts'
import {
  accordion,
  billboard,
  contact,
  picture,
  relatedContent,
  styledTextAndVisual,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { kanon, kanonNaer, magasin, sal, skib, uniform } from './pictures.ts'

export const ting: readonly Page[] = [
  exhibition(
    'kanonhallen',
    {
      period: { from: '1928-07-01' },
      headerTypography: 'plain',
      ticketModule: 'dagsbillet',
      image: kanon,
      tags: ['krig', 'samling'],
      // The hall is a dark room: light ink on a dark ground, and the panels light.
      theme: {
        primary: { foreground: '#fbf9f3', background: '#1a1c18' },
        impact: { foreground: '#1a1c18', background: '#d3c994' },
        tint: '#4a2a22',
        deep: '#d3c994',
      },
    },
    {
      da: {
        title: 'Den lange hal',
        slug: 'kanonhallen',
        location: { name: 'Stueetagen', details: 'Lige ind fra skranken' },
        facts: { 'Sæt af': 'Tre kvarter', Temperatur: 'Som udenfor, minus blæsten' },
        related: ['kanonstoebning', 'roed-kjole', 'rundvisning-soendag'],
        description:
          'Over 150 meter hvælvinger i to rækker, og under dem kanonerne, som rummet blev bygget til.',
        modules: [
          textSection({
            title: 'Et rum, der er længere end lyden',
            text: `
              Klapper man i hænderne i den ene ende, kommer svaret lidt efter. Hvælvene bæres af
              en række svære piller ned gennem midten, og kanonerne står mellem dem som køer i en
              meget stor stald.

              De er sorteret efter alder. Længst inde står smedede rør fra 1400-tallet, samlet af
              jernstave og ringe som en tønde. Så følger bronzen, støbt og udsmykket med kongens
              navnetræk, løvehoveder og latin. Til sidst kommer støbejern og stål, og pynten
              forsvinder.

              Ved hver kanon står der, hvor den har været. Nogle har kun stået her.
              Andre er erobret, tabt igen, gravet op af en havn eller byttet for heste.
              En enkelt har ligget som fortøjningspæl i Nyhavn.
            `,
          }),
          picture(kanonNaer, true),
          styledTextAndVisual({
            title: 'Hvad hedder den?',
            text: `
              Kanoner fik navne. Vi har Løven, Den vrede jomfru og Fastelavn. Navnet blev støbt ind
              i røret, gerne sammen med støberens. Soldaterne gav dem andre navne, men dem skrev
              ingen ned.
            `,
            image: sal,
            side: 'left',
            panel: true,
            link: to('kanonstoebning', 'Sådan støber man en kanon'),
          }),
          relatedContent('I hallen', {
            'Gå videre til': ['kanonstoebning', 'toejhuset', 'en-time'],
          }),
        ],
      },
      en: {
        title: 'The long hall',
        slug: 'the-cannon-hall',
        location: { name: 'Ground floor', details: 'Straight on from the desk' },
        facts: { Allow: 'Forty-five minutes', Temperature: 'As outside, less the wind' },
        related: ['kanonstoebning', 'roed-kjole', 'rundvisning-soendag'],
        description:
          'More than 150 metres of vaulting in two rows, and beneath it the cannon it was built for.',
        modules: [
          textSection({
            title: 'A room longer than its echo',
            text: `
              Clap your hands at one end and the answer arrives a little later. The vaults rest on
              a row of heavy piers down the middle, and the cannon stand between them like cows in
              a very large byre.

              They are ordered by age. Furthest in are wrought tubes of the fifteenth century, put
              together from staves and hoops like a barrel. Then comes bronze, cast and adorned
              with royal monograms, lions’ heads and Latin. Last come cast iron and steel, and the
              ornament goes.

              A sign by each says where it has been. Some have only ever stood here.
              Others were captured, lost again, dredged from a harbour or traded for
              horses. One served for years as a mooring post in Nyhavn.
            `,
          }),
          picture(kanonNaer, true),
          styledTextAndVisual({
            title: 'What is it called?',
            text: `
              Cannon had names. We own the Lion, the Angry Maid and Shrovetide. The name was cast
              into the barrel, usually with the founder’s. The soldiers had other names for them,
              which nobody wrote down.
            `,
            image: sal,
            side: 'left',
            panel: true,
            link: to('kanonstoebning', 'How to cast a cannon'),
          }),
          relatedContent('In the hall', { 'Go on to': ['kanonstoebning', 'toejhuset', 'en-time'] }),
        ],
      },
    },
  ),
  landingPage(
    'kanonstoebning',
    { parent: 'kanonhallen', image: kanonNaer, tags: ['haandvaerk', 'krig'] },
    {
      da: {
        title: 'Ni dele kobber, én del tin',
        slug: 'kanonhallen/kanonstøbning',
        description:
          'At støbe en kanon tog måneder. At støbe den forkert tog lige så lang tid og kunne koste støberen livet.',
        modules: [
          textSection({
            title: 'Modellen af ler',
            text: `
              Først formede støberen kanonen i fuld størrelse på en stang omviklet med reb og ler.
              Våben og navne blev modelleret i voks og sat på. Uden på det kom en kappe af fint ler
              blandet med hår og gødning, lag på lag, tørret over ild og bundet ind i jern.

              Så blev modellen slået ud, og tilbage stod hulrummet. Formen blev sænket lodret ned i
              en grav foran ovnen med mundingen opad og pakket fast i jord. Metallet løb ned på få
              minutter. Alt det øvrige var forberedelse.
            `,
          }),
          picture(kanon),
          textSection({
            title: 'Hvorfor den er længere end nødvendigt',
            text: `
              Øverst blev der støbt et ekstra stykke, det fortabte hoved. Dets vægt trykkede
              luftblærer ud af røret, og når metallet var koldt, savede man det af. Til sidst blev
              løbet boret ud og prøveskudt med en ladning, der var større end nogen siden ville
              bruge. Holdt røret, fik det sit stempel.
            `,
          }),
          accordion('Til den tekniske gæst', {
            'Hvad betyder ”tolvpundig”?':
              'At den skød en jernkugle på tolv pund. Kanonen selv vejede mere end et ton.',
            'Hvorfor bronze og ikke jern?':
              'Bronze revner, før den springer, og kan støbes om. Jern var billigere og endte med at vinde.',
            'Hvor langt kunne den skyde?':
              'Langt nok til at ramme noget andet end det, man sigtede på. Man foretrak nogle få hundrede meter.',
            'Har I et støberi?':
              'Nej, men en model af ovnen i en tiendedel. Den bliver ikke tændt.',
          }),
          contact('Spørg Anders', 'Han svarer langt.', 'krigsmuseet-anders-krogh'),
        ],
      },
      en: {
        title: 'Nine parts copper, one part tin',
        slug: 'the-cannon-hall/casting-a-cannon',
        description:
          'Casting a cannon took months. Casting it badly took just as long, and might cost the founder his life.',
        modules: [
          textSection({
            title: 'A model in clay',
            text: `
              The founder began by shaping the cannon full size around a pole wound with rope and
              clay. Arms and names were modelled in wax and set on. Over that went a jacket of
              fine clay mixed with hair and dung, layer upon layer, dried over a fire and bound in
              iron.

              Then the model was broken out and the hollow remained. The mould was lowered upright,
              muzzle up, into a pit before the furnace and packed in earth. The metal ran in within
              minutes. All the rest was preparation.
            `,
          }),
          picture(kanon),
          textSection({
            title: 'Why it is cast too long',
            text: `
              At the top an extra length was poured, the dead head. Its weight pressed bubbles out
              of the barrel, and once cold it was sawn off. Finally the bore was drilled and the
              gun proved with a charge larger than any it would meet again. If it held, it got its
              stamp.
            `,
          }),
          accordion('For the technical visitor', {
            'What is a twelve-pounder?':
              'A gun that fires an iron ball of twelve pounds. The gun itself weighed more than a tonne.',
            'Why bronze and not iron?':
              'Bronze cracks before it bursts, and can be recast. Iron was cheaper, and won in the end.',
            'How far could it shoot?':
              'Far enough to hit something other than what you aimed at. A few hundred metres were preferred.',
            'Do you have a foundry?':
              'No, but a model of the furnace at one tenth. It is never lit.',
          }),
          contact('Ask Anders', 'His answers are long.', 'krigsmuseet-anders-krogh'),
        ],
      },
    },
  ),
  landingPage(
    'roed-kjole',
    { image: uniform, tags: ['krig', 'samling', 'nyere-tid'] },
    {
      da: {
        title: 'En rød kjole i størrelse lille',
        slug: 'den-røde-kjole',
        description:
          'En musketer fra 1700-tallet var iført rødt klæde, hvide bukser og to ens sko. Skoene byttede han om på hver dag.',
        modules: [
          textSection({
            title: 'Rødt, fordi det kunne ses',
            text: `
              Uniformsjakken hed en kjole, og i Danmark var fodfolkets længe rød. I krudtrøg på
              halvtreds meters afstand var det en fordel, at man kunne kende forskel på egne og
              andres. Først i 1840’erne afløste blåt det røde, da skydevåbnene var blevet så gode,
              at det var værre at blive set end at blive forvekslet.

              Klædet var farvet med krap og vævet så tæt, at det ikke trevlede. En kjole skulle holde i flere år, og det kan man se på albuerne.
            `,
          }),
          picture(uniform),
          styledTextAndVisual({
            title: 'Navnet i foret',
            text: `
              Under kraven sidder en lap lærred med ordene ”Niels Pedersen” og et kompagninummer.
              Der var mange af det navn. Vi har fundet elleve, og de fire kan have passet
              kjolen.
            `,
            image: magasin,
            side: 'left',
            link: to('om', 'Sådan arbejder museet'),
          }),
          billboard({
            title: 'Trommen ved siden af',
            text: 'Signalerne for fremad, holdt og træk jer tilbage lignede ikke hinanden. Heldigvis.',
            link: to('lydguide', 'Hør dem i lydguiden'),
            image: skib,
          }),
          relatedContent('Andre ting', { 'Fra samlingen': { tag: 'samling' } }),
        ],
      },
      en: {
        title: 'A red coat, size small',
        slug: 'the-red-coat',
        description:
          'An eighteenth-century musketeer wore red cloth, white breeches and two identical shoes, which he swapped daily.',
        modules: [
          textSection({
            title: 'Red, so as to be seen',
            text: `
              For a long time the Danish infantry dressed in red, as the British did. In powder
              smoke at fifty metres it helped to tell one’s own side from the other. Only in the
              1840s did blue replace it, when firearms had become so good that being seen was worse
              than being mistaken.

              The cloth was dyed with madder and woven so tightly that it did not fray. A coat had to last several years, as the elbows show.
            `,
          }),
          picture(uniform),
          styledTextAndVisual({
            title: 'The name in the lining',
            text: `
              Under the collar is a scrap of linen with the words “Niels Pedersen” and the number
              of a company. It was a common name. We have found eleven, four of whom might have
              fitted the coat.
            `,
            image: magasin,
            side: 'left',
            link: to('om', 'How the museum works'),
          }),
          billboard({
            title: 'The drum beside it',
            text: 'The signals for forward, halt and fall back did not sound alike. Fortunately.',
            link: to('lydguide', 'Hear them on the audio guide'),
            image: skib,
          }),
          relatedContent('Other things', { 'From the collection': { tag: 'samling' } }),
        ],
      },
    },
  ),
]
