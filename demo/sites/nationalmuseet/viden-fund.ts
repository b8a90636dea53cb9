import { day } from '../../writing/days.ts'
import { knowledgeArticle } from '../../writing/knowledge.ts'
import type { Page } from '../../writing/site.ts'
import { kartotek, magasin, mosefund, museumssal, udgravning } from './prints.ts'

const mosen = knowledgeArticle(
  'viden-mosen',
  {
    parent: 'viden-jorden',
    image: mosefund,
    tags: ['oldtid', 'natur'],
    publishedDate: day(-118),
    authors: ['nationalmuseet-anders-kjaer'],
    pictures: [udgravning],
  },
  {
    da: {
      title: 'Mosens lugt',
      subtitle: 'Hvorfor et sted, hvor alting rådner, er det bedste sted at gemme noget',
      slug: 'viden/det-jorden-gemte/mosens-lugt',
      description:
        'I én mose er huden bevaret og knoglerne væk. I en anden er det lige omvendt. Man kan næsten lugte hvorfor.',
      facts: {
        '8. maj 1950': 'blev Tollundmanden fundet af folk, der gravede tørv',
        'Knap 9 kg': 'sølv vejer Gundestrupkedlen, som lå skilt ad på en mose i Himmerland',
        'ca. 1 mm': 'om året lægger en sund højmose til',
      },
      quotes: [
        {
          text: 'Vi får dem ind i spande. Det første, man gør, er at stikke næsen ned.',
          source: 'Anders Kjær, inspektør for danefæ',
        },
      ],
      related: ['oldtiden', 'hul-i-jorden', 'viden-solvognen'],
      content: `
        En mose lugter af fire ting. Af pors, hvis det er sommer: en harpiksagtig, lidt bitter duft, der minder om snaps,
        fordi den tit ender dér. Af våd jord. Af rådne æg, når støvlen går igennem og slipper svovlbrinten løs.[^Metan, den
        anden gas, der siver op, lugter ikke af noget. Det er den, der bliver tilsat en lugt, før den kommer i gasrøret.] Og
        så af ingenting, midt på, hvor der kun er tørvemos. Det sidste sted er det mest interessante.

        ## To slags våd

        Vi siger mose om det hele, men arkæologer skelner. Et *kær* får sit vand fra undergrunden. Er den kalkholdig, er
        vandet det også, og så bevares knogler, horn og metal, mens huden forsvinder. I sådan noget lå de tusinder af våben
        fra Illerup Ådal og Nydam, med skafter af ask og skjolde af træ.

        En *højmose* får kun vand fra himlen. Den har løftet sig op over landskabet på sit eget affald og er sur som eddike,
        næsten. Her går det omvendt. Knoglerne mister deres kalk og bliver bløde. Huden, håret, neglene og ulden bliver.

        Derfor er museets montrer skæve. Vi har uldne skørter, men næsten ingen særke af hør, for plantefibre klarer sig
        dårligt i det sure. Det betyder ikke, at folk gik uden undertøj. Det betyder, at mosen spiste det først.

        ## Et mos, der garver

        Tørvemos, *Sphagnum*, er en mærkelig plante. Den har ingen rødder. Den suger op til tyve gange sin egen vægt i vand
        og bytter næring ud med syre, så naboerne går til. Foroven gror den, forneden dør den, og det døde bliver til tørv i
        stedet for at rådne.

        Der er tre grunde til, at noget bevares. Der er næsten ingen ilt nede i vandet. Der er koldt. Og der er kemien: Når
        mosset dør, frigør det et sukkerstof, som kaldes sphagnan. Det binder sig til huden, nogenlunde som garvesyre gør,
        og tager næringen fra de bakterier, der skulle have gjort resten.[^Kemikeren Terence Painter beskrev processen i
        1990’erne. Før mente man, at det var almindelig garvesyre.] Mosen garver. Det er derfor, moselig er brune som sko og
        har rødt hår, også når de var blonde.

        {{picture 0}}

        ## Manden fra Tollund

        Den 8. maj 1950 var brødrene Højgaard og den enes kone i gang med at skære tørv i Bjældskovdal vest for Silkeborg. I
        to en halv meters dybde dukkede et ansigt op, så friskt, at de ringede til politiet. Politiet ringede til museet.
        P.V. Glob kom til stede og så en mand med lukkede øjne, skægstubbe, en skindhue på og en flettet læderstrop om
        halsen.

        Han døde omkring 400 f.Kr. Hans sidste måltid var en grød af byg, hør og pileurt. Da man undersøgte tarmen igen i
        2021, fandt man også spor af fisk. Han er ikke hos os, men i Silkeborg, hvor han hører til.

        Hos os er kvinden fra Huldremose på Djursland, som blev fundet i 1879. Hun havde to skindkapper på, et ternet skørt
        og et tørklæde, og tøjet blev vasket og hængt til tørre, før det blev sendt til museet. Det er den slags, der får en
        konservator til at sætte sig ned. I dag ved man, at skørtet har været blåt og halstørklædet rødt. Farven er ikke til
        at se; den er fundet kemisk. Inderst har hun båret noget af plantefibre. Af det er der kun et svagt spor på huden.

        ## Gaver uden modtager

        De fleste fund fra moser er ikke mennesker. De er gryder med mad, plove, fletninger, lurer, hjul, sværd. Og en
        enkelt gang en kedel af sølv. Den lå i Rævemose ved Gundestrup, skilt ad og stablet pænt, da tørvegravere stødte på
        den i maj 1891. Den er formentlig lavet et sted i Sydøsteuropa, og den, der lavede den, har set en elefant eller talt med en, der havde.

        Hvem gaven var til, ved vi ikke. Men stedet er ikke tilfældigt. En mose er hverken land eller vand. Man kan se ned i
        den uden at se bunden. Det, man lægger derned, kommer ikke igen, i hvert fald ikke i ens egen tid.

        {{quote 0}}

        ## Mens vi venter

        De store fundår var de år, hvor Danmark frøs. Under og lige efter anden verdenskrig blev der gravet tørv i millioner
        af tons, meget af den i hånden, og en mand med en spade opdager, hvad han rammer. Så kom der flere maskiner, og
        derefter kom olien. I dag er der næsten ingen, der skærer tørv, og næsten ingen højmoser tilbage. Den største, Lille
        Vildmose i Himmerland, er fredet og bliver sat under vand igen for klimaets skyld.

        Det er også godt for det, der stadig ligger dernede. Når en mose drænes, kommer ilten ind, og så begynder det, der
        var udsat i to tusind år. Det bedste, vi kan gøre for de næste fund, er at lade være med at finde dem.

        Har man fået lugten i næsen, kan man i øvrigt genkende den. Den sidder i magasinet, svagt, omkring hylderne med uld.
        Ingen har nogensinde klaget.
      `,
    },
  },
)

const thomsen = knowledgeArticle(
  'viden-thomsen',
  {
    parent: 'viden-folk',
    image: museumssal,
    tags: ['oldtid', 'samling', 'forskning'],
    publishedDate: day(-203),
    authors: ['nationalmuseet-kirsten-bjerregaard'],
    pictures: [kartotek, magasin],
  },
  {
    da: {
      title: 'Købmanden, der ryddede op i tiden',
      subtitle: 'Christian Jürgensen Thomsen og de tre skuffer, vi stadig bruger',
      slug: 'viden/folk-og-ting/købmanden-der-ryddede-op-i-tiden',
      description:
        'Han havde ingen eksamen og en bunke oldsager på et kirkeloft. Da han havde sorteret dem, var der blevet tre oldtider.',
      facts: {
        '1816': 'blev Thomsen sekretær for oldsagskommissionen, 27 år gammel',
        '1819': 'åbnede samlingen for publikum på Trinitatis Kirkes loft',
        '1836': 'udkom Ledetraad til nordisk Oldkyndighed, hvor tredelingen blev trykt',
      },
      related: ['oldtiden', 'om', 'samlinger/front'],
      content: `
        Stenalder, bronzealder, jernalder. De tre ord er så slidte, at man tror, de altid har været der. De blev fundet på i
        København, på et loft, af en mand, der egentlig solgte varer for sin far.

        ## En tyk tåge

        I 1807 nedsatte kongen en Kommission for Oldsagers Opbevaring. Gravhøje blev jævnet, og guld blev smeltet; det var
        kun fem år siden, [guldhornene](samlinger/guldhornene) var gået den vej. Kommissionen bad præsterne om at
        indberette, hvad der lå i deres sogne, og folk sendte ting ind. Det gik over al forventning. Snart var der flere
        oldsager, end nogen kunne overskue, og de blev lagt i universitetsbibliotekets lokaler over Trinitatis Kirke.

        Der lå de så. Ingen vidste, hvor gamle de var. Skrevne kilder rakte tilbage til omkring år 1000, og før det var der
        sagn. Sekretæren, professor Rasmus Nyerup, havde få år forinden skrevet, at alt fra den ældste hedenske tid svævede
        for os som i en tyk tåge, i et tidsrum, vi ikke kunne måle. Man vidste, at det var ældre end kristendommen. Om det
        var et par år eller et par tusind, måtte enhver gætte på.

        ## En mand med orden i papirerne

        I 1816 fik kommissionen en ny sekretær. Christian Jürgensen Thomsen var 27 år, ældste søn i et handelshus, uden
        studier. Det, han kunne, var mønter. Han havde samlet dem siden drengeårene, og en møntsamler lærer to ting: at se
        på stil og at spørge, hvad der lå sammen med hvad. Og så kunne han det, man lærer på et lager. Han kunne give hver
        ting et nummer.

        Han begyndte forfra. Han pakkede ud, mærkede, skrev op og stillede frem. I 1819 åbnede loftet for publikum, et par
        timer om ugen, og Thomsen viste selv rundt. Han skal have gjort lige så meget ud af det for en bondekarl som for en
        greve, ud fra den betragtning at det var bondekarlen, der gik bag ploven.

        {{picture 0}}

        ## Idéen var ikke ny

        At folk engang brugte sten, så bronze, så jern, havde andre sagt før. Den romerske digter Lukrets skrev det i det
        første århundrede f.Kr. Den danske historiker Vedel Simonsen skrev det i 1813.[^Han kaldte dem sten-, kobber- og
        jernalderen, men kunne ikke vise, hvad der hørte til hvornår.] Men det var en tanke, ikke en metode. Stenøkser kunne
        jo være de fattiges økser, mens de rige på samme tid havde bronze. Hvordan ville man afgøre det?

        Thomsens svar var at se på, hvad der lå sammen. En grav, der er lukket én gang, er en kasse, hvis indhold er pakket
        på samme tid. Det hedder i dag et *lukket fund*.[^Udtrykket er senere end Thomsen, men det var det, han gjorde.] Han lagde mærke til, at de støbte bronzesværd ikke lå sammen med jern. At bestemte spiraler fulgtes med bronzen, og slyngede dyr
        med jernet. At glas kom sent. At der var grave med sten og kun sten. Når man havde set tilstrækkelig mange, faldt de
        i tre bunker.

        Bunkerne var ikke rene. Sten blev brugt i bronzealderen, og bronze i jernalderen, og det sagde han højt. Det er ikke
        materialet alene, der daterer. Det er selskabet.

        ## En tynd bog

        I 1836 udkom *Ledetraad til nordisk Oldkyndighed*, uden forfatternavn på forsiden. Den var skrevet, for at folk
        skulle vide, hvordan man behandler et fund. I Thomsens afsnit står de tre tider, og de fylder kun nogle få sider.
        Året efter kom den på tysk, i 1848 på engelsk. Så var det løbet kørt, skønt nogle tyske kolleger protesterede i en
        menneskealder: De syntes, at det lød for enkelt.

        Thomsen skrev nødigt. Han foretrak at flytte om på ting, og da museet i 1830’erne fik plads på Christiansborg og i
        1850’erne i Prinsens Palæ, gjorde han det med hver sal. Et museum kunne læses ved at gå igennem det. Det er stadig
        sådan, det er tænkt: Går man forkert, går man baglæns i tiden.

        {{picture 1}}

        ## Hvad skufferne ikke kan

        Delingen siger, hvad der er ældst. Den siger ikke, hvor gammelt. Da Thomsen døde i 1865, anede ingen, at stenalderen
        i Danmark varede mere end ti tusind år og bronzealderen tolv hundrede. Det måtte vente på kulstof-14, som kom i
        1949, og på årringene i egetræ.

        Den passer heller ikke alle steder. I store dele af Afrika kom jernet uden en bronzealder først. I Mellemamerika byggede mayaerne byer uden nogen af delene. Tre skuffer er et nordisk møbel.

        Men prøv at undvære dem. Vi har prøvet, i udstillinger sorteret efter farve, efter lyd og efter køn. Gæsterne er
        høflige. Så spørger de, hvor bronzealderen er.
      `,
    },
  },
)

export const finds: readonly Page[] = [mosen, thomsen]
