import { day } from '../../writing/days.ts'
import { knowledgeArticle } from '../../writing/knowledge.ts'
import { print } from '../../writing/marks.ts'
import { klintOgHav } from './viden-billeder.ts'

const da = `
  Der findes et tag i Danmark, som ikke er lagt af en tækkemand. Det er vredet, slæbt og trådt på
  plads af kvinder, det er næsten en meter tykt, og det lugter svagt af strand, når solen står på.
  Materialet kom drivende. Det eneste, øen selv skulle levere, var hænder.

  På Læsø er de gamle huse tækket med ålegræs. Øboerne siger tang, selv om ålegræs ikke er en
  alge, men en plante med rødder, blade og blomster, som vokser på lavt vand og bliver skyllet op
  i volde efter efterårets storme.[^Botanisk hedder den Zostera marina. Den er en af de få
  blomsterplanter, der lever helt under havet.] Det er en stædig plante. Den indeholder salt, den
  rådner næsten ikke, og den brænder dårligt. Som tagmateriale er den tæt på ideel, hvis man kan
  løfte den.

  ## En ø uden træer

  At man overhovedet fik den idé, hænger sammen med salt. Fra middelalderen kogte man salt på
  Læsø. Det salte grundvand på øens sydlige strandenge blev inddampet over ild i hytter, der
  brændte dag og nat, og ilden skulle have brænde. Da skoven var væk, begyndte sandet at vandre,
  og til sidst blev saltsydningen forbudt. Det var i 1652. Tilbage lå en ø, hvor man hverken havde
  tømmer, tag eller synderlig meget halm til overs.

  Tømmeret kom udefra. Farvandet omkring Læsø er fuldt af sandbanker, og skibe strandede i
  hundredvis. Kigger man op under loftet i et gammelt læsøhus, ser man bjælker med huller og hak,
  der ikke passer til noget i huset. De passer til et skib.

  Taget kom samme vej. Og da det drivende græs var gratis og lå i bunker på stranden, blev det et
  tag, som ingen behøvede at spare på.

  {{wide 0}}

  ## Sådan vrider man en vasker

  Først skulle ålegræsset ligge på marken en vinter over, så regnen kunne vaske det værste salt og
  skidt ud, og så skulle det tørres. Derefter blev de nederste rækker lavet, og de er hele
  hemmeligheden. Kvinderne vred græsset til lange, tykke pølser med en smal hals, kaldet vaskere,
  og bandt dem fast om de nederste lægter, tæt som tænder. De bærer resten.

  Oven på vaskerne blev løst ålegræs båret op i favne og spredt ud, lag efter lag, mens nogen gik
  rundt på det og trådte det sammen. Der er ingen søm i, ingen kæppe og ingen tråd. Taget holdes
  sammen af sin egen vægt og af, at bladene filtrer sig ind i hinanden, som hår i en filthat.

  Det var et arbejde for hele nabolaget. Mændene på Læsø var til søs en stor del af året, og det
  var kvinderne, der drev landbruget og lagde tagene. Halvhundrede mennesker kunne samles om et
  tag, og det var færdigt på en dag eller to. Der hørte mad til, og der hørte fortællinger til, og
  nogle af dem har overlevet tagene.[^Skikken med at hjælpe hinanden uden betaling kendes fra det
  meste af landet. Den, der havde fået hjælp, gav gilde og hjalp igen.]

  {{quote 0}}

  ## Fyrre ton, der bliver siddende

  Et tangtag vejer mere end huset under det. De største er anslået til omkring 40 ton, og murværk
  og bindingsværk er bygget svært for at kunne bære. Til gengæld er det ikke et tag, der blæser
  af. Det bliver siddende i hundrede år, to hundrede, nogle steder længere endnu.

  Ovenpå begynder der at ske noget. Fugle og vind kommer med frø, og efter nogle år gror der græs,
  mos, husløg og sommetider et lille træ. Taget bliver til en skråning. Folk, der kommer til øen
  for første gang, tror ofte, at husene er ved at blive spist af en bakke. De har ikke helt uret.

  Under bakken er der lunt om vinteren og køligt om sommeren. Der er også meget stille. Regn kan
  ikke høres gennem en meter ålegræs.

  ## Da græsset forsvandt

  I 1930’erne blev ålegræsset i Nordatlanten ramt af en sygdom, som på få år udryddede det meste
  af det i de danske farvande. De store volde på stranden udeblev. Man begyndte at lappe med det,
  man havde, og at tække om med rør og halm. Hvor der engang var omkring tre hundrede tangtage på
  øen, er der i dag kun nogle få snese tilbage, og flere af dem er reddet i sidste øjeblik.

  Ålegræsset er kommet igen nogle steder, og håndværket er kommet med. Der bliver høstet, tørret
  og vredet vaskere på ny, og de unge, der lærer det, har måttet begynde med at spørge de ældste.
  En del stod ikke skrevet nogen steder. Det sad i hænderne.[^Hos os er husets seneste omlægning
  udført efter den metode, som øens egne folk viste os. Det tog tre gange så lang tid, som de
  lovede.]

  Når du går ind i læsøhuset, så læg hånden på undersiden af taget ude ved tagskægget. Her stikker
  vaskernes halse frem på række. Hver af dem er drejet af to kvinder, der gik baglæns fra hinanden
  og snakkede imens.
`

export const tang = knowledgeArticle(
  'viden-tang',
  {
    parent: 'viden-byggeskik',
    image: klintOgHav,
    tags: ['haandvaerk', 'natur'],
    publishedDate: day(-112),
    authors: ['frilandsmuseet-lise-holm', 'frilandsmuseet-jens-oestergaard'],
    pictures: [
      print(
        'hestevogn',
        {
          da: 'Linoleumssnit af en hest for en vogn på vej mellem lave huse og store træer',
          en: 'Linocut of a horse and cart on its way between low houses and tall trees',
        },
        {
          caption: {
            da: 'Ålegræsset blev kørt hjem fra stranden, et læs ad gangen. Til ét tag gik der mange.',
            en: 'The eelgrass was carted home from the beach, load after load.',
          },
        },
      ),
    ],
  },
  {
    da: {
      title: 'Kvinderne, der vred et tag',
      slug: 'viden/byggeskik/tangtage-på-læsø',
      subtitle: 'Om Læsøs huse under ålegræs',
      description:
        'Øen havde brændt sin skov af. Så hentede man tømmeret i vragene og taget på stranden.',
      content: da,
      quotes: [
        {
          text: 'Vi spurgte, hvor længe taget ville holde. Hun svarede, at det vidste hun ikke, for ingen havde set et blive slidt op.',
          source: 'Lise Holm, museumsinspektør',
        },
      ],
      facts: {
        '40 ton': 'kan et tangtag veje',
        '1652': 'blev saltsydningen på Læsø forbudt',
        '1930’erne': 'var årtiet, hvor ålegræsset blev sygt',
      },
      related: ['viden-taget', 'huse', 'frivillige'],
    },
  },
)
