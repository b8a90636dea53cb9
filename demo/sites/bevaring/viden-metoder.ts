import { day } from '../../writing/days.ts'
import { knowledgeArticle } from '../../writing/knowledge.ts'
import { print } from '../../writing/marks.ts'
import type { Page } from '../../writing/site.ts'
import { aarringe, altertavle, mikroskop, vikingeskib } from './prints.ts'

const klint = print('klint', {
  da: 'Linoleumssnit: hvide klinter rejser sig stejlt over havet; oven på dem står bøge.',
  en: 'Linocut: white cliffs rise steeply above the sea, with beeches along the top.',
})

const traeet = knowledgeArticle(
  'viden-aarringe',
  {
    parent: 'viden-se-efter',
    image: aarringe,
    tags: ['bevaring', 'forskning', 'vikingetid'],
    publishedDate: day(-19),
    authors: ['bevaring-mads-thorsen'],
    pictures: [vikingeskib, mikroskop],
  },
  {
    da: {
      title: 'Træet har talt årene selv',
      subtitle: 'Om årringe, tørre somre og et skib fra Dublin',
      slug: 'viden/at-se-efter/træet-har-talt-årene-selv',
      description:
        'Et stykke eg kan sige, hvilket år det blev fældet, sommetider hvilken årstid. Det skal bare have bark på.',
      facts: {
        '1370 f.Kr.': 'blev egen til Egtvedpigens kiste fældet',
        '1042': 'byggede man Skuldelev 2, ved Dublin',
        '50–100 ringe': 'skal der helst være, før kurven kan kendes igen',
      },
      quotes: [
        {
          text: 'Vi tæller ikke. Tælle kan enhver. Vi lytter efter, om to træer har oplevet det samme.',
          source: 'Mads Thorsen, konservator',
        },
      ],
      related: ['vandtrae', 'viden-lade-vaere', 'nationalmuseet/viden-egtvedpigen'],
      content: `
        Sav en egegren over, og tæl ringene. Så ved du, hvor gammel grenen var. Det kan børn, og det har man kunnet altid.
        Det er bare ikke det, vi laver.

        Dendrokronologi handler ikke om, hvor mange ringe der er, men om hvor brede de er. Og om at finde en anden, der har
        haft det samme liv.

        ## En dagbog i millimeter

        Et træ i vores klima lægger en ring til hvert år. Om foråret dannes der store, lyse kar, om sommeren tæt, mørkt ved,
        og om vinteren ingenting. Er sommeren god, bliver ringen bred. Er den tør, eller har oldenborrerne spist bladene,
        bliver den smal.

        Naboens eg har haft den samme sommer. Derfor har den det samme mønster: smal, smal, bred, mellem, smal. Ikke helt,
        for den ene stod i skygge, og den anden mistede en gren, men nok. Over halvtreds eller hundrede år er rækken så
        særegen, at den ikke kommer igen. Det er et fingeraftryk, ikke af træet, men af årene.[^Kortere rækker kan passe
        flere steder ved et tilfælde. Derfor afviser vi en del prøver, som ejeren havde glædet sig til.]

        ### Fra levende til død til meget død

        Begynd med en levende eg. Dens yderste ring er i år, og så er alle de andre også tidsfæstet. Tag en bjælke fra et
        hus, der blev bygget, da egen var ung. Dens yderste ringe ligner den levendes inderste. Skub dem, til de passer. Nu
        rækker kurven længere tilbage. Tag så en kirkedør, en brønd, et skib, en mosestamme.

        Manden, der fik idéen, var ikke botaniker. Andrew Ellicott Douglass var astronom i Arizona og interesserede sig for
        solpletter. Han håbede, at de kunne aflæses i fyrretræernes ringe. Det kom der mindre ud af, men han opdagede, at
        han kunne datere bjælkerne i de gamle puebloer. I mange år havde han to kurver, en fra nutiden og bagud og en fra
        fortiden, som svævede frit. I juni 1929 blev der gravet en forkullet bjælke frem i byen Show Low. Den hed HH-39, og
        den passede i begge ender. Pludselig havde snese af ruiner et årstal.

        For egetræ i Nordvesteuropa går kurven i dag mange tusind år tilbage. Det er derfor, vi kan sige 1370 f.Kr. om
        kisten fra Egtved uden at rømme os.

        {{quote 0}}

        ## Barken er det hele værd

        Årstallet gælder den yderste ring, der er bevaret. Er barken der, er det fældningsåret. Er foråret begyndt i den
        sidste ring, men ikke sommeren, er træet fældet i maj eller juni. Så nøjagtig er ingen anden datering af noget, der
        er over tusind år gammelt.

        Men en tømrer hugger barken af, og tit også *splinten*, det lyse ved yderst, som ormene holder af. Danske ege har
        som regel omkring tyve ringe splint. Er der bare lidt tilbage, kan vi lægge et rimeligt tal til. Er der slet ingen,
        kan vi kun sige *efter*. Hvor meget efter, må stå åbent.

        Derfor denne bøn til alle, der sætter gamle huse i stand: Sav ikke kanten af. Det grimme, flossede stykke med
        borebillehuller er det eneste, vi har brug for.

        {{picture 0}}

        ## Hvor voksede det?

        Vejret er ikke ens overalt. En eg fra Irland og en fra Jylland har ikke haft de samme somre, og derfor kan kurven
        også sige noget om stedet. Da man undersøgte det store krigsskib, der blev gravet op af Roskilde Fjord i 1962,
        Skuldelev 2, passede plankerne dårligt med de danske kurver. De passede med de irske. Skibet er bygget ved Dublin i
        1042.[^Arkæologerne havde regnet med et skib fra egnen. Det lå trods alt i Roskilde.] Det har krydset Nordsøen
        mindst én gang, er blevet repareret og er endt som spærring i en sejlrende.

        Det længste vikingeskib, man kender, Roskilde 6, er af eg fra egnene ved Oslofjorden, fældet omkring 1025. Og bag på
        hollandske malerier fra 1600-tallet sidder der tit brædder fra Baltikum. Noget af Rembrandts skov har vokset ved
        Østersøen.

        ## Solens underskrift

        Det nyeste trick er kommet fra et uventet sted. I 774–775 og igen i 993 ramte usædvanligt kraftig stråling Jorden,
        sandsynligvis fra solen. Den satte sig som et spring i mængden af kulstof-14 i netop de årringe, overalt på
        kloden.[^Fusa Miyake beskrev den første af dem i Nature i 2012.] Finder man springet, kan man tælle derfra, også i
        en stump, som er for kort til at passe ind i nogen kurve.

        I 2021 gjorde man det med tre stykker træ fra L’Anse aux Meadows på Newfoundland, hvor nordboer havde hugget med
        jernøkse. Alle tre var fældet i 1021. Før det havde man sagt ”omkring år 1000”.

        {{picture 1}}

        ## Hvad vi skal bruge

        En boreprøve er så tyk som en blyant og efterlader et hul, som vi propper til. På skibsplanker måler vi helst på
        kanten, uden at skære. Våde prøver skal forblive våde. Og skriv på posen, hvor i huset stykket sad. Vi har fået
        meget smuk eg med sedlen *Fra loftet*. Det har de fleste.
      `,
    },
    en: {
      title: 'The tree has kept count',
      subtitle: 'On rings, dry summers and a ship from Dublin',
      slug: 'knowledge/looking-closely/the-tree-has-kept-count',
      description:
        'A piece of oak can name the year it was felled, at times the season. All it asks is to keep its bark.',
      facts: {
        '1370 BC': 'the oak for the Egtved Girl’s coffin was felled',
        '1042': 'Skuldelev 2 was built near Dublin',
        '50–100 rings': 'are wanted before a pattern can be recognised',
      },
      quotes: [
        {
          text: 'We do not count. Anyone can count. We listen for two trees that lived through the same thing.',
          source: 'Mads Thorsen, conservator',
        },
      ],
      related: ['vandtrae', 'viden-lade-vaere', 'nationalmuseet/viden-egtvedpigen'],
      content: `
        Saw through a branch of oak and count the rings, and you know how old the branch was. Children can do it, and people
        always could. It is just not what we do.

        Dendrochronology has little to do with how many rings there are and a great deal with how wide they are. It is the
        art of finding another tree that has led the same life.

        ## A diary in millimetres

        In a climate like ours a tree adds one ring a year: large pale vessels in spring, dense dark wood in summer, and in
        winter nothing. A kind summer makes a broad ring. A dry one, or a plague of cockchafers in the leaves, makes a
        narrow one.

        The oak next door had the same summer, and therefore the same pattern: narrow, narrow, broad, middling, narrow. Not
        to the letter, since one stood in the shade and the other lost a limb, but near enough. Over fifty or a hundred
        years the sequence is so peculiar that it does not occur again. It is a fingerprint, less of the tree than of the
        years.[^Shorter runs may fit in several places by chance. For that reason we turn down a number of samples whose
        owners had been looking forward to the answer.]

        ### From the living to the long dead

        Begin with an oak that is alive. Its outermost ring is this year’s, so all the others have dates too. Now take a
        beam from a house built when that oak was young. The last rings of the beam resemble the first rings of the tree.
        Slide one along the other until they match, and your curve reaches further back. Go on with a church door, a well, a
        ship, a trunk from a bog.

        The man who thought of it was not a botanist. Andrew Ellicott Douglass was an astronomer in Arizona with an interest
        in sunspots, which he hoped to find recorded in the rings of pines. There he was less lucky, but he found that he
        could date the beams of the old pueblos. For years he had two curves, one leading back from the present and another
        that floated freely in the past. In June 1929 a charred beam was dug up in the town of Show Low. It was labelled
        HH-39, and it fitted at both ends. Within a moment dozens of ruins had a date.

        For the oak of north-western Europe the curve now goes back many thousands of years. It allows us to say 1370 BC of
        the coffin from Egtved without clearing our throats.

        {{quote 0}}

        ## The bark is worth everything

        The date is that of the last ring to survive. With bark on, it is the year of felling. If spring has begun in the
        last ring but summer has not, the tree came down in May or June. For things more than a thousand years old no other
        method is as exact.

        But carpenters take off the bark, and often the *sapwood* too, the pale outer layer that woodworm is so fond of. A
        Danish oak usually has about twenty rings of it. If a little is left, we can add a reasonable number. If there is
        none, we can only say ‘after’, and how long after must be left open.

        Hence a plea to everyone who restores old houses. Do not trim the edge. That ugly, ragged strip full of beetle holes
        is the one piece we need.

        {{picture 0}}

        ## Where did it grow?

        The weather is not the same everywhere. An oak in Ireland and an oak in Jutland have had different summers, so the
        curve may tell us about places as well. When the planks of the long warship raised from Roskilde Fjord in 1962,
        known as Skuldelev 2, were compared with Danish curves they fitted badly. They fitted the Irish ones. The ship was
        built near Dublin in 1042.[^Archaeologists had been expecting something local. It was found at Roskilde, after all.]
        It crossed the North Sea at least once, was repaired, and ended its days as a barrier in a sailing channel.

        Roskilde 6, the longest Viking ship that we know of, is of oak from around the Oslo Fjord, felled about 1025. And
        behind many a Dutch painting of the seventeenth century there is a board from the Baltic. Some of Rembrandt’s forest
        grew there.

        ## Signed by the sun

        The latest trick came from an unexpected quarter. In 774–775 and again in 993 the Earth was struck by unusually
        strong radiation, in all likelihood from the sun. It left a jump in the amount of carbon-14 in just those rings, all
        over the world.[^Fusa Miyake described the first of them in Nature in 2012.] Find the jump and you can count from
        there, even in a scrap too short to fit any curve.

        In 2021 this was done with three pieces of wood from L’Anse aux Meadows in Newfoundland, which Norse settlers had
        cut with axes of iron. All three trees had been felled in 1021. Until then the best one could say was ‘around the
        year 1000’.

        {{picture 1}}

        ## What we need

        A core is as thick as a pencil and leaves a hole that we plug. With ships’ planks we would rather measure along the
        edge and not cut at all. Wet samples must stay wet. And write on the bag where in the building the piece was. We
        have been sent some very fine oak marked *From the attic*. Most oak is.
      `,
    },
  },
)

const hvidt = knowledgeArticle(
  'viden-hvidtekalk',
  {
    parent: 'viden-se-efter',
    image: altertavle,
    tags: ['bevaring', 'middelalder'],
    publishedDate: day(-96),
    authors: ['bevaring-ulla-skovgaard'],
    pictures: [klint],
  },
  {
    da: {
      title: 'Tyve lag hvidt',
      subtitle: 'Om kalk, der skjuler, kalk, der redder, og en djævel på Møn',
      slug: 'viden/at-se-efter/tyve-lag-hvidt',
      description:
        'En dansk kirkevæg er en bog med hvide sider. Kunsten er at bladre uden at rive nogen ud.',
      facts: {
        '1536': 'blev Danmark luthersk; de fleste billeder blev siddende længe endnu',
        'Et frimærke': 'er det første hul, man åbner for at tælle lagene',
        '0 kroner': 'koster første syn hos os',
      },
      quotes: [
        {
          text: 'Man skal standse, mens man har lyst til at blive ved. Det gælder også kage.',
          source: 'Ulla Skovgaard, bevaringschef',
        },
      ],
      related: ['kalkmalerier', 'ydelser', 'viden-lade-vaere'],
      content: `
        Når vi kommer ind i en gammel kirke, banker vi på væggen med en knoge, meget forsigtigt. (Lad os om det.) Nogle
        steder svarer den kort og hårdt. Andre steder er der en hul lyd, som når man banker på et knækbrød. Dér har kalken
        sluppet, og bag den kan der være et billede.

        Bag det hvide ligger der mere middelalder, end der hænger på noget dansk museum. Det meste er vi enige om at lade
        ligge.

        ## En sten, der bliver til væg

        Kalk er en rundrejse. Man tager en hvid sten, kridt for eksempel, og brænder den, til kuldioxiden går af. Tilbage er
        brændt kalk, som hvæser, når der kommer vand på. Den læskes til en fed, hvid grød, og den kan ligge i en kule i
        årevis og kun blive bedre. Stryger man den tyndt på en mur, begynder den at tage kuldioxid tilbage fra luften. Efter
        nogle uger er den sten igen.

        {{picture 0}}

        Det er hele hemmeligheden ved kalkmalerier. Maler man på kalken, mens den er frisk, vokser farvekornene fast i
        stenen. Der er ingen lim. Der er heller ikke noget, der kan rådne.[^Ægte fresko, malet i våd puds, er der lidt af
        fra romansk tid. Det meste i Danmark er malet på et nykalket, fugtigt lag oven på tør puds.] Okker, jernrødt,
        trækulssort og kalk: paletten kunne graves op i nærheden. Kun det kostbare blå kom langvejs fra, og det er også tit
        det, der er faldet af.

        ## Hvorfor blev de hvidtet?

        Det populære svar er reformationen. Det er kun lidt rigtigt. I 1536 blev Danmark luthersk, men Luther havde ikke
        noget imod billeder, når man ikke bad til dem, og mange steder fik de lov at sidde i et par hundrede år. Der findes
        også malerier fra efter 1536.

        De forsvandt af mere jævne grunde. Smagen blev lys. Væggene var sodede. Vinduerne blev større, og et utydeligt
        helvede i nordhjørnet passede ikke til de nye stole. Så fik de en gang hvidt til pinse, ligesom ude på gården, og
        næste gang en til. Efter tre hundrede år kan der være tyve lag, tilsammen så tykke som et stykke pap.

        Ingen tænkte på at bevare noget. Men de kunne ikke have gjort det bedre. Kalken holdt lys, sod og hænder væk og
        åndede samtidig med muren. Havde man malet med olie, havde vi intet haft.

        ## Frem igen, og lidt til

        I 1800-tallet begyndte man at banke lagene af. Malere som Jacob Kornerup og Magnus Petersen rejste land og rige
        rundt for Nationalmuseet, tegnede af i vandfarve og satte i stand. De havde travlt, og de havde en anden idé om,
        hvad et billede er. En helgen uden ansigt var i deres øjne ikke et fragment, men en fejl. Så hun fik et.

        Derfor ser en del danske middelaldermadonnaer ud, som om de har læst Ingemann. Sommetider er der så meget 1880 på
        væggen, at 1480 er svær at finde. Skal vi tage det af? Det er også en tidsalder, og den kommer heller ikke igen. Vi
        beslutter det væg for væg, og aldrig alene.

        {{quote 0}}

        ## En djævel med notesbog

        Det, der kommer frem, er ikke altid fromt. På Møn arbejdede der omkring år 1500 en maler, som vi kalder
        Elmelundemesteren, fordi ingen har skrevet, hvad han hed. Hans mennesker har tunge øjenlåg og ser ud, som om de er
        blevet vækket. I Fanefjord Kirke sidder der to koner og sladrer, mens en djævel tager notater. I Elmelunde går Adam
        bag en plov, og den er tegnet af en, der har gået bag en.[^Elmelunde og Keldby ligger få kilometer fra hinanden,
        Fanefjord i den anden ende af øen. Alle tre kan nås på en dag.]

        I flere kirker kærner koner smør med hjælp fra djævle. Det står ikke i Bibelen. Det er landsbysladder, sat op under
        hvælvingen, hvor alle kunne se det og ingen kunne sige, at det var om dem.

        De, der kun kendte skriften af omtale, har siddet der søndag efter søndag og set op. Det var deres aviser.

        ## Sådan bladrer man

        Vi begynder med lygten, holdt helt ind til væggen. Så ses hver bule. Derefter et hul på størrelse med et frimærke,
        lag for lag, som en trappe, så man kan tælle. Værktøjet er en skalpel, en lille hammer og en stol, man kan sidde
        længe på. En øvet konservator når på en god dag et areal som et viskestykke.

        Det løse lægges på plads igen med tynd kalk, sprøjtet ind bagved gennem et hul, man ikke kan se. Huller i billedet
        udfyldes ikke. De tones en anelse, så øjet ikke falder i dem. Står man på gulvet, ser man helgenen. Står man på
        stilladset, ser man, hvad der er hende, og hvad der er os.

        Og bagefter? Tit dækker vi til igen. Et billede, man ikke har råd til at passe, har det bedst under hvidt. Det har
        prøvet det før.
      `,
    },
  },
)

export const methods: readonly Page[] = [traeet, hvidt]
