import { day } from '../../writing/days.ts'
import { knowledgeArticle } from '../../writing/knowledge.ts'
import { print } from '../../writing/marks.ts'
import { magasin, uniform } from './prints.ts'

const mikroskop = print(
  'mikroskop',
  {
    da: 'Linoleumssnit: et mikroskop med en prøve under linsen og en lampe, der lyser skråt ind.',
    en: 'Linocut: a microscope with a sample beneath its lens and a lamp shining in at an angle.',
  },
  {
    caption: {
      da: 'Det spørgsmål, en ting bliver gemt for, er sjældent det, den bliver brugt til at svare på.',
      en: 'The question a thing is kept for is seldom the one it is used to answer.',
    },
  },
)

export const moerke = knowledgeArticle(
  'viden-moerke',
  {
    parent: 'viden-magasinet',
    image: magasin,
    tags: ['samling', 'bevaring'],
    publishedDate: day(-15),
    authors: ['samlinger-birgitte-holm'],
    pictures: [mikroskop, uniform],
  },
  {
    da: {
      title: 'To millioner ting i mørke',
      subtitle: 'Hvorfor et museum gemmer mere, end det viser, og hvad det koster at kigge',
      slug: 'viden/magasinet-indefra/to-millioner-ting-i-mørke',
      description:
        'Fire ud af hundrede er udstillet. Resten venter ikke på en montre. De venter på et spørgsmål.',
      facts: {
        '50 lux': 'er der i salen med tekstiler: som en stue ved aftenstid',
        '2 timer': 'i fuld sol bleger cirka lige så meget som et år dér',
        '5 grader': 'koldere, og papir holder omtrent dobbelt så længe',
      },
      quotes: [
        {
          text: 'Folk siger, at tingene ligger og samler støv. Vi bruger en formue på, at de ikke gør.',
          source: 'Birgitte Holm, samlingschef',
        },
      ],
      related: ['magasinet', 'viden-kartotek', 'studiesalen'],
      content: `
        Når nogen hører, at et museum har to millioner ting og viser fire procent af dem, bliver de enten forargede eller
        nysgerrige. De forargede spørger, hvorfor resten ikke kommer frem. De nysgerrige spørger, hvad det er. Begge får det
        samme svar først: Sæt dig ned, og lad os slukke lyset.

        ## Lys er en regning

        Farver er stoffer, der suger lys. Det er det, en farve er. Men hver gang stoffet tager imod en portion lys, er der
        en lille risiko for, at det går i stykker, og et farvestof, der er gået i stykker, farver ikke mere. Det kommer ikke til hægterne af at hvile. Skaden lægges sammen, dag for dag, og der er ingen indbetalinger.

        Derfor måler vi i *luxtimer*: hvor stærkt gange hvor længe.[^Lux er lys på en flade. Halvtreds lux er en dæmpet
        stue, fem hundrede et godt kontor.] I en sal med tekstiler er der halvtreds lux. Er den åben i tre tusind timer om
        året, bliver det til hundrede og halvtreds tusind luxtimer. Ude i solen en sommerdag er der mellem halvtreds og
        hundrede tusind lux. Regn selv efter: Et års udstilling svarer til et par timer på en bænk.

        En rød soldaterkjole fra 1700-tallet kan altså ses af alle i ti år, eller af de heldige i hundrede. Vi deler som
        regel sol og vind lige: et halvt år fremme, nogle år i skuffen. Det er ikke gerrighed. Det er en afbetalingsordning.

        {{picture 1}}

        ### De andre fire

        Lyset er den synlige fjende. De øvrige arbejder i mørke. *Varme* sætter fart på al kemi, og en tommelfingerregel
        siger, at papir holder dobbelt så længe, hver gang man skruer fem grader ned. *Fugt* får jern til at ruste og
        skimmel til at spire, og når den svinger, arbejder træet, til malingen skaller. *Dyr* spiser: møl i ulden,
        borebiller i bordbenet, skægkræ i stivelsen bag tapetet. Og så er der *mennesker*, som flytter, løfter, låner og
        glemmer.

        Mod de fire er et magasin det bedste våben, der er opfundet. Tykke vægge, intet vindue, ingen radiator, kølige
        haller, der følger årstiden så langsomt, at et egeskab ikke opdager det. Gode magasiner bruger næsten ingen strøm.
        De er lige så kedelige som en grøftekant og redder mere på et år end alle værksteder til sammen.

        {{quote 0}}

        ## Gemt for ét, brugt til noget andet

        Så er der det bedre spørgsmål: Hvad skal det gøre godt for?

        Tag æg. I 1800-tallet og et godt stykke ind i det næste samlede drenge og godsejere på fugleæg, pustede dem ud og
        lagde dem i skuffer med vat. Det var en mani, den gik ud over fuglene, og den blev forbudt. Ingen kunne se, hvad
        skufferne skulle bruges til. I 1960’erne begyndte rovfuglene at forsvinde. Englænderen Derek Ratcliffe fik den idé
        at veje og måle de gamle æg. Skallerne var lige tykke i halvtreds år, og så, fra omkring 1947, blev de pludselig
        tyndere. Det var det år, sprøjtegiften DDT kom i brug.[^D.A. Ratcliffe i Nature, 1967.] Uden skufferne havde der
        ikke været noget før at sammenligne med.

        {{picture 0}}

        Egtvedpigens hår kom på museet i 1921. Man gemte det af respekt og uden nogen plan. Først næsten hundrede år senere
        kunne man måle på stoffer i det og begynde at [diskutere, hvor hun havde været](nationalmuseet/viden-egtvedpigen).
        Lerskår blev gemt for mønstrets skyld. I dag måler man på fedtet i deres porer og kan se, om der var mælk eller fisk
        i gryden. Tandsten, som gamle konservatorer skrabede af for at gøre kranierne pæne, er fuld af arveanlæg fra mundens
        bakterier. Vi er taknemmelige over for dem, der aldrig nåede det.

        Pointen er hver gang den samme. Spørgsmålet kom bagefter. En samling er ikke et svar, der ligger på lager. Den er et
        før.

        ### Hvorfor ikke bare et billede?

        Et fotografi gemmer det, man så. Det har ingen bagside, ingen vægt og ingen porer. Man kan ikke tage en prøve af
        det. Vi fotograferer alligevel alt, og [billederne må bruges](billeder), for et godt billede sparer tingen for ti
        besøg. Men det er et kort over landet, ikke landet.

        ## Og så alligevel

        Vi gemmer også for meget. Der er tyve ens malkestole på gang 4, og ingen kan sige, hvad den sidste ved, som de
        nitten andre ikke ved. Sådan noget skiller vi os af med, langsomt, med tre underskrifter, og først når andre museer
        er spurgt. Det er det sværeste arbejde i huset. Man skal forestille sig alle de spørgsmål, der ikke er stillet
        endnu, og turde sige: Nej, det her bliver ikke savnet.

        Vil du se noget, der ikke er udstillet, så bed om det. Det er det, [studiesalen](studiesalen) er til. Vi henter
        tingen, lægger den på filt og tænder lampen. Så længe du ser på den, løber regningen, men det var jo for det her, den blev gemt.
      `,
    },
    en: {
      title: 'Two million things in the dark',
      subtitle: 'Why a museum keeps more than it shows, and what it costs to look',
      slug: 'knowledge/inside-the-store/two-million-things-in-the-dark',
      description:
        'Four in a hundred are on display. The others are not waiting for a case. They are waiting for a question.',
      facts: {
        '50 lux': 'is the light among textiles: a sitting room in the evening',
        '2 hours': 'of full sun fade about as much as a year of that',
        '5 degrees': 'colder, and paper lasts roughly twice as long',
      },
      quotes: [
        {
          text: 'People say that things lie here gathering dust. We spend a fortune to see that they do not.',
          source: 'Birgitte Holm, head of collections',
        },
      ],
      related: ['magasinet', 'viden-kartotek', 'studiesalen'],
      content: `
        On hearing that a museum owns two million things and shows four per cent of them, people are either indignant or
        curious. The indignant ask why the rest is not put out. The curious ask what it is. Both get the same answer to
        begin with: do sit down, and let us turn off the light.

        ## Light is a bill

        A colour is a substance that swallows light. That is all a colour is. But every time it takes in a helping of light
        there is a small chance that it will break, and a dye that is broken no longer dyes. It does not recover by resting.
        The damage adds up, day upon day, and nothing is ever paid in on the other side.

        So we count in *lux hours*: how bright, times how long.[^Lux measures the light that falls on a surface. Fifty is a
        dim sitting room, five hundred a good office.] A gallery of textiles is kept at fifty lux. Open for three thousand
        hours a year, it runs up a hundred and fifty thousand lux hours. Out in the sun on a summer’s day there are fifty to
        a hundred thousand lux. Do the sum: a year on display equals a couple of hours on a park bench.

        A red soldier’s coat of the eighteenth century may therefore be seen by everybody for ten years or by the fortunate
        few for a hundred. Mostly we split the difference, with half a year on show and some years in a drawer. It is not
        meanness. It is payment by instalments.

        {{picture 1}}

        ### The other four

        Light is the enemy one can see. The rest work in the dark. *Warmth* speeds up all chemistry, and a rule of thumb has
        it that paper lasts twice as long for every five degrees you turn it down. *Damp* makes iron rust and mould sprout,
        and when it comes and goes the wood moves until the paint lets go. *Animals* eat: moths in the wool, beetles in the
        table leg, silverfish in the starch behind the wallpaper. And then there are *people*, who shift, lift, lend and
        forget.

        Against those four the store is the best weapon yet invented. Thick walls, no window, no radiator, cool halls that
        follow the seasons so slowly that an oak cupboard fails to notice. A good one uses next to no electricity. It is as
        dull as a ditch, and in a year it rescues more than all our workshops together.

        {{quote 0}}

        ## Kept for one thing, used for another

        That leaves the better question: what is it all for?

        Take eggs. Throughout the nineteenth century and well into the twentieth, schoolboys and squires collected the eggs
        of birds, blew them and laid them on cotton wool in drawers. It was a mania, the birds paid for it, and in time it
        was banned. Nobody could see what the drawers might be good for. Then, around 1960, birds of prey began to
        disappear. An Englishman, Derek Ratcliffe, had the idea of weighing and measuring the old eggs. For half a century
        the shells had kept their thickness, and from about 1947 they were suddenly thinner. That was when DDT came into
        use.[^D. A. Ratcliffe in Nature, 1967.] Without the drawers there would have been no ‘before’ to compare with.

        {{picture 0}}

        The hair of the Egtved Girl came to the museum in 1921. It was kept out of respect, and without any plan. Almost a
        hundred years went by before somebody could measure what was in it and the [argument over where she had
        been](nationalmuseet/viden-egtvedpigen) could begin. Potsherds were kept for their patterns. Today we look at the
        fat in their pores and see whether there was milk or fish in the pot. Tartar, which tidy-minded curators used to
        scrape off old teeth, turns out to be full of the genes of bacteria. To those who never got round to scraping we are
        grateful.

        It is the same each time. The question arrived afterwards. A collection is not an answer held in stock. It is a
        ‘before’.

        ### Why not just a picture?

        A photograph keeps what somebody saw. It has no back, no weight and no pores, and one cannot take a sample of it. We
        photograph everything all the same, and [you may use the pictures](billeder), since a good one spares the thing ten
        visits. But it is a map, and the map is not the country.

        ## And yet

        We also keep too much. There are twenty identical milking stools in aisle 4, and no one can say what the last of
        them knows that the other nineteen do not. Such things we part with, slowly, on three signatures, and not before
        other museums have been asked. It is the hardest work in the house. You have to imagine all the questions that have
        not been put yet, and dare to say: no, this will not be missed.

        If you would like to see something that is not on display, ask. That is what the [study room](studiesalen) is for.
        We fetch the thing, lay it on felt and switch on the lamp. While you look, the bill is running. But that, after all,
        is what it was kept for.
      `,
    },
  },
)
