import { print, to } from '../../writing/marks.ts'
import {
  billboardWithReference,
  imageDetail,
  relatedContent,
  statement,
  styledTextAndVisual,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { langhus, runesten } from './prints.ts'

export const sten: readonly Page[] = [
  landingPage(
    'runestenene',
    { parent: 'monumenterne', image: runesten, tags: ['vikingetid', 'bevaring'] },
    {
      da: {
        title: 'To sten og et landsnavn',
        slug: 'monumenterne/runestenene',
        description:
          'Gorm rejste en sten for Thyra. Harald rejste en for dem begge og lidt for sig selv.',
        modules: [
          styledTextAndVisual({
            title: 'Den lille',
            text: `
              *”Kong Gorm gjorde disse kumler efter Thyra, sin hustru, Danmarks bod.”*

              Det er det ældste sted inden for landets grænser, hvor ordet Danmark står skrevet.
              Hvad *bod* betyder, er der uenighed om: pryd, hjælp eller styrke. Stenen har været
              flyttet og har i en periode gjort tjeneste som bænk ved kirkedøren.
            `,
            image: runesten,
            side: 'left',
          }),
          billboardWithReference('haralds-sten', {
            title: 'Den store',
            text: 'Kom tættere på Haralds sten, side for side.',
          }),
          textSection({
            title: 'Hvorfor glas?',
            text: `
              Granit virker evig, men vand finder vej. Det fryser om vinteren, og så springer der en
              flage. I 2011 fik stenene hver sit hus af glas og bronze. Derinde holder vi luften
              tør nok til, at vandet ikke sætter sig, og lun nok til, at det ikke fryser.

              Vores stenkonserveringsværksted ser til dem fire gange om året med lup, pensel og
              notesbog. Der skal helst ikke være noget at notere.
            `,
          }),
        ],
      },
      en: {
        title: 'Two stones and the name of a country',
        slug: 'monuments/rune-stones',
        description:
          'Gorm raised a stone for Thyra. Harald raised one for them both, and a little for himself.',
        modules: [
          styledTextAndVisual({
            title: 'The small one',
            text: `
              *‘King Gorm made these monuments in memory of Thyra, his wife, Denmark’s bod.’*

              Nowhere within the country is the word Denmark written earlier. What *bod* means is
              disputed: adornment, help or strength. The stone has been moved about, and for a time
              it served as a bench by the church door.
            `,
            image: runesten,
            side: 'left',
          }),
          billboardWithReference('haralds-sten', {
            title: 'The large one',
            text: 'A closer look at Harald’s stone, side by side.',
          }),
          textSection({
            title: 'Why the glass?',
            text: `
              Granite looks eternal, but water finds a way in, freezes, and lifts off a flake. In
              2011 each stone was given a case of glass and bronze. The air inside is kept dry
              enough for water not to settle, and mild enough for it not to freeze.

              Our conservators inspect them four times a year with lens, brush and notebook. Ideally
              there is nothing to write down.
            `,
          }),
        ],
      },
    },
  ),
  landingPage(
    'haralds-sten',
    {
      parent: 'runestenene',
      image: runesten,
      tags: ['vikingetid', 'kongehuset'],
      navigationColor: 'background',
    },
    {
      da: {
        title: 'Haralds sten, side for side',
        slug: 'monumenterne/runestenene/haralds-sten',
        description:
          'Omkring ti ton granit, rejst omkring 965 af en mand, der ville huskes rigtigt.',
        modules: [
          statement(
            'Den Harald, som vandt sig hele Danmark og Norge og gjorde danerne kristne.',
            'Slutningen på indskriften',
          ),
          textSection({
            title: 'Tre sider',
            text: `
              **Første side** er tekst. Runerne står i vandrette linjer som i en bog; på andre
              runesten slynger de sig op og ned. Den, der gav opgaven, havde formentlig set et
              håndskrift.

              **Anden side** viser et stort dyr med manke, omslynget af en slange. Nogle kalder det
              en løve. Nederst står *”og Norge”*.

              **Tredje side** viser Kristus, det ældste store billede af ham i Norden. Armene er
              bredt ud, men der er intet kors, kun ranker. Nederst står, at danerne blev kristne.
            `,
          }),
          imageDetail({
            title: 'Følg slangen',
            text: 'Begynd ved hovedet, og se, om du kan komme hele vejen rundt uden at løfte fingeren. Stenen har sandsynligvis været malet, så det har været nemmere engang.',
            image: runesten,
          }),
          textSection({
            title: 'Hvem huggede?',
            text: `
              En hugger sætter mejslen på sin egen måde, og det kan måles. I 2023 viste en
              sammenligning af huggesporene, at runerne på Haralds sten ligner dem på Læborgstenen
              så meget, at det sandsynligvis er den samme mand. På Læborgstenen står hans navn:
              Ravnunge-Tue. Han huggede den også efter en Thyra, og hun kan være den samme dronning.
            `,
            links: [to('kongerne', 'Om Gorm, Thyra og Harald')],
          }),
        ],
      },
      en: {
        title: 'Harald’s stone, side by side',
        slug: 'monuments/rune-stones/haralds-stone',
        description:
          'Some ten tonnes of granite, raised about 965 by a man who wished to be remembered correctly.',
        modules: [
          statement(
            'That Harald who won for himself all Denmark and Norway and made the Danes Christian.',
            'The end of the inscription',
          ),
          textSection({
            title: 'Three sides',
            text: `
              **The first** is text. Its runes run in level lines, as in a book; on other rune
              stones they wind up and down. Whoever ordered the work had probably seen a manuscript.

              **The second** has a great maned animal in the coils of a snake. Some call it a lion.
              Below it stands *‘and Norway’*.

              **The third** is Christ, the oldest large image of him in the North. His arms are
              spread, but there is no cross, only tendrils. Below, we read that the Danes became
              Christian.
            `,
          }),
          imageDetail({
            title: 'Follow the snake',
            text: 'Begin at the head and see whether you can get all the way round without lifting a finger. The stone was probably painted, so it was easier once.',
            image: runesten,
          }),
          textSection({
            title: 'Whose hand?',
            text: `
              Every carver holds the chisel in a way of his own, and that can be measured. In 2023 a
              study of the tool marks found the runes here so like those of the Læborg stone that
              they are probably by the same man. At Læborg he left his name: Ravnunge-Tue. That
              stone, too, remembers a Thyra, who may well be the same queen.
            `,
            links: [to('kongerne', 'Gorm, Thyra and Harald')],
          }),
        ],
      },
    },
  ),
  landingPage(
    'kongerne',
    { image: langhus, tags: ['kongehuset', 'vikingetid'] },
    {
      da: {
        title: 'Gorm, Thyra og Harald',
        slug: 'kongerne',
        description: 'En familie, vi kender fra to sten, en tom grav og en del rygter.',
        modules: [
          textSection({
            title: 'Den gamle',
            text: `
              Gorm døde formentlig i 958. ”Den Gamle” betyder nok ikke andet, end at han var den
              første i rækken: Det danske kongehus regner sig tilbage til ham. Om hvor han kom fra,
              og hvor meget han egentlig herskede over, er kilderne få og skrevet af andre.
            `,
          }),
          styledTextAndVisual({
            title: 'Dronningen med flest sten',
            text: `
              Ingen anden fra dansk vikingetid er nævnt på så mange runesten, som Thyra måske er. To
              står i Jelling. På to andre sten i egnen står der også Thyra, og mere og mere tyder
              på, at det er hende. Så mange sten sætter man ikke over en, der bare var gift med
              nogen.
            `,
            image: print('vaev', {
              da: 'Linoleumssnit: en opstadvæv med halvfærdigt mønstret klæde i lyset fra en dør.',
              en: 'Linocut: an upright loom with half-finished patterned cloth in the light from a door.',
            }),
            side: 'left',
          }),
          textSection({
            title: 'Sønnen',
            text: `
              Harald Blåtand blev døbt omkring 965, byggede ringborge og en bro på omkring 760 meter
              over ådalen ved Ravning Enge og lagde sig til sidst ud med sin egen søn, Svend
              Tveskæg. Han døde på flugt omkring 987. Tusind år senere fik en trådløs teknik hans
              navn, og dens mærke er hans to forbogstaver i runer.
            `,
            links: [to('palisaden', 'Haralds hegn'), to('haralds-sten', 'Haralds sten')],
          }),
          relatedContent('Se det selv', { 'I Jelling': ['hoejene', 'runestenene', 'kirken'] }),
        ],
      },
      en: {
        title: 'Gorm, Thyra and Harald',
        slug: 'the-kings',
        description:
          'A family known from two stones, an empty grave and a certain amount of rumour.',
        modules: [
          textSection({
            title: 'The Old',
            text: `
              Gorm probably died in 958. ‘The Old’ may mean no more than that he comes first: the
              Danish royal house counts from him. Where he came from, and how much he actually
              ruled, we know from few sources, all written by others.
            `,
          }),
          styledTextAndVisual({
            title: 'The queen with most stones',
            text: `
              No one in Viking Age Denmark is named on as many rune stones as Thyra may be. Two are
              at Jelling. Two more in the district also say Thyra, and there is growing reason to
              think they mean her. That is a great deal of granite for someone who merely married
              well.
            `,
            image: print('vaev', {
              da: 'Linoleumssnit: en opstadvæv med halvfærdigt mønstret klæde i lyset fra en dør.',
              en: 'Linocut: an upright loom with half-finished patterned cloth in the light from a door.',
            }),
            side: 'left',
          }),
          textSection({
            title: 'The son',
            text: `
              Harald Bluetooth was baptised about 965, built ring fortresses and a bridge some 760
              metres long across the valley at Ravning, and finally fell out with his own son, Sweyn
              Forkbeard. He died in exile about 987. A thousand years later a wireless standard took
              his name; its logo is his initials in runes.
            `,
            links: [to('palisaden', 'Harald’s fence'), to('haralds-sten', 'Harald’s stone')],
          }),
          relatedContent('See for yourself', {
            'At Jelling': ['hoejene', 'runestenene', 'kirken'],
          }),
        ],
      },
    },
  ),
]
