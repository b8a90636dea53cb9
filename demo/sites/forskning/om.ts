import { to } from '../../writing/marks.ts'
import {
  accordion,
  callToAction,
  contact,
  picture,
  relatedContent,
  statement,
  styledTextAndVisual,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import {
  egtvedpigen,
  indgang,
  kartotek,
  mikroskop,
  orlogsskib,
  runesten,
  udgravning,
} from './prints.ts'

const om = landingPage(
  'om',
  { image: orlogsskib },
  {
    da: {
      title: 'Hvem vi er',
      slug: 'om',
      description: 'Halvfjerds forskere, elleve ph.d.-studerende og et fælles køleskab.',
      modules: [
        textSection({
          text: `
            Forskning har været en del af museet, siden nogen spurgte, hvorfor der lå østersskaller inde midt på en mark. I
            1848 satte geologen Forchhammer, zoologen Steenstrup og arkæologen Worsaae sig sammen for at svare. Skallerne
            viste sig at være affald fra måltider, og ordet *køkkenmødding* gik ind i fremmede sprog. Det var tre fag om ét
            spørgsmål, og sådan arbejder vi endnu.

            I dag er vi arkæologer, historikere, kemikere, botanikere og en enkelt tandlæge på deltid. To tredjedele af
            pengene kommer fra fonde, resten fra finansloven.
          `,
        }),
        picture(runesten),
        textSection({
          title: 'Hvad vi ikke er',
          text: `
            Vi er ikke et universitet. Ingen her underviser hver dag, og ingen får point for at skrive meget. Til gengæld har vi tingene, og
            vi har dem i morgen. Nogle af vores forsøgsrækker er begyndt af folk, der er døde.
          `,
        }),
        relatedContent('Sådan arbejder vi', {
          Principper: ['etik', 'aabne-data'],
          'Vær med': ['gaesteforsker', 'speciale', 'laesesalen'],
        }),
        contact('Ledelsen', 'Henvendelser om samarbejde og aftaler.', 'forskning-henrik-damgaard'),
      ],
    },
    en: {
      title: 'Who we are',
      slug: 'about',
      description: 'Seventy scholars, eleven doctoral students and one refrigerator.',
      modules: [
        textSection({
          text: `
            Research has belonged to the museum since somebody asked why there were oyster shells in the middle of a field.
            In 1848 the geologist Forchhammer, the zoologist Steenstrup and the archaeologist Worsaae sat down together to
            find an answer. The shells turned out to be the refuse of meals, and the Danish word *køkkenmødding* became the
            kitchen midden of English. Three disciplines on one question: we still work like that.

            Today we are archaeologists, historians, chemists, botanists and one part-time dentist. Two thirds of the money
            come from foundations, the rest from the state.
          `,
        }),
        picture(runesten),
        textSection({
          title: 'What we are not',
          text: `
            We are not a university. Nobody here teaches every day, and nobody scores points by writing a lot. But we have the things, and
            we shall have them tomorrow. Some of our series of measurements were begun by people now dead.
          `,
        }),
        relatedContent('How we work', {
          Principles: ['etik', 'aabne-data'],
          'Take part': ['gaesteforsker', 'laesesalen'],
        }),
        contact('The management', 'For partnerships and agreements.', 'forskning-henrik-damgaard'),
      ],
    },
  },
)

const gaest = landingPage(
  'gaesteforsker',
  { parent: 'om', image: mikroskop, tags: ['forskning'] },
  {
    da: {
      title: 'Bliv gæsteforsker',
      slug: 'om/gæsteforsker',
      description: 'Fra en uge til et år ved et skrivebord med udsigt til tagrender.',
      modules: [
        textSection({
          title: 'Det får du',
          text: `
            Skrivebord, nøglekort, adgang til studiesamlingen og en vært, der kender huset. Mikroskoper og røntgen kan bookes på
            lige fod med os andre. Løn har vi ikke, men rejselegatet dækker seks ophold om året.

            Til gengæld holder du ét oplæg over en frokost, og vi får en kopi af det, der bliver udgivet.
          `,
        }),
        accordion('Ansøgningen', {
          'Hvornår er fristen?':
            '1. april og 1. oktober. Korte ophold under en måned kan søges hele året.',
          'Hvad skal man sende?':
            'To sider om projektet, et cv og navnet på den, du gerne vil sidde ved siden af.',
          'Hvilket sprog?': 'Dansk, norsk, svensk eller engelsk.',
          'Kan man få en bolig?': 'Vi har én lejlighed på 38 kvadratmeter. Den er lys og optaget.',
        }),
        callToAction(
          'Søg om en plads',
          'Du får svar inden for fem uger.',
          to('mailto:gaest@example.org', 'Skriv til os'),
        ),
      ],
    },
    en: {
      title: 'Become a guest researcher',
      slug: 'about/guest-researchers',
      description: 'From a week to a year at a desk with a view of gutters.',
      modules: [
        textSection({
          title: 'What you get',
          text: `
            A desk, a key card, the study collection and a host who knows the house. Microscopes and X-ray are booked on the
            same terms as by the rest of us. We pay no salary, but our travel grant covers six stays a year.

            In return you give one talk over lunch, and we get a copy of what you publish.
          `,
        }),
        accordion('The application', {
          'When is the deadline?':
            '1 April and 1 October. Stays of less than a month may be applied for at any time.',
          'What should I send?':
            'Two pages on the project, a CV, and the name of the person you would like to sit next to.',
          'In which language?': 'English, Danish, Norwegian or Swedish.',
          'Is there housing?':
            'We have one flat of 38 square metres. It is light, and it is taken.',
        }),
        callToAction(
          'Apply for a desk',
          'You will hear from us within five weeks.',
          to('mailto:gaest@example.org', 'Write to us'),
        ),
      ],
    },
  },
)

const etik = landingPage(
  'etik',
  { parent: 'om', image: egtvedpigen, tags: ['forskning'] },
  {
    da: {
      title: 'Når forskningen handler om mennesker',
      slug: 'om/etik',
      description: 'Et skelet er en kilde. Det er også nogen.',
      modules: [
        textSection({
          text: `
            Vi har rester af mange tusind mennesker i vores varetægt. De er ikke blevet spurgt. Derfor gælder der regler, som
            vi har skrevet selv, og som er strengere end loven:

            - Prøver tages kun, når spørgsmålet ikke kan besvares på anden måde, og altid så små som muligt.
            - Hver prøve bliver delt. Den ene halvdel gemmes til metoder, der ikke findes endnu.
            - Har et folk eller en familie levende efterkommere, taler vi med dem, før vi borer.
            - Billeder af døde bruger vi, når de fortæller noget, ikke når de sælger noget.
          `,
        }),
        statement('Vi vil kunne forklare prøven til den, den er taget af.'),
        styledTextAndVisual({
          title: 'Rådet siger sommetider nej',
          text: `
            Et etisk råd på fem, hvoraf tre kommer udefra, læser alle planer. Sidste år sagde det ja til 31 og nej til fire.
            Begrundelserne kan læses i læsesalen.
          `,
          image: udgravning,
          panel: true,
          link: to('laesesalen'),
        }),
      ],
    },
    en: {
      title: 'When the subject is a person',
      slug: 'about/ethics',
      description: 'A skeleton is a source. It is also somebody.',
      modules: [
        textSection({
          text: `
            The remains of many thousands of people are in our care. Nobody asked them. So we follow rules of our own, which
            are stricter than the law:

            - A sample is taken only if the question cannot be answered in another way, and is as small as can be.
            - Every sample is halved. One half is kept for methods that do not exist yet.
            - Where a people or a family has living descendants, we talk to them before we drill.
            - We use pictures of the dead when they tell something, not when they sell something.
          `,
        }),
        statement('We want to be able to explain the sample to the one from whom it was taken.'),
        styledTextAndVisual({
          title: 'Sometimes the answer is no',
          text: `
            A committee of five, three of them from outside, reads every plan. Last year it said yes to 31 and no to four. The
            reasons may be read in the reading room.
          `,
          image: udgravning,
          panel: true,
          link: to('laesesalen'),
        }),
      ],
    },
  },
)

const data = landingPage(
  'aabne-data',
  { parent: 'om', image: kartotek, tags: ['forskning'] },
  {
    da: {
      title: 'Data, der kan hentes',
      slug: 'om/åbne-data',
      description:
        'Årringskurver, pollentællinger og isotopkort. Kildeangivelse er den eneste betaling.',
      modules: [
        textSection({
          text: `
            Det, vi måler for offentlige penge, lægger vi ud, senest når artiklen udkommer. Filerne er almindelig tekst i
            tabeller, så de også kan åbnes om fyrre år. Hvert sæt har en beskrivelse af, hvordan der er målt, og af, hvad der
            gik galt undervejs.

            Steder, hvor der kan være mere at finde, er sløret til nærmeste kilometer. Det er for stedernes skyld.
          `,
        }),
        accordion('Brug af data', {
          'Hvilken licens gælder?': 'CC BY 4.0, hvis intet andet står.',
          'Kan man få rådata?': 'Ja, skriv til den forsker, der er nævnt i beskrivelsen.',
          'Jeg har fundet en fejl. Hvad nu?':
            'Tak. Skriv nummeret på sættet, så retter vi og nævner dig, hvis du vil.',
          'Findes der et API?': 'Ikke endnu. Filerne skifter sjældent, så en kopi holder længe.',
        }),
        contact('Dataredaktionen', 'Vi svarer tirsdag og torsdag.', 'forskning-sofie-ravn'),
      ],
    },
    en: {
      title: 'Data for download',
      slug: 'about/open-data',
      description: 'Ring curves, pollen counts and isotope maps. Credit is the only fee.',
      modules: [
        textSection({
          text: `
            What we measure for public money we publish, at the latest with the paper. The files are plain text in tables, so
            that they will open in forty years too. Each set describes how the measuring was done and what went wrong on the
            way.

            Sites where there may be more to find are blurred to the nearest kilometre. That is for the sake of the sites.
          `,
        }),
        accordion('Using the data', {
          'What is the licence?': 'CC BY 4.0, unless something else is stated.',
          'Can I have the raw data?': 'Yes, write to the researcher named in the description.',
          'I have found an error. What now?':
            'Thank you. Send us the number of the set; we correct it and name you, if you like.',
          'Is there an API?': 'Not yet. The files seldom change, so a copy keeps well.',
        }),
        contact('The data desk', 'We answer on Tuesdays and Thursdays.', 'forskning-sofie-ravn'),
      ],
    },
  },
)

const speciale = landingPage(
  'speciale',
  { parent: 'om', image: indgang, tags: ['forskning'] },
  {
    da: {
      title: 'Skriv speciale hos os',
      slug: 'om/speciale',
      description: 'Vi har materialet. Du har tiden. Det er en god handel.',
      modules: [
        textSection({
          text: `
            Hvert efterår lægger vi en liste over genstandsgrupper, som ingen har set på i en menneskealder: hestesko, vægtlodder,
            en kasse knapper fra en nedlagt fæstningsby. Vælg en, og få en vejleder, en arbejdsplads og lov til at åbne
            æskerne. Universitetet giver karakteren; vi giver kaffe og modspil.

            Til sidst skriver du en side, som kan læses af folk, der ikke er arkæologer. Den side er sværere end resten.
          `,
        }),
        accordion('Spørgsmål fra studerende', {
          'Skal emnet være arkæologi?':
            'Nej. Kemi, etnologi, datalogi og statistik har alle skrevet gode specialer her.',
          'Må man skrive to sammen?': 'Ja, hvis I begge kan lide støv.',
          'Koster det noget?':
            'Nej. Analyser op til 10.000 kr. betaler vi, når vejlederen er enig.',
          'Bliver det udgivet?': 'I læsesalen, altid. I trykt form, hvis det er godt.',
        }),
        contact(
          'Hør mere',
          'Send en mail med dit fag, og hvornår du begynder.',
          'forskning-henrik-damgaard',
        ),
      ],
    },
  },
)

export const about: readonly Page[] = [om, gaest, etik, data, speciale]
