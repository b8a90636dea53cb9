import { day } from '../../writing/days.ts'
import { knowledgeArticle } from '../../writing/knowledge.ts'
import { kanonNaer, skib, skibNaer } from './pictures.ts'

const da = `
  Et skib med halvtreds kanoner er ikke et skib med halvtreds våben. Det er et skib med et halvt
  tusind mænd, der i grupper på ti-tolv løfter, trækker, skubber og råber i et rum, hvor man ikke
  kan stå ret op. Kanonen er kun det, de står omkring.

  I den lange hal ligger en 24-punder af jern, som den lå om bord omkring år 1800. Røret er knap
  tre meter langt og vejer to en halv ton. Stiller man de tolv mand op omkring den, som
  reglementet ville have dem, bliver der trængsel. Vi prøver det med skoleklasser. Det tager ti
  minutter, før alle ved, hvad de skal, og da burde der være affyret fem skud.

  ## Hvem gjorde hvad

  Kanonkommandøren stod bagest og sigtede. Det vil sige, at han så hen langs røret, lod det hæve
  eller sænke med en kile og ventede på, at skibet rullede. Til hver side for ham stod
  håndspagerne, to mand med lange stænger, som baksede to en halv ton jern en håndsbred til højre
  eller venstre.

  Forrest, halvt ude gennem porten, arbejdede lader og visker. Viskeren stak en våd svamp ned i
  røret og drejede den, så der ikke lå gløder tilbage fra forrige skud. Glemte han det, var han
  den første, der mærkede det. Laderen satte kardusen i, en pose af lærred eller uld med omkring
  fire kilo krudt. Så en forladning af tovværk. Så kuglen, tolv kilo jern. Så en forladning mere,
  for at kuglen ikke skulle trille ud igen, når skibet lagde sig over.[^Et dansk pund vejede
  omkring et halvt kilo. En 24-punder har navn efter kuglen, ikke efter røret.]

  Resten trak. Når der var ladt, skulle kanonen køres frem, så mundingen stak ud ad siden, og det
  gjorde seks-otte mand med taljer, på kommando, på et dæk, der var vådt og hældede. Og nederst i
  hierarkiet, men i konstant bevægelse, var krudtdrengen. Krudtet lå dybt i skibet, langt fra
  ilden, og han hentede én karduse ad gangen i en lukket dåse. Han kunne være tolv år.

  {{picture 0}}

  ## To minutter

  Så råbte kommandøren, alle trådte til side, og han rykkede i en snor eller satte en lunte til.
  Kanonen hoppede. Rekylen sendte den flere meter tilbage, indtil et svært tov, brogen, stoppede
  den med et ryk, som kunne høres i hele skroget. Stod nogen i vejen, blev han kørt over. Det
  skete.

  Nu stod den netop dér, hvor den kunne lades igen. Rekylen var ikke en fejl, men en del af
  arbejdsgangen: Kanonen gik selv hjem efter mere.

  En øvet besætning kunne affyre et skud hvert andet minut, de bedste hurtigere endnu, men kun i
  begyndelsen. Efter en time var armene brugt op. Derfor er beretninger om søslag fulde af
  beskrivelser af, hvordan ilden ”blev svagere”. Det var ikke krudtet, der slap op.

  {{quote 0}}

  ## Røg, lyd og splinter

  Sort krudt bliver mest til røg. Efter den første salve så man sjældent fjenden, kun et lysere
  sted i det grå, når han svarede. Man skød efter lyset.

  Lyden var så kraftig, at folk bandt tørklæder om hovedet og alligevel blødte fra ørerne. Mange
  blev døve, nogle for et par dage, andre for livet. Ordrer blev givet med tegn og skub. Da den
  engelske flåde angreb København den 2. april 1801, lå skibene flere steder kun et par hundrede
  meter fra hinanden, og skyderiet varede i timer. Byens ruder klirrede.

  {{wide 1}}

  Det farligste var ikke kuglen selv. Den gik gennem skibssiden og rev træet med sig, og det var
  splinterne, lange som arme, der fyldte lazarettet. På dækket var der strøet sand, for at man
  ikke skulle glide. Alle om bord vidste i hvad.[^Mange skibe var malet røde indvendig omkring
  kanonerne. Forklaringen om, at blodet så ikke skulle ses, er gammel og måske bare en god
  historie.]

  ## Mænd, der aldrig havde prøvet

  Det forunderlige ved 1801 er, hvem de tolv var. Den danske flåde lå aftaklet efter vinteren, og
  de gamle skrog, der blev lagt ud som forsvarslinje, havde ingen besætning. Man meldte
  frivillige, tvang andre og fyldte op med soldater, håndværkere, karle og kuske.[^Ved siden af de
  hvervede og udskrevne var der folk, som var samlet op på gader og værtshuse ugen før.] Mange af
  dem så en skibskanon for første gang i marts og stod ved den den 2. april.

  De lærte ét greb hver. Det er hele meningen med tolv mand: Ingen behøver at kunne det hele. Den
  ene vrider en svamp, den næste løfter en kugle, den tredje trækker, når de andre trækker. Det er
  et samlebånd, et århundrede før samlebåndet, og som på et samlebånd kan man erstatte en mand,
  uden at maskinen går i stå.

  Det gjorde man. Reglementet sagde, hvem der tog hvis plads. Hvis otte var væk, skulle de sidste
  fire kunne betjene kanonen, bare langsommere.

  ## Prøv pladsen

  Ved kanonen i hallen er der malet tolv hvide cirkler på gulvet. Stil dig i en af dem. Nummer
  fire kan se himlen gennem porten. Nummer ni ser en ryg. Nummer tolv, drengen, ser en trappe, og
  han så den mange gange.

  De fleste vælger kommandørens plads, fordi man kan sigte derfra. Prøv i stedet at stå et øjeblik
  på en af de andre. Det var derfra, næsten alle så slaget.
`

const en = `
  A ship of fifty guns is not a ship with fifty weapons. It is a ship with half a thousand men
  who, in groups of ten or twelve, lift, haul, shove and shout in a space where they cannot stand
  upright. The gun is merely what they stand round.

  In the long hall lies an iron 24-pounder, set up as it was on board about the year 1800. The
  barrel is not quite three metres long and weighs two and a half tonnes. Place twelve men round
  it as the regulations wished, and there is a crush. We try it with school classes. It takes ten
  minutes before everyone knows what to do, by which time they ought to have fired five rounds.

  ## Who did what

  The captain of the gun stood at the rear and aimed. That is to say, he looked along the barrel,
  had it raised or lowered with a wedge, and waited for the roll of the ship. On either side of
  him were the men with handspikes, long levers with which they prised the whole weight a hand’s
  breadth to left or right.

  At the front, half out of the port, worked the sponger and the loader. The sponger thrust a wet
  swab down the bore and turned it, so that nothing was left glowing from the round before. If he
  forgot, he would be the first to know. The loader put in the cartridge, a bag of canvas or wool
  with some four kilos of powder. Then a wad of rope. Then the ball, twelve kilos of iron. Then
  another wad, to keep the ball from rolling out again as the ship leaned over.[^The Danish pound
  was about half a kilo, a little more than the English. A 24-pounder is named for the ball, not
  the barrel.]

  The rest hauled. Once loaded, the gun had to be run out until its muzzle stood clear of the
  side, and six or eight men did that with tackles, on command, on a deck that was wet and sloped.
  Lowest of all, but never still, was the powder boy. The powder lay deep in the ship, away from
  the fire, and he fetched it one cartridge at a time in a lidded case. He might be twelve.

  {{picture 0}}

  ## Two minutes

  Then the captain shouted, everyone stepped aside, and he pulled a lanyard or put a match to the
  vent. The gun leapt. It recoiled several metres before a heavy rope, the breeching, brought it
  up with a jerk that could be felt through the hull. Anyone in the way was run over. It happened.

  And now it stood exactly where it could be loaded again. The recoil was not a flaw but a step in
  the procedure: the gun went home by itself for more.

  A practised crew could fire once in two minutes, the best of them faster, but only to begin
  with. After an hour the arms were used up. Accounts of sea battles are full of phrases about how
  the fire ‘slackened’. It was not the powder that had run out.

  {{quote 0}}

  ## Smoke, noise and splinters

  Black powder turns mostly into smoke. After the first salvo one seldom saw the enemy, only a
  paler patch in the grey when he replied. One aimed at the patch.

  The noise was such that men tied kerchiefs round their heads and still bled from the ears. Many
  were deaf afterwards, some for days and some for good. Orders were given by signs and shoves.
  When the British fleet attacked Copenhagen on 2 April 1801, the ships lay in places only a
  couple of hundred metres apart, and the firing went on for hours. Windows rattled all over the
  city.

  {{wide 1}}

  The ball itself was not the worst. It came through the ship’s side and brought the timber with
  it, and it was splinters as long as an arm that filled the surgeon’s quarters. Sand was strewn
  on the deck to keep people from slipping. All on board knew in what.[^Many ships were painted
  red inside, around the guns. That this was done so that the blood should not show is an old
  explanation, and may be no more than a good story.]

  ## Men who had never tried

  What is strange about 1801 is who the twelve were. The Danish fleet lay stripped after the
  winter, and the old hulls towed out as a line of defence had no crews. Volunteers signed on,
  others were pressed, and the numbers were made up with soldiers, craftsmen, farmhands and
  coachmen.[^Besides those enlisted and conscripted there were men picked up in streets and
  taverns in the weeks before.] Many saw a ship’s gun for the first time in March, and stood
  beside one on 2 April.

  They learnt one movement each. That is the point of twelve men: no one needs to know it all. One
  wrings a sponge, the next lifts a ball, the third pulls when the others pull. It is an assembly
  line a century before assembly lines, and as on an assembly line a man can be replaced without
  the machine coming to a stop.

  They were replaced. The regulations said who took whose place. If eight were gone, the last four
  should be able to serve the gun, only more slowly.

  ## Try the places

  Around the gun in the hall twelve white circles are painted on the floor. Stand in one. Number
  four can see the sky through the port. Number nine sees a back. Number twelve, the boy, sees a
  staircase, and he saw it many times.

  Most people choose the captain’s circle, since one can take aim from there. Try one of the
  others for a moment. That is where nearly everyone saw the battle from.
`

export const kanonen = knowledgeArticle(
  'viden-kanonen',
  {
    parent: 'viden-vaaben',
    image: skib,
    tags: ['krig', 'nyere-tid'],
    publishedDate: day(-33),
    authors: ['krigsmuseet-anders-krogh'],
    pictures: [kanonNaer, skibNaer],
  },
  {
    da: {
      title: 'Tolv mand om én kanon',
      slug: 'viden/våben/tolv-mand-om-en-kanon',
      subtitle: 'Et skud hvert andet minut, og hvad der skulle til',
      description:
        'Én sigtede, én hentede krudt, og ti sled. Sådan blev en skibskanon betjent omkring år 1800.',
      content: da,
      quotes: [
        {
          text: 'Kanonen er den rolige i rummet. Alt det farlige ved den er bevægelse.',
          source: 'Anders Krogh, museumsinspektør',
        },
      ],
      facts: {
        '12': 'mand om en 24-punder',
        '2,5 ton': 'vejer røret alene',
        '2 min.': 'gik der mellem to skud',
      },
      related: ['slaget-paa-reden', 'kanonhallen', 'kanonstoebning'],
    },
    en: {
      title: 'Twelve men round a gun',
      slug: 'knowledge/arms/twelve-men-round-a-gun',
      subtitle: 'One shot every two minutes, and what it took',
      description:
        'One aimed, one fetched the powder and ten laboured. How a naval gun was served about the year 1800.',
      content: en,
      quotes: [
        {
          text: 'The gun is the calm one in the room. Everything dangerous about it is movement.',
          source: 'Anders Krogh, curator of arms',
        },
      ],
      facts: {
        '12': 'men to a 24-pounder',
        '2.5 t': 'is the weight of the barrel alone',
        '2 min.': 'passed between two shots',
      },
      related: ['slaget-paa-reden', 'kanonhallen', 'kanonstoebning'],
    },
  },
)
