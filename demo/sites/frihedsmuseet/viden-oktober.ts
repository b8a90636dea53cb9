import { day } from '../../writing/days.ts'
import { knowledgeArticle } from '../../writing/knowledge.ts'
import { doer, klint } from './pictures.ts'

const da = `
  Onsdag den 29. september 1943 var dagen før jødisk nytår. Der var morgengudstjeneste i synagogen
  i Krystalgade i København, og overrabbinerens stedfortræder, Marcus Melchior, afbrød den. Han
  sagde, at der ikke ville være gudstjeneste næste dag. Han sagde, at alle skulle gå hjem nu, sige
  det til så mange som muligt og ikke være hjemme fredag nat.

  Så gik menigheden ud på gaden med en besked, der var for stor til en lomme. Hvad gør man med
  den? Man ringer på hos dem, man kender. Derefter ringer man på hos dem, man ikke kender, men som
  har et navn på døren, der kunne betyde, at de burde vide det.

  ## Hvem der havde sagt det

  Advarslen kom fra den tyske side. Georg Ferdinand Duckwitz var skibsfartssagkyndig ved det tyske
  gesandtskab og vidste, at en aktion mod jøderne var besluttet. Den 28. september fortalte han
  det til danske socialdemokrater, han kendte, blandt dem Hans Hedtoft. De gik videre til
  menighedens ledere. Den første, de talte med, ville ikke tro det.

  Det er let at forstå. I over tre år havde der været en slags orden. De danske jøder havde ikke
  skullet bære stjerne, og myndighederne havde gang på gang sagt, at der ikke fandtes noget
  jødespørgsmål i Danmark.[^Historien om, at kongen selv bar den gule stjerne, er ikke sand. Den
  gule stjerne blev aldrig indført i Danmark.] Men den 29. august var regeringen holdt op med at
  fungere, og der var undtagelsestilstand. Den orden, man havde stolet på, var der ikke mere.

  ## En nat med lukkede døre

  Natten mellem den 1. og 2. oktober kørte lastbilerne ud. Tysk politi havde adresser, og de
  ringede på. De fleste steder var der ingen hjemme. Der var ordre til ikke at bryde døre op, og
  mange døre forblev lukkede. Omkring 200 blev taget i København den nat, og flere endnu ude i
  landet. De var gamle, syge eller ikke blevet advaret. Nogle var advaret, men vidste ikke, hvor
  de skulle gå hen.

  {{picture 0}}

  For resten begyndte en mærkelig tid, som varede fra få dage til nogle uger. De sov i sommerhuse,
  i præstegårde, hos en kollega, hos en lærer, på Bispebjerg Hospital under navne, der ikke var
  deres. Læger og sygeplejersker skrev dem ind med opdigtede sygdomme. En begravelseskortege kørte
  ud med flere følgende, end der var kommet ind.

  Den 2. oktober meddelte Sverige i radioen, at landet ville tage imod alle. Nu var der et sted at
  komme hen. Der var bare vand imellem.

  ## Prisen for en plads

  Sundet er fire kilometer bredt ved Helsingør og fem gange så bredt længere mod syd. Det kan
  sejles på en nat i en fiskekutter, men en kutter koster penge, og en fisker, der bliver taget,
  mister både båd og levebrød. Så der blev sat en pris på.

  Den pris er et ømt punkt i fortællingen, og vi skal ikke gå uden om det. I de første dage blev
  der forlangt store summer, nogle gange flere tusind kroner for en familie. Senere faldt prisen,
  efterhånden som der kom orden i det, og hjælpegrupper samlede ind, så ingen blev ladt tilbage,
  fordi de ikke kunne betale. Omkring tusind kroner pr. person nævnes ofte som et gennemsnit. Det
  var mere, end en arbejder tjente på en måned.[^Beløbene er kendt fra regnskaber, breve og
  forklaringer efter krigen. De svinger meget, og nogle sejlede gratis.]

  Begge dele er sande: at mange løb en stor risiko for fremmede, og at nogle tjente på det. Det er
  sommetider den samme mand.

  {{quote 0}}

  ## Kirkeloftet i Gilleleje

  Det gik ikke godt alle steder. I Gilleleje var der kommet hundredvis af flygtninge, og natten
  til den 7. oktober lå omkring firs af dem skjult på loftet over kirken. De ventede på en båd. Så
  kom Gestapo. Næsten alle blev taget.

  I alt blev omkring 470 mennesker ført fra Danmark til Theresienstadt, en ghetto og lejr nord for
  Prag. Godt halvtreds døde dér. At så mange overlevede, hang sammen med, at danske myndigheder
  blev ved med at spørge til dem, og at der kunne sendes pakker. I april 1945 blev de hentet hjem
  i hvide busser gennem et Tyskland, der var ved at falde sammen.

  Mere end 7.000 nåede til Sverige. Nogle druknede undervejs. Nogle tog deres eget liv, før båden
  kom.

  ## Nøglen under måtten

  Hvad efterlod de? Det er en ting, man sjældent tænker over: En lejlighed, der bliver forladt på
  en time, bliver ved med at være en lejlighed. Der står mælk på bordet. Huslejen forfalder den
  første.

  Mange steder passede naboer på. De vandede planter, fodrede kanarier, betalte regninger, og i
  København sørgede kommunen for en del af de tomme hjem. Andre steder blev der flyttet ind, solgt
  eller stjålet. Da flygtningene vendte hjem i 1945, vidste de ikke, hvilken slags dør de gik hen
  imod.

  På museet ligger en nøgle med en snor i. En kvinde gav den til sin underbo den 30. september og
  fik den igen i juni 1945. Der var tørret støv af. Skabet duftede af lavendel, som hun ikke selv
  havde lagt der. De to talte aldrig om det siden, fortalte hendes datter, bortset fra en gang. Da
  sagde underboen, at det da var det mindste.
`

const en = `
  Wednesday 29 September 1943 was the eve of the Jewish New Year. There was a morning service in
  the synagogue in Krystalgade in Copenhagen, and Marcus Melchior, standing in for the chief
  rabbi, broke it off. There would be no service the next day, he said. Everyone should go home
  now, tell as many others as they could, and not be in on Friday night.

  So the congregation went out into the street with a message too large for any pocket. What does
  one do with it? One rings at the doors of those one knows. After that one rings at the doors of
  those one does not know, but whose name on the plate suggests that somebody should tell them.

  ## Who had talked

  The warning came from the German side. Georg Ferdinand Duckwitz was shipping attaché at the
  German legation, and knew that an operation against the Jews had been decided. On 28 September
  he told Danish Social Democrats of his acquaintance, among them Hans Hedtoft. They went to the
  leaders of the community. The first man they spoke to refused to believe it.

  That is easy to understand. For more than three years there had been a kind of order. The Jews
  of Denmark had not been made to wear a star, and the authorities had said again and again that
  there was no Jewish question in the country.[^The story that the King himself wore the yellow
  star is not true. The star was never introduced in Denmark.] But on 29 August the government had
  ceased to function, and there was a state of emergency. The order that people had trusted in was
  gone.

  ## A night of closed doors

  In the night between 1 and 2 October the lorries drove out. German police had addresses, and
  they rang. At most of them nobody was at home. They had orders not to break in, and many doors
  stayed shut. About 200 people were taken in Copenhagen that night, and more in the rest of the
  country. They were old, or ill, or had not been told. Some had been told and did not know where
  to go.

  {{picture 0}}

  For the others there began a strange time, of a few days or a few weeks. They slept in summer
  houses and vicarages, with a colleague, with a schoolteacher, or at Bispebjerg Hospital under
  names that were not theirs. Doctors and nurses admitted them with invented complaints. A funeral
  procession drove out with more mourners than had come in.

  On 2 October Sweden announced on the radio that it would receive them all. Now there was
  somewhere to go. There was only the water in between.

  ## The price of a place

  The Sound is four kilometres wide at Elsinore and five times that further south. A fishing boat
  can cross it in a night, but a boat costs money, and a fisherman who is caught loses both it and
  his living. So a price was put on the passage.

  That price is a tender spot in the story, and should not be stepped round. In the first days
  large sums were asked, at times several thousand kroner for a family. Later the price came down
  as matters were organised, and groups of helpers collected money so that no one should be left
  behind for want of it. A thousand kroner a head is often given as an average. It was more than a
  worker earned in a month.[^The sums are known from accounts, letters and statements made after
  the war. They vary a great deal, and some people were taken across for nothing.]

  Both things are true: that many ran a great risk for strangers, and that some made money out of
  it. Sometimes it is the same man.

  {{quote 0}}

  ## The church loft at Gilleleje

  It did not go well everywhere. Hundreds of refugees had come to the fishing village of
  Gilleleje, and in the night before 7 October some eighty of them lay hidden in the loft above
  the church, waiting for a boat. The Gestapo came instead. Nearly all were taken.

  In all about 470 people were deported from Denmark to Theresienstadt, a ghetto and camp north of
  Prague. Rather more than fifty died there. That so many lived had to do with the Danish
  authorities, who went on asking after them, and with the parcels that could be sent. In April
  1945 they were fetched home in white buses through a Germany that was falling apart.

  More than 7,000 reached Sweden. Some drowned on the way. Some took their own lives before the
  boat came.

  ## The key under the mat

  And what did they leave? It is something one seldom thinks of: a flat abandoned within the hour
  goes on being a flat. There is milk on the table. The rent falls due on the first.

  In many places the neighbours took care. They watered plants, fed canaries and paid bills, and
  in Copenhagen the city looked after a number of the empty homes. In other places people moved
  in, or sold things, or stole them. When the refugees returned in 1945 they did not know which
  kind of door they were walking towards.

  The museum has a key on a loop of string. A woman gave it to the neighbour below on 30 September
  and had it back in June 1945. Somebody had dusted. The cupboard smelled of lavender, which she
  had not put there. The two never spoke of it, her daughter told us, except once. That time the
  neighbour said that, really, it was the least one could do.
`

export const oktober = knowledgeArticle(
  'viden-oktober',
  {
    parent: 'viden-valg',
    image: klint,
    tags: ['besaettelse'],
    publishedDate: day(-45),
    authors: ['frihedsmuseet-ellen-bak', 'frihedsmuseet-noor-simonsen'],
    pictures: [doer],
  },
  {
    da: {
      title: 'Nøglen under måtten',
      slug: 'viden/valg/nøglen-under-måtten',
      subtitle: 'Oktober 1943, dør for dør',
      description:
        'En gudstjeneste blev afbrudt, og på få dage skulle syv tusind mennesker være et andet sted. Om dem, der gik, og dem, der passede på.',
      content: da,
      quotes: [
        {
          text: 'Folk spørger, hvem der var helte. Jeg spørger, hvem der åbnede døren. Det er lettere at svare på, og det er nok.',
          source: 'Noor Simonsen, underviser',
        },
      ],
      related: ['oktober-1943', 'ikke-alle', 'svaert-stof'],
    },
    en: {
      title: 'The key under the mat',
      slug: 'knowledge/choices/the-key-under-the-mat',
      subtitle: 'October 1943, door by door',
      description:
        'A service was interrupted, and within days seven thousand people had to be somewhere else. On those who left, and those who minded the flat.',
      content: en,
      quotes: [
        {
          text: 'People ask who the heroes were. I ask who opened the door. It is easier to answer, and it is enough.',
          source: 'Noor Simonsen, educator',
        },
      ],
      related: ['oktober-1943', 'ikke-alle', 'svaert-stof'],
    },
  },
)
