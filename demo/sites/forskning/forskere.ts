/** Those who belong to the research units. They are invented. */
import type { InEach } from '../../writing/marks.ts'
import type { Person } from '../../writing/site.ts'

const researcher = (
  key: string,
  name: string,
  title: InEach,
  texts: { readonly excerpt: InEach; readonly bio: InEach },
): Person => ({
  key: `forskning-${key}`,
  name,
  title,
  email: `${key.replaceAll('-', '.')}@example.org`,
  ...texts,
})

const environment: readonly Person[] = [
  researcher(
    'karen-oestergaard',
    'Karen Østergaard',
    { da: 'Seniorforsker, pollenanalyse', en: 'Senior researcher, pollen analysis' },
    {
      excerpt: {
        da: 'Har talt over en million pollenkorn og er allergisk over for birk.',
        en: 'Has counted more than a million grains of pollen and is allergic to birch.',
      },
      bio: {
        da: 'Botaniker. Arbejder med søbund og mosetørv og med spørgsmålet om, hvornår skoven blev til mark. Leder borehold hver september og underviser i at kende elm fra lind ved 400 ganges forstørrelse.',
        en: 'Botanist. Works on lake beds and peat, and on the question of when the woods became fields. Leads a coring team every September and teaches people to tell elm from lime at a magnification of 400.',
      },
    },
  ),
  researcher(
    'jeppe-holst',
    'Jeppe Holst',
    { da: 'Forsker, isotoper', en: 'Researcher, isotopes' },
    {
      excerpt: {
        da: 'Spørger tænder, hvor de er vokset op.',
        en: 'Asks teeth where they grew up.',
      },
      bio: {
        da: 'Geokemiker med en fortid i grundvand. Laver kortet over strontium i danske planter og vandhuller, som alle målinger skal holdes op imod, og retter det, hver gang nogen viser ham en fejl.',
        en: 'Geochemist, formerly in groundwater. Makes the map of strontium in Danish plants and ponds against which readings are held, and corrects it whenever somebody shows him a mistake.',
      },
    },
  ),
  researcher(
    'signe-kloster',
    'Signe Kloster',
    { da: 'Ph.d.-studerende, dendrokronologi', en: 'Doctoral student, dendrochronology' },
    {
      excerpt: {
        da: 'Skriver om egetræ, der blev brugt to gange.',
        en: 'Writes about oak that was used twice.',
      },
      bio: {
        da: 'Uddannet tømrer, siden arkæolog. Undersøger genbrugt tømmer i middelalderbyernes huse: hvordan man ser det, og hvad det gør ved dateringen.',
        en: 'Trained as a carpenter, then as an archaeologist. Studies reused timber in the houses of medieval towns: how to spot it, and what it does to a date.',
      },
    },
  ),
]

const crafts: readonly Person[] = [
  researcher(
    'inger-vestergaard',
    'Inger Vestergaard',
    { da: 'Seniorforsker, tekstiler', en: 'Senior researcher, textiles' },
    {
      excerpt: {
        da: 'Spinder i toget. Medpassagererne vænner sig til det.',
        en: 'Spins on the train. Fellow passengers get used to it.',
      },
      bio: {
        da: 'Har i tredive år undersøgt uld, hør og nælde fra danske fund. Mener, at man ikke har forstået et stykke stof, før man har prøvet at lave et, der er dårligere.',
        en: 'Has spent thirty years on wool, linen and nettle from Danish finds. Holds that nobody has understood a piece of cloth before trying to make a worse one.',
      },
    },
  ),
  researcher(
    'mikkel-brandt',
    'Mikkel Brandt',
    { da: 'Forsker, metalhåndværk', en: 'Researcher, metalwork' },
    {
      excerpt: {
        da: 'Smed om formiddagen, arkæolog om eftermiddagen.',
        en: 'A smith in the morning, an archaeologist after lunch.',
      },
      bio: {
        da: 'Støber, hamrer og måler. Leder museets esse og fører bog over alle forsøg, også de 212, der blev til skrot. Skrottet er nummereret og bliver brugt i undervisningen.',
        en: 'Casts, hammers and measures. Runs the museum’s forge and keeps a record of every trial, including the 212 that ended as scrap. The scrap is numbered and used for teaching.',
      },
    },
  ),
  researcher(
    'nanna-fogh',
    'Nanna Fogh',
    { da: 'Postdoc, skind og farve', en: 'Postdoctoral fellow, skin and dye' },
    {
      excerpt: {
        da: 'Kan kende får fra ged på et aftryk i ler.',
        en: 'Can tell sheep from goat by a print in clay.',
      },
      bio: {
        da: 'Kemiker. Finder farvestoffer i tråde, der er kortere end en øjenvippe, og holder styr på museets farvehave, hvor krappen skal stå i tre år, før den kan bruges.',
        en: 'Chemist. Finds dyes in threads shorter than an eyelash, and keeps the dye garden, where madder has to stand for three years before it is of use.',
      },
    },
  ),
]

const writing: readonly Person[] = [
  researcher(
    'lisbeth-rahbek',
    'Lisbeth Rahbek',
    { da: 'Seniorforsker, runologi', en: 'Senior researcher, runology' },
    {
      excerpt: {
        da: 'Læser med lommelygte og lægger mærke til fejlene.',
        en: 'Reads by torchlight and looks for the mistakes.',
      },
      bio: {
        da: 'Sproghistoriker. Arbejder med runer på træ, ben og metal. Har en svaghed for folk, der begyndte for langt til højre og måtte skrive de sidste tegn småt.',
        en: 'Historian of language. Works on runes in wood, bone and metal. Has a weakness for carvers who began too far along and had to squeeze in the last signs.',
      },
    },
  ),
  researcher(
    'thomas-hvid',
    'Thomas Hvid',
    { da: 'Forsker, nyere tids historie', en: 'Researcher, modern history' },
    {
      excerpt: {
        da: 'Læser regnskaber, som andre læser romaner.',
        en: 'Reads accounts the way others read novels.',
      },
      bio: {
        da: 'Historiker. Skriver om mad, tyende og penge mellem 1660 og 1900. Har læst 41 godsregnskaber fra ende til anden og anbefaler nummer 17.',
        en: 'Historian. Writes on food, servants and money between 1660 and 1900. Has read 41 estate accounts from end to end and recommends the seventeenth.',
      },
    },
  ),
  researcher(
    'amalie-storm',
    'Amalie Storm',
    { da: 'Ph.d.-studerende, arkiver', en: 'Doctoral student, archives' },
    {
      excerpt: {
        da: 'Leder efter kvinder i protokoller, der ikke regnede med dem.',
        en: 'Looks for women in records that did not reckon with them.',
      },
      bio: {
        da: 'Etnolog. Undersøger, hvem der har skrevet museernes kartotekskort, og hvordan deres ord siden er blevet til fagets.',
        en: 'Ethnologist. Studies who wrote the index cards of museums, and how their words became those of the discipline.',
      },
    },
  ),
]

const sea: readonly Person[] = [
  researcher(
    'erik-sandholm',
    'Erik Sandholm',
    { da: 'Seniorforsker, marinarkæologi', en: 'Senior researcher, maritime archaeology' },
    {
      excerpt: {
        da: 'Har 2.400 dyk bag sig og tørrer stadig sine handsker på radiatoren.',
        en: 'Has 2,400 dives behind him and still dries his gloves on the radiator.',
      },
      bio: {
        da: 'Arkæolog og dykkerleder. Kortlægger vrag og oversvømmede bopladser, helst før nogen lægger kabler hen over dem. Leder enheden.',
        en: 'Archaeologist and dive leader. Maps wrecks and drowned settlements, preferably before somebody lays cables across them. Heads the unit.',
      },
    },
  ),
  researcher(
    'gry-mortensen',
    'Gry Mortensen',
    { da: 'Forsker, skibsbygning', en: 'Researcher, shipbuilding' },
    {
      excerpt: {
        da: 'Kan se på en nagle, om manden havde travlt.',
        en: 'Can tell from a rivet whether the man was in a hurry.',
      },
      bio: {
        da: 'Bådebygger og arkæolog. Tegner skibe i fuld størrelse ud fra få planker og siger til, når der er for få.',
        en: 'Boatbuilder and archaeologist. Draws ships at full size from a few planks, and says so when there are too few.',
      },
    },
  ),
  researcher(
    'oskar-lund',
    'Oskar Lund',
    { da: 'Ph.d.-studerende, stenalderkyster', en: 'Doctoral student, Stone-Age coasts' },
    {
      excerpt: {
        da: 'Går på stranden for syv tusind år siden. Den ligger på otte meters dybde.',
        en: 'Walks the beach of seven thousand years ago. It lies eight metres down.',
      },
      bio: {
        da: 'Geolog. Regner gamle kystlinjer ud og dykker bagefter ned for at se, om regnestykket passede. Det gør det i halvdelen af tilfældene.',
        en: 'Geologist. Calculates old shorelines and then dives to see whether he was right. In half the cases he was.',
      },
    },
  ),
]

const laboratory: readonly Person[] = [
  researcher(
    'dorthe-bech',
    'Dorthe Bech',
    { da: 'Laboratorieleder', en: 'Head of the laboratory' },
    {
      excerpt: {
        da: 'Kalibrerer hver mandag kl. 7, før nogen kan forstyrre.',
        en: 'Calibrates every Monday at 7 am, before anybody can interrupt.',
      },
      bio: {
        da: 'Analytisk kemiker. Har ansvar for massespektrometre, røntgen og den bog, hvor alle målinger står, også dem, der er trukket tilbage.',
        en: 'Analytical chemist. In charge of mass spectrometers, X-rays and the book that holds all readings, including those withdrawn.',
      },
    },
  ),
  researcher(
    'villads-nygaard',
    'Villads Nygaard',
    { da: 'Forsker, billeddannelse', en: 'Researcher, imaging' },
    {
      excerpt: {
        da: 'Ser igennem ting uden at åbne dem.',
        en: 'Looks through things without opening them.',
      },
      bio: {
        da: 'Fysiker. Bruger CT-skanning på urner, jordblokke og en enkelt matrjosjka, der viste sig at mangle den inderste.',
        en: 'Physicist. Uses CT scans on urns, blocks of soil and one Russian doll, which turned out to lack its innermost.',
      },
    },
  ),
  researcher(
    'marie-kirkegaard',
    'Marie Kirkegaard',
    { da: 'Tandlæge, deltid', en: 'Dentist, part-time' },
    {
      excerpt: {
        da: 'Har levende patienter om onsdagen.',
        en: 'Sees living patients on Wednesdays.',
      },
      bio: {
        da: 'Tandlæge med egen klinik og en dag om ugen på museet. Bestemmer alder, slid og sygdom på tænder og har aldrig haft en patient her, der klagede.',
        en: 'A dentist with a practice of her own and one day a week at the museum. Determines age, wear and disease, and has not had a complaint here yet.',
      },
    },
  ),
  researcher(
    'soeren-dam',
    'Søren Dam',
    { da: 'Laborant', en: 'Laboratory technician' },
    {
      excerpt: {
        da: 'Vasker glas, som om nogen skal drikke af dem.',
        en: 'Washes glass as if somebody were going to drink from it.',
      },
      bio: {
        da: 'Forbereder alle prøver og kasserer hver tiende. Underviser gæster i at holde en pincet og i at lade være.',
        en: 'Prepares all samples and rejects one in ten. Teaches guests how to hold tweezers, and when not to.',
      },
    },
  ),
]

export const researchers: readonly Person[] = [
  ...environment,
  ...crafts,
  ...writing,
  ...sea,
  ...laboratory,
]
