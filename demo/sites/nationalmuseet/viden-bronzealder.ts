import { day } from '../../writing/days.ts'
import { knowledgeArticle } from '../../writing/knowledge.ts'
import { closer } from '../../writing/marks.ts'
import type { Page } from '../../writing/site.ts'
import { egtvedpigen, offermose, solvogn, vaev } from './prints.ts'

const solen = knowledgeArticle(
  'viden-solvognen',
  {
    parent: 'viden-jorden',
    image: solvogn,
    tags: ['oldtid', 'samling'],
    navigationColor: 'background',
    publishedDate: day(-24),
    authors: ['nationalmuseet-kirsten-bjerregaard'],
    pictures: [offermose, closer(solvogn)],
  },
  {
    da: {
      title: 'Solen har en bagside',
      subtitle: 'Om en pløjemand, en mose og et spørgsmål, som bronzealderen stillede før os',
      slug: 'viden/det-jorden-gemte/solen-har-en-bagside',
      description:
        'Solvognen blev lavet, trukket, slået i stykker og lagt i en mose. Hver af de fire ting fortæller noget.',
      facts: {
        '1902': 'pløjede Frederik Willumsen den op af Trundholm Mose',
        'ca. 60 cm': 'er vognen lang, fra mule til bageste hjul',
        'Seks hjul': 'med fire eger i hvert; fire under hesten, to under skiven',
      },
      quotes: [
        {
          text: 'Man spørger altid, hvad den betyder. Begynd med at spørge, hvilken vej den kører.',
          source: 'Kirsten Bjerregaard, arkæolog',
        },
      ],
      related: ['solvognen', 'viden-egtvedpigen', 'viden-mosen'],
      content: `
        Den 7. september 1902 gik Frederik Willumsen bag sin plov i Trundholm Mose i Odsherred. Mosen var tørlagt og skulle
        for første gang være mark. Ploven løftede noget op, der lignede legetøj: en hest på hjul, ikke længere end en
        underarm. Han tog den med hjem. Det siges, at børnene nåede at lege med den, før nogen kom i tanke om at spørge
        museet.

        Så blev der gravet efter resten. Stykke for stykke kom der hjul, stænger og en skive frem, og det gik op for folk,
        at hesten trak noget. Den trak solen.

        ## Støbt, hvor voksen var

        Hesten er støbt i bronze med en teknik, der hedder cire perdue, tabt voks.[^Man former figuren i voks over en kerne
        af ler, dækker den med mere ler og brænder det hele. Voksen løber ud, og bronzen kan løbe ind, hvor den var.] Indeni
        sidder kernen af ler endnu. Den er, om man vil, det eneste danske ved vognen, for leret var lige ved hånden. Resten
        skulle skaffes. Halen er hul; måske har der siddet en dusk rigtige hestehår i.

        Hverken kobber eller tin findes i dansk jord i mængder, man kan bruge. Alt, hvad vognen er lavet af, er altså kommet
        langvejs fra, også guldet. Det er byttet gennem mange hænder, for rav, skind eller noget tredje, som ikke har
        efterladt spor. Så er det smeltet om i Norden af nogen, der kunne deres fag bedre end de fleste siden.

        Skiven består af to lidt hvælvede bronzeplader, som er lagt mod hinanden og holdt sammen af en ring om kanten. Begge
        er dækket af cirkler og spiraler. På den ene er der lagt et tyndt blad af guld over og gnedet ned i mønsteret. På
        den anden er der ikke.

        {{picture 1}}

        ## Mod højre, mod venstre

        Her begynder det, man kan være uenig om. Stiller man sig, så hesten går mod højre, ser man guldsiden. Går den mod
        venstre, ser man den mørke. Og står man i Norden med ansigtet mod syd, går solen netop fra venstre mod højre hen
        over himlen.[^Syd for ækvator er det omvendt. Vognen er lavet til et publikum på den nordlige halvkugle.]

        Den enkleste læsning er derfor, at vognen viser både dag og nat. Om dagen trækker hesten den lysende sol frem. Om
        natten skal solen tilbage til øst, ellers kunne den ikke stå op igen, og på den rejse vender den sin mørke side til.
        Det er ikke en naiv tanke. Det er svaret på et rimeligt spørgsmål: Hvis solen forsvinder dér og kommer til syne her,
        hvordan er den så kommet fra det ene sted til det andet?

        {{quote 0}}

        ## Hjælp fra barberknivene

        Én genstand er et tyndt grundlag for en verdensforståelse. Men i yngre bronzealder, nogle hundrede år senere,
        graverede man små billeder på barberknive af bronze. Der er bevaret flere hundrede af dem, og arkæologen Flemming
        Kaul har gennemgået dem systematisk.[^Flemming Kaul: Ships on Bronzes, 1998.] Han så, at skibene sejler to veje. De,
        der sejler mod højre, er i selskab med sole, heste og fisk. De, der sejler mod venstre, har ingen lysende sol med.

        I Kauls læsning er det ét forløb: Om morgenen hjælper en fisk solen op af havet. Hesten overtager omkring middag. Om
        aftenen bringer en slange den ned, og om natten sejler den tilbage, slukket. Det passer smukt med vognen. Man skal
        bare huske, at knivene er flere hundrede år yngre. En tro kan ændre sig meget på den tid, også selv om den beholder
        sine billeder.

        Der er andre forslag. Nogle har talt cirklerne på skiven og fået dem til at gå op som en kalender. Det kan man gøre
        med mange tal, hvis man er tålmodig, og vi lader det stå som en mulighed.

        {{wide 0}}

        ## Slået i stykker med vilje

        Vognen gik ikke i stykker under ploven, i hvert fald ikke kun. Den var brudt, før den blev lagt ned. Det er
        almindeligt i bronzealderen: Sværd er bøjet, kar er knust, og så er de givet til vandet. En gave, man kan tage
        tilbage, er ingen gave.

        I 1998 gik folk med metaldetektor over stedet igen. De fandt flere stumper, blandt andet af hjulene. Efter knap
        hundrede år var fundet altså stadig ikke færdigt, og det er det måske heller ikke nu.

        Vi ved ikke, om den stod i et hus eller blev kørt rundt for øjnene af folk, og om der var mange eller få, som måtte
        se den. I en grav ved Tobøl i Jylland er der fundet et enkelt hjul, som ligner vognens, og i Jægersborg Hegn nord
        for København en skive belagt med guld. Så den i mosen har næppe været alene om at være sol.

        Næste gang du står foran montren, så gå om på den anden side. Der er som regel god plads. Det er natten, du ser, og
        den er mindst lige så omhyggeligt udført.
      `,
    },
    en: {
      title: 'The sun has a back',
      subtitle: 'A ploughman, a bog, and a question that the Bronze Age asked before we did',
      slug: 'knowledge/what-the-ground-kept/the-sun-has-a-back',
      description:
        'The Sun Chariot was made, drawn along, broken and laid in a bog. Each of the four tells us something.',
      facts: {
        '1902': 'was the year in which a plough turned it up at Trundholm',
        'About 60 cm': 'from the muzzle to the last wheel',
        'Six wheels': 'of four spokes each: four beneath the horse, two beneath the sun',
      },
      quotes: [
        {
          text: 'Everyone asks what it means. Begin by asking which way it is going.',
          source: 'Kirsten Bjerregaard, archaeologist',
        },
      ],
      related: ['solvognen', 'viden-egtvedpigen', 'viden-runer'],
      content: `
        On 7 September 1902 Frederik Willumsen was walking behind his plough in Trundholm bog, in the north-west of Zealand.
        The bog had been drained and was to be a field for the first time. Up came something that looked like a toy: a horse
        on wheels, no longer than a forearm. He carried it home, and the story goes that the children had played with it
        before anyone thought of asking the museum.

        Then people dug for the rest. Wheels came to light, and rods, and a disc, until it dawned on them that the horse was
        pulling something. It was pulling the sun.

        ## Poured where the wax had been

        The horse was cast by the lost-wax method.[^A figure is modelled in wax around a core of clay and covered with more
        clay. When it is fired the wax runs out, and bronze can be poured in where it was.] The clay core is still inside.
        One might call it the only local thing about the chariot, since clay was there for the taking. All the rest had to
        be got hold of. The tail is hollow, and may once have held a tuft of real horsehair.

        Danish soil has no copper or tin to speak of, so every gram of the chariot had travelled before anyone shaped it. So
        had the gold. They came north through many hands, in return for amber, perhaps, or hides, or something that has left
        no trace. Then they were melted down by somebody who knew the craft better than most who have tried it since.

        The disc is made of two slightly domed bronze plates, laid back to back and held by a ring around the rim. Both are
        covered with circles and spirals. Over one of them a thin sheet of gold was laid and rubbed into the pattern. Over
        the other there was nothing.

        {{picture 1}}

        ## Rightwards, leftwards

        This is where disagreement may begin. Place yourself so that the horse walks to the right, and you see the gold. Let
        it walk to the left, and you see the dark. Now stand outdoors in Scandinavia with your face to the south: the sun
        crosses the sky from left to right.[^South of the equator it is the other way round. The chariot was made for
        northern eyes.]

        The simplest reading is that the chariot shows both halves of the journey. By day the horse draws the bright sun
        forward. By night the sun has to be brought back to the east, or it could not rise again, and on that trip it turns
        its dark face to us. There is nothing childish in the idea. If something vanishes over there and appears over here,
        it is only reasonable to wonder how it got across.

        {{quote 0}}

        ## A hint from the razors

        One object is a slender basis for a view of the world. But some centuries later, in the late Bronze Age, people
        engraved small pictures on bronze razors. Several hundred survive, and the archaeologist Flemming Kaul has gone
        through them one by one.[^Flemming Kaul: Ships on Bronzes, 1998.] The ships on them sail in two directions. Those
        bound for the right keep company with suns, horses and fish. Those bound for the left carry no shining sun.

        Kaul reads this as a single cycle. In the morning a fish helps the sun out of the sea. Around noon the horse takes
        over. In the evening a serpent leads it down, and through the night it sails back with its light put out. It fits
        the chariot beautifully. One should only bear in mind that the razors are several hundred years younger, and that a
        faith may keep its pictures while changing its mind.

        There are other proposals. Some have counted the circles on the disc and made them come out as a calendar. With
        patience that can be done to a good many numbers, and we leave it standing as a possibility.

        {{wide 0}}

        ## Broken on purpose

        The plough did some damage, but the chariot was in pieces before it was laid down. That is common in the Bronze Age.
        Swords were bent and vessels crushed, and then they were given to the water. A gift that can be taken back is not
        much of a gift.

        In 1998 people with metal detectors went over the spot once more and found further fragments, some of them from the
        wheels. After almost a century the find was still not complete, and it may not be now.

        Whether it stood in a house or was drawn about for all to see, we cannot say. It was hardly the only one: a single
        wheel much like its own has come from a grave in Jutland, and a disc covered with gold from another, in a wood north
        of Copenhagen.

        Next time you stand before the case, walk round to the other side. There is usually plenty of room. What you see
        there is the night, and it was made with quite as much care.
      `,
    },
  },
)

const haaret = knowledgeArticle(
  'viden-egtvedpigen',
  {
    parent: 'viden-jorden',
    image: egtvedpigen,
    tags: ['oldtid', 'forskning'],
    publishedDate: day(-61),
    authors: ['nationalmuseet-anders-kjaer', 'nationalmuseet-kirsten-bjerregaard'],
    pictures: [vaev],
  },
  {
    da: {
      title: 'Hvad et hår kan huske',
      subtitle: 'Egtvedpigen, strontium og kunsten at måle noget uden at vide alt',
      slug: 'viden/det-jorden-gemte/hvad-et-hår-kan-huske',
      description:
        'I 2015 fik Egtvedpigen en rejse. I 2019 blev den draget i tvivl. Begge dele er god videnskab.',
      facts: {
        '1370 f.Kr.': 'blev egen til hendes kiste fældet',
        '23 cm': 'målte det hår, der blev undersøgt: knap to års vækst',
        'Tredje decimal': 'er dér, forskellen på to egne viser sig',
      },
      quotes: [
        {
          text: 'En måling er ikke en fortælling. Den er et tal, der venter på en fortælling at være uenig med.',
          source: 'Anders Kjær, inspektør',
        },
      ],
      related: ['egtvedpigen', 'viden-solvognen', 'farver'],
      content: `
        Der er ikke meget tilbage af Egtvedpigen. Knoglerne er væk, opløst af det sure vand i kisten. Men kroppens
        yderkanter er her: håret, neglene, emaljen fra tænderne, lidt hud og hjerne. Og tøjet. Det er, som om nogen havde
        visket mennesket ud og glemt stregen omkring.

        Hun blev lagt i jorden en sommerdag i 1370 f.Kr., omkring 18 år gammel. Året kender vi fra [kistens
        årringe](bevaring/viden-aarringe), årstiden fra en blomst. Det er mere, end vi ved om mange, der døde tre tusind år
        senere. Alligevel vil man gerne vide det næste: Hvor kom hun fra?

        ## Et grundstof, der følger med vandet

        Strontium findes i alle bjergarter, i to slags, som man kan skelne ved vægten.[^Man måler forholdet mellem
        isotoperne strontium-87 og strontium-86. Det meste af Danmark ligger mellem cirka 0,708 og 0,711.] Forholdet mellem
        dem afhænger af, hvor gammel undergrunden er, og hvad den består af. Herfra går stoffet i vandet, i planterne, i
        dyrene og i os. Kroppen tager det for kalk og bygger det ind.

        Tandemalje dannes i barndommen og ændrer sig ikke siden. Den gemmer altså på stedet, hvor man var barn. Hår vokser
        omkring en centimeter om måneden og gemmer på resten, som et bånd, der bliver ved med at optage. Det længste stykke,
        man undersøgte, var 23 centimeter. Det svarer til de sidste knap to år af hendes liv.

        ## 2015: en rejse

        Forskere under ledelse af Karin Margarita Frei målte på emaljen, en tommelfingernegl, håret, tøjet og skindet, hun
        lå på. Tallene passede ikke til Danmark, som man kendte det. De skiftede hen langs håret, som om hun havde flyttet
        sig: langt væk, her til landet, væk igen og til sidst tilbage, ikke længe før hun døde. Schwarzwald i Sydtyskland
        var et bud på, hvor hun var vokset op.[^Frei m.fl. i Scientific Reports, 2015.]

        Det var en stor nyhed. Man havde vidst, at bronze og rav rejste, men her var et menneske med en rejseplan. En ung
        kvinde, måske gift ind i en fremmed slægt som en slags traktat. Det sidste var der ingen, der havde målt. Det var en
        tolkning, og den blev fremlagt som en tolkning, men i aviserne voksede den sammen med tallene.

        {{picture 0}}

        ## 2019: kalken

        Fire år efter kom der en indvending fra to danske geokemikere, Erik Thomsen og Rasmus Andreasen. De havde taget
        vandprøver i Vestjylland og set, at bække omgivet af marker havde et andet strontiumforhold end bække i uopdyrket
        land. Forklaringen var landbrugskalk. Bønder har i mere end hundrede år spredt kalk på de sure jorder, og i kalken
        er der strontium fra et helt andet sted.[^Thomsen og Andreasen i Science Advances, 2019.]

        Er kortet tegnet efter nutidens vand, er det altså et kort over nutidens landbrug. Med tal fra upåvirkede steder
        mente de, at Egtvedpigen kunne have fundet det hele inden for en kortere afstand af sin grav. Frei og hendes
        kolleger har svaret, at kalkens virkning efter deres målinger er mindre og mere lokal end som så. Diskussionen er
        ikke slut.

        {{quote 0}}

        ## Hvad man kan sige, og hvad man ikke kan

        Metoden kan udelukke. Viser emaljen et tal, som ikke findes på en egn, er barnet ikke vokset op dér. Den kan ikke
        pege. Det samme tal findes mange steder i Europa, og når man siger Schwarzwald, er det, fordi man også har tænkt på,
        hvor bronzealderens folk i forvejen handlede.

        Så er der håret selv. Det har ligget i en våd kiste i mere end tre tusind år, og hår suger. Man renser det grundigt,
        før man måler, men hvor grundigt er grundigt nok? Også det spørgsmål bliver der arbejdet med.

        Noget står fast, uanset hvem der får ret. Ved hendes hoved stod en æske af bark med en syl og et hårnet, og ved
        hendes side lå de brændte knogler af et barn på fem-seks år. Hvem barnet var, ved ingen. Ulden i hendes tøj er
        spundet og vævet af folk, der kunne det uden at tænke over det. Øllet i spanden var brygget på hvede og sødet med
        honning. Neglene var klippet.

        Det er let at skuffes over, at videnskaben ombestemmer sig. Men prøv at se det omvendt. Håret har ligget på museet
        siden 1921. Dengang kunne man ikke måle andet end længden. Hundrede år senere skændes dygtige folk om tredje decimal
        i dets indre. Det kan de kun, fordi nogen i mellemtiden lod det ligge.
      `,
    },
    en: {
      title: 'What a hair remembers',
      subtitle: 'The Egtved Girl, strontium, and how to measure a thing without knowing it all',
      slug: 'knowledge/what-the-ground-kept/what-a-hair-remembers',
      description:
        'In 2015 the Egtved Girl was given a journey. In 2019 it was called into doubt. Both were good science.',
      facts: {
        '1370 BC': 'is the year her coffin’s oak was felled',
        '23 cm': 'of hair were studied: not quite two years of growth',
        'Third decimal': 'is where one region begins to differ from another',
      },
      quotes: [
        {
          text: 'A measurement is not a story. It is a number waiting for a story to disagree with.',
          source: 'Anders Kjær, curator',
        },
      ],
      related: ['egtvedpigen', 'viden-solvognen', 'farver'],
      content: `
        There is not much left of the Egtved Girl. Her bones have gone, dissolved by acid water in the coffin. What remains
        is the edge of her: hair, nails, the enamel of her teeth, a little skin and brain. And her clothes. It is as if
        somebody had rubbed out the person and forgotten the outline.

        She was buried on a summer’s day in 1370 BC at about eighteen years of age. The year was counted in [the rings of
        the oak](bevaring/viden-aarringe), the season was given by a flower. That is more than we know of many who died
        three thousand years later. Still, one would like to know the next thing: where did she come from?

        ## An element that follows the water

        All rocks contain strontium, in varieties that can be told apart by weight.[^What one measures is the ratio of
        strontium-87 to strontium-86. Most of Denmark lies between about 0.708 and 0.711.] Their ratio depends on the age of
        the bedrock and on what it is made of. From the rock the element goes into the water, the plants, the animals and
        ourselves. The body mistakes it for calcium and builds it in.

        Tooth enamel forms in childhood and then stays as it is, so it holds on to the place where one was a child. Hair
        grows about a centimetre a month and keeps a record of what comes after, like a tape that never stops running. The
        longest piece in the study was 23 centimetres. It covered not quite the last two years of her life.

        ## 2015: a journey

        A team led by Karin Margarita Frei measured the enamel, a thumbnail, the hair, the clothes and the hide that she lay
        on. The figures did not match Denmark as it was then known. Along the hair they shifted, as though she had been
        moving about: far off, then here, away once more, and back again not long before she died. The Black Forest was
        suggested as the place where she grew up.[^Frei et al. in Scientific Reports, 2015.]

        This was news. Bronze and amber were known to have travelled, but here was a person with an itinerary. Perhaps she
        was a young woman married into a foreign family as a kind of treaty. That last part nobody had measured. It was an
        interpretation and was offered as one, but in the newspapers it soon grew together with the numbers.

        {{picture 0}}

        ## 2019: the lime

        Four years later came an objection from two Danish scientists, Erik Thomsen and Rasmus Andreasen. Sampling water in
        western Jutland, they saw that streams among fields had another ratio than streams in uncultivated land. The reason,
        they argued, was agricultural lime. For more than a century farmers have spread it on acid soils, and the lime
        brings strontium from somewhere else altogether.[^Thomsen and Andreasen in Science Advances, 2019.]

        If the map has been drawn from modern water, then, it is a map of modern farming. Using figures from places that
        lime had not reached, they thought that the Egtved Girl might have found everything within a shorter distance of her
        grave. Frei and her colleagues have replied that by their own measurements the effect is smaller and more local than
        that. The matter is not settled.

        {{quote 0}}

        ## What can be said, and what cannot

        The method is good at ruling out. If the enamel shows a figure that a region does not have, the child did not grow
        up there. It cannot point. The same figure turns up in many parts of Europe, and whoever says ‘Black Forest’ has
        also been thinking of where the people of the Bronze Age had connections in any case.

        Then there is the hair itself. It lay in a wet coffin for more than three thousand years, and hair soaks things up.
        It is cleaned thoroughly before it is measured, but how thorough is thorough enough? That, too, is being worked on.

        Some things hold whoever turns out to be right. Near her head stood a box of bark with an awl and a hairnet. At her
        side lay the burnt bones of a child of five or six, and nobody knows who that was. The wool she wore had been spun
        and woven by people who no longer had to think about how. The drink in her bucket was brewed from wheat and
        sweetened with honey. Her nails had been trimmed.

        It is easy to feel let down when science changes its mind. Try it the other way round. The hair has been in the
        museum since 1921, when there was nothing to measure but its length. A hundred years on, able people are quarrelling
        over the third decimal of what is inside it. They can do so only because in the meantime somebody left it alone.
      `,
    },
  },
)

export const bronzeAge: readonly Page[] = [solen, haaret]
