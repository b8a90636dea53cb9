import { day } from '../../writing/days.ts'
import { knowledgeArticle } from '../../writing/knowledge.ts'
import { ild, ildNaer } from './pictures.ts'
import { langhus } from './viden-billeder.ts'

const da = `
  Det første, gæster siger, når de bukker sig ind ad døren til det ældste af vores huse, er ikke
  noget om møblerne. De siger: ”Her lugter af røg.” Det gør der, og det har der gjort i over tre
  hundrede år. Bjælkerne er sorte og blanke, som om nogen har lakeret dem. Det er der også nogen,
  der har. Det er husets egen ild.

  I det meste af landets historie har man boet i huse uden skorsten. Ilden brændte på gulvet eller
  på et lavt ildsted, og røgen gik op. Hvor den ellers skulle gå hen, var dens egen sag.

  ## Et hul i taget og en dør på klem

  Røg er varm og vil til vejrs. I et højt rum uden loft samler den sig under taget som et omvendt
  hav, og under overfladen kan man stå oprejst nogenlunde i fred. Højden på den overflade styrede
  alt indenfor. Bænke og senge var lave. Børn havde bedre luft end voksne. Ville man tale
  fortroligt, satte man sig ned.

  Ud kom røgen gennem et hul i tagryggen, lyren, som kunne lukkes med en lem på en stang, eller
  gennem gavlene og selve stråtaget. Trækket måtte man lave med døren. En dør på klem i den
  rigtige side af huset gav en ild, der brændte klart; den forkerte side gav tårer. Det var noget
  af det første, et barn lærte, og noget af det første, en ny tjenestepige blev skældt ud for.

  {{picture 0}}

  ## Hvad røgen var god for

  Man skal ikke tro, at folk bare fandt sig i den. Røgen arbejdede for husholdningen. Den hærdede
  tømmeret og holdt borebiller og råd ude af taget. Den tørrede strået nedefra, når regnen gjorde
  det vådt ovenfra. Og den var spisekammer: Skinker, pølser og sider af flæsk hang i røgen under
  mønningen, hvor de kunne holde sig til næste slagtning.

  Soden havde sit eget kredsløb. Den drev ned, blev fejet op og endte på marken, for den gøder.
  Det sorteste blev skrabet af og rørt op i fedt, hvis en vogn skulle smøres eller en støvle
  sværtes.

  Selv mørket var praktisk. I et sort rum ser man en gnist.

  ## Hvad den kostede

  Regningen blev betalt med øjne og lunger. For nogle år siden lod forskere folk bo i to
  rekonstruerede vikingehuse, mens måleapparaterne stod tændt. Luften indeholdt fine partikler i
  mængder, som i dag forbindes med de værst forurenede køkkener i verden.[^Undersøgelsen er
  publiceret af Jannie Marie Christensen og Morten Ryhl-Svendsen i tidsskriftet Indoor Air i
  2015.] Det gik mest ud over dem, der passede ilden, og det var kvinder og små børn.

  Røde øjne hørte til en kone i et røghus, som hård hud hører til en smed. I de gamle eventyr kan
  man kende heksen på dem. Det er måske bare en gammel kone, der har lavet mad hele livet.

  {{quote 0}}

  ## Skorstenen flytter ind

  Skorstenen var først noget, man havde på slotte og i købstæder, hvor bygningerne stod tæt og
  brandfaren var alles. Op gennem 1600- og 1700-tallet kom den ud på gårdene, og den kom i en
  form, som ingen venter: ikke som et rør, men som et rum. Midt i huset byggede man et murværk så
  stort, at man kunne gå ind i det. Væggene løb sammen opefter som en flaske, og nede på gulvet i
  flasken stod konen og lavede mad under åben himmel.[^Står man i museets skorstenskøkkener og ser
  lige op, ser man skyerne. I regnvejr falder der dråber i gryden.]

  Nu kunne stuen blive røgfri. Den fik en bilæggerovn: en kasse af støbejernsplader, der stak ind
  i stuen, men blev fyret ude fra køkkenet gennem et hul i muren. Stuen fik varmen, og køkkenet
  beholdt røgen. Det er en ret præcis beskrivelse af, hvordan magten var fordelt i huset.

  {{wide 1}}

  Med det klare rum fulgte resten. Loftet kunne lægges lavt, for røgen skulle ikke bruge højden.
  Væggene kunne kalkes hvide og blive ved med at være det. Der kom gardiner, ur og bemalede skabe.
  Meget af det, vi kalder hyggeligt i en gammel bondestue, er ting, der ikke kunne have holdt til
  ti års røg.

  ## Den ild, der aldrig gik ud

  Én ting skiftede ikke. Ilden måtte ikke gå ud. Før svovlstikkerne blev almindelige i
  1800-tallet, skulle ny ild slås med stål og flint i et stykke tør svamp, og det var et arbejde
  for tålmodige. Derfor blev gløderne hver aften raget sammen og dækket med aske, og om morgenen
  blev de pustet i live.

  Var de døde, gik man til naboen med en potte og bad om lån. Det gav man gerne. Men nogle dage om
  året ville man nødig lade ild gå ud af huset, for så fulgte lykken med.[^Forestillingen er
  optegnet af folkemindesamlere fra mange egne, gerne knyttet til jul og nytår.]

  Når vi fyrer op om lørdagen, bruger vi en tændstik. Den slags snyd står vi ved. Men asken bliver
  raget sammen bagefter, og en gang imellem er der søndag morgen en rød prik, som ser ud, som om
  den har ventet.
`

const en = `
  The first thing people say when they duck in at the door of our oldest house is never about the
  furniture. They say: ‘It smells of smoke.’ So it does, and so it has for three hundred years and
  more. The beams are black and glossy, as if somebody had varnished them. Somebody has. It was
  the fire.

  For most of Danish history people lived in houses without a chimney. The fire burned on the
  floor, or on a low hearth, and the smoke went up. Where it went after that was its own affair.

  ## A hole in the roof and a door ajar

  Smoke is warm and wishes to rise. In a tall room without a ceiling it gathers under the roof
  like a sea turned upside down, and beneath its surface one can stand upright in tolerable peace.
  The height of that surface governed everything. Benches and beds were low. Children breathed
  better air than adults. Anyone with something private to say sat down first.

  The smoke left by a hole in the ridge, the *lyre*, which had a shutter worked by a pole; or it
  seeped out through gables and thatch. The draught was made with the door. A door ajar on the
  proper side of the house gave a clear fire, and on the wrong side, tears. It was among the first
  things a child learnt, and among the first a new maid was scolded for.

  {{picture 0}}

  ## What smoke was good for

  Nobody merely put up with it. Smoke was on the staff. It hardened the timber and kept beetles
  and rot out of the roof. It dried from below the straw that rain had wetted from above. It was
  also the larder: hams, sausages and sides of pork hung beneath the ridge and kept until the next
  slaughtering.

  Soot had a cycle of its own. It drifted down, was swept up and went out on the fields as manure.
  The blackest of it was scraped off and stirred into fat, for an axle that squeaked or a boot
  that had turned grey.

  Even the darkness had its use. In a black room one sees a spark.

  ## And what it cost

  The bill was paid in eyes and lungs. Some years ago researchers had people live in two
  reconstructed Viking houses while the instruments ran. The air held fine particles in quantities
  now associated with the most polluted kitchens in the world.[^Published by Jannie Marie
  Christensen and Morten Ryhl-Svendsen in the journal Indoor Air, 2015.] Those who suffered most
  were those who kept the fire, which is to say women, and the small children at their skirts.

  Red eyes were to a housewife what calluses were to a smith. In the old tales they are how you
  know a witch. She may only have been an old woman who had cooked all her life.

  {{quote 0}}

  ## The chimney moves in

  Chimneys belonged at first to castles and to towns, where houses stood close and a fire was
  everyone’s business. In the seventeenth and eighteenth centuries they came out to the farms, in
  a shape that no visitor expects: not a pipe but a room. In the middle of the house stood a mass
  of masonry large enough to walk into. Its walls drew together overhead like the neck of a
  bottle, and on the floor of the bottle stood the farmer’s wife, cooking beneath the open
  sky.[^Stand in one of our chimney kitchens and look straight up: there are clouds. When it
  rains, drops fall into the pot.]

  Now the parlour could be free of smoke. It was given a *bilæggerovn*, a box of cast-iron plates
  that stood in the room but was stoked from the kitchen through a hole in the wall. The parlour
  had the warmth, and the kitchen kept the smoke. As an account of how power was shared in that
  house, it could hardly be bettered.

  {{wide 1}}

  Everything else followed from clean air. Ceilings could be low, since nothing needed the height.
  Walls could be whitewashed and stay white. In came curtains, a clock and painted cupboards. Much
  of what we find cosy in an old farmhouse parlour would not have survived ten years of smoke.

  ## The fire that was never let out

  One thing did not change: the fire must not die. Before matches became common in the nineteenth
  century, a new one had to be struck with flint and steel into dry fungus, and that was work for
  the patient. So every evening the embers were raked together and covered with ash, and in the
  morning they were blown back to life.

  If they were dead, someone went to the neighbour’s with a pot to borrow some. It was gladly
  lent, except on a few days of the year when people did not care to see fire leave the house, in
  case their luck went with it.[^Collectors of folklore wrote this down in many districts, most
  often of Christmas and the New Year.]

  When we light up on Saturdays we use a match. We admit to that. But afterwards the embers are
  raked together, and now and then, on Sunday morning, there is a red speck in the ash that looks
  as if it had been waiting.
`

export const roegen = knowledgeArticle(
  'viden-roegen',
  {
    parent: 'viden-hverdag',
    image: ild,
    tags: ['mad', 'nyere-tid'],
    publishedDate: day(-47),
    authors: ['frilandsmuseet-lise-holm'],
    pictures: [langhus, ildNaer],
  },
  {
    da: {
      title: 'Huset uden skorsten',
      slug: 'viden/hverdag/huset-uden-skorsten',
      subtitle: 'Om ild, sod og røde øjne',
      description:
        'Før skorstenen boede røgen i huset sammen med alle andre. Den gjorde nytte, og den tog sig betalt.',
      content: da,
      quotes: [
        {
          text: 'Man kan se på bjælkerne, hvor højt røgen stod. Jeg er 1,71. Jeg ville have hostet.',
          source: 'Lise Holm, museumsinspektør',
        },
      ],
      related: ['ildstedet', 'ild-paa', 'viden-taget'],
    },
    en: {
      title: 'The house without a chimney',
      slug: 'knowledge/daily-life/the-house-without-a-chimney',
      subtitle: 'On fire, soot and red eyes',
      description:
        'Before there were chimneys the smoke lived indoors with everybody else. It made itself useful, and it took its pay.',
      content: en,
      quotes: [
        {
          text: 'You can see on the beams how low the smoke hung. I am one metre seventy-one. I should have coughed.',
          source: 'Lise Holm, curator',
        },
      ],
      related: ['ildstedet', 'ild-paa', 'viden-taget'],
    },
  },
)
