import { day } from '../../writing/days.ts'
import { knowledgeArticle } from '../../writing/knowledge.ts'
import { to } from '../../writing/marks.ts'
import { cykler, kartotek, presse } from './pictures.ts'

const da = `
  Man tager en skrivemaskine, fjerner farvebåndet og sætter et ark voksbehandlet papir i valsen.
  Så skriver man sin artikel. Typerne slår hul i voksen, så farve kan trænge igennem, dér hvor
  bogstaverne er. Arket hedder en stencil. Det kan trykke et tusind eksemplarer, før bogstaverne
  begynder at flosse, og brændes bagefter på et halvt minut.

  Det er hele maskineriet bag de første illegale blade: en skrivemaskine, et spisebord, en
  duplikator og nogen, der kan holde mund.

  ## Hvad aviserne ikke skrev

  De almindelige aviser udkom hver dag under besættelsen. De så ud, som de plejede. Men hver
  redaktion fik besked om, hvad der ikke måtte omtales, og hvordan resten skulle lyde. Man kunne
  læse, at en front var blevet rettet ud, men ikke i hvilken retning. Man kunne læse, at en fabrik
  var brændt, men ikke hvorfor.

  Derfor var det ikke nok at lytte til radioen fra London. Nogen måtte skrive det ned, så det
  kunne vises til en, der ikke troede på det. Kommunisternes blade begyndte i 1941, da partiet
  blev forbudt; *Land og Folk* samlede dem. *De frie Danske* kom samme vinter. *Frit Danmark*
  udkom første gang den 9. april 1942, på toårsdagen for besættelsen, og bag det stod folk, der
  ellers ikke talte sammen: en konservativ, en kommunist og en læge uden parti.[^John Christmas
  Møller, Aksel Larsen og Mogens Fog. Christmas Møller flygtede kort efter til London og talte
  derfra i radioen.]

  Da krigen sluttede, havde der været flere hundrede titler. Nogle nåede to numre. Andre blev læst
  i hele landet.

  {{picture 0}}

  ## Opskriften

  **Papir.** Det var rationeret, og et stort køb vakte opsigt. Man fik det derfor i små portioner
  fra folk, der sad ved kilden: en kontorassistent, en lagerarbejder, en lærer med nøgle til
  skabet. I museets samling er der blade trykt på bagsiden af toldformularer.

  **Farve.** Trykfarve lugter. Den sætter sig i tøj og under negle, og den, der var trykker om
  natten og kontormand om dagen, skrubbede sig med sand og soda.

  **Lyd.** En duplikator siger som en symaskine, en rigtig presse som en tung dør, der bliver ved
  med at gå i. Man trykte, hvor der i forvejen var larm, eller i kældre med dobbelt væg. Et
  trykkeri, der om dagen lavede visitkort og bryllupssange, kunne køre videre efter lukketid med
  lukkede skodder og en lærling på trappen.

  **Adresser.** De måtte aldrig ligge samme sted som bladet. Mange grupper havde slet ingen liste.
  De havde en kæde.

  ## Kæden

  Den, der skrev, kendte ikke den, der trykte. Den, der trykte, kendte én, der hentede. Den, der
  hentede, delte stakken i fem og kendte fem, som hver kendte fem. Blev et led taget, skulle det
  ikke kunne fortælle mere end to navne, og helst kun dæknavne.

  Bladene kørte på cykel, i barnevogne, i cellokasser og i mælkejunger. De blev lagt i bøger på
  biblioteker og i lommer i garderober. En del gik simpelthen med posten i kuverter med en
  uskyldig afsender: en sanatorieforening, en frøhandel, et begravelsesfirma. Sidstnævnte blev
  sjældent åbnet.

  {{wide 1}}

  På forsiden stod der gerne, at bladet skulle gives videre. Det var en god ordre. Den, der gav
  det videre, var fra det øjeblik med.

  {{quote 0}}

  ## En nyhedstjeneste uden hus

  I august 1943 begyndte journalisten Børge Outze at udsende et dagligt nyhedsbrev til de andre
  blade. Det hed *Information*. Det var ikke skrevet til læsere, men til redaktører: korte,
  kontrollerede meddelelser, som alle måtte bruge. Pludselig kunne et lille blad i Vejle skrive
  det samme som et stort i København, og det kunne tilmed være rigtigt.

  Samtidig gik nyhederne den anden vej. Over Stockholm nåede de London og kom igen i radioen, så
  et rygte fra Odense om torsdagen kunne være en nyhed fra England om lørdagen.[^Information blev
  til en dagsavis natten til den 5. maj 1945 og udkommer endnu.]

  Der blev også trykt bøger. John Steinbecks roman om en besat by, *Månen er skjult*, blev
  oversat, duplikeret af studenter og solgt under disken. Overskuddet gik til arbejdet. Det er en
  af de få bestsellere, hvor forfatteren ikke fik en øre og ikke havde noget imod det.

  ## Hvad det kostede

  Indtil august 1943 var det dansk politi, der ledte efter bladfolkene, og danske domstole, der
  dømte dem. Derefter var det tysk politi, og straffen var en anden. Mange blev sendt i
  koncentrationslejr. Nogle blev henrettet. Andre blev skudt, da de løb.

  Sammenlignet med sprængstof ser et stykke papir ikke ud af noget. Men den, der ville vide, hvor
  stærk modstanden var, gjorde det samme, som vi gør i dag: talte bladene. I 1941 var der nogle
  få. I 1944 havde hver større by sit eget, og de fleste voksne havde haft et i hånden.[^De
  bevarede blade findes i dag samlet på Det Kgl. Bibliotek. Adskillige af dem kendes kun i ét
  eksemplar.]

  Et af eksemplarerne i vores montre er foldet på en mærkelig måde, otte gange, til en firkant på
  størrelse med et frimærke. Det har ligget i en sko. Folden går midt gennem en linje, der
  opfordrer læseren til at give det videre. Det gjorde hun altså.
`

const en = `
  Take a typewriter, remove the ribbon and roll in a sheet of waxed paper. Now type your article.
  The keys punch through the wax, so that ink can pass where the letters are. This sheet is called
  a stencil. It will print about a thousand copies before the letters fray, and afterwards it
  burns in half a minute.

  That is the whole machinery behind the first illegal papers: a typewriter, a dining table, a
  duplicator and someone who can keep quiet.

  ## What the newspapers left out

  The ordinary papers came out every day of the Occupation and looked as they always had. But
  every editor was told what might not be mentioned, and how the remainder should sound. One could
  read that a front had been straightened, but not in which direction. One could read that a
  factory had burned, but not why.

  So it was not enough to listen to London on the wireless. Someone had to write it down, for
  showing to those who did not believe it. The communists’ sheets began in 1941 when their party
  was banned, and were gathered in *Land og Folk*. *De frie Danske*, ‘The Free Danes’, followed
  that winter. *Frit Danmark* first appeared on 9 April 1942, two years to the day after the
  invasion, and behind it were people not otherwise on speaking terms: a conservative, a communist
  and a doctor of no party.[^John Christmas Møller, Aksel Larsen and Mogens Fog. Christmas Møller
  escaped to London soon after and spoke from there on the radio.]

  By the end of the war there had been several hundred titles. Some managed two issues. Others
  were read all over the country.

  {{picture 0}}

  ## The recipe

  **Paper.** It was rationed, and a large order drew attention. So it came in small lots from
  people near the source: a clerk, a storeman, a teacher with the key to the cupboard. The museum
  has papers printed on the backs of customs forms.

  **Ink.** It smells. It settles in clothes and under fingernails, and a man who printed by night
  and sat in an office by day scrubbed himself with sand and soda.

  **Noise.** A duplicator sounds like a sewing machine, a proper press like a heavy door that will
  not stop closing. One printed where there was a din already, or in a cellar with a double wall.
  A jobbing printer of visiting cards and wedding songs might carry on after hours, with the
  shutters down and an apprentice on the stairs.

  **Addresses.** They must never lie in the same place as the paper. Many groups kept no list at
  all. They kept a chain.

  ## The chain

  The one who wrote did not know the one who printed. The printer knew one person who collected.
  That person split the pile in five, and knew five others, each of whom knew five. If a link was
  caught, it should have no more than two names to give away, and preferably false ones.

  Copies went by bicycle and in prams, cello cases and milk churns. They were left between library
  books and in the pockets of coats in cloakrooms. A good many simply went by post, in envelopes
  with an innocent sender: a sanatorium society, a seed merchant, a firm of undertakers. The last
  were seldom opened.

  {{wide 1}}

  Usually the front page asked the reader to pass it on. It was a clever request. Whoever did so
  was, from that moment, in it.

  {{quote 0}}

  ## A news agency without a house

  In August 1943 the journalist Børge Outze began sending the other papers a daily bulletin. He
  called it *Information*. It was meant for editors rather than readers: short, verified items
  that all were free to use. Suddenly a little sheet in Vejle could print the same as a big one in
  Copenhagen, and it might even be true.

  The news also travelled the other way. By Stockholm it reached London and came back on the air,
  so that Thursday’s rumour in Odense was Saturday’s bulletin from England.[^Information became a
  daily newspaper in the night before 5 May 1945, and still is one.]

  Books were printed too. John Steinbeck’s novel of an occupied town, *The Moon Is Down*, was
  translated, duplicated by students and sold under the counter. The profits went to the work. It
  must be one of few bestsellers for which the author was not paid, and did not mind.

  ## What it cost

  Until August 1943 it was Danish police who searched for the people of the papers, and Danish
  courts that sentenced them. After that it was the Germans, and the penalties changed. Many were
  sent to concentration camps. Some were executed. Others were shot as they ran.

  Beside explosives, a sheet of paper looks like nothing much. But anyone who wished to know how
  strong the resistance was did what we do today, and counted papers. In 1941 there were a few. By
  1944 every town of any size had its own, and most adults had held one.[^Those that survive are
  kept together in the Royal Danish Library. A number are known from a single copy.]

  One copy in our case is folded in a curious way, eight times, to a square the size of a postage
  stamp. It has been inside a shoe. The crease runs straight through a line that asks the reader
  to pass it on. She did, then.
`

export const bladet = knowledgeArticle(
  'viden-bladet',
  {
    parent: 'viden-modstand',
    image: presse,
    tags: ['besaettelse', 'haandvaerk'],
    publishedDate: day(-24),
    authors: ['frihedsmuseet-ellen-bak'],
    pictures: [kartotek, cykler],
  },
  {
    da: {
      title: 'Sådan laver man en avis, der ikke findes',
      slug: 'viden/modstand/en-avis-der-ikke-findes',
      subtitle: 'Fra voksark til skosål: et illegalt blads vej',
      description:
        'Farven lugtede, papiret var rationeret, og ingen måtte kende hinanden. Alligevel udkom der flere hundrede.',
      content: da,
      quotes: [
        {
          text: 'Det modigste ved et illegalt blad var ikke at skrive det. Det var at have det på sig.',
          source: 'Ellen Bak, museumsinspektør',
          link: to('illegale-blade', 'Se bladene på museet'),
        },
      ],
      facts: {
        '1.000': 'eksemplarer kunne en stencil holde til',
        '9. april 1942': 'udkom Frit Danmark første gang',
      },
      related: ['illegale-blade', 'radiosenderen', 'viden-sabotage'],
    },
    en: {
      title: 'How to make a newspaper that does not exist',
      slug: 'knowledge/resistance/a-newspaper-that-does-not-exist',
      subtitle: 'From wax sheet to the sole of a shoe: the way of an illegal paper',
      description:
        'The ink smelled, the paper was rationed, and nobody was to know anybody. Several hundred came out all the same.',
      content: en,
      quotes: [
        {
          text: 'The brave thing about an illegal paper was not to write it. It was to have one on you.',
          source: 'Ellen Bak, curator',
          link: to('illegale-blade', 'See the papers in the museum'),
        },
      ],
      facts: {
        '1,000': 'copies could be had from one stencil',
        '9 April 1942': 'is the date of the first Frit Danmark',
      },
      related: ['illegale-blade', 'radiosenderen', 'viden-oktober'],
    },
  },
)
