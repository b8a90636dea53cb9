import { day } from '../../writing/days.ts'
import { knowledgeArticle } from '../../writing/knowledge.ts'
import { closer } from '../../writing/marks.ts'
import { kartotek } from './prints.ts'

export const kartoteket = knowledgeArticle(
  'viden-kartotek',
  {
    parent: 'viden-magasinet',
    image: kartotek,
    tags: ['samling', 'forskning'],
    publishedDate: day(-88),
    authors: ['samlinger-rasmus-friis'],
    pictures: [closer(kartotek)],
  },
  {
    da: {
      title: 'Kartoteket er en maskine',
      subtitle: 'Om kort, skuffer og strikkepinde, fra Linné til skærmen',
      slug: 'viden/magasinet-indefra/kartoteket-er-en-maskine',
      description:
        'Den har ingen motor og går aldrig i stå. I to hundrede år var den det hurtigste, et menneske kunne tænke med.',
      facts: {
        '7,5 × 12,5 cm': 'blev verdens kortmål; det sidder stadig i skabene',
        '1895': 'begyndte Paul Otlet at lægge al viden på kort',
        '1': 'kort, sat forkert, er det samme som væk',
      },
      quotes: [
        {
          text: 'Det beskidte kort er det gode kort. Der har nogen ledt før dig.',
          source: 'Rasmus Friis, registrator',
        },
      ],
      related: ['museumsnummer', 'viden-moerke', 'besoeg'],
      content: `
        I kælderen står 412 skuffer af eg. De har greb af messing, en stang gennem bunden, så kortene ikke kan falde ud, og
        en etiket, som tre generationer har rettet i. Ingen har slukket for dem. Der er nemlig ikke noget at slukke.

        Man kan sagtens se på dem som møbler. Det er mere rigtigt at se dem som en maskine: noget, man putter orden ind i og
        får svar ud af.

        ## Bogens problem

        En protokol er en bog. Den fyldes fra venstre, og når den er fuld, begynder man på en ny. Det er udmærket, hvis man
        vil vide, hvad der skete i maj 1843. Det er håbløst, hvis man vil vide, hvor mange malkestole man har. Så skal man
        læse det hele.

        Man kan lave et register bagest, men registret er også en bog. Kommer der en ny malkestol, er der ikke plads mellem
        *malkespand* og *malmgryde*. Man skriver i margenen. Så skriver man mellem linjerne. Til sidst skriver man registret
        om.

        Svaret er at klippe bogen i stykker.

        ### Linnés sedler

        Carl von Linné, svenskeren, der gav planterne to navne hver, druknede i sine egne oplysninger. Nye arter kom ind
        hurtigere, end han kunne trykke bøger. Han prøvede med indbundne hæfter, med løse ark i mapper og med blanke sider
        skudt ind mellem de trykte. Hen imod 1767 gik han over til små sedler af samme størrelse, en for hver slægt, som
        kunne blandes og lægges i ny orden. Historikere, som har haft dem i hånden, regner dem for noget af det første, der
        ligner et kartotekskort.[^Isabelle Charmantier og Staffan Müller-Wille har beskrevet dem. Sedlerne ligger i Linnean
        Society i London.]

        En kort overgang var papiret endda genbrug. Da det franske revolutionsstyre overtog kirkens biblioteker og ville
        have et fælles katalog, bad det i 1791 folk rundtom i landet om at skrive titlerne på bagsiden af spillekort. Dem
        havde man, de var stive, og bagsiden var blank.

        ## Hvordan maskinen virker

        Den har tre dele. Den første er *kortet*: én ting, ét kort. Den anden er *rækkefølgen*, som alle skal være enige om.
        Den tredje er *henvisningen*, kortet, hvor der bare står: *Se* noget andet. Det er henvisningen, der gør det til en
        maskine. Den tager imod det ord, du kom med, og sender dig hen til det, huset bruger.

        Søger du hos os på ”mælkeskammel”, får du: *Se malkestol.* Står du ved malkestol, får du: *Se også kvæghold;
        siddemøbler, uden ryg.* En, der døde i 1931, har tænkt over, hvad du ville spørge om, og stillet et skilt op.

        {{picture 0}}

        Kortene skal være lige store. Amerikaneren Melvil Dewey, ham med biblioteksnumrene, stiftede i 1876 et firma, som
        solgte skabe og kort til hele landet.[^Han var i øvrigt tilhænger af metersystemet. Derfor går kortet op i
        centimeter, mens amerikanerne siden har kaldt det tre gange fem tommer.] Da først skabene var købt, sad målet fast.
        Standarder vinder sjældent, fordi de er bedst. De vinder, fordi de er dyre at flytte.

        ### Manden, der ville have det hele

        I Bruxelles besluttede Paul Otlet og Henri La Fontaine i 1895, at alt, der var trykt i verden, skulle på kort. De
        nåede op på mere end ti millioner. Man kunne skrive et brev med et spørgsmål og få de rette kort afskrevet mod
        betaling. Otlet drømte om, at man en dag skulle sidde hjemme ved en skærm med en telefon og slå op i det hele. Han
        skrev det i 1934. Foretagendet hed Mundaneum, og det, der er tilbage af det, er i dag et museum.

        ### Strikkepinden

        Den smukkeste udgave kom i midten af 1900-tallet: kort med en række huller langs kanten. Hvert hul betød noget:
        *jern*, *Fyn*, *før 1600*. Hvis det passede, klippede man hullet op til en slids. Ville man finde alt jern, tog man
        hele bunken, stak en strikkepind igennem hullet for jern og løftede. Det, der ikke var jern, blev hængende. Det, der
        var, faldt ned på bordet.

        Tag dem op, og stik pinden i hullet for Fyn. Det er en søgning med to betingelser, udført på ti sekunder uden strøm.
        Vi har en kasse stående endnu. Børn forstår den straks.

        {{quote 0}}

        ## Hvad skærmen ikke ved

        Emnekortene blev begyndt i 1890’erne. Selve protokollen kom først på kort i 1970’erne og på skærm tyve år efter.
        Skærmen er hurtigere, og det er der ingen grund til at begræde. Men kortet vidste noget, som ikke blev tastet ind.
        At nogen har skrevet *Næppe!* med rødt. At hjørnet er slidt, fordi lige det kort bliver taget frem hvert år. At det
        er skrevet på bagsiden af en menu fra 1944, fordi der ikke var andet papir.

        Og så er der naboen. Slår man op på en skærm, får man det, man bad om. Trækker man en skuffe ud, får man også det,
        der står ved siden af. En pæn del af det, huset ved, er fundet på den måde, af folk, der ledte efter noget andet.

        Derfor står de der stadig, alle 412. Stangen er smurt. Kommer der en dag, hvor strømmen går, er vi de eneste i
        kvarteret, som kan svare.
      `,
    },
    en: {
      title: 'The card index is a machine',
      subtitle: 'Cards, drawers and knitting needles, from Linnaeus to the screen',
      slug: 'knowledge/inside-the-store/the-card-index-is-a-machine',
      description:
        'It has no motor and never breaks down. For two centuries nothing helped people think faster.',
      facts: {
        '7.5 × 12.5 cm': 'became the card of the whole world; the cabinets still fit it',
        '1895': 'Paul Otlet set out to put all knowledge on cards',
        '1': 'card in the wrong place is as good as lost',
      },
      quotes: [
        {
          text: 'The dirty card is the good card. Somebody has searched there before you.',
          source: 'Rasmus Friis, registrar',
        },
      ],
      related: ['museumsnummer', 'viden-moerke', 'besoeg'],
      content: `
        In the basement stand 412 drawers of oak. They have brass pulls, a rod along the bottom to keep the cards in, and
        labels that three generations have corrected. Nobody has switched them off, there being nothing to switch.

        One may look at them as furniture. It is truer to see them as a machine: you put order in, and you get answers out.

        ## The trouble with books

        A ledger is a book. It fills from the left, and when it is full you begin another. That is excellent for finding out
        what happened in May 1843 and hopeless for finding out how many milking stools you own. For that you have to read it
        all.

        An index at the back will help, but the index is a book as well. When a new milking stool arrives there is no room
        for it between *milking pail* and *mill*. You write in the margin. Next you write between the lines. In the end you
        write the index again from the beginning.

        The remedy is to cut the book to pieces.

        ### The slips of Linnaeus

        Carl Linnaeus, the Swede who gave every plant two names, was drowning in his own information. New species came in
        faster than he could print books about them. He tried bound notebooks, loose sheets in folders, blank leaves between
        the printed ones. Towards 1767 he took to small slips of a single size, one to each genus, which could be shuffled
        and laid in a new order. Historians who have handled them count them among the first things that look like index
        cards.[^Isabelle Charmantier and Staffan Müller-Wille have described the slips, which are kept by the Linnean
        Society in London.]

        For a moment the cards were even second-hand. When the French revolutionaries had taken over the libraries of the
        Church and wanted a common catalogue, they told people around the country, in 1791, to write the titles on the backs
        of playing cards. Everyone had some, they were stiff, and at that time their backs were blank.

        ## How it works

        The machine has three parts. The first is the *card*: one thing, one card. The second is the *order*, on which all
        must agree. The third is the *reference*, the card that merely says ‘see’ something else. That is the part that
        makes it a machine. It accepts the word you came with and sends you to the word the house uses.

        Look for ‘cow stool’ with us and you are told: *See milking stool.* At milking stool you are told: *See also cattle;
        seats, without backs.* Somebody who died in 1931 has thought about what you would ask, and put up a signpost.

        {{picture 0}}

        The cards have to be of one size. Melvil Dewey, the American with the library numbers, founded a company in 1876
        that sold cabinets and cards to a whole country.[^He was a champion of the metric system. That is why the card comes
        out in centimetres, though Americans have since called it three by five inches.] Once the cabinets had been bought,
        the measure stayed. Standards do not often win by being the best. They win by being expensive to move.

        ### The man who wanted everything

        In Brussels in 1895, Paul Otlet and Henri La Fontaine decided that whatever had been printed anywhere should be put
        on cards. They passed ten million. You could send in a question by letter and, for a fee, have the right cards
        copied out. One day, Otlet imagined, people would sit at home before a screen with a telephone and look things up in
        all of it. He wrote that in 1934. His institution was called the Mundaneum, and what remains of it is a museum.

        ### The knitting needle

        The loveliest version belongs to the middle of the twentieth century: cards with a row of holes along the edge. Each
        hole stood for something, such as *iron*, *Funen* or *before 1600*. Where it applied, you clipped the hole open into
        a slot. To find everything of iron you took the whole stack, pushed a knitting needle through the hole for iron, and
        lifted. What was not iron stayed on the needle. What was iron fell on the table.

        Pick those up and put the needle through the hole for Funen. You have made a search with two conditions, in ten
        seconds, without a plug. We still keep a box of them. Children understand it at once.

        {{quote 0}}

        ## What the screen does not know

        Our subject cards were begun in the 1890s. The ledger itself went onto cards in the 1970s and onto screens twenty
        years later. Screens are quicker, and nobody need weep over that. But the card knew things that were never keyed in.
        That someone wrote *Hardly!* in red. That a corner is worn because this very card is pulled every year. That it is
        written on the back of a menu of 1944, for want of other paper.

        And there is the neighbour. A screen gives you what you asked for. A drawer also gives you what stands beside it. A
        fair share of what this house knows was found in that way, by people who were looking for something else.

        So there they are, all 412 of them. The rods have been oiled. If ever the current fails, we shall be the only ones
        in the district who can answer.
      `,
    },
  },
)
