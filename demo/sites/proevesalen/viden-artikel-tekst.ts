/** The long article in Danish: it holds everything that an article may hold. */
export const da = `
  Denne artikel er her, for at man kan se den. Den har alt, hvad en artikel kan have: billeder i
  to bredder, citater med og uden henvisning, seks noter, overskrifter i to størrelser, lister og
  en titel, der ikke kan stå på én linje nogen steder. Den handler om det, den selv består af. Så
  er den da ærlig.

  ## Linjen

  En linje kan være for lang. Øjet finder slutningen, men når det skal tilbage og lede efter
  begyndelsen på den næste, rammer det ved siden af. Omkring 65 tegn er behageligt, og 45 til 75
  går an.[^Tallet går igen i det meste litteratur om typografi. Det tæller mellemrum med.] Derfor
  fylder teksten kun en del af siden, selv om der er plads til mere. Pladsen ved siden af er ikke
  spildt. Den er det, der gør, at man kan læse.

  ### Og luften imellem

  Linjeafstanden skal være stor nok til, at øjet kan glide tilbage i rillen mellem to linjer.
  Lange linjer kræver mere luft end korte. Det er hele reglen, og den er ældre end skærmen.

  {{picture 0}}

  ## Initialen

  Det første bogstav er større end de andre. Skikken kommer fra håndskrifterne, hvor begyndelsen
  blev malet, så man kunne finde den. Bogtrykkerne lod plads stå åben til maleren og trykte et
  lillebitte bogstav i hullet, så han ikke malede det forkerte. Mange af hullerne blev aldrig
  fyldt.

  Den første bog, der blev trykt i Danmark, kom i Odense i 1482.[^Trykkeren var Johan Snell, der
  var hentet fra Lübeck.] Den første på dansk, *Den danske rimkrønike*[^Trykt af Gotfred af Ghemen
  i København i 1495.], fulgte tretten år senere. Begge begynder med et stort bogstav.

  {{quote 0}}

  ## Kursiven

  Skråskriften begyndte ikke som fremhævelse. Den begyndte som besparelse. I Venedig lod Aldus
  Manutius omkring 1500 skære en smal, skrå skrift efter tidens håndskrift, så der kunne være mere
  på siden, og bøgerne kunne være små.[^Typerne blev skåret af Francesco Griffo. De store
  bogstaver stod stadig lige op.] Først senere blev den brugt til det, vi bruger den til: titler,
  fremmede ord og *denne tone*.

  Der findes tre måder at fremhæve på, og man bør nøjes med en ad gangen:

  - *kursiv*, som hviskes,
  - **fed**, som råbes,
  - og at skrive sætningen bedre, hvilket er gratis.

  ### En nummereret liste

  1. Først vælger man teksten.
  2. Så vælger man skriften.
  3. Til sidst fjerner man det, man var stolt af.

  {{wide 1}}

  ## Noten

  Noten er en samtale i døren. Den, der vil videre, kan gå. Den, der bliver stående, får det at
  vide, der ikke var plads til indenfor. I de ældste bøger stod noterne i margenen rundt om
  teksten, til tider så tæt, at teksten lignede en ø.[^I juridiske og teologiske håndskrifter
  kunne forklaringen fylde flere gange så meget som det, den forklarede.] Siden rykkede de ned
  under en streg og til sidst helt om bag i bogen, hvor ingen læser dem.

  Her står de nederst, og man kan springe frem og tilbage. Prøv. Man skal lande på det ord, man
  kom fra, og ikke et afsnit for højt.

  {{quote 1}}

  ### Ord, der er længere end linjen

  På dansk kan man sætte ord sammen, så længe man har luft. En
  *genstandskonserveringsværkstedsassistentuddannelse* er lovlig, og det er en
  *museumsmagasinluftfugtighedsovervågningsrapport* også. På en smal skærm skal de deles med
  bindestreg og ikke stikke ud over kanten. Hvis de gør det, er det her, man skal opdage det, og
  ikke på en side om noget vigtigt.

  ## Tabellen ved siden af

  Til højre for teksten står nogle tal, eller under den, hvis skærmen er smal. De er der for dem,
  der kun skal bruge ét tal og gerne vil have det stort. Der er fem af dem, og det sidste er et
  ord, for det kan ske.

  ## Billedet, der kommer igen

  Det samme motiv må gerne stå to gange på en side, hvis det andet viser noget, det første ikke
  gør.

  {{picture 2}}

  Billedteksten er valgfri. Dette har ingen. Der skal ikke stå en tom linje, hvor den kunne have
  været, og heller ikke et komma. Alternativteksten er derimod ikke valgfri: Den er det billede,
  man får, når man ikke kan se det.

  ## Citatet uden nogen bag

  {{quote 2}}

  Et citat kan komme fra alle, ingen eller en, der ikke vil nævnes. Så står det alene, og der skal
  ikke være en tankestreg med luft efter.[^En tankestreg uden navn ligner en finger, der peger ud
  i mørket.] Det næste har en henvisning uden adresse. Den skal ikke vises; en knap, der ikke
  fører nogen steder hen, er værre end ingen knap.

  {{quote 3}}

  ## Slutningen

  En lang artikel bør holde op, før læseren gør. Herunder følger noterne, og under dem nogle andre
  sider, man kan gå videre til. [Tilstandene](tilstande) er et godt sted. Der er ingen bund på
  denne side, for en artikel har ingen sidefod. Det er ikke en fejl. Det er fred.
`
