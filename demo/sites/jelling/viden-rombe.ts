import { day } from '../../writing/days.ts'
import { knowledgeArticle } from '../../writing/knowledge.ts'
import { print, to } from '../../writing/marks.ts'
import { hoejeOgKirke, udgravning } from './prints.ts'

const ringborg = print(
  'ringborg',
  {
    da: 'Linoleumssnit: en ringborg set fra luften med fire porte, to gader og huse i karreer.',
    en: 'Linocut: a ring fortress from the air, with four gates, two streets and houses in blocks.',
  },
  {
    caption: {
      da: 'Ringborgene fra omkring 980 er tegnet med samme sans for snor og pæl.',
      en: 'The ring fortresses of about 980 show the same fondness for cord and peg.',
    },
  },
)

const da = `
  Forestil dig, at du skal tegne en firkant med lige lange sider. Det er let på papir. Gør nu
  siderne 360 meter lange, læg firkanten ud over et bakket landskab med en bæk og en dam i, og
  sørg for, at midten rammer en bestemt høj, der er rejst i forvejen. Du har ingen kikkert og
  intet kort. Du har reb, pæle, folk og en konge, der kommer forbi og spørger, hvordan det går.

  Omkring år 970 løste nogen den opgave i Jelling. Palisaden rundt om monumenterne var 1.440 meter
  lang, og dens fire sider er så ens, at det ikke kan være et tilfælde.

  ## Firkanten, der blev skæv med vilje

  Figuren er ikke et kvadrat, men en rombe: fire lige lange sider og skæve hjørner. Det lyder som
  en fejl. Det er snarere en genvej. Den, der vil lave et kvadrat, skal have fire rette vinkler
  til at passe, og en lille skævhed i det første hjørne er blevet stor, når man når tilbage. Den,
  der laver en rombe, behøver kun at måle siden. Har man to lange reb af samme længde, kan man gå
  ud fra to modsatte hjørner og sætte en pæl, dér hvor de mødes.

  Men det vigtigste er diagonalerne. I en rombe krydser de hinanden præcis i midten, uanset hvor
  skæv den er. I Jelling krydser de hinanden i Nordhøjen.[^Højen blev rejst over et gravkammer,
  hvis egetømmer er fældet i vinteren 958–59. Palisaden er yngre, men ikke meget.] Hele anlægget
  er altså målt ud fra den grav, og ud fra den mand, man mente lå i den.

  {{picture 0}}

  ## Skibet under det hele

  Nordhøjen var midtpunkt i endnu en figur. Under højene og kirkegården ligger resterne af to
  rækker af store sten, som løber sammen i spidser mod nord og syd. Det er en skibssætning, et
  skib tegnet med sten, og har den været hel, var den omkring 360 meter lang. Det er den største,
  man kender, og det er den samme længde som palisadens side.

  Her bør man trække vejret. At to mål ligner hinanden, er ikke et bevis, og af skibet er der kun
  stumper tilbage.[^Stenene dukkede op under Sydhøjen, da den blev udgravet i 1940’erne, og siden
  også mod nord.] Men tallene kommer igen. Nogen i Jelling havde et mål, som de blev ved med at
  bruge, og det var langt: omkring tolv hundrede fod.

  {{quote 0}}

  ## Fem cirkler

  Ti-femten år efter palisaden blev der bygget ringborge: Trelleborg og Borgring på Sjælland,
  Nonnebakken på Fyn, Fyrkat og Aggersborg i Jylland. De er runde, næsten som slået med en passer,
  og det er de også. Man sætter en pæl i midten, tager et reb og går.

  Trelleborg har en indre diameter på 136 meter, Fyrkat på 120 og Aggersborg på 240, altså det
  dobbelte af Fyrkat. Indenfor er cirklen delt i fire af to gader, der mødes i en ret vinkel, og i
  hver fjerdedel ligger husene i firkanter. Man har længe ment, at alt var målt i en fod på
  omkring 29,5 centimeter, tæt på den romerske.

  {{wide 1}}

  Husene på borgene er af samme slags som de tre, der er fundet inden for palisaden her: lange,
  med krumme vægge og skrå støttestolper udenfor. Arkæologer kalder dem trelleborghuse. Den, der
  byggede i Jelling, havde de samme tømrere som den, der byggede borgene, eller i hvert fald de
  samme tegninger, hvis man havde haft tegninger.

  ## Hvor fik de det fra?

  Geometri var ikke en hemmelighed. Bønder delte jord med reb, skibsbyggere afsatte kurver på
  øjemål, og en ret vinkel kan man lave med en snor med tolv knuder, bøjet til en trekant med
  siderne tre, fire og fem. Det nye er størrelsen og disciplinen. At gøre det samme fem steder i
  landet kræver folk, der rejser rundt og bliver adlydt.

  Samme vilje kan man se i Ravning Enge, ti kilometer syd for Jelling. Her gik en bro af eg over
  Vejle Ådal, omkring 760 meter lang og fem meter bred, næsten snorlige fra ende til anden. Den er
  fra omkring 980. Over en bæk kan man bygge på slump. Over en dal skal man sigte.

  Ingen af delene holdt længe. Palisaden blev aldrig repareret, broen heller ikke, og borgene stod
  tomme efter få år. Det er måske det mest sigende. De var ikke bygget for at blive brugt op, men
  for at blive set: her er en, der kan lægge en lige linje gennem hele landet.

  ## Gå den selv

  I dag er romben markeret med hvide søjler. Stil dig ved en af dem og kig langs rækken. Den går
  hen over en plæne, en villavej og en fodboldbane og holder retningen, som om intet af det var
  der.[^Søjlerne står i palisadens linje. Et af hjørnerne ligger i en have, og ejerne er vant til
  gæster.]

  Gå så op på Nordhøjen og find midten. Herfra er der lige langt til to af hjørnerne og lige langt
  til de to andre. Du står, hvor pælen stod. Prøv at strække armene ud. Det er omtrent sådan, man
  begynder.
`

const en = `
  Suppose that you are to draw a four-sided figure with equal sides. On paper that is easy. Now
  make the sides 360 metres long, lay the figure across rolling country with a stream and a pond
  in it, and see to it that the middle falls on a particular mound already standing. You have no
  telescope and no map. You have rope, pegs, labourers, and a king who comes by to ask how it is
  going.

  About the year 970 somebody solved that problem at Jelling. The palisade round the monuments was
  1,440 metres long, and its four sides are too alike for chance.

  ## Crooked on purpose

  The figure is not a square but a rhombus: four equal sides and slanting corners. It sounds like
  an error. It is closer to being a short cut. To make a square one must get four right angles to
  agree, and a small slip at the first corner has grown large by the time one is back. To make a
  rhombus one need only measure the side. With two long ropes of the same length, start from
  opposite corners and drive in a peg where they meet.

  What matters more is the diagonals. In a rhombus they cross exactly at the centre, however
  crooked it may be. At Jelling they cross in the North Mound.[^The mound was raised over a burial
  chamber whose oak was felled in the winter of 958–59. The palisade is younger, though not by
  much.] The whole enclosure, then, was set out from that grave, and from the man who was believed
  to lie in it.

  {{picture 0}}

  ## The ship underneath

  The North Mound was the middle of another figure too. Beneath the mounds and the churchyard are
  the remains of two rows of great stones, drawing together to points at north and south. It is a
  ship setting, a vessel outlined in boulders, and if it was ever complete it was some 360 metres
  long. That is the largest known, and the same length as a side of the palisade.

  Here one should pause for breath. Two measurements that resemble each other prove nothing, and
  of the ship only fragments remain.[^Stones came to light beneath the South Mound when it was
  excavated in the 1940s, and later to the north as well.] But the numbers keep turning up.
  Somebody at Jelling had a unit that they went on using, and it was a long one: about twelve
  hundred feet.

  {{quote 0}}

  ## Five circles

  Ten or fifteen years after the palisade, ring fortresses were built: Trelleborg and Borgring on
  Zealand, Nonnebakken on Funen, Fyrkat and Aggersborg in Jutland. They are as round as if drawn
  with compasses, and so in a sense they were. You set a peg, take a rope and walk.

  Trelleborg is 136 metres across inside, Fyrkat 120, and Aggersborg 240, which is twice Fyrkat.
  The circle is quartered by two streets that meet at right angles, and in each quarter the houses
  stand in squares. It has long been held that everything was measured with a foot of about 29.5
  centimetres, close to the Roman one.

  {{wide 1}}

  The houses are of the kind found, three of them, inside the palisade here: long, with bowed
  walls and slanting posts outside to hold them up. Archaeologists call them Trelleborg houses.
  Whoever built at Jelling had the same carpenters as whoever built the forts, or at any rate the
  same drawings, had there been drawings.

  ## Where did they learn it?

  Geometry was no secret. Farmers divided land with rope, shipwrights set off curves by eye, and a
  right angle can be had from a cord with twelve knots, bent into a triangle of three, four and
  five. What is new is the size, and the discipline. To do the same thing in five places takes
  people who travel and are obeyed.

  The same will can be seen at Ravning, ten kilometres south. There a bridge of oak crossed the
  Vejle valley, about 760 metres long and five wide, and very nearly straight from one end to the
  other. It dates from about 980. Over a brook one may build by guesswork. Over a valley one has
  to take aim.

  None of this lasted. The palisade was never repaired, nor was the bridge, and the forts stood
  empty within years. That may be the most telling thing about them. They were not put up in order
  to be worn out but in order to be seen: here is someone who can lay a straight line through an
  entire country.

  ## Walk it yourself

  Today white posts mark the rhombus. Stand by one and look along the row. It runs across a lawn,
  a side street and a football pitch and keeps its direction as if none of them were there.[^The
  posts stand in the line of the palisade. One of the corners is in a garden, whose owners are
  used to callers.]

  Then climb the North Mound and find the middle. From here it is equally far to two of the
  corners, and equally far to the other two. You are where the peg was. Stretch out your arms.
  That is more or less how one begins.
`

export const rombe = knowledgeArticle(
  'viden-rombe',
  {
    parent: 'viden-under-jorden',
    image: udgravning,
    tags: ['vikingetid', 'forskning'],
    publishedDate: day(-14),
    authors: ['jelling-soeren-holm'],
    pictures: [hoejeOgKirke, ringborg],
  },
  {
    da: {
      title: 'Et reb, en pæl og 360 meter',
      slug: 'viden/under-jorden/rombens-geometri',
      subtitle: 'Geometrien bag Jelling og ringborgene',
      description:
        'Fire lige lange sider, ét midtpunkt og ingen tegninger. Hvordan måler man et kongesæde ud, når man kun har snor?',
      content: da,
      quotes: [
        {
          text: 'Når vi graver efter palisaden, måler vi først, hvor den bør være. Vi plejer at ramme på en håndsbred. Det gjorde de også.',
          source: 'Søren Holm, arkæolog',
          link: to('palisaden', 'Følg hegnet rundt'),
        },
      ],
      facts: {
        '1.440 m': 'palisade fordelt på fire sider',
        '360 m': 'er hver side, og skibssætningen med',
        '29,5 cm': 'er den fod, ringborgene menes målt i',
      },
      related: ['palisaden', 'viden-stenen', 'viden-hoejene', 'under-plaenen'],
    },
    en: {
      title: 'A rope, a peg and 360 metres',
      slug: 'knowledge/below-ground/the-geometry-of-the-rhombus',
      subtitle: 'The geometry of Jelling and the ring fortresses',
      description:
        'Four equal sides, one centre and no drawings. How does one set out a royal seat with nothing but cord?',
      content: en,
      quotes: [
        {
          text: 'Before we dig for the palisade we measure where it ought to be. We are usually right to within a hand’s breadth. So were they.',
          source: 'Søren Holm, archaeologist',
          link: to('palisaden', 'Follow the fence'),
        },
      ],
      facts: {
        '1,440 m': 'of palisade in four sides',
        '360 m': 'is each side, and the ship setting too',
        '29.5 cm': 'is the foot that the forts are thought to be measured in',
      },
      related: ['palisaden', 'viden-stenen', 'under-plaenen'],
    },
  },
)
