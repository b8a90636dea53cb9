import { day } from '../../writing/days.ts'
import { knowledgeArticle } from '../../writing/knowledge.ts'
import { to } from '../../writing/marks.ts'
import { podcastTeaser } from '../../writing/modules.ts'
import { kartotek, magasin, uniform } from './pictures.ts'

const da = `
  ”Kære forældre, jeg tager pennen i hånden for at lade jer vide, at jeg, Gud ske lov, er rask.”
  Sådan begynder de næsten alle sammen. Sætningen var lært i skolen, og den gjorde nytte: Den, der
  åbnede brevet ved køkkenbordet i Thy eller på Falster, behøvede kun at læse én linje for at
  trække vejret igen. Alt, hvad der kom bagefter, var en tilgift.

  Krigen i 1864 varede ni måneder. Den kostede landet hertugdømmerne Slesvig, Holsten og
  Lauenborg, og den er beskrevet af generaler, ministre og malere. Men den er også beskrevet af
  nogen, der ikke plejede at skrive. Siden 1814 havde alle børn skullet gå i skole, og de mænd,
  der nu lå i skanserne, var blandt de første landsoldater, som næsten alle selv kunne skrive
  hjem.[^Undervisningspligten blev indført ved skolelovene i 1814. Også i treårskrigen 1848–50
  blev der skrevet mange soldaterbreve.]

  ## Februar: Det er koldt

  De første breve handler om sne. Den 1. februar gik preussiske og østrigske tropper over Ejderen.
  Den danske hær stod ved Dannevirke, det gamle voldanlæg, som hele landet troede på, og som var
  for langt og for lidt færdigt. Natten mellem den 5. og 6. februar gav general de Meza ordre til
  at gå tilbage. Det skete i stilhed og i snestorm, og hæren blev reddet.

  I København rasede man. I brevene står der noget andet. De skriver, at de gik hele natten, at
  vejene var glatte som spejle, og at de sov i en lade. En spørger, om han må bede om et par
  vanter. At han har været med til en af den danske hærs dristigste manøvrer, ved han ikke, eller
  også er det ikke det, han lægger mærke til.

  {{picture 0}}

  ## Marts: Vi har det godt

  Så kom Dybbøl. Ti skanser af jord lå i en bue foran Sønderborg, og i dem skulle man vente. Fra
  midten af marts skød preusserne fra Broager tværs over Vemmingbund med riflede kanoner, der
  rakte længere end de danske. Det kunne man ikke svare igen på.

  Det er nu, brevene bliver stille. Ikke kortere, men stille. Der står om suppen. Der står om en
  mand fra nabosognet. Der bliver spurgt til hoppen, til rugen, til den lillebror, der skal
  konfirmeres. Krigen kommer ind fra siden, i bisætninger: ”Ole, som jeg skrev om, er her ikke
  mere.”

  Vi har lagt brevene fra en enkelt afsender på række. Han hedder Niels i udstillingen.[^Niels er
  sat sammen af tre brevskrivere. Deres efterkommere har bedt om, at navnene ikke bliver vist.] I
  januar skriver han fire sider om ugen. I begyndelsen af april skriver han én, og håndskriften er
  blevet større. Han sover ikke. Det står der ikke, men linjerne gør.

  {{quote 0}}

  ## 18. april klokken ti

  Tidligt om morgenen den 18. april begyndte det voldsomste bombardement under hele belejringen.
  Klokken ti holdt det op. I stilheden løb de preussiske stormkolonner frem fra løbegrave, der var
  gravet til få hundrede meter fra skanserne. Ved middagstid var det hele i realiteten forbi. 8.
  brigade gjorde et modangreb, som gav resten tid til at komme over broerne til Als.

  Danskerne mistede omkring 4.800 mand. Omkring 1.700 af dem var døde eller sårede; de øvrige blev
  fanget.

  Fra den dag har vi ingen breve. Fra dagene efter har vi mange, og de er meget korte. ”Jeg
  lever.” Et er skrevet på bagsiden af en seddel om udlevering af brød. Et andet er skrevet af en
  fremmed: En medpatient på lazarettet har ført pennen for en, der havde mistet højre hånd, og han
  undskylder for stavningen.[^Ved Dybbøl var der for første gang udsendinge fra det nystiftede
  Røde Kors til stede i en krig, én på hver side: Louis Appia hos preusserne og Charles van de
  Velde hos danskerne.]

  ## De breve, der kom for sent

  Posten var langsommere end kuglerne. En familie kunne læse, at han var rask, ti dage efter at
  han var begravet. Nogle modtog det sidste brev samme dag som avisen med tabslisterne. Andre fik
  deres egne breve retur, uåbnede, med en kort bemærkning skrevet udenpå af en, der havde skrevet
  den samme bemærkning mange gange den dag.

  {{wide 1}}

  De returnerede breve er dem, vi viser nødigst, og dem, folk står længst ved. De er fulde af
  hverdag. Koen har kælvet. Lærken er kommet. Din bror hilser og siger, at han har brugt dine
  støvler, men han skal nok smøre dem.

  ## Hvad man lod være med at skrive

  Hvorfor står der så lidt om krigen i krigens breve? Censuren er ikke hele svaret; der var ikke
  ret meget af den. Den, der skrev, vidste, hvem der læste. En mor skulle ikke have det billede i
  hovedet. Og måske var ordene der bare ikke. Skolen havde lært dem at begynde et brev og at
  slutte det. Det i midten havde ingen øvet.

  Derfor slutter de også ens. ”Hils alle, som spørger efter mig.” Vi har talt. Det står i mere end
  hvert andet brev. Det er en sætning, man kun skriver, hvis man håber, at nogen gør.
`

export const breve = knowledgeArticle(
  'viden-breve',
  {
    parent: 'viden-soldater',
    image: kartotek,
    tags: ['krig', 'nyere-tid'],
    publishedDate: day(-88),
    authors: ['krigsmuseet-samir-lauridsen', 'krigsmuseet-birgit-noergaard'],
    pictures: [uniform, magasin],
  },
  {
    da: {
      title: 'Hils alle, som spørger efter mig',
      slug: 'viden/soldater/breve-fra-1864',
      subtitle: 'Krigen i 1864, som den stod i brevene hjem',
      description:
        'De skrev om suppe, vanter og hoppen derhjemme. Dybbøl står mellem linjerne, og der fylder den meget.',
      content: da,
      quotes: [
        {
          text: 'Jo værre dagen har været, jo mere står der om vejret.',
          source: 'Birgit Nørgaard, leder af undervisning',
          link: to('feltpost', 'Se brevene i udstillingen'),
        },
      ],
      facts: {
        '9 måneder': 'varede krigen',
        '10': 'skanser lå i buen ved Dybbøl',
        '4.800': 'danske døde, sårede og fangne den 18. april',
      },
      related: ['feltpost', 'krige', 'viden-vaegten', 'fundet-vaaben'],
      modules: [
        podcastTeaser('episode-brevet', {
          title: 'Hør et af brevene',
          text: 'Samir Lauridsen læser op. Det er hurtigt gjort.',
        }),
      ],
    },
  },
)
