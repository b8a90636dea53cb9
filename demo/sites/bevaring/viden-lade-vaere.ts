import { day } from '../../writing/days.ts'
import { knowledgeArticle } from '../../writing/knowledge.ts'
import { to } from '../../writing/marks.ts'
import { konservator, mikroskop, uniform } from './prints.ts'

export const ladeVaere = knowledgeArticle(
  'viden-lade-vaere',
  {
    parent: 'viden-holdning',
    image: konservator,
    tags: ['bevaring', 'haandvaerk'],
    publishedDate: day(-5),
    authors: ['bevaring-ulla-skovgaard', 'bevaring-mads-thorsen'],
    pictures: [mikroskop, uniform],
  },
  {
    da: {
      title: 'Det, en konservator lader være med',
      subtitle: 'En liste over ting, vi kunne have gjort, og hvorfor de ligger urørt',
      slug: 'viden/at-lade-være/det-en-konservator-lader-være-med',
      description:
        'Faget har flere forbud end metoder. De fleste er skrevet af folk, der havde gjort det modsatte.',
      facts: {
        'ca. 100 år': 'kogte man oldtidens træ i alun. Resten af tiden betaler vi for det',
        '1964': 'slog Venedigcharteret fast, at restaurering holder op, hvor gætteriet begynder',
        '37 grader': 'er spyt, når det virker bedst',
      },
      quotes: [
        {
          text: 'Det er let at se, hvad en konservator har gjort. Kom og se, hvad hun ikke har gjort.',
          source: 'Ulla Skovgaard, bevaringschef',
          link: to('etik'),
        },
      ],
      related: ['etik', 'vandtrae', 'viden-aarringe'],
      content: `
        En kvinde kom ind med sin oldefars sabel. Den var rusten, og hun ville have den, som den havde været. Hvornår,
        spurgte vi. Hun tænkte sig om. Da han fik den? Da han bar den? Da han hængte den op? Da hun så den som barn, med
        rust på?

        Hun tog den med hjem igen, tør og indpakket, og var glad. Det er en almindelig dag i værkstedet.

        ## Vi gør ikke tingene nye

        Restaurering er et ord, vi bruger forsigtigt. Det betyder at føre tilbage, og man kan ikke føre tilbage uden at
        vælge hvortil. Hver gang man vælger, visker man noget andet ud.

        I 1937–38 blev skulpturerne fra Parthenon i British Museum gjort rene før flytningen til en ny sal. Nogen syntes, at
        marmor skal være hvidt. Med kobberskrabere og slibemiddel fik man den gyldne hinde af, og med den noget af
        overfladen.[^Museet talte nødigt om sagen. Først i 1999 blev den gennemgået for åbne døre på en konference.]
        Hvidheden var aldrig gammel. Oldtiden havde malet dem.

        Så den første ting, vi lader være med, er at vide, hvordan det skal se ud.

        ### Vi pudser ikke

        Sølv bliver sort, fordi svovl i luften går i forbindelse med det yderste lag. Pudser man, fjerner man laget, og i
        laget sad der sølv. En kande, der er pudset hver fredag i hundrede og halvtreds år, har et våbenskjold, som man må
        gætte sig til. Vi gør den ren én gang, hvis det er nødvendigt, og sætter den i et tæt skab. Så skal der ikke pudses
        mere.

        På bronze er det grønne ofte det eneste, der er tilbage af den oprindelige flade. Skraber man ind til det blanke
        metal, er man nået forbi tingen.

        ## Vi bruger ikke verdens bedste lim

        Den bedste lim er den, man aldrig kan få af. Den er også den værste. En samling skal kunne skilles ad igen, af en,
        der ved mere end os, med midler, vi ikke har hørt om. Derfor bruger vi svage lime og fylder med noget, der er
        blødere end originalen. Hvis kanden tabes, skal den gå i stykker, hvor vi har repareret den.

        Kravet kaldes reversibilitet, og vi ved godt, at det er et ideal. Noget, der er suget ind i træ, kommer aldrig helt
        ud. Men man kan lade være med at spærre vejen for den næste.

        {{picture 0}}

        ### Vi tror ikke på nye vidundermidler

        Faget har en lang hukommelse for begejstring. Midt i 1800-tallet fandt C.F. Herbst i København på at koge mosefundet
        træ i alun. Saltet krystalliserede inde i træet og holdt det oppe. Metoden gik verden rundt og blev brugt i omkring
        hundrede år, også på fundet fra Oseberg i Norge. I dag ved vi, at opvarmningen dannede syre, og at træet siden er
        blevet til noget, der minder om kiks.[^Læs mere om, hvordan vådt træ bliver behandlet i dag, på siden om vandtræ.]

        I 1950’erne kom opløselig nylon. Den var gennemsigtig, nem at stryge på og kunne skylles af igen, stod der. Efter
        nogle år kunne den ikke. Den krympede og tog farven med. Hver gang en sælger viser os noget, der kan tages af igen,
        spørger vi, om han kan komme tilbage om fyrre år.

        {{quote 0}}

        ## Vi gætter ikke

        Mangler næsen, så mangler næsen. I 1964 skrev arkitekter og konservatorer i Venedig et charter, hvor der står, at
        restaurering må standse dér, hvor gætteriet begynder.[^Venedigcharteret, artikel 9.] Man kan fylde et hul, så kruset
        kan stå. Man må tone udfyldningen, så den ikke råber. Men man skal kunne se på en armslængde, at den er ny, og man
        opfinder ikke et mønster, fordi der er plads til et.

        Og vi fjerner ikke gamle reparationer, bare fordi de er grimme. En tallerken, der er klinket med bly i 1790,
        fortæller, at nogen holdt så meget af den, at de betalte.

        ### Vi vasker ikke uden grund

        Snavs kan være det vigtigste på en ting. Sod på et segl, jord i en sko, fedt i en gryde, sved i en krave. Der er
        blevet skyllet meget viden ud med rent vand. Vi tager prøver først, fotograferer og venter.

        Når der så skal gøres rent, begynder vi med det mildeste, man kender. Det er spyt. Det er lunkent, svagt, indeholder
        et enzym, der løser stivelse og snavs, og man har det på sig. I 1990 målte portugisiske konservatorer efter, hvad
        faget havde gjort i generationer, og fandt, at det virkede bedre end flere af flaskerne på hylden. I 2018 udløste
        det en Ig Nobelpris, og vi var alle en smule stolte.

        {{picture 1}}

        ## Det, vi så gør

        Vi ser. Vi skriver ned. Vi måler fugt og skruer en grad ned. Vi lægger silkepapir i en krave, så den ikke knækker,
        og bygger en æske, der passer. Vi standser rust og møl. Vi siger til en kirke, at den skal fyre langsommere op. Ni
        dage ud af ti er der ikke noget før-og-efter-billede, og hvis vi har gjort det ordentligt, er der ikke noget at se.

        Kvinden med sablen skrev et år efter. Hun havde fundet et brev i bordskuffen. Rusten langs hæftet, stod der, var fra
        den 18. april 1864, da han lå i vand i en grøft ved Dybbøl. Den var hun glad for, at ingen havde taget.
      `,
    },
    en: {
      title: 'What a conservator does not do',
      subtitle: 'A list of things we could have done, and why they were left alone',
      slug: 'knowledge/leaving-alone/what-a-conservator-does-not-do',
      description:
        'The profession has more prohibitions than methods. Most were written by people who had done the opposite.',
      facts: {
        'About 100 years': 'of boiling ancient wood in alum; we are still paying for it',
        '1964': 'the Venice Charter said that restoration ends where guessing begins',
        '37 degrees': 'is the temperature of saliva at its best',
      },
      quotes: [
        {
          text: 'What a conservator has done is easily seen. Come and see what she has not done.',
          source: 'Ulla Skovgaard, head of conservation',
          link: to('etik'),
        },
      ],
      related: ['etik', 'vandtrae', 'viden-aarringe'],
      content: `
        A woman came in with her great-grandfather’s sabre. It was rusty, and she wanted it the way it had been. When, we
        asked. She thought about it. When he was given it? When he carried it? When he hung it on the wall? When she saw it
        as a child, with rust on?

        She took it home again, dry and wrapped, and was content. That is an ordinary day in the workshop.

        ## We do not make things new

        ‘Restoration’ is a word we handle with care. It means bringing back, and you cannot bring a thing back without
        choosing to what. Whatever you choose, you rub out something else.

        In 1937 and 1938 the sculptures from the Parthenon were cleaned at the British Museum before they went into a new
        gallery. Somebody held that marble ought to be white. With copper scrapers and abrasives the honey-coloured skin was
        taken off, and some of the surface went with it.[^The museum preferred not to talk about it. The matter was gone
        through in public at a conference in 1999.] The whiteness had never been ancient. Antiquity had painted them.

        The first thing that we refrain from, then, is knowing what it should look like.

        ### We do not polish

        Silver blackens because sulphur in the air combines with its outermost layer. Polish it and you remove the layer,
        and there was silver in the layer. A jug that has been polished every Friday for a century and a half bears a coat
        of arms that has to be guessed at. We clean it once, if we must, and put it in a tight cupboard. After that there is
        nothing to polish.

        With bronze the green is often all that survives of the original surface. Scrape down to bright metal and you have
        gone straight past the thing itself.

        ## We do not use the best glue in the world

        The best glue is the one that never comes off. That makes it the worst. A join has to be undone one day by somebody
        who knows more than we do, using means that we have not heard of. So we choose weak adhesives, and fill gaps with
        something softer than the original. If the jug is dropped, it should break where we mended it.

        This is called reversibility, and we know that it is an ideal. What has soaked into wood will never come out
        altogether. But one can avoid blocking the road for whoever comes next.

        {{picture 0}}

        ### We do not believe in wonders

        Our trade has a long memory for enthusiasms. In the middle of the nineteenth century C. F. Herbst, in Copenhagen,
        hit on boiling wood from bogs in alum. The salt formed crystals inside and held the wood up. The method travelled
        the world and was used for about a hundred years, also on the Oseberg find in Norway. Today we know that the heating
        produced acid, and the wood has since turned into something rather like a biscuit.[^How wet wood is treated nowadays
        is told on the page about waterlogged wood.]

        In the 1950s came soluble nylon. It was clear, easy to brush on, and could be rinsed off again, or so it said. After
        some years it could not. It shrank, and took the paint along. Whenever a salesman shows us something that is fully
        removable, we ask whether he can call again in forty years.

        {{quote 0}}

        ## We do not guess

        If the nose is missing, the nose is missing. In Venice in 1964 architects and conservators wrote a charter which
        says that restoration must stop where conjecture begins.[^The Venice Charter, article 9.] You may fill a hole so
        that a mug will stand. You may tone the filling so that it does not shout. But at arm’s length it should be plain
        that it is new, and nobody invents a pattern because there happens to be room for one.

        Nor do we take out old repairs for being ugly. A plate that was riveted in 1790 tells us that somebody was fond
        enough of it to pay.

        ### We do not wash without a reason

        Dirt may be the most important part of an object: soot on a seal, soil in a shoe, fat in a pot, sweat in a collar. A
        good deal of knowledge has been rinsed away in clean water. We take samples first, and photographs, and our time.

        When cleaning cannot be put off, we begin with the mildest agent known, which is spit. It is lukewarm and weak, it
        contains an enzyme that loosens grime, and one has it about one’s person. In 1990 Portuguese conservators tested
        what the profession had been doing for generations and found that it outdid several of the bottles on the shelf. In
        2018 this won an Ig Nobel Prize, and we were all a little proud.

        {{picture 1}}

        ## What we do instead

        We look. We write it down. We measure the damp and turn the heating down by a degree. We tuck tissue into a collar
        so that it will not crack, and make a box that fits. We halt rust and moths. We tell a church to warm up more
        slowly. Nine days in ten there is no before-and-after picture, and if it was done properly there is nothing to see.

        The woman with the sabre wrote to us a year later. She had come across a letter in a drawer. The rust by the hilt,
        it said, dated from 18 April 1864, when he had lain in the water of a ditch at Dybbøl. She was glad that nobody had
        removed it.
      `,
    },
  },
)
