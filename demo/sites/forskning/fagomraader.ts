import { to } from '../../writing/marks.ts'
import {
  accordion,
  billboardWithReference,
  contact,
  picture,
  relatedContent,
  statement,
  styledTextAndVisual,
  textRibbon,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import {
  aarringe,
  boegeskov,
  egtvedpigen,
  mikroskop,
  orlogsskib,
  ringborg,
  udgravning,
} from './prints.ts'

const fagomraader = landingPage(
  'fagomraader',
  { image: udgravning, tags: ['forskning'] },
  {
    da: {
      title: 'Fire fagområder',
      slug: 'fagområder',
      description: 'Skellene er praktiske. De fleste spørgsmål krydser mindst ét af dem.',
      modules: [
        textSection({
          text: `
            - **[Miljø og datering](enhed-miljoe)** læser naturens egne kalendere: [årringe](aarringe), [pollen](pollen), knogler
              og isotoper.
            - **[Håndværk og tekstil](enhed-haandvaerk)** undersøger, hvordan ting er lavet, ofte ved at lave dem igen.
            - **[Skrift og samfund](enhed-skrift)** arbejder med [runer](runer), breve, protokoller og alt, hvad nogen har ment
              var værd at skrive ned.
            - **[Hav og vrag](enhed-hav)** følger de veje, som ikke efterlader hjulspor.

            Hvert område har mellem tolv og tyve medarbejdere og én fælles regel: Man spiser frokost på tværs.
          `,
        }),
        picture(orlogsskib),
        textSection({
          title: 'Et vrag på 31 meters dybde',
          text: `
            Sidste sommer arbejdede tre områder på samme træ: Dykkerne hentede en prøve, laboratoriet talte ringene, og arkivet fandt en
            skipper, der manglede sit skib. Det tog fire måneder og passede næsten.
          `,
        }),
        relatedContent('Gå i dybden', {
          'Miljø og datering': ['aarringe', 'strontium', 'pollen'],
          'Håndværk og skrift': ['tekstiler', 'runer'],
        }),
        contact(
          'Hvem skal jeg spørge?',
          'Skriv til forskningschefen, hvis du er i tvivl. Han sender dig videre samme dag.',
          'forskning-henrik-damgaard',
        ),
      ],
    },
    en: {
      title: 'Four fields',
      slug: 'fields',
      description: 'The borders are practical. Most questions cross at least one of them.',
      modules: [
        textSection({
          text: `
            - **[Environment and dating](enhed-miljoe)** reads nature’s own calendars: [tree rings](aarringe), [pollen](pollen),
              bones and isotopes.
            - **[Craft and textiles](enhed-haandvaerk)** studies how things were made, often by making them again.
            - **[Writing and society](enhed-skrift)** works on [runes](runer), letters, ledgers and whatever else somebody
              thought worth setting down.
            - **[Sea and wrecks](enhed-hav)** follows the roads that leave no ruts.

            Each has between twelve and twenty members and one rule in common: you lunch with the others.
          `,
        }),
        picture(orlogsskib),
        textSection({
          title: 'A wreck at 31 metres',
          text: `
            Last summer three of the fields worked on the same timber: divers brought up a sample, the laboratory counted the rings, and
            the archive found a skipper who was missing a ship. It took four months, and it nearly fitted.
          `,
        }),
        relatedContent('Look closer', {
          'Environment and dating': ['aarringe', 'strontium', 'pollen'],
          'Craft and writing': ['tekstiler', 'runer'],
        }),
        contact(
          'Whom should I ask?',
          'If in doubt, write to the head of research. He will pass you on the same day.',
          'forskning-henrik-damgaard',
        ),
      ],
    },
  },
)

const ringe = landingPage(
  'aarringe',
  { parent: 'fagomraader', image: aarringe, tags: ['forskning', 'natur'] },
  {
    da: {
      title: 'Træet husker hver sommer',
      slug: 'fagområder/årringe',
      description:
        'Dendrokronologi er kunsten at finde et års plads i en række af tykke og tynde streger.',
      modules: [
        textSection({
          text: `
            Et egetræ lægger én ring om året. I en god sommer er den bred, i en dårlig smal. Træer, der vokser i
            samme egn, har samme mønster, og mønstret gentager sig aldrig helt. Ved at lægge levende træer, gamle
            tagstole, skibsplanker og moseege i forlængelse af hinanden har forskere fået en sammenhængende
            kalender, der går mange tusind år tilbage.

            Er barken eller den yderste ring bevaret, kan man sige, hvilket år træet faldt, sommetider på hvilken
            årstid. Sådan ved man, at ringborgen Trelleborg er bygget af træ fældet omkring år 980, og at krigsskibet
            Skuldelev 2, der blev fundet i Roskilde Fjord, er bygget i Dublin i 1042.
          `,
        }),
        picture(ringborg),
        styledTextAndVisual({
          title: 'Ring 1370',
          text: `
            Egtvedpigens kiste er en hel stamme. Den har ringe nok til, at der ikke er nogen tvivl: Egen blev
            fældet i 1370 f.Kr. Det er en af de få gange, hvor oldtiden har et årstal i stedet for et ”cirka”.
          `,
          image: egtvedpigen,
          side: 'left',
          panel: true,
          link: to('strontium', 'Og hvor kom hun fra?'),
        }),
        accordion('Spørgsmål til laboratoriet', {
          'Hvor mange ringe skal der til?': 'Helst over hundrede. Under halvtreds gætter vi ikke.',
          'Kan I datere mit bord?':
            'Måske, hvis det er af eg og endetræet kan ses. Vi tager 3.200 kr. for en prøve, med eller uden svar.',
          'Skal der saves i tingen?':
            'Sjældent. Ofte er det nok med et godt fotografi eller en scanning af endetræet.',
          'Hvad med fyr og bøg?':
            'Fyr går godt. Bøg er besværligt og findes sjældent i gammelt tømmer.',
        }),
        contact('Laboratoriet', 'Send et billede med en lineal i.', 'forskning-sofie-ravn'),
      ],
    },
    en: {
      title: 'Wood remembers every summer',
      slug: 'fields/tree-rings',
      description:
        'Dendrochronology: finding the place of one year in a row of broad and narrow lines.',
      modules: [
        textSection({
          text: `
            An oak lays down one ring a year: broad in a good summer, narrow in a bad one. Trees of the same
            region share a pattern, and the pattern never quite repeats itself. By overlapping living trees, old
            roof timbers, ship’s planks and bog oaks, scholars have built an unbroken calendar that reaches back
            many thousands of years.

            Where the bark or the outermost ring survives, one can name the year in which the tree fell, sometimes
            the season. That is how we know that the fortress of Trelleborg was built of trees felled around 980,
            and that the warship Skuldelev 2, found in Roskilde Fjord, was built in Dublin in 1042.
          `,
        }),
        picture(ringborg),
        styledTextAndVisual({
          title: 'Ring 1370',
          text: `
            The Egtved Girl’s coffin is a whole trunk. It has rings enough to leave no doubt: the oak was felled in
            1370 BC. It is one of the few occasions when prehistory has a date instead of a ‘circa’.
          `,
          image: egtvedpigen,
          side: 'left',
          panel: true,
          link: to('strontium', 'And where was she from?'),
        }),
        accordion('Questions for the laboratory', {
          'How many rings do you need?':
            'More than a hundred, preferably. Below fifty we do not guess.',
          'Can you date my table?':
            'Perhaps, if it is of oak and the end grain is visible. A sample costs DKK 3,200, answer or not.',
          'Do you have to saw?':
            'Seldom. A good photograph or a scan of the end grain is often enough.',
          'What about pine and beech?':
            'Pine works well. Beech is awkward, and rare in old timber.',
        }),
        contact('The laboratory', 'Send a photograph with a ruler in it.', 'forskning-sofie-ravn'),
      ],
    },
  },
)

const strontium = landingPage(
  'strontium',
  { parent: 'fagomraader', image: mikroskop, tags: ['forskning', 'oldtid'] },
  {
    da: {
      title: 'Hvad en tand husker',
      slug: 'fagområder/strontium',
      description: 'Undergrundens kemi går gennem vand og korn ind i kroppen og bliver siddende.',
      modules: [
        textSection({
          text: `
            Grundstoffet strontium findes i klippe, jord og vand. Forholdet mellem to af dets former, Sr-87 og Sr-86,
            er forskelligt fra sted til sted: højt på gammel granit, lavere på kridt. Med maden kommer det ind i
            kroppen, hvor det tager kalciums plads.

            Tandemalje dannes i barndommen og udskiftes ikke. En tand siger derfor noget om, hvor et menneske
            voksede op. Hår vokser en centimeter om måneden og siger noget om det sidste år eller to.
          `,
        }),
        statement(
          'En måling fortæller ikke, hvor nogen kom fra. Den fortæller, hvor de ikke kom fra.',
        ),
        textSection({
          title: 'Uenigheden er en del af metoden',
          text: `
            Tallet fra en tand er kun værd noget sammen med et kort over landskabet. Kort kan være forkerte.
            Efter at målinger på Egtvedpigen i 2015 pegede mod syd, viste andre forskere, at landbrugskalk kan have
            ændret tallene i de vandløb, som kortene bygger på. Siden er der taget prøver i gammel skov og urørte
            enge, hvor der aldrig er spredt kalk.
          `,
          links: [to('etik'), to('nationalmuseet/besoeg', 'Se hende på museet')],
        }),
        picture(egtvedpigen),
        billboardWithReference('pollen'),
      ],
    },
    en: {
      title: 'What a tooth remembers',
      slug: 'fields/strontium',
      description:
        'The chemistry of the ground passes through water and grain into the body, and stays.',
      modules: [
        textSection({
          text: `
            The element strontium occurs in rock, soil and water. The ratio between two of its forms, Sr-87 and
            Sr-86, differs from place to place: high on ancient granite, lower on chalk. It enters the body with
            our food and takes the place of calcium.

            Tooth enamel forms in childhood and is not replaced, so a tooth says something about where a person
            grew up. Hair grows a centimetre a month and speaks of the last year or two.
          `,
        }),
        statement(
          'A measurement does not tell where someone came from. It tells where they did not.',
        ),
        textSection({
          title: 'Disagreement is part of the method',
          text: `
            The figure from a tooth is worth something only beside a map of the landscape, and maps can be wrong.
            When measurements on the Egtved Girl pointed south in 2015, other scholars showed that agricultural lime
            may have changed the values of the streams on which the maps were based. Samples have since been taken
            in old forest and meadows where no lime was ever spread.
          `,
          links: [to('etik'), to('nationalmuseet/besoeg', 'See her at the museum')],
        }),
        picture(egtvedpigen),
        billboardWithReference('pollen'),
      ],
    },
  },
)

const pollen = landingPage(
  'pollen',
  { parent: 'fagomraader', image: boegeskov, tags: ['forskning', 'natur'] },
  {
    da: {
      title: 'Støv på bunden af søen',
      slug: 'fagområder/pollen',
      description: 'Et blomsterstøvkorn kan ligge i ti tusind år og stadig ligne sig selv.',
      modules: [
        textSection({
          text: `
            Pollen har en skal, der tåler næsten alt undtagen luft. Det, der drysser ned i en sø eller en mose, lægger
            sig i lag, år efter år. Borer man en søjle op og tæller kornene under mikroskop, kan man se skoven skifte:
            først birk og fyr, så hassel, så lind, elm og eg.

            Omkring 4000 f.Kr. falder kurven for elm og lind, og der kommer vejbred, græs og korn i prøverne. Botanikeren
            Johannes Iversen kaldte det i 1941 for landnam: Bønderne var begyndt at rydde skov.
          `,
        }),
        styledTextAndVisual({
          title: 'Tusind korn pr. prøve',
          text: `
            Så mange skal der tælles, før tallene er til at stole på. Det tager en øvet person en dag. Maskiner er ved
            at lære det, men de tager endnu fejl af hassel og pors, og det gør en forskel, hvis man vil vide noget om øl.
          `,
          image: mikroskop,
          panel: true,
        }),
        textRibbon(to('aarringe'), to('strontium'), to('aabne-data', 'Hent tallene')),
      ],
    },
    en: {
      title: 'Dust at the bottom of the lake',
      slug: 'fields/pollen',
      description: 'A grain of pollen may lie for ten thousand years and still look like itself.',
      modules: [
        textSection({
          text: `
            Pollen has a shell that withstands nearly everything but air. What drifts into a lake or a bog settles in
            layers, year upon year. Bring up a core, count the grains under a microscope, and you see the forest
            change: first birch and pine, then hazel, then lime, elm and oak.

            Around 4000 BC the curves of elm and lime fall, and plantain, grass and cereals appear in the samples. In
            1941 the botanist Johannes Iversen called it *landnam*, the taking of land: farmers had begun to clear
            the forest.
          `,
        }),
        styledTextAndVisual({
          title: 'A thousand grains a sample',
          text: `
            That is how many must be counted before the figures can be trusted. It takes a practised eye a day. Machines
            are learning, but they still confuse hazel and bog myrtle, which matters if your question is about beer.
          `,
          image: mikroskop,
          panel: true,
        }),
        textRibbon(to('aarringe'), to('strontium'), to('aabne-data', 'Get the figures')),
      ],
    },
  },
)

export const fields: readonly Page[] = [fagomraader, ringe, strontium, pollen]
