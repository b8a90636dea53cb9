import { day } from '../../writing/days.ts'
import { knowledgeArticle } from '../../writing/knowledge.ts'
import { print } from '../../writing/marks.ts'
import { kirken, runesten, skoletavle } from './prints.ts'

const kirkenSet = print('jellingkirke', kirken.alt, {
  caption: {
    da: 'Stenen har stået ved kirken, længere end kirken har stået der.',
    en: 'The stone has stood by the church for longer than the church has.',
  },
})

const da = `
  En sten på to meter og treogfyrre centimeter er svær at overse. Alligevel lykkedes det i nogle
  hundrede år. Haralds store sten stod mellem højene, halvt sunket i jorden og på skrå, mens
  kirkegårdens græs groede op omkring den. Folk gik til dåb og begravelse forbi indskriften om
  danernes dåb. De kunne se, at der stod noget. Ingen kunne læse, hvad det var.

  Dette er historien om, hvordan den blev læst igen. Det tog længere tid end at hugge den.

  ## Lensmanden graver

  I 1586 lod Caspar Markdanner, kongens lensmand på Koldinghus, stenen grave fri og rette op. Fra
  de samme år stammer de første tegninger, og de er herlige. Tegneren kunne ikke runer. Han
  tegnede dem, som man tegner et fremmed sprog på lyden: omtrent rigtigt og med stor selvtillid.
  Dyret på stenens ene side fik et mildt, næsten hundeagtigt udtryk.

  Den første lærde, der tog fat for alvor, var lægen og oldforskeren Ole Worm. Han sendte i
  1620’erne breve ud til landets præster med besked om at melde tilbage om gamle sten, og i 1643
  udgav han sit store værk om Danmarks runeindskrifter.[^Værket hedder Danicorum monumentorum
  libri sex og er på latin. Worm korresponderede også om enhjørningehorn, som han påviste var
  narhvaltænder.] Worm kunne læse. Han kunne det, fordi runerne aldrig var blevet helt glemt: På
  landet ristede man stadig runekalendere i træ, og på Island havde man bøger om dem.

  {{picture 0}}

  ## Seksten tegn til det hele

  Vikingetidens runerække har kun seksten tegn. Det er færre end lydene i sproget, så hvert tegn
  har flere opgaver. Der er intet *d*, så man bruger *t*. Der er intet *g*, så man bruger *k*. Der
  er intet *e* og intet *o*. Derfor står der ikke Danmark på stenen, men **tanmaurk**, og kongens
  far hedder **kurm**.

  Bogstav for bogstav begynder det sådan: *haraltr : kunukR : baþ : kaurua kubl : þausi*. Kong
  Harald bød gøre disse kumler. Læs det højt, langsomt og med lukkede øjne, og man kan næsten
  følge ham. Sproget er ikke fremmed. Det er bare langt væk.

  Skilletegnene mellem ordene er en hjælp, som ikke alle runesten giver. Linjerne er en anden. De
  går vandret som i en bog, og det gør de næsten ingen andre steder. Den, der tegnede stenen op,
  havde set en side i et håndskrift og ment, at sådan skulle en konges ord stå.

  ## En sætning, der løber om hjørnet

  Hele indskriften siger: Kong Harald bød gøre disse kumler efter Gorm, sin far, og efter Thyra,
  sin mor; den Harald, som vandt sig hele Danmark og Norge og gjorde danerne kristne.

  Men den siger det ikke på én side. Fire linjer står på tekstsiden, og så er der ikke plads til
  mere. ”Og Norge” står under det store dyr på næste side. ”Og gjorde danerne kristne” står under
  Kristus på den tredje. Man skal altså gå rundt om stenen for at læse den færdig.

  Nogle har ment, at de to sidste stykker er føjet til, efterhånden som kongen fik mere at prale
  af. Andre mener, at det er tænkt fra begyndelsen: Man går fra kongen over dyret til Gud. Runerne
  selv afgør det ikke.[^Det hænger sammen med, hvornår Harald fik magt i Norge, og det kan man
  heller ikke sætte på året.]

  {{quote 0}}

  ## Hvad fingrene kan se

  I nyere tid er læserne begyndt at kigge på noget andet end bogstaverne. En stenhugger slår på
  sin egen måde: en vis vinkel, en vis rytme mellem slagene. Det efterlader bølger i bunden af
  furen, og med en scanner kan man måle dem som en slags fingeraftryk.

  I 2023 offentliggjorde en gruppe forskere en sammenligning af en række sten fra egnen. De nåede
  frem til, at Haralds sten er hugget af samme mand som Læborgstenen, der står en dagsmarch mod
  sydvest. Dér har han skrevet sit navn: Ravnunge-Tue.[^Lisbeth M. Imer, Laila Kitzler Åhfeldt og
  Henrik Zedig i tidsskriftet Antiquity, 2023.] Efter tusind år fik den berømteste tekst i landet
  en afsender.

  Også farverne er der spor af i andre, lignende sten. Rød, sort, hvid. Den grå granit, vi kender,
  er sandsynligvis en sten, der har tabt sin maling. Prøv at tænke på et trafikskilt.

  ## Læst til slitage

  Siden er stenen blevet læst så meget, at det var ved at koste den livet. Der er taget
  afstøbninger; kopier står blandt andet i Rouen og Utrecht. Kristus fra stenens tredje side er
  kommet med i danske pas. I februar 2011 blev stenen overmalet med grøn spraymaling af en, der
  også gerne ville skrive noget. Malingen kunne fjernes. Samme år kom glashuset.

  {{wide 1}}

  Nu står den i tør luft og stille lys. Kommer man en vinteraften, når lamperne er skruet ned og
  lyset falder fra siden, træder runerne frem af sig selv. Så kan man stå og stave sig igennem,
  tegn for tegn, med hænderne på ryggen. *haraltr kunukR*. Det går langsomt. Det skal det.
`

const en = `
  A stone two metres and forty-three centimetres high is hard to overlook. For some centuries it
  was managed all the same. Harald’s great stone stood between the mounds, sunk at a slant, while
  the grass of the churchyard grew up round it. People walked to christenings and burials past an
  inscription about the christening of the Danes. They could see that something was written there.
  Nobody could read it.

  This is how it came to be read again. It took longer than the carving.

  ## The governor digs

  In 1586 Caspar Markdanner, the king’s governor at Koldinghus castle, had the stone dug free and
  set upright. The first drawings date from about that time, and are a delight. The draughtsman
  knew no runes. He drew them as one writes down a foreign language by ear: roughly right and with
  perfect confidence. The beast on one of the sides was given a mild and rather doglike face.

  The first scholar to take the matter in hand was Ole Worm, physician and antiquary. In the 1620s
  letters went out to the clergy of the realm asking for reports of old stones, and in 1643 he
  published his great work on the runic inscriptions of Denmark.[^Danicorum monumentorum libri
  sex. Worm also looked into unicorn horns, and showed that they were the teeth of narwhals.] Worm
  could read them. He could because runes had never been quite forgotten: country people still cut
  runic calendars in wood, and in Iceland there were books.

  {{picture 0}}

  ## Sixteen signs for everything

  The runic row of the Viking Age has sixteen signs. That is fewer than the language has sounds,
  so each of them does several jobs. There is no *d*, so *t* will serve. There is no *g*, so one
  takes *k*. There is no *e* and no *o*. What stands on the stone is therefore not Denmark but
  **tanmaurk**, and the king’s father is called **kurm**.

  Sign by sign it begins: *haraltr : kunukR : baþ : kaurua kubl : þausi*. King Harald bade make
  these monuments. Say it aloud, slowly, and a speaker of English may catch a word or two:
  *kunukR* is king, *baþ* is bade. The language is not foreign. It is merely a long way off.

  The dots between the words are a kindness that not all carvers offered. The lines are another.
  They run level, as in a book, and hardly anywhere else do they. Whoever laid out this stone had
  seen a page of manuscript, and thought that a king’s words ought to look like that.

  ## A sentence that turns the corner

  In full it says: King Harald bade make these monuments in memory of Gorm, his father, and in
  memory of Thyra, his mother; that Harald who won for himself all Denmark and Norway and made the
  Danes Christian.

  It does not say so on one side, however. There are four lines on the face with the text, and
  then there is no more room. ‘And Norway’ stands beneath the great beast round the corner. ‘And
  made the Danes Christian’ stands beneath Christ on the third. To finish the sentence you have to
  walk round the stone.

  Some have thought that the last two pieces were added as the king found more to boast of. Others
  believe it was meant from the beginning: one goes from the king, past the beast, to God. The
  runes themselves will not say.[^It depends on when Harald gained power in Norway, and that
  cannot be dated to the year either.]

  {{quote 0}}

  ## What a fingertip can see

  Lately readers have begun to look at something other than the letters. Every carver strikes in
  his own manner, at a certain angle and with a certain rhythm between the blows. It leaves
  ripples at the bottom of the groove, and a scanner can measure them like a kind of fingerprint.

  In 2023 a group of scholars published a comparison of a number of stones from the district. They
  concluded that Harald’s was cut by the same man as the stone at Læborg, a day’s march to the
  south-west. There he left his name: Ravnunge-Tue.[^Lisbeth M. Imer, Laila Kitzler Åhfeldt and
  Henrik Zedig in the journal Antiquity, 2023.] After a thousand years the most famous text in the
  country had been given a sender.

  There was paint, too, to judge by other stones on which some has survived: red, black, white.
  The grey granite that we know is in all likelihood a stone that has lost its colours. Think of a
  road sign.

  ## Read almost to pieces

  Since then the stone has been read so much that it nearly died of it. Casts were taken; there
  are copies in Rouen and Utrecht, among other places. The Christ of its third side is to be found
  in every Danish passport. In February 2011 someone who also wished to write something went over
  it with green spray paint. The paint could be removed. The glass case came the same year.

  {{wide 1}}

  Now it stands in dry air and steady light. Come on a winter evening when the lamps are low and
  the light falls from the side, and the runes step forward by themselves. Then you may stand with
  your hands behind your back and spell your way through. *haraltr kunukR*. It goes slowly. It is
  meant to.
`

export const stenen = knowledgeArticle(
  'viden-stenen',
  {
    parent: 'viden-kongerne',
    image: runesten,
    tags: ['vikingetid', 'forskning'],
    publishedDate: day(-38),
    authors: ['jelling-anne-bech', 'jelling-soeren-holm'],
    pictures: [skoletavle, kirkenSet],
  },
  {
    da: {
      title: 'Ingen kunne læse, hvad der stod',
      slug: 'viden/kongerne/da-stenen-blev-læst',
      subtitle: 'Hvordan Haralds sten blev læst igen',
      description:
        'Stenen stod midt i byen med landets navn på, og folk gik forbi. Om fire hundrede års forsøg på at stave sig igennem.',
      content: da,
      quotes: [
        {
          text: 'Børnene finder altid kongens navn først. De voksne leder efter Danmark. Det siger vist noget om begge.',
          source: 'Anne Bech, formidler',
        },
      ],
      facts: {
        '2,43 m': 'er stenen høj',
        '16': 'tegn er der i runerækken',
        '1586': 'blev den gravet fri og rettet op',
      },
      related: ['haralds-sten', 'runestenene', 'viden-rombe'],
    },
    en: {
      title: 'Nobody could read what it said',
      slug: 'knowledge/the-kings/how-the-stone-was-read',
      subtitle: 'How Harald’s stone came to be read again',
      description:
        'It stood in the middle of the village with the country’s name on it, and people walked by. Four centuries of spelling it out.',
      content: en,
      quotes: [
        {
          text: 'Children always find the king’s name first. Adults look for Denmark. I dare say it tells us something about both.',
          source: 'Anne Bech, schools and groups',
        },
      ],
      facts: {
        '2.43 m': 'is the height of the stone',
        '16': 'signs make up the runic row',
        '1586': 'is when it was dug free and set upright',
      },
      related: ['haralds-sten', 'runestenene', 'viden-rombe'],
    },
  },
)
