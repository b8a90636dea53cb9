import { day } from '../../writing/days.ts'
import { knowledgeArticle } from '../../writing/knowledge.ts'
import { to } from '../../writing/marks.ts'
import { sal, uniform } from './pictures.ts'

const da = `
  I rum 6 står en vægt. Man må gerne træde op på den, først som man er, og derefter med
  oppakningen på. De fleste griner, når de har fået den over skuldrene. Så går de tre skridt, og
  så griner de ikke mere. Næste spørgsmål er altid det samme: Hvor langt gik de?

  Svaret afhænger af årstallet. Vægten gør det næsten ikke. Det er det mærkelige ved den.

  ## Marius’ muldyr

  Romerske rekrutter skulle ifølge militærforfatteren Vegetius øve sig i at marchere med op til
  tres pund på ryggen, foruden våbnene.[^Et romersk pund var knap 330 gram. Tres af dem er omkring
  tyve kilo.] Soldaterne kaldte sig selv Marius’ muldyr efter den feltherre, der havde fået den
  idé, at en hær går hurtigere, hvis den selv bærer det, trosset ellers slæber. Lagde man våben,
  hjelm og skjold oveni, nærmede man sig de tredive kilo.

  Det tal skal man lægge mærke til. Det kommer igen.

  En engelsk infanterist mod Napoleon bar omkring 27 kilo. En britisk soldat, der klatrede op af
  skyttegraven ved Somme den 1. juli 1916, havde omkring tredive med sig, fordelt på gevær,
  ammunition, vand, spade, gasmaske, rationer og ofte noget, der tilhørte andre: en rulle pigtråd,
  en brevdue, en kasse bomber. Der var ordre til at gå, ikke løbe. Det var en overflødig ordre.

  ## Hvad der lå i tornisteren

  Tag en dansk menig i februar 1864. Yderst har han kappen af klæde, som vejer ét, når den er tør,
  og noget helt andet, når den har været ude i slud. På ryggen sidder tornisteren med skjorte,
  strømper, børster, salmebog og brød. Kogekarret er spændt udenpå. I bæltet hænger patrontasken,
  og den er den eneste del, der bliver lettere af at blive brugt. Riflen vejer godt fire kilo.

  {{picture 0}}

  Natten mellem den 5. og 6. februar gik hæren med alt dette fra Dannevirke mod Flensborg, i frost
  og snefog på veje, der var blanke af is. Mange faldt, rejste sig og faldt igen. Nogle smed det,
  de kunne undvære. Andre smed det, de ikke kunne. Langs vejen lå der dagen efter tornistre,
  kogekar og enkelte par støvler.

  Det er et mønster, man kan følge gennem alle krige: Hæren lægger på, og soldaten tager af.
  Museets samling af feltudstyr er af samme grund skæv. Det, vi har mest af, er det, folk smed.

  ## Læger med stopur

  Omkring år 1900 undersøgte fysiologerne Zuntz og Schumburg i Berlin, hvad en bærende soldat
  egentlig kan holde til. De lod medicinstuderende marchere i forskelligt vejr med 22, 27 og 31
  kilo, mens de målte puls, åndedræt og sved. Ved 22 kilo og køligt vejr havde de unge mænd ingen
  varige besvær. Ved 31 kilo var de ikke restitueret dagen efter, selv når solen ikke
  skinnede.[^Undersøgelsen udkom i 1901 under titlen Studien zu einer Physiologie des Marsches.]
  Tommelfingerreglen blev, at man kan bære en tredjedel af sin egen vægt og stadig være soldat,
  når man kommer frem.

  I 1950 skrev den amerikanske officer S.L.A. Marshall en lille vred bog om samme sag. Udmattelse
  og frygt, mente han, virker på kroppen på samme måde, og de lægges sammen. En mand, der har
  slæbt for meget, er lettere at skræmme.

  {{quote 0}}

  ## Lettere ting, flere af dem

  Man skulle tro, at teknikken løste problemet. Aluminium, nylon og tørret mad vejer jo mindre.
  Men hver gang en ting er blevet lettere, er der kommet en ny til. Skudsikre plader. Radio.
  Natkikkert. Batterier til radioen og natkikkerten, og reservebatterier.

  I 2003 vejede et hold fra den amerikanske hær alt, hvad et infanterikompagni bar i Afghanistans
  bjerge. Til kamp bar en soldat i gennemsnit knap 29 kilo. På march med rygsæk bar han
  46.[^Rapporten, The Modern Warrior’s Combat Load, skiller de to slags vægt ad: den, man kæmper
  med, og den, man smider, når skyderiet begynder.] Danske soldater, der har været i Helmand,
  nævner tal i samme leje, når de taler ind på vores bånd. De nævner også varmen, vandet og
  knæene.

  Romernes tyve kilo er altså blevet til det dobbelte. Kroppen under dem er den samme.

  ## Prøv at løbe

  Der er et lille kneb i udstillingen. Ved siden af vægten står et par støvler, og på skiltet står
  der, at et kilo på foden koster lige så meget kraft som fem-seks kilo på ryggen. Det er rigtigt;
  det er målt mange gange. Derfor skriver soldater hjem om sko. Ikke om faner, ikke om generaler.
  Om sko.

  Den, der vil forstå en krig, kan begynde med kortet over felttoget. Pilene er flotte. Men hver
  pil er gået af mænd, der tænkte på en rem, som skar, og på, hvad de mon kunne undvære inden
  næste bakke.

  Du må tage oppakningen af nu.
`

const en = `
  There is a weighing machine in room 6. You may step on to it, first as you are and then with a
  pack on your back. Most people laugh as they get their arms through the straps. Then they walk
  three steps and stop laughing. The next question is always the same. How far did they go?

  That depends on the year. The weight hardly does, and this is the odd thing about it.

  ## Marius’s mules

  Roman recruits, says the military writer Vegetius, should practise marching with as much as
  sixty pounds on their backs, not counting arms.[^A Roman pound was a little under 330 grams,
  which makes about twenty kilos.] The soldiers called themselves Marius’s mules, after the
  general who had noticed that an army moves faster if it carries what the baggage train would
  otherwise drag. With weapons, helmet and shield on top, one came close to thirty kilos.

  Remember that figure. It will be back.

  A British infantryman facing Napoleon carried about 27 kilos. One climbing out of his trench on
  the Somme on 1 July 1916 had some thirty with him: rifle, ammunition, water, spade, gas helmet,
  rations, and frequently something that was not his own, such as a coil of wire, a carrier pigeon
  or a bucket of bombs. The orders were to walk and not to run. The orders were unnecessary.

  ## What was in the knapsack

  Take a Danish private in February 1864. Outermost is a cloth greatcoat, which weighs one thing
  dry and quite another after a day of sleet. On his back is a knapsack with a shirt, socks,
  brushes, hymn book and bread, and a mess tin strapped to the outside. From his belt hangs a
  cartridge pouch, the only part of the load that grows lighter with use. The rifle is a good four
  kilos.

  {{picture 0}}

  In the night between 5 and 6 February the army marched with all this from the Dannevirke rampart
  towards Flensburg, in frost and driving snow, on roads that were sheets of ice. Men fell, got up
  and fell again. Some threw away what they could spare, others what they could not. By daylight
  the roadside was strewn with knapsacks, tins and the occasional pair of boots.

  It is a pattern one can follow through every war: the army puts on, and the soldier takes off.
  Our collection of field equipment is lopsided for the same reason. We have most of what people
  threw away.

  ## Physicians with a stopwatch

  About 1900 two physiologists in Berlin, Zuntz and Schumburg, set out to learn what a laden
  soldier can stand. They marched medical students about in all weathers with 22, 27 and 31 kilos
  while measuring pulse, breath and sweat. At 22, on a cool day, the young men came to no harm. At
  31 they had not recovered by the following day, even when the sun had not shone.[^Published in
  1901 as Studien zu einer Physiologie des Marsches.] The rule of thumb became that a man can
  carry a third of his own weight and still be a soldier when he arrives.

  In 1950 the American officer S.L.A. Marshall wrote a short, angry book about it. Exhaustion and
  fear, he argued, act on the body in the same way, and they add up. A man who has carried too
  much is easier to frighten.

  {{quote 0}}

  ## Lighter things, and more of them

  One would expect technology to have settled the matter. Aluminium, nylon and dried food do weigh
  less. But whenever one thing has become lighter, another has been added. Armour plates. A radio.
  Night-vision goggles. Batteries for the radio and the goggles, and spare batteries.

  In 2003 a team from the American army weighed everything that infantrymen were carrying in the
  mountains of Afghanistan. To fight in, a soldier wore just under 29 kilos on average. On the
  march, with his rucksack, he carried 46.[^The report, The Modern Warrior’s Combat Load, keeps
  the two apart: what one fights in, and what one drops when the shooting starts.] Danes who
  served in Helmand mention figures of that order when they speak into our recorder. They also
  mention heat, water and knees.

  So the twenty kilos of the Romans have become twice that. The body underneath has not changed.

  ## Try running

  There is a small trick in the display. Beside the weighing machine stands a pair of boots, with
  a label saying that one kilo on the foot costs as much effort as five or six on the back. It is
  quite true and has been measured many times. That is why soldiers’ letters are about shoes. Not
  about flags or generals. Shoes.

  Anyone who wants to understand a war may begin with the map of the campaign. The arrows are
  handsome. But each of them was walked by men who were thinking about a strap that cut, and about
  what they might do without before the next hill.

  You may take the pack off now.
`

export const vaegten = knowledgeArticle(
  'viden-vaegten',
  {
    parent: 'viden-soldater',
    image: sal,
    tags: ['krig', 'samling'],
    publishedDate: day(-11),
    authors: ['krigsmuseet-samir-lauridsen'],
    pictures: [uniform],
  },
  {
    da: {
      title: 'Tredive kilo på ryggen',
      slug: 'viden/soldater/tredive-kilo-på-ryggen',
      subtitle: 'Hvad soldater bar, og hvorfor det aldrig blev lettere',
      description:
        'Fra romerske rekrutter til Helmand: Tingene i oppakningen skifter, og vægten bliver på skuldrene.',
      content: da,
      quotes: [
        {
          text: 'Ingen af dem, jeg har interviewet, kan huske, hvad planen var. Alle kan huske, hvad de bar.',
          source: 'Samir Lauridsen, museumsinspektør',
          link: to('udsendt', 'Hør dem fortælle'),
        },
      ],
      facts: {
        '20 kg': 'skulle en romersk rekrut øve sig med',
        '30 kg': 'bar en britisk soldat ved Somme i 1916',
        '46 kg': 'bar en amerikansk soldat på march i Afghanistan i 2003',
      },
      related: ['roed-kjole', 'udsendt', 'viden-breve'],
    },
    en: {
      title: 'Thirty kilos on your back',
      slug: 'knowledge/soldiers/thirty-kilos-on-your-back',
      subtitle: 'What soldiers carried, and why it never grew lighter',
      description:
        'From Roman recruits to Helmand, the contents of the pack have changed. The weight has stayed on the shoulders.',
      content: en,
      quotes: [
        {
          text: 'None of those I have interviewed can recall what the plan was. All of them remember what they carried.',
          source: 'Samir Lauridsen, curator',
          link: to('udsendt', 'Hear them'),
        },
      ],
      facts: {
        '20 kg': 'was the practice load of a Roman recruit',
        '30 kg': 'went up with a British soldier on the Somme in 1916',
        '46 kg': 'was an American marching load in Afghanistan in 2003',
      },
      related: ['roed-kjole', 'udsendt', 'viden-kanonen'],
    },
  },
)
