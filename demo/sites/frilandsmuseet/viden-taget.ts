import { day } from '../../writing/days.ts'
import { knowledgeArticle } from '../../writing/knowledge.ts'
import { gaard, gaardNaer } from './pictures.ts'

const da = `
  Stil dig for enden af en stråtækt længe, og kig op ad gavlen. Taget rejser sig i en vinkel, der
  er næsten den samme over hele landet: 45 grader eller en smule mere. Det er stejlere end et
  tegltag behøver at være og meget stejlere end det flade paptag på naboens garage. Vinklen er
  ikke valgt for skønhedens skyld. Den er et forlig mellem regn, strå og tømmer, og den er blevet
  forhandlet på plads gennem flere hundrede år af folk, der fik vand i sengen, når de tog fejl.

  ## Et tag, der er fuldt af huller

  Et stråtag er ikke tæt på samme måde som en tagsten. Det består af hundredtusinder af hule
  stængler med luft imellem. Stikker man en finger ind, møder den ingen modstand. Alligevel er
  loftet tørt, for vandet når ikke ned. En dråbe rammer spidsen af et strå, løber ud ad det og
  drypper over på det næste, lidt længere nede. Sådan går den fra strå til strå hele vejen til
  tagskægget, mens den kun får fat i de yderste få centimeter.[^Et nylagt tag er omkring 30–35
  centimeter tykt. Skærer man det over efter et regnskyl, er det meste af tykkelsen tør.]

  Det går kun godt, så længe dråben har travlt. Er taget for fladt, bliver vandet liggende,
  trækker ind og begynder at rådne strået indefra. Er det stejlt, er dråben væk, før den når at
  gøre skade. Under 45 grader falder levetiden hurtigt, og det er ikke en lineær sag: Fem grader
  kan koste ti år.

  Og der er en fælde. Stråene ligger ikke parallelt med taget. Hvert bundt hviler på bundtet
  nedenunder, så stænglerne peger fladere ud end tagfladen selv. Et tag på 45 grader er lavet af
  strå, der måske kun hælder det halve. Tækkemandens kunst er at banke bundterne, så de hælder så
  meget som muligt, uden at nogen af dem glider.

  {{picture 0}}

  ## Tømrerens halve hus

  Vinklen passer også tømreren. Ved 45 grader er taget præcis halvt så højt, som huset er bredt,
  og et spær kan mærkes af med en snor og et knæk på midten. Man behøvede ikke at regne, og det
  var heldigt, for det kunne ikke alle.

  Et stejlere tag ville tørre endnu hurtigere, men det koster: længere spær, mere strå og en
  større flade for vinden at tage fat i. På den jyske vestkyst, hvor det blæser mest, ligger de
  gamle længer lave og med gavlen mod vest, som skibe, der har lagt sig op i vinden. Vinklen er
  der ikke slækket meget på. Det er huset, der er gjort smallere.

  ## Rugen, der skulle være lang

  De fleste bøndergårde var tækket med rughalm fra egen mark. Rugen blev dengang næsten så høj som
  en mand, og den blev tærsket med plejl på logulvet, fordi plejlen slår kernerne ud uden at
  knække strået. Halmen var altså ikke et affald, men en afgrøde: Man dyrkede brødet og taget på
  samme stykke jord.

  Da tærskeværket kom i 1800-tallet, var det godt for ryggen og skidt for taget. Maskinen tygger
  halmen i stykker. Derfor gik man mange steder over til tagrør, som blev høstet om vinteren,
  gerne fra isen, i søer og fjorde. Rør holder også længere.[^Man regner gerne med 15–25 år for
  rughalm og 30–50 for tagrør. Skygge, træer og mos kan halvere begge tal.] De fleste af museets
  tage er i dag af rør. Seks er af halm, og dem dyrker vi selv.

  {{quote 0}}

  ## Kragetræer og andre slags vægt

  Øverst, hvor de to flader mødes, er taget svagest, for her er der ikke noget højere oppe at
  lægge strå ind under. Rygningen bliver dækket med halm, lyng eller græstørv, og det hele holdes
  nede af kragetræer: par af kløvede egestokke, som er samlet øverst og sidder overskrævs på
  mønningen. De ligner pynt. De er papirclips.

  Rygningen skal lægges om med omkring ti års mellemrum, altså flere gange i hvert tags liv.
  Resten slides oppefra og udefra, et par millimeter om året, og man kan følge med: Når
  bindingerne kommer til syne i overfladen, er det tid.

  ## Det tagskæg, ingen tænker på

  Læg mærke til, at der ikke er nogen tagrender. Strået går et godt stykke ud over væggen og
  slipper vandet dér. Væggen er af ler, og ler tåler alt undtagen at stå i vand. Derfor ligger der
  som regel pigsten langs husets fod, dér hvor dryppet falder, og derfor ser man næsten altid en
  fure i jorden, hvor der ikke gør.

  Om vinteren holder taget på varmen, om sommeren holder det den ude. Det har kun én alvorlig
  fjende, og den er ikke våd. I byerne blev stråtagene forbudt, efterhånden som byerne brændte. På
  landet fik de lov at blive, med god afstand mellem gårdene, brandhager på væggen og en vis
  respekt for gnister. Næste gang det regner, mens du er her: Bliv stående i døren og se på
  tagskægget. Dråberne falder som et forhæng. Ingen af dem har været indenfor.
`

const en = `
  Stand at the end of a thatched farmhouse and look up at the gable. The roof rises at an angle
  that hardly changes from one end of Denmark to the other: forty-five degrees, or a shade more. A
  tiled roof can manage with less, and a felted garage next door with almost nothing. Nobody chose
  the angle for its looks. It is a treaty between rain, straw and timber, negotiated over several
  centuries by people who got wet in bed when they were wrong.

  ## A roof full of holes

  Thatch is not watertight in the sense that a tile is. It is hundreds of thousands of hollow
  stems with air between them, and a finger goes straight in. The loft stays dry all the same,
  because the water never gets that far. A drop lands on the tip of one stem, runs out along it
  and falls to the next, a little lower down. So it travels from straw to straw until it drops off
  the eaves, having wetted only the outermost few centimetres.[^A new roof is about 30–35
  centimetres thick. Cut through one after a downpour, and most of that is dry.]

  This works only as long as the drop is in a hurry. On a shallow roof it lingers, soaks in and
  begins to rot the straw from within. Below forty-five degrees a roof ages quickly, and not in
  proportion either: five degrees may cost you ten years.

  There is a catch, too. The stems do not lie parallel to the roof. Each bundle rests on the one
  below it and so points outwards at a flatter angle than the slope you see. A roof of forty-five
  degrees is made of straw lying at perhaps half that. The thatcher’s art is to beat the bundles
  until they slope as much as they can without any of them sliding out.

  {{picture 0}}

  ## Half a house high

  The angle also suited the carpenter. At forty-five degrees a roof is exactly half as tall as the
  house is wide, and a rafter can be marked out with a cord folded at the middle. No arithmetic
  was called for. This was just as well, since not everyone had any.

  A steeper roof would shed rain faster still, but it has to be paid for: longer rafters, more
  straw, and more for the wind to get hold of. On the west coast of Jutland, where the wind is
  strongest, the old farmhouses lie low and turn a gable to the weather like ships riding at
  anchor. They gave up little of their pitch. They were simply built narrower.

  ## Rye, and the longer the better

  Most farms were thatched with rye from their own fields. Rye in those days grew nearly as tall
  as a man, and was threshed with a flail on the barn floor, because a flail knocks out the grain
  without breaking the stem. The straw was not a by-product. Bread and roof were grown on the same
  piece of ground.

  When threshing machines arrived in the nineteenth century they were kind to backs and hard on
  roofs, for a machine chews the straw to bits. Many places changed to water reed, cut in winter,
  preferably from the ice, in lakes and along fjords. Reed also lasts longer.[^The usual reckoning
  is 15–25 years for rye straw and 30–50 for reed. Shade, overhanging trees and moss can halve
  either figure.] Most of our roofs are reed today. Six are straw, and we grow it ourselves.

  {{quote 0}}

  ## Paperclips of oak

  At the ridge, where the two slopes meet, a roof is at its weakest: there is nothing higher up to
  tuck the straw under. So the ridge is covered with straw, heather or turf and held down by pairs
  of cleft oak sticks, joined at the top and sitting astride it. They are called *kragetræer*,
  crow-timbers. They look like ornament. They are paperclips.

  The ridge must be remade about every ten years, several times in the life of each roof. The rest
  wears away from outside, a few millimetres a year, and one can watch it happen: when the
  bindings begin to show at the surface, it is time to send for the thatcher.

  ## What the eaves are for

  There are no gutters. The thatch runs well out beyond the wall and lets go of the water there.
  The wall is clay, and clay will put up with anything except standing in the wet. So there are
  usually cobbles along the foot of the house where the drip lands, and where there are none there
  is nearly always a furrow.

  In winter the roof keeps warmth in, in summer it keeps it out. It has one serious enemy, and
  that one is not wet. In the towns thatch was forbidden as and when the towns burned down. In the
  country it was allowed to stay, with distance between the farms, fire hooks on the wall and a
  certain respect for sparks.

  If it should rain while you are here, stay in the doorway for a minute and watch the eaves. The
  drops come down like a curtain. Not one of them has been indoors.
`

const quote = {
  da: 'Man lægger ikke et tag. Man lægger en vandvej og håber, at vandet kan læse.',
  en: 'You are not laying a roof. You are laying out a route for water, and hoping that it can read.',
}

export const taget = knowledgeArticle(
  'viden-taget',
  {
    parent: 'viden-byggeskik',
    image: gaard,
    tags: ['haandvaerk', 'nyere-tid'],
    publishedDate: day(-19),
    authors: ['frilandsmuseet-jens-oestergaard'],
    pictures: [gaardNaer],
  },
  {
    da: {
      title: 'Femogfyrre grader mod regnen',
      slug: 'viden/byggeskik/stråtagets-hældning',
      subtitle: 'Hvorfor et stråtag er så stejlt, som det er',
      description:
        'Et stråtag er fuldt af huller og alligevel tæt. Det hele afhænger af en vinkel, som dråben skal være hurtigere end.',
      content: da,
      quotes: [{ text: quote.da, source: 'Jens Østergaard, bygningshåndværker' }],
      facts: {
        '45°': 'er den mindste hældning, der holder i længden',
        '35 cm': 'er taget tykt, når det er nyt',
        '10 år': 'går der, før rygningen skal lægges om',
      },
      related: ['viden-tang', 'viden-flyttet', 'haandvaerkere'],
    },
    en: {
      title: 'Forty-five degrees against the rain',
      slug: 'knowledge/building/the-pitch-of-a-thatched-roof',
      subtitle: 'Why a thatched roof is as steep as it is',
      description:
        'Thatch is full of holes and keeps out the rain all the same. Everything depends on an angle, and on a drop of water in a hurry.',
      content: en,
      quotes: [{ text: quote.en, source: 'Jens Østergaard, building craftsman' }],
      facts: {
        '45°': 'is the least slope that lasts',
        '35 cm': 'is the thickness of a new roof',
        '10 years': 'pass before the ridge must be remade',
      },
      related: ['viden-flyttet', 'haandvaerkere', 'huse'],
    },
  },
)
