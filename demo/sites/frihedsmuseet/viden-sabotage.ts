import { day } from '../../writing/days.ts'
import { knowledgeArticle } from '../../writing/knowledge.ts'
import { cykler, kartotek } from './pictures.ts'

const da = `
  Når man siger sabotage, tænker de fleste på et brag. En fabrikshal, der letter, en himmel, der
  bliver orange, en cykel, der forsvinder om hjørnet. Det er også rigtigt. I årene 1943 til 1945
  sprang der bomber i danske fabrikker næsten hver uge, og de kunne høres langt væk.

  Men der var en anden slags. Den lavede ingen lyd, den kom ikke i de illegale blade, og bagefter
  kunne ingen bevise, at den havde fundet sted. Den foregik på kontorer, i remiser og på
  tegnestuer, og den blev udført af folk, der gik hjem klokken fem.

  ## Papirer, der gik den forkerte vej

  En stor del af det, Tyskland fik ud af Danmark, begyndte som papir: en ordre, en fragtseddel, en
  tegning, en tilladelse. Papir kan ligge forkert. Det kan mangle en underskrift, blive sendt til
  den afdeling, det kom fra, eller være skrevet på en blanket, der er gået ud.

  Det er svært at kende forskel på sabotage og almindelig langsommelighed, og det var hele
  pointen. Når et værft år efter år ikke kan blive færdigt med et skib, kan det skyldes mangel på
  stål, mangel på folk eller mangel på lyst. I arkiverne ser de tre ting ens ud.[^Historikere er
  uenige om, hvor meget der blev gjort med vilje. Efter krigen huskede mange, at de havde arbejdet
  langsomt. Det var sværere at finde nogen, der huskede det modsatte.]

  En svejsning kan være pæn og svag. En aksel kan være drejet en tiendedel millimeter for smal.
  Den slags opdages først langt væk og længe efter, og så er der en anden, der har vagten.

  {{picture 0}}

  ## Skinner, der bare var løse

  Fra 1944 blev jernbanen et mål. Gennem Jylland kørte de transporter, der skulle til og fra
  Norge, og hvert tog, der blev forsinket, var soldater og materiel, der manglede et andet sted.
  Nogle skinner blev sprængt. Andre blev skruet løs.

  Det tager fire mand, en lang nøgle og omkring et kvarter at fjerne skruerne fra et stykke
  skinne. Den bliver liggende. Man kan se på den i dagslys uden at opdage noget. Det kræver, at
  nogen ved præcis, hvilket tog der kommer hvornår, og her havde modstanden en fordel: Det vidste
  jernbanefolkene. En stationsforstander behøvede ikke at gøre andet end at nævne et klokkeslæt
  for den rigtige.

  De samme folk skulle bagefter rydde op, og også det kunne gøres på flere måder. Nogle
  hjælpevogne var bemærkelsesværdigt længe om at nå frem.

  {{quote 0}}

  ## Dengang hele byen gik i haven

  Den mest effektive lydløse aktion var måske den i slutningen af juni 1944. Besættelsesmagten
  havde indført udgangsforbud i København fra klokken 20. Mandag den 26. juni lagde arbejderne på
  skibsværftet B&W værktøjet fra sig midt på dagen og gik hjem. De strejkede ikke, forklarede de i
  et brev. De havde bare kolonihaver, og når man ikke måtte være ude om aftenen, måtte man jo
  passe kartoflerne om eftermiddagen.

  Det er en af krigens bedste undskyldninger. Den kunne ikke modsiges, uden at nogen kom til at se
  latterlig ud. De næste dage gik andre arbejdspladser hjem på samme måde, og den 30. juni stod
  hele København stille: ingen sporvogne, ingen telefoner, ingen butikker. Der blev tændt bål i
  gaderne og skudt ned ad dem. Omkring hundrede mennesker blev dræbt i de dage, og mange flere
  såret.[^Strejken kaldes folkestrejken. Den varede til den 4. juli. Besættelsesmagten lukkede
  undervejs for vand, gas og elektricitet til byen.] Udgangsforbuddet blev først lempet og siden
  ophævet.

  En by havde sagt nej ved at gå tidligt hjem.

  ## De små ting

  Før alt det andet var der de ting, som næppe kan kaldes sabotage, men som øvede folk i den. Man
  svarede ikke, når man blev spurgt om vej. Man flyttede sig i sporvognen. Man strikkede huer med
  ringe i de engelske flyveres farver og lod børnene gå med dem. Man samledes i parker og sang
  gamle sange med usædvanlig mange deltagere.

  I Aalborg gik nogle skoledrenge længere. De kaldte sig Churchill-klubben, stjal våben fra tyske
  soldater og ødelagde køretøjer. De blev fanget i maj 1942, og landet opdagede, at nogle af de
  første, der for alvor havde handlet, stadig gik i skole.

  De voksne blev flove. Flovhed viste sig at være et brugbart brændstof.

  ## Hvad virkede?

  Det er et rimeligt spørgsmål, og svaret er ikke enkelt. Den højlydte sabotage ødelagde fabrikker
  og blev besvaret med terror: Kendte borgere blev myrdet, og elskede bygninger sprængt, blandt
  dem flere i Tivoli i juni 1944. Den lydløse kostede færre liv, men ingen kan gøre den op.
  Jernbanesabotagen sinkede transporter. Om den ændrede noget ved fronten, diskuteres
  stadig.[^Tyske tropper fra Norge kom gennem Danmark i krigens sidste vinter med forsinkelser på
  timer og dage. Der var også andre grunde, blandt dem mangel på kul.]

  Måske er det forkert at måle den i tog. Den, der løsner en skrue, ved bagefter noget om sig
  selv, som han ikke vidste før. Det samme gælder den, der lægger en blanket i den forkerte bakke.

  I montren ved udgangen ligger en skruenøgle, 81 centimeter lang. Ejeren brugte den om natten i
  1945 og om dagen de næste tredive år. Den er slidt blank i den ene ende. Han var banearbejder og
  havde ansvar for, at skinnerne sad fast.
`

export const sabotage = knowledgeArticle(
  'viden-sabotage',
  {
    parent: 'viden-modstand',
    image: cykler,
    tags: ['besaettelse'],
    publishedDate: day(-130),
    authors: ['frihedsmuseet-ellen-bak'],
    pictures: [kartotek],
  },
  {
    da: {
      title: 'Den sabotage, ingen hørte',
      slug: 'viden/modstand/den-sabotage-ingen-hørte',
      subtitle: 'Løse skruer, forlagte papirer og en eftermiddag i kolonihaven',
      description:
        'Bomberne kom i bladene. Men der var også en modstand uden brag, udført af folk, der gik hjem klokken fem.',
      content: da,
      quotes: [
        {
          text: 'Vi har tusind rapporter om eksplosioner og ikke én om en forlagt blanket. Sådan bliver historien larmende.',
          source: 'Ellen Bak, museumsinspektør',
        },
      ],
      facts: {
        '15 min.': 'tog det fire mand at løsne en skinne',
        'Kl. 20': 'begyndte udgangsforbuddet i juni 1944',
        '81 cm': 'er nøglen i montren ved udgangen',
      },
      related: ['viden-bladet', 'besaettelsen', 'ikke-alle'],
    },
  },
)
