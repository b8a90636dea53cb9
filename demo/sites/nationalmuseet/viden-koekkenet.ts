import { day } from '../../writing/days.ts'
import { knowledgeArticle } from '../../writing/knowledge.ts'
import { print } from '../../writing/marks.ts'
import { kaffebord, krukker } from './prints.ts'

const ildsted = print(
  'ildsted',
  {
    da: 'Linoleumssnit: en gryde hænger over et åbent ildsted, og røgen samler sig under loftet.',
    en: 'Linocut: a pot hangs above an open hearth and the smoke gathers under the roof.',
  },
  {
    caption: {
      da: 'Ilden gik sjældent ud. Om aftenen blev gløderne dækket med aske, om morgenen pustet til live.',
      en: 'The fire seldom went out. At night its embers were banked with ash; at dawn they were blown on.',
    },
  },
)

export const koekkenet = knowledgeArticle(
  'viden-koekkenet',
  {
    parent: 'viden-folk',
    image: ildsted,
    tags: ['nyere-tid', 'mad'],
    publishedDate: day(-47),
    authors: ['nationalmuseet-kirsten-bjerregaard'],
    pictures: [kaffebord, krukker],
  },
  {
    da: {
      title: 'Hundrede og halvtreds år ved komfuret',
      subtitle: 'Det danske køkken 1800–1950, fortalt af gryden, vasken og spisekammeret',
      slug: 'viden/folk-og-ting/hundrede-og-halvtreds-år-ved-komfuret',
      description:
        'Ingen kaldte det en revolution. Men mellem to generationer skiftede ilden, vandet og kulden plads.',
      facts: {
        '1837': 'udgav Madam Mangor sin kogebog for egen regning',
        '1859': 'fik København rent vand i rør',
        '1901': 'kom Frøken Jensens kogebog, som stadig trykkes',
      },
      related: ['mad', 'viden-runer', 'frilandsmuseet/front'],
      content: `
        Museer viser helst stuen. Det var den, folk selv viste frem. Men var man født før 1950, foregik det meste af livet
        ude bagved, i et rum med sod på væggene eller fliser på, alt efter hvornår man kom ind ad døren.

        Lad os gå ind fem gange.

        ## 1800: ilden i knæhøjde

        I en almindelig bondegård bliver maden lavet under en åben skorsten, så stor at man kan stå i den og se himlen.
        Ilden brænder på en muret flade i knæhøjde. Gryden hænger i en kæde eller står på tre ben i gløderne. Man koger med
        ryggen krummet og øjnene knebet sammen.

        Maden er grød, kål, sild, flæsk og øl. Man spiser af et fælles fad, hver med sin ske, som bagefter slikkes ren og
        hænges på væggen.[^Tændstikker fandtes ikke endnu; de kom i 1830’erne. Gik ilden ud, måtte man slå ny med stål og
        flint eller hente gløder hos naboen.] Kartoflen er ny. Den er kommet med indvandrede tyske bønder i 1700-tallet, og
        mange steder får grisene den først.

        Spisekammeret er vigtigere end køkkenet. Der slagtes om efteråret, saltes, røges og tørres, og så skal det række.
        Årstiden kan smages. Fersk kød er noget, der sker.

        {{picture 1}}

        ## 1860: ilden i en kasse

        Komfuret af støbejern ændrer mere end nogen regering. Ilden kommer ind i en kasse, røgen op i et rør, og gryden ned
        i et hul, hvor ringe kan tages af og lægges på. Nu kan man stå op. Man kan koge tre ting på én gang, og ovnen er der
        hele tiden, så stegen og kagen rykker ind fra festdagene.

        Pludselig er der brug for opskrifter. Den vigtigste bog findes allerede: I 1837 udgav Anne Marie Mangor, midt i halvtredserne, sin *Kogebog
        for smaa Huusholdninger*. Forlaget Reitzel sagde nej, så hun lod den trykke selv, på kredit og uden sit navn på. Den
        kom i det ene oplag efter det andet.[^Bogen regner i lod, pægle og potter. Metersystemet blev først indført ved en
        lov fra 1907.] Hun skriver til den husmor, der ikke har en kok, men måske en pige.

        I byerne er vandet et større problem end ilden. Det hentes ved en pumpe i gården, tit få skridt fra latrinen. I
        sommeren 1853 dør henved fem tusind københavnere af kolera. Seks år efter får byen et vandværk, og der kommer hane
        og vask i køkkenet. Det er nok den vigtigste køkkengenstand i det århundrede, og næsten ingen har gemt en.

        {{picture 0}}

        ## 1910: gas, margarine og Frøken Jensen

        Gassen kom til Odense i 1853 og til København i 1857, men for at give lys. Først da det elektriske lys truer, finder
        gasværkerne på at sælge varme, og så går det stærkt. Et gasblus tændes med en tændstik og slukkes med to fingre. Man
        skal ikke bære brænde op ad fire trapper. Til gengæld skal man have mønter til automaten.

        På landet bliver mælken kørt til andelsmejeriet, og smørret går til England. Selv smører man margarine på; den er
        blevet lavet her i landet siden 1880’erne. I byen bager man småkager efter *Frøken Jensens Kogebog* fra 1901.
        Kristine Marie Jensen skriver kort og går ud fra, at læseren aldrig har prøvet det før. Det er derfor, bogen stadig
        er i handelen.

        Der bliver sparet på varmen. I krigsårene 1914–18, da kul er dyrt, kommer høkassen til ære og værdighed: en trækasse foret med hø
        eller aviser, som den kogende gryde bliver sat ned i, og hvor grøden passer sig selv. Under den næste krig bliver
        den fundet frem igen.

        ## 1935: et laboratorium på seks kvadratmeter

        I de nye etageboliger bliver køkkenet mindre. Arkitekterne har talt skridt. Forbilledet er Margarete
        Schütte-Lihotzkys køkken i Frankfurt fra 1926, hvor alt kan nås, og intet må stå fremme.[^Det danske Statens
        Husholdningsråd blev oprettet i 1935 og prøvede alt fra piskeris til vaskepulver på forbrugernes vegne.] Fliser,
        vask af terrazzo, skabe til loftet. Husmoderen bliver kaldt rationel. Om hun også får selskab, er der ingen, der har
        tegnet ind.

        Elkomfuret findes, men er dyrt. Køleskabet er mest noget, man har hørt om. De fleste har et isskab, hvor en mand i
        læderforklæde kommer med en blok, eller et spisekammer mod nord med net for vinduet.

        ## 1950: lige før kulden

        Rationeringen er ved at være forbi. I mange hjem er der stadig erstatningskaffe bagest i skabet, for en sikkerheds
        skyld. På væggen hænger krydderihylden med navne på, også dem, ingen bruger. Maden er sovs, kartofler og noget til.

        I løbet af de næste femten år får næsten alle køleskab. Så bliver spisekammeret til kosteskab, og årstiderne holder
        op med at smage. Det er svært at udstille på et museum, for det er en ting, der forsvandt.

        Spørg den ældste, du kender, hvor mælken stod om sommeren. Skriv svaret ned. Det er der ingen, der har gemt.
      `,
    },
    en: {
      title: 'A hundred and fifty years at the stove',
      subtitle: 'The Danish kitchen from 1800 to 1950, as told by pot, sink and larder',
      slug: 'knowledge/people-and-things/a-hundred-and-fifty-years-at-the-stove',
      description:
        'No one called it a revolution, yet within a few generations fire, water and cold all changed places.',
      facts: {
        '1837': 'Madam Mangor printed her cookery book at her own expense',
        '1859': 'clean water reached Copenhagen in pipes',
        '1901': 'Miss Jensen’s cookery book appeared; it is still in print',
      },
      related: ['mad', 'viden-runer', 'frilandsmuseet/front'],
      content: `
        Museums prefer to show the parlour. That is the room that people themselves put on show. But for anyone born before
        1950, most of life went on at the back of the house, in a room with soot on its walls, or tiles, depending on when
        you came in.

        Let us come in five times.

        ## 1800: fire at knee height

        On an ordinary farm the food is made beneath an open chimney so wide that you can stand inside and look at the sky.
        The fire burns on a ledge of brick. The pot hangs from a chain or stands on three legs among the embers. One cooks
        with a bent back and narrowed eyes.

        There is porridge, cabbage, herring, salt pork and beer. All eat from one dish, each with a spoon of their own,
        which is licked clean afterwards and hung on the wall.[^There were no matches until the 1830s. If the fire went out,
        one struck a new one with flint and steel, or went to borrow embers next door.] The potato is a newcomer. German
        settlers brought it to Jutland in the eighteenth century, and in many places the pigs were the first to be
        convinced.

        The larder matters more than the kitchen. In autumn there is slaughtering, then salting, smoking and drying, and
        after that it has to last. You can taste what month it is. Fresh meat is an event.

        {{picture 1}}

        ## 1860: fire in a box

        The cast-iron range changed more than any government. It shut the fire in a box, sent the smoke up a pipe and let
        the pot down into a hole whose size could be altered with rings. Now the cook could stand upright. She could boil
        three things at once, and since the oven was hot anyway, roasts and cakes began to move in from the feast days.

        All at once recipes were needed. The book that mattered was there already: in 1837 Anne Marie Mangor, then in her fifties, had brought out a *Cookery Book for
        Small Households*. The leading publisher said no, so she had it printed herself, on credit and without her name, and
        it went through one edition after another.[^She reckons in the old Danish weights and measures. The metric system
        was adopted by a law of 1907.] She writes for the housewife who has no cook, but may have a maid.

        In the towns water was a greater trouble than fire. It came from a pump in the yard, often a few steps away from the
        privy. In the summer of 1853 nearly five thousand people in Copenhagen died of cholera. Six years later the city had
        its waterworks, and a tap and a sink appeared in the kitchen. No utensil of that century was more important, and
        hardly anybody has kept one.

        {{picture 0}}

        ## 1910: gas, margarine and Miss Jensen

        Gas had come to Odense in 1853 and to Copenhagen in 1857, but as light. Only when electric lamps threatened did the
        gasworks think of selling heat, and then things moved fast. A gas ring is lit with a match and put out with two
        fingers. No more carrying firewood up four flights of stairs; what you need instead is a coin for the meter.

        In the country the milk was driven to the co-operative dairy, and its butter went to England for breakfast. At home
        they spread margarine, made in Denmark since the 1880s. In town they baked biscuits from *Miss Jensen’s Cookery
        Book* of 1901. Kristine Marie Jensen wrote briefly and assumed that her reader had never done it before, which is
        why the book can still be bought.

        Heat was precious. When coal grew dear during the First World War, the hay box came into its own: a wooden case
        padded with hay or newspaper in which a boiling pot was shut away, and the porridge looked after itself. In the next
        war it was brought down from the attic again.

        ## 1935: a laboratory of six square metres

        In the new blocks of flats the kitchen shrank. Architects had been counting steps. Their model was the one that
        Margarete Schütte-Lihotzky designed for Frankfurt in 1926, where everything was within reach and nothing was left
        out.[^In 1935 the Danish state set up a household council, which tested everything from whisks to washing powder on
        behalf of consumers.] Tiles, a terrazzo sink, cupboards to the ceiling. The housewife was now called rational.
        Whether she was to have any company, no one had drawn in.

        Electric cookers existed but were expensive. The refrigerator was little more than a rumour. Most people had an ice
        box, served by a man in a leather apron with a block on his shoulder, or a larder facing north with netting over the
        window.

        ## 1950: just before the cold

        Rationing is almost over. In many homes a packet of coffee substitute still stands at the back of the cupboard, just
        in case. Dinner is gravy, potatoes and something to go with them.

        Over the next fifteen years or so nearly everyone acquires a refrigerator. The larder turns into a broom cupboard,
        and the months stop tasting of anything in particular. It is hard to put in a case, being something that went away.

        Ask the oldest person you know where the milk was kept in summer. Write down the answer. Nobody has collected it.
      `,
    },
  },
)
