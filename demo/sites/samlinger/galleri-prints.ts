/** The gallery: twenty prints so large that one can go close to each. */
import type { Motif } from '../../prints/motifs.ts'
import { type InEach, type MuseumObject, type Print, print } from '../../writing/marks.ts'

/** In pixels. */
const width = 6000
const credit = 'Samlingernes trykværksted'

const large = (motif: Motif, alt: InEach, caption: InEach, object?: MuseumObject): Print =>
  print(motif, alt, { caption, credit, width, ...(object && { object }) })

export const storeGuldhorn = large(
  'guldhorn',
  {
    da: 'Linoleumssnit: to guldhorn i en krans af stråler, et langt, der svinger sig næsten hele vejen rundt, og et kort inden i det; båndene er fulde af små mænd, dyr og stjerner.',
    en: 'Linocut: two golden horns among rays, a long one that swings almost full circle and a short one inside it, their bands full of small men, beasts and stars.',
  },
  {
    da: 'De to horn fra Gallehus, skåret efter tegninger. Originalerne blev smeltet i 1802.',
    en: 'The two horns from Gallehus, cut from drawings. The originals were melted in 1802.',
  },
  {
    title: { da: 'Guldhornene fra Gallehus, kopier', en: 'The golden horns from Gallehus, copies' },
    maker: { da: 'Hlewagast, hvis man tror på indskriften', en: 'Hlewagast, by the inscription' },
    date: { da: 'Omkring 400', en: 'Around 400' },
    inventoryNumber: 'S 1639-1734',
  },
)

export const storeMoenter = large(
  'moenter',
  {
    da: 'Linoleumssnit: lyse og mørke mønter spredt på et klæde; den største har et kronet hoved, de andre skibe, fugle, kors og spiraler.',
    en: 'Linocut: light and dark coins scattered on a cloth; the largest bears a crowned head, the others ships, birds, crosses and spirals.',
  },
  {
    da: 'Slået i hånden: Hver mønt sidder skævt på sin egen måde.',
    en: 'Struck by hand: each coin is off centre in its own way.',
  },
  {
    title: { da: 'Mønter fra et skattefund', en: 'Coins of a hoard' },
    date: { da: '995–1387', en: '995–1387' },
    inventoryNumber: 'S 0995',
  },
)

export const storeAltertavle = large(
  'altertavle',
  {
    da: 'Linoleumssnit: en fløjaltertavle med korsfæstelsen i midten, en helgen i hvert af fløjenes fire felter og tændte lys på begge sider af alterbordet.',
    en: 'Linocut: a winged altarpiece with the Crucifixion at its centre, a saint in each of the four panels of its wings, and lit candles at both ends of the altar.',
  },
  {
    da: 'Slået ud, som menigheden kun så den på søn- og festdage.',
    en: 'Open, as the congregation saw it on Sundays and feast days only.',
  },
  {
    title: { da: 'Fløjaltertavle', en: 'Winged altarpiece' },
    maker: { da: 'Ukendt værksted i Lübeck', en: 'Unknown workshop in Lübeck' },
    date: { da: 'Omkring 1480', en: 'Around 1480' },
    inventoryNumber: 'S 1480.2',
  },
)

export const storeKrukker = large(
  'krukker',
  {
    da: 'Linoleumssnit: seks kar og kander tæt sammen på et bord ved et vindue, fra et stribet bæger til en hvid kande med blomster.',
    en: 'Linocut: six pots and jugs close together on a table by a window, from a ribbed beaker to a white jug with flowers.',
  },
  {
    da: 'Fra stenalder til kaffe. Skårene foran er med vilje.',
    en: 'From the Stone Age to coffee. The sherds in front are meant to be there.',
  },
)

export const storeLurer = large(
  'lurblaesere',
  {
    da: 'Linoleumssnit: to mænd med hjelm og kappe løfter hver sin lur mod en stor, rund sol; de står på en høj med en krans af sten.',
    en: 'Linocut: two men in helmets and cloaks raise a lur each before a great round sun, on a mound with a ring of stones.',
  },
  {
    da: 'Lurerne hører sammen to og to. Den ene er den andens spejlbillede.',
    en: 'Lurs belong together in twos, one the mirror image of the other.',
  },
  {
    title: { da: 'To lurer', en: 'Two lurs' },
    date: { da: '900–700 f.Kr.', en: '900–700 BC' },
    inventoryNumber: 'S 0008-0009',
  },
)

const solvogn = large(
  'solvogn',
  {
    da: 'Linoleumssnit: en hest på hjul trækker en stor skive dækket af spiraler; under den sejler tre små både.',
    en: 'Linocut: a horse on wheels draws a great disc covered in spirals; below it sail three small boats.',
  },
  {
    da: 'Solvognen fra Trundholm. Bådene er lånt fra bronzealderens rageknive.',
    en: 'The sun chariot from Trundholm. The boats are borrowed from razors of the Bronze Age.',
  },
)

const egtvedpigen = large(
  'egtvedpigen',
  {
    da: 'Linoleumssnit: en ung kvinde i kort bluse og snoreskørt foran en stor ring af spiraler; hun holder en blomst og en spand og står i blomstrende røllike.',
    en: 'Linocut: a young woman in a short blouse and corded skirt before a great ring of spirals, holding a flower and a bucket among yarrow in bloom.',
  },
  {
    da: 'Der lå en røllike i kisten. Derfor ved vi, at hun blev begravet om sommeren.',
    en: 'Yarrow lay in the coffin. That is how we know that she was buried in summer.',
  },
)

export const storeMosefund = large(
  'mosefund',
  {
    da: 'Linoleumssnit: to hænder løfter et dryppende kar op af sort vand mellem dunhamre; bag dem går solen ned over en skov.',
    en: 'Linocut: two hands lift a dripping vessel out of black water between bulrushes, while the sun sets over a wood.',
  },
  {
    da: 'Mange kar blev sat i mosen med vilje. Få blev hentet igen af dem, der satte dem.',
    en: 'Many vessels were set in the bog on purpose. Few were fetched again by those who did it.',
  },
)

const runesten = large(
  'runesten',
  {
    da: 'Linoleumssnit: en rejst sten med runer langs kanten og en slange slynget som et ottetal; bag den to høje og en hvid kirke.',
    en: 'Linocut: a standing stone with runes along its edge and a serpent in a figure of eight; behind it two mounds and a white church.',
  },
  {
    da: 'Runerne er skåret, som øjet husker dem. De kan ikke læses.',
    en: 'The runes are cut as the eye recalls them. They cannot be read.',
  },
)

const vikingeskib = large(
  'vikingeskib',
  {
    da: 'Linoleumssnit: et skib med stribet sejl, skjolde langs rælingen og et dyrehoved i stævnen på vej gennem bølger foran en stor sol.',
    en: 'Linocut: a ship with a striped sail, shields along the rail and a beast’s head at the stem makes its way through waves before a great sun.',
  },
  {
    da: 'Efter en gammel islandsk lov skulle hovedet tages af, før man kom i sigte af land.',
    en: 'An old Icelandic law had the head taken down before one came in sight of land.',
  },
)

const uniform = large(
  'uniform',
  {
    da: 'Linoleumssnit: en soldaterkjole på stativ med hvidt bandoler, en hat med fjer og en tromme med stikkerne lagt over.',
    en: 'Linocut: a soldier’s coat on a stand with a white shoulder belt, a hat with a feather, and a drum with its sticks laid across.',
  },
  {
    da: 'Trommen er til at høre, kjolen til at se og hatten til regn.',
    en: 'The drum is for hearing, the coat for seeing and the hat for rain.',
  },
)

const kanon = large(
  'kanon',
  {
    da: 'Linoleumssnit: en kanon på høje hjul i en gang af hvælvinger; lyset kommer fra den fjerne ende, og kugler ligger i en stabel.',
    en: 'Linocut: a cannon on tall wheels in a vaulted passage; the light comes from its far end, and balls lie in a pile.',
  },
  {
    da: 'Gangen er dybere, end man kan se. Kanonen er tungere, end man tror.',
    en: 'The passage is deeper than one can see, the cannon heavier than one would think.',
  },
)

const orlogsskib = large(
  'orlogsskib',
  {
    da: 'Linoleumssnit: et tremastet orlogsskib giver ild; røgen ruller hen over bølgerne, og et andet skib ses langt borte.',
    en: 'Linocut: a three-masted man-of-war fires a broadside; smoke rolls across the waves and another ship is seen far off.',
  },
  {
    da: 'Røg nok til, at ingen kunne sigte anden gang.',
    en: 'Smoke enough to spoil anyone’s second aim.',
  },
)

const vaev = large(
  'vaev',
  {
    da: 'Linoleumssnit: en opstadvæv med et mønstret klæde under arbejde; lervægte strammer trådene, og en kurv med garn står på gulvet.',
    en: 'Linocut: an upright loom with patterned cloth in progress; clay weights tighten the threads and a basket of yarn stands on the floor.',
  },
  {
    da: 'Som regel er vægtene det eneste, der er tilbage af en væv.',
    en: 'As a rule the weights are all that is left of a loom.',
  },
)

const trykpresse = large(
  'trykpresse',
  {
    da: 'Linoleumssnit: en mand med kasket ved en trykpresse i en kegle af lampelys; løse blade flyver gennem rummet.',
    en: 'Linocut: a man in a cap at a printing press in a cone of lamplight; loose sheets fly through the room.',
  },
  {
    da: 'De illegale blade blev trykt om natten og læst om morgenen.',
    en: 'Illegal papers were printed at night and read in the morning.',
  },
)

const mikroskop = large(
  'mikroskop',
  {
    da: 'Linoleumssnit: et mikroskop og en lampe foran det, man ser i det: tykke fibre med skæl. På bordet ligger prøver og står reagensglas.',
    en: 'Linocut: a microscope and a lamp before what one sees in it: thick fibres with scales. Samples and test tubes on the table.',
  },
  {
    da: 'Uld kendes på skællene. Hør har ingen.',
    en: 'Wool is known by its scales. Flax has none.',
  },
)

const kartotek = large(
  'kartotek',
  {
    da: 'Linoleumssnit: en væg af kartoteksskuffer med messinggreb; én er trukket ud, og kortene står højt op af den.',
    en: 'Linocut: a wall of card-index drawers with brass pulls; one is pulled out and its cards stand high above it.',
  },
  {
    da: 'En af skufferne hedder ”diverse”. Den er fuld.',
    en: 'One of the drawers is called ‘various’. It is full.',
  },
)

const magasin = large(
  'magasin',
  {
    da: 'Linoleumssnit: reoler fulde af æsker, krukker og ruller, en stige og en åben skuffe med kort i lyset fra en hængende lampe.',
    en: 'Linocut: shelves full of boxes, jars and rolls, a ladder, and an open drawer of maps in the light of a hanging lamp.',
  },
  {
    da: 'Et menneske kan nå tre hylder. Stigen når resten.',
    en: 'A person can reach three shelves. The ladder does the rest.',
  },
)

const konservator = large(
  'konservator',
  {
    da: 'Linoleumssnit: to hænder renser en hjelm med horn og runde øjne under et mikroskop; bag dem en hylde med glas.',
    en: 'Linocut: two hands clean a helmet with horns and round eyes under a microscope; behind them a shelf of jars.',
  },
  {
    da: 'Hjelmene fra Veksø er mere end halvandet tusind år ældre end vikingerne.',
    en: 'The helmets from Veksø are more than fifteen hundred years older than the Vikings.',
  },
)

const aarringe = large(
  'aarringe',
  {
    da: 'Linoleumssnit: en skive af en stamme med årringe; en skydelære ligger tværs over den, og ved siden af ses skibsplanker med nagler.',
    en: 'Linocut: a slice of a trunk with its rings; callipers lie across it, and beside it are ship’s planks with rivets.',
  },
  {
    da: 'Brede ringe er gode år. Man kan læse vejret baglæns.',
    en: 'Wide rings are good years. One can read the weather backwards.',
  },
)

/** In the order of time, more or less; then those who look after it all. */
export const gallery: readonly Print[] = [
  storeKrukker,
  storeMosefund,
  solvogn,
  egtvedpigen,
  storeLurer,
  konservator,
  storeGuldhorn,
  vaev,
  vikingeskib,
  runesten,
  storeMoenter,
  storeAltertavle,
  aarringe,
  kanon,
  orlogsskib,
  uniform,
  trykpresse,
  mikroskop,
  kartotek,
  magasin,
]
