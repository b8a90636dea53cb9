import { day } from '../../writing/days.ts'
import { knowledgeArticle } from '../../writing/knowledge.ts'
import { vogn } from './pictures.ts'
import { maalebord } from './viden-billeder.ts'

const da = `
  Et bindingsværkshus er det eneste hus, man kan pakke sammen. Slår man de rigtige nagler ud i den
  rigtige rækkefølge, ligger det efter nogle uger i græsset som en bunke nummererede stænger, og
  bunken kan køres væk. Det vidste bønderne altid. Huse blev solgt, arvet, delt og flyttet, længe
  før nogen tænkte på at sætte dem på museum.

  Det forklarer, hvorfor der overhovedet findes et sted som vores. Vi har ikke opfundet noget. Vi
  har bare kørt længere.

  ## Manden fra Tivoli

  Frilandsmuseets opfinder i Danmark hed Bernhard Olsen, og han kom fra forlystelsesbranchen. Han
  havde tegnet kostumer til teatret og var direktør for Tivoli, da han i 1878 så
  verdensudstillingen i Paris. Dér viste svenskeren Artur Hazelius hele stuer med mennesker af
  voks i egnsdragter. Folk stod stille foran dem. Olsen, der levede af at få folk til at stå
  stille, forstod, hvad det betød.

  I 1885 åbnede han Dansk Folkemuseum i København med indrettede bondestuer. Men en stue i et
  etagehus er en kasse. Der manglede vejr. I 1891 åbnede Hazelius Skansen i Stockholm med rigtige
  huse i det fri, og i 1897 fik også Olsen sine første huse rejst, i Kongens Have midt i
  København. Fire år senere flyttede det hele ud til Lyngby, hvor der var plads til marker.[^Haven
  i København var for lille fra begyndelsen, og det var næppe nogen overraskelse for ham, der
  havde valgt den.]

  {{picture 0}}

  ## Først skal man tegne

  At flytte et hus begynder med blyant. Hver væg, hver bjælke, hver hylde måles og tegnes, før
  nogen rører et værktøj. Så kommer fotografierne. Så kommer spørgsmålene til dem, der har boet
  der: Hvor stod sengen? Hvem sad dér? Hvorfor er der et brændemærke i dørkarmen? Det sidste får
  man sjældent svar på.

  Derpå tages huset ned i omvendt rækkefølge af den, det blev bygget i. Strået først. Så lægter og
  spær. Så slås leret ud af tavlerne, og det smides ikke væk, for ler bliver aldrig gammelt. Man
  hælder vand på det, ælter det med fødderne og bruger det igen. Til sidst står skelettet, og man
  kan se, at huset hele tiden har været et stativ, som nogen har hængt vægge på.

  ## Tømrerens egne tal

  Nu skal stykkerne mærkes, og her bliver man som regel overhalet. De er mærket. Da huset blev
  rejst første gang, huggede tømreren det til på jorden, samlet og liggende. Hver samling var
  tilpasset og passede kun ét sted. Derfor skar han et tal i begge dele, inden han skilte dem ad
  og rejste dem på stedet.

  Tallene ligner romertal, men de følger deres egne regler. En tømrer skriver ikke IV, men IIII,
  for en mejsel laver lige streger, og ingen skal være i tvivl om, hvad der er op og ned. Den ene
  langside kan have en ekstra lille streg ved hvert tal, som kaldes et flag, så man ikke
  forveksler gårdside og haveside.[^På dansk kaldes de tømmermærker eller bindemærker. De sidder
  som regel på ydersiden eller dér, hvor de to stykker mødes.]

  Ofte er der to sæt tal. Så er huset flyttet før.

  {{quote 0}}

  ## Hvad der ikke kan flyttes

  En gård på fire længer bliver til noget over fire hundrede stykker tømmer, omkring tyve læs ler,
  nogle hundrede kampesten og en kasse med beslag, nøgler og søm. Det hele kan tælles og køres.
  Men der er ting, der bliver tilbage.

  Lyset bliver tilbage. Et hus er rejst til at modtage solen på et bestemt sted, og selv om vi
  vender det efter kompasset, som det stod, er bakken mod vest en anden. Brønden bliver tilbage.
  Det gør også de døde dyr under tærsklen, stierne gennem haven og naboen.

  Og så er der valget. En gård, der blev bygget i 1680, ombygget i 1740, forlænget i 1810 og fik
  komfur i 1890, er fire gårde. Hvilken af dem skal stå på museet? Bernhard Olsens tid ville have
  den ældste og fjernede gerne det nye. I dag sletter vi nødigt noget. Når vi alligevel vælger et
  år, skriver vi ned, hvad der er taget væk, og gemmer det på loftet.[^Magasinet rummer blandt
  andet fire komfurer, et badekar og en postkasse, der alle har siddet på gårde, som ”er” fra
  1700-tallet.]

  ## Rejsegilde, anden gang

  Selve rejsningen går hurtigt. Fodtømmeret bliver lagt på syldstenene, stolperne sat i deres
  huller, og naglerne slået i, nye nagler af gammel eg. Så binder man en krans i toppen, som man
  gjorde første gang, og nogen holder en tale.

  Bagefter kommer stilheden. Et flyttet hus er mærkeligt tavst det første år. Leret tørrer, strået
  sætter sig, og dørene binder. Tømrerne siger, at det leder efter sin gamle plads. Først hen på
  andet efterår, når der har været ild på nogle måneder og musene har fundet ind, holder det op
  med at knage om natten.

  Så sætter vi låsen i døren. Og så tager vi den ud igen, for her skal man bare gå ind.
`

const en = `
  A timber-framed house is the only kind you can pack. Knock out the right pegs in the right
  order, and within weeks it lies in the grass as a heap of numbered sticks, and the heap can be
  driven away. Country people always knew this. Houses were sold, inherited, divided and moved
  long before anyone thought of putting them in a museum.

  It accounts for a place like ours. We invented nothing. We merely drove further.

  ## The man from Tivoli

  The inventor of the open-air museum in Denmark was called Bernhard Olsen, and he came from the
  entertainment trade. He had designed costumes for the stage and was manager of the Tivoli
  Gardens when he saw the Paris world’s fair of 1878. There a Swede, Artur Hazelius, was showing
  entire cottage interiors peopled with wax figures in regional dress. The public stood still
  before them. Olsen, who made his living by getting the public to stand still, understood what he
  was looking at.

  In 1885 he opened a museum of folk life in Copenhagen, with furnished farmhouse parlours. But a
  parlour in a town building is only a box. What it lacked was weather. In 1891 Hazelius opened
  Skansen in Stockholm, with real houses out of doors, and in 1897 Olsen too had his first houses
  up, in the King’s Garden in the middle of Copenhagen. Four years later the whole thing moved out
  to Lyngby, where there was room for fields.[^The garden was too small from the start, which can
  hardly have surprised the man who chose it.]

  {{picture 0}}

  ## It begins with a pencil

  Before anyone lifts a tool, every wall, beam and shelf is measured and drawn. Then come the
  photographs, and then the questions to those who lived there. Where did the bed stand? Whose
  seat was that? Why is there a scorch mark on the door frame? To the last there is seldom an
  answer.

  After that the house comes down in the reverse of the order in which it went up. First the
  thatch, then battens and rafters. Then the clay is knocked out of the panels, and not thrown
  away, for clay does not age: one adds water, treads it with bare feet and uses it again. In the
  end only the skeleton is standing, and one sees that the house was a rack all along, on which
  somebody had hung some walls.

  ## The carpenter’s own figures

  The pieces must now be numbered, and here one usually finds that one has been forestalled. When
  the house was first made, the carpenter cut and fitted the frame lying flat on the ground. Each
  joint was shaped to its neighbour and fitted nowhere else. So he cut a number in both halves
  before taking them apart and raising them on the site.

  They look like Roman numerals but keep rules of their own. A carpenter writes IIII and not IV,
  because a chisel makes straight strokes and nobody should have to wonder which way up a beam is.
  One long side of the house may carry a small extra tick at every number, called a flag, so that
  the yard side is not mistaken for the garden side.[^They are usually cut on the outer face, or
  just where the two pieces meet.]

  Often there are two sets of numbers. Then the house has moved before.

  {{quote 0}}

  ## What cannot be moved

  A farm with four wings comes to something over four hundred pieces of timber, about twenty loads
  of clay, a few hundred boulders and a box of hinges, keys and nails. All of that can be counted
  and carted. Other things stay behind.

  The light does. A house was raised to meet the sun in a particular place, and although we set it
  by the compass as it stood, the hill to the west is another hill. The well stays behind, and the
  paths across the garden, and the neighbours.

  Then there is the matter of choosing. A farm built in 1680, altered in 1740, lengthened in 1810
  and given a kitchen range in 1890 is four farms. Which of them should stand in the museum? In
  Olsen’s day they wanted the oldest and were glad to clear away the rest. We are slower to erase.
  When we do settle on a year, we write down what was removed and keep it in the loft.[^The store
  holds, among other things, four ranges, a bathtub and a letter box, all from farms that ‘are’ of
  the eighteenth century.]

  ## Raised for the second time

  Putting it up is quick. The sill is laid on its stones, the posts stand in their old mortises,
  and the pegs go in: new pegs, of old oak. A wreath is tied to the top, as it was the first time,
  and somebody makes a speech.

  Then it goes quiet. In its first year a moved house is oddly silent. The clay dries, the thatch
  settles, the doors stick. The carpenters say that it is looking for its old place. Not until the
  second autumn, when there has been a fire for some months and the mice have found their way in,
  does it stop creaking at night.

  Then we put the lock in the door. After that we take it out again, because here you are meant to
  walk in.
`

export const flyttet = knowledgeArticle(
  'viden-flyttet',
  {
    parent: 'viden-byggeskik',
    image: vogn,
    tags: ['haandvaerk', 'bevaring'],
    publishedDate: day(-6),
    authors: ['frilandsmuseet-jens-oestergaard', 'frilandsmuseet-lise-holm'],
    pictures: [maalebord],
  },
  {
    da: {
      title: 'Et hus i fire hundrede stykker',
      slug: 'viden/byggeskik/et-hus-i-fire-hundrede-stykker',
      subtitle: 'Sådan flytter man en gård, og hvad der bliver tilbage',
      description:
        'Tømreren havde selv sat numre på. Man skulle bare kunne læse dem, og så skulle man bruge en direktør fra Tivoli.',
      content: da,
      quotes: [
        {
          text: 'Vi fandt tre sæt numre i den samme bjælke. Den har set mere af landet, end jeg har.',
          source: 'Jens Østergaard, bygningshåndværker',
        },
      ],
      facts: {
        '400': 'stykker tømmer i en firlænget gård',
        '20': 'læs ler, der kan bruges igen',
        '1901': 'flyttede museet til Lyngby',
      },
      related: ['huse', 'gaarden', 'viden-taget'],
    },
    en: {
      title: 'A house in four hundred pieces',
      slug: 'knowledge/building/a-house-in-four-hundred-pieces',
      subtitle: 'How to move a farm, and what stays behind',
      description:
        'The carpenter had numbered the parts himself. It only remained to read them, and to find a manager from Tivoli.',
      content: en,
      quotes: [
        {
          text: 'We found three sets of numbers in one beam. It has seen more of the country than I have.',
          source: 'Jens Østergaard, building craftsman',
        },
      ],
      facts: {
        '400': 'pieces of timber in a farm of four wings',
        '20': 'loads of clay, all of it usable again',
        '1901': 'is when the museum moved to Lyngby',
      },
      related: ['huse', 'gaarden', 'viden-taget'],
    },
  },
)
