import { day } from '../../writing/days.ts'
import { knowledgeArticle } from '../../writing/knowledge.ts'
import { closer } from '../../writing/marks.ts'
import type { Page } from '../../writing/site.ts'
import { guldhorn, kopierne, moenter, vikingeskib } from './prints.ts'

const loegn = knowledgeArticle(
  'viden-moenter',
  {
    parent: 'viden-metal',
    image: moenter,
    tags: ['samling', 'kongehuset', 'vikingetid'],
    publishedDate: day(-33),
    authors: ['samlinger-birgitte-holm', 'samlinger-anne-mette-krogh'],
    pictures: [vikingeskib, closer(moenter)],
  },
  {
    da: {
      title: 'Mønter, der lyver',
      subtitle: 'Tusind år med for lidt sølv, for unge konger og firkantede penge',
      slug: 'viden/guld-sølv-og-løgn/mønter-der-lyver',
      description:
        'En mønt er en påstand i metal. Vi har et par hundrede tusind, og de færreste taler helt sandt.',
      facts: {
        'ca. 995': 'satte Svend Tveskæg som den første danske konge navn på en mønt',
        '1813': 'gik den danske stat bankerot; seks gamle dalere blev til én ny',
        '49 år': 'bar britiske sølvmønter det samme unge portræt af dronning Victoria',
      },
      quotes: [
        {
          text: 'Falske mønter er de ærligste. De siger noget om, hvad folk troede på.',
          source: 'Anne Mette Krogh, leder af studiesalen',
        },
      ],
      related: ['moentsamlingen', 'viden-hornene', 'studiesalen'],
      content: `
        En mønt siger tre ting: hvem der har lavet den, hvad den er værd, og at man kan stole på det. Af de tre er det
        sædvanligvis den første, der passer.

        Vi har et par hundrede tusind mønter i skuffer af mahogni. De ligger i små runde huller, med ansigtet opad. Lad os
        tage nogle op og spørge dem.

        ## Løgn nr. 1: navnet

        Omkring 995 fik Svend Tveskæg slået en mønt med sit billede, sit navn og sin titel. Billedet er bare ikke ham. Det
        er kopieret efter en engelsk penning, hvor den samme mand hedder Æthelred. Møntmesteren, hvis navn står på bagsiden,
        hed Godwine, hvilket heller ikke er særlig dansk.

        Svends mønter er sjældne. Andre i Norden nøjedes ikke med at låne et ansigt. De kopierede hele mønten, også
        skriften, og da den, der skar stemplet, ikke kunne læse, blev det til streger og kroge, som ligner bogstaver på
        afstand.[^Det gik også den anden vej: I Rusland og Østersøområdet efterlignede man arabiske mønter uden at kunne
        arabisk.] Det gjorde ikke noget. Ingen så på navnet. De lagde mønten på vægten.

        Mange af vikingetidens mønter har små hak i kanten eller ridser på fladen. Det er ikke slid. Nogen har stukket en
        kniv i for at mærke, om sølvet var blødt hele vejen ind. Hvert hak er et menneske, der tvivlede.

        {{picture 0}}

        ## Løgn nr. 2: sølvet

        Kongen tjente på at slå mønt. Han tog sølv ind, blandede lidt kobber i, og leverede det samme antal mønter tilbage.
        Forskellen var hans. I årene efter 1241, da det ene kongemord afløste det andet, blev der blandet mere og mere i, og
        til sidst var danske penninge næsten rent kobber med en smule skin.[^Numismatikere kalder dem borgerkrigsmønter.
        Perioden regnes ofte til omkring 1340.] De er grimme, der er mange af dem, og de dukker op på næsten alle
        udgravninger, for ingen har bukket sig efter dem.

        Christian 2. var mere åben om det. Da han manglede penge til sine krige i Sverige, sparede han arbejdet med at gøre
        mønterne runde. Pladen blev klippet i firkanter, slået og sendt ud: klippinge. Sølvet i dem blev ringere år for år.
        Folk kaldte ham Kong Klipping, og i 1523 var han ikke konge længere. Der var også andre grunde.

        En ringe mønt kan gøres pæn. Lægger man den i syre, opløses kobberet i overfladen, og der bliver et tyndt lag næsten
        rent sølv. Det er ikke falskneri, det blev gjort på kongens eget værksted. Men det narrer også os. Vores apparat til
        at måle metal ser kun en brøkdel af en millimeter ned, så vi må enten måle i et hak eller regne med, at mønten
        pynter på sig.

        {{picture 1}}

        ## Løgn nr. 3: ansigtet

        Portrætter er altid lidt for unge. Rekorden har nok dronning Victoria, som på sit britiske sølv beholdt et
        pigeansigt fra 1838 til 1887. Da var hun 68. Ingen havde haft travlt med at rette det.

        Man kan også lyve ved at råbe. I 1644 var Christian 4. ved at tabe en krig, som svenskerne havde begyndt uden at
        sige til. Han lod slå mønter, hvor der midt i det latinske står Guds navn på hebraisk: *Justus Jehova Judex*, Herren
        er en retfærdig dommer. De bliver kaldt hebræere. Det var propaganda i lommeformat, og den kunne bruges til at købe
        brød. Dommeren lod sig ikke påvirke. Ved freden i 1645 mistede Danmark Gotland, Øsel og mere til.

        {{quote 0}}

        ## Løgn nr. 4: papiret

        Metal har en bund; det er altid noget værd. Papir har ingen. Efter krigen mod England og bombardementet af København
        trykte staten sedler, til ingen ville have dem. Den 5. januar 1813 gav den op. Seks rigsdaler i gamle sedler blev
        til én rigsbankdaler, og folk, der havde sparet op i pæne bundter, havde nu en sjettedel. Det kaldes
        statsbankerotten, og i samlingen ligger sedlerne side om side: lige pæne, lige underskrevne.

        Året efter mistede kongen Norge. Man kan lære børn årstallene udenad. Man kan også lægge to sedler foran dem og lade
        dem gætte, hvilken der blev brugt til at tænde op med.

        ## Hvordan man fanger en løgner

        Først vejer vi. Så måler vi, hvor meget vand den fortrænger, for så kender vi vægtfylden, og sølv er tungere end
        kobber. Så ser vi på kanten: En støbt forfalskning har en søm, en slået har ikke. Lyden er god. Sølv klinger, bly
        siger dunk. Til sidst kommer røntgenapparatet.

        Og så spørger vi, hvem der havde fordel af det. En samtidig forfalskning, lavet for at snyde en bager i 1540, er et
        kulturminde og får et nummer. En moderne, lavet for at snyde en samler, får også et nummer, men ligger i en anden
        skuffe.

        Har du en mønt i pungen, så se efter. Den siger, at den er tyve kroner. Metallet i den er en brøkdel værd. Resten er
        noget, vi er enige om. Det er ikke den værste løgn, vi har samlet på. Det er bare den, der virker.
      `,
    },
    en: {
      title: 'Coins that lie',
      subtitle: 'A thousand years of too little silver, too youthful kings and square money',
      slug: 'knowledge/gold-silver-and-lies/coins-that-lie',
      description:
        'A coin is a claim made in metal. We have a couple of hundred thousand, and few tell the whole truth.',
      facts: {
        'About 995': 'Sweyn Forkbeard was the first Danish king to put his name on a coin',
        '1813': 'the Danish state went bankrupt; six old daler became one new one',
        '49 years': 'British silver coins carried one and the same young Queen Victoria',
      },
      quotes: [
        {
          text: 'Forgeries are the most honest coins. They tell you what people believed in.',
          source: 'Anne Mette Krogh, head of the study room',
        },
      ],
      related: ['moentsamlingen', 'viden-moerke', 'studiesalen'],
      content: `
        A coin says three things: who made it, what it is worth, and that you may rely on this. As a rule, the first is the
        one that holds.

        Ours lie in shallow mahogany drawers, each in a small round hollow with its face up. Let us take out a few and put
        some questions to them.

        ## The first lie: the name

        Around 995 Sweyn Forkbeard had a coin struck with his image, his name and his title. Only the image is not of him.
        It was copied from an English penny, on which the same gentleman is called Æthelred. The moneyer, who signed the
        back, was named Godwine, which does not sound very Danish either.

        Sweyn’s coins are rare. Others in Scandinavia went further than borrowing a face. They copied the whole coin,
        lettering included, and where the man who cut the die was unable to read, the words dissolved into strokes and hooks
        that look like writing from a distance.[^It worked the other way too. Around the Baltic and in Russia people
        imitated Arabic coins without knowing any Arabic.] It did not matter. Nobody was looking at the name. They put the
        coin on the scales.

        Many coins of the Viking Age have nicks in the edge or small pecks on the surface. That is not wear. Somebody pushed
        in the point of a knife to feel whether the silver was soft all the way through. Every nick is a person in doubt.

        {{picture 0}}

        ## The second lie: the silver

        A king made money by making money. In came silver, some copper was stirred into it, and out went the same number of
        coins. The difference was his. In the years after 1241, as one royal murder followed another, more and more copper
        went in, until Danish pennies were hardly anything else.[^Numismatists speak of civil war coinage. It is often taken
        to last until about 1340.] They are ugly and plentiful and turn up on nearly every excavation, since nobody ever
        bent down for one.

        Christian II was more candid. In need of cash for his wars in Sweden, he saved himself the trouble of making his
        coins round. The sheet was cut into squares, struck and sent out: *klippinge*, clippings. Each year there was less
        silver in them. His subjects called him King Clipping, and by 1523 he was king no longer. There were other reasons
        as well.

        A poor coin can be made to look good. Put it in acid, and the copper near the surface dissolves, leaving a thin skin
        of almost pure silver. That was not forgery; it was done in the royal mint. But it fools us as well. Our instrument
        for measuring metals looks a fraction of a millimetre deep, so we must either measure inside a nick or assume that
        the coin is wearing make-up.

        {{picture 1}}

        ## The third lie: the face

        Portraits are always somewhat too young. The record may belong to Queen Victoria, who on the silver of Britain kept
        her girlish head from 1838 until 1887. She was 68 by then. Nobody had been in a hurry to put it right.

        One can also lie by shouting. In 1644 Christian IV was losing a war that Sweden had begun without troubling to
        declare it. He had coins struck on which the name of God appears in Hebrew in the middle of the Latin: *Justus
        Jehova Judex*, the Lord is a just judge. Collectors call them Hebrews. It was propaganda of pocket size, and it
        would buy bread. The judge was not swayed. In the peace of 1645 Denmark lost Gotland, Ösel and more besides.

        {{quote 0}}

        ## The fourth lie: the paper

        Metal has a floor, since it is always worth something. Paper has none. After the bombardment of Copenhagen and years
        of war with England, the state printed notes until nobody wanted them. On 5 January 1813 it gave up. Six rigsdaler
        in old notes became one of the new kind, and people who had saved in tidy bundles now owned a sixth. In our drawers
        the two sorts lie next to each other, equally handsome and equally signed.

        The following year the king lost Norway. One may have children learn such dates by heart. One may also lay two
        banknotes before them and let them guess which was used for lighting the stove.

        ## How to catch a liar

        First we weigh it. Next we see how much water it displaces, which gives its density, and silver is heavier than
        copper. Then we study the edge: a forgery that was cast has a seam, a coin that was struck has not. Sound is useful.
        Silver rings, and lead goes thud. Last of all comes the X-ray.

        And then we ask who stood to gain. A forgery of its own time, made to cheat a baker in 1540, is a piece of history
        and is given a number. A modern one, made to cheat a collector, is given a number too, but it goes in another
        drawer.

        If you have a coin in your purse, have a look at it. It claims to be worth twenty of something. The metal in it is
        worth a small part of that. All the rest is an agreement between you and me. As lies go it is far from the worst in
        the collection. It is merely the one that works.
      `,
    },
  },
)

const hornene = knowledgeArticle(
  'viden-hornene',
  {
    parent: 'viden-metal',
    image: guldhorn,
    tags: ['samling', 'oldtid'],
    publishedDate: day(-140),
    authors: ['samlinger-anne-mette-krogh'],
    pictures: [kopierne, closer(guldhorn)],
  },
  {
    da: {
      title: 'En kopi af en tegning af et horn',
      subtitle: 'Hvad man kan vide om guldhornene, når man ikke har dem',
      slug: 'viden/guld-sølv-og-løgn/en-kopi-af-en-tegning-af-et-horn',
      description:
        'Guldhornene blev smeltet i 1802. Alt, hvad vi siden har sagt om dem, bygger på folk, der tegnede efter bedste evne.',
      facts: {
        '1641': 'udgav Ole Worm den første bog om det lange horn',
        'Omkring 3 kg': 'guld var der i hvert af hornene',
        '2': 'gange er kopierne også blevet stjålet',
      },
      related: ['guldhornene', 'viden-moenter', 'jelling/front'],
      content: `
        De fleste danskere kan tegne et guldhorn. Det er krumt, det har ringe, og der er små mænd på. Næsten ingen tænker
        over, at de tegner efter en kopi, som er lavet efter en tegning, som er lavet af en, der måske sad i dårligt lys.

        [Historien om fundet og tyveriet](guldhornene) er kendt. Den her handler om det andet: hvad man ved om en ting, der
        er væk.

        ## To vidner

        Det lange horn blev fundet i 1639 og tegnet af Ole Worm, læge, professor og den flittigste samler i landet. Hans bog
        *De aureo cornu* kom allerede to år efter. Worm var en god iagttager, men han havde lært at se af tidens kobberstik.
        Hvor noget var utydeligt, førte tidens smag hånden. Vi ved bare ikke altid, hvor det var.

        Det korte horn dukkede op i 1734, og samme år udgav J.R. Paulli en afhandling om det. Det er her, runerne står, så
        hans øjne har vi haft mest brug for.

        Andre tegnede også, og andre igen tegnede efter tegningerne. Lægger man bladene ved siden af hinanden, er der
        forskelle nok til at gøre enhver forsigtig: en hånd, der holder noget det ene sted og er tom det andet. Vi har altså
        to genstande, set gennem et halvt dusin par øjne, og ingen facitliste.

        ### Det, der skulle have reddet dem

        Man havde faktisk taget afstøbninger i gips, før hornene blev stjålet. Et sæt blev sendt mod syd til en kardinal i
        Rom, men nåede efter sigende aldrig frem, fordi skibet forliste. Formene i København blev kasseret, siges det,
        ganske kort før tyveriet, for man havde jo hornene.[^Om forlis og kassation er kilderne ikke lige gode. At ingen
        afstøbning er fundet, er sikkert nok.] Det er den sætning, en registrator vågner af om natten: Vi har jo selve
        tingen.

        Natten til den 5. maj 1802 havde man ikke selve tingen længere.

        {{wide 0}}

        ## Hvor store var de?

        Selv det enkleste er usikkert. Målene findes i beretningerne, men de er givet i tommer og alen, og det er ikke altid
        klart hvis. Vægten er bedre kendt, for guld blev vejet ordentligt: omkring tre kilo for hvert af dem. Deraf kan man
        regne baglæns til, hvor tykt guldet kan have været.

        I 1860 fik kong Frederik 7. lavet et sæt kopier. De er smukke og regnes i dag for upålidelige i enkeltheder, for man
        havde lagt de gamle bøger på bordet og troet på dem. De næste, fra slutningen af 1970’erne, blev til efter et langt
        arbejde, hvor man holdt alle tegninger op mod hinanden og mod ægte guldarbejder fra 400-tallet. Man tegnede ikke
        efter ét vidne længere. Man afhørte dem alle.

        Det ene sæt er altså et billede af 400-tallet, som 1860 forestillede sig det. Det andet er et billede af 400-tallet,
        som 1979 gjorde. Begge er ægte, hvis man husker, hvad de er kopier af.

        ## Runerne holder

        En del af hornet overlevede tyveriet uden at miste noget. Det korte horn bar en linje langs randen: *ek hlewagastiR
        holtijaR horna tawido*. Jeg, Lægæst, Holts søn eller fra Holt, lavede hornet.[^Tegnet R står for en lyd mellem z og
        r, som siden blev til r. Derfor skriver nogle -gastiz og andre -gastiR.] Alle afskrifter er enige. Den, der tegnede,
        kunne ikke læse sproget, og netop derfor havde han ingen grund til at rette på det.

        Det er en af de ældste hele sætninger på et nordisk sprog. Den begynder med *jeg*. Og den har, hvis man læser den
        højt, bogstavrim: tre h’er på række, som i de digte, der først blev skrevet ned otte hundrede år senere. Guldet
        kunne smeltes om til andre smykker. Rimet kunne ikke.

        {{picture 1}}

        ### Hvad forestiller billederne?

        Her må vi sige noget kedeligt: Det ved vi ikke. Der er en kentaur. Der er en mand med tre hoveder og en ged i snor, slanger med unger, akrobater, stjerner. Man har set guderne Odin, Ty og Thor. Man har set en romersk
        cirkusforestilling, en kalender, en solformørkelse og en hemmelig skrift, hvor hver figur er et bogstav. Hver
        tolkning passer godt til nogle af figurerne. Det er altid de andre, der er problemet.

        Læg dertil, at vi ikke ser på billederne, men på tegninger af dem. Den, der bygger sin teori på, hvor mange fingre
        en figur har, bygger på kobberstikkerens nål.

        ## De blev stjålet igen

        Kopier kan også stjæles. Det skete i 1993 og igen i 2007, da nogen knuste en montre i Jelling. Begge gange kom de
        tilbage. Tyvene havde ikke læst skiltet: forgyldt sølv.

        I vores protokol har kopierne deres egne numre. Det er ikke pedanteri. En kopi fra 1860 er en gammel ting, og den
        fortæller om sin tid. Men der er også et kort i kartoteket for selve hornene. Under *Placering* er der skrevet et
        enkelt ord med blæk, som er blevet brunt: *Savnes.*
      `,
    },
  },
)

export const goldAndSilver: readonly Page[] = [loegn, hornene]
