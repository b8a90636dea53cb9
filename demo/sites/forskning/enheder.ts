import { to } from '../../writing/marks.ts'
import { accordion, picture, textSection } from '../../writing/modules.ts'
import { researchUnit } from '../../writing/research.ts'
import type { Page } from '../../writing/site.ts'
import {
  aarringe,
  boegeskov,
  kartotek,
  mikroskop,
  orlogsskib,
  runesten,
  udgravning,
  vaev,
} from './prints.ts'

const miljoe = researchUnit(
  'enhed-miljoe',
  {
    parent: 'fagomraader',
    image: aarringe,
    tags: ['forskning', 'natur'],
    people: [
      'forskning-sofie-ravn',
      'forskning-karen-oestergaard',
      'forskning-jeppe-holst',
      'forskning-signe-kloster',
    ],
  },
  {
    da: {
      title: 'Miljø og datering',
      slug: 'fagområder/miljø-og-datering',
      description: 'Enheden, der spørger naturen, hvad klokken er.',
      call: to('aarringe', 'Om årringe'),
      modules: [
        textSection({
          text: `
            Træer, søer og tænder fører regnskab uden at vide det. Et træ lægger en ring om året, en sø lægger et lag slam, og en tand
            gemmer det vand, barnet drak. Enheden læser de regnskaber og sætter årstal på det, arkæologerne finder.

            Vi har Danmarks længste kurver for eg, et kartotek med 6.000 boreprøver og et strontiumkort, der bliver tættere for hver
            sommer. Prøver tager vi imod fra hele landet, både fra udgravninger, kirkelofter og nedlagte havnebolværker.

            Det bedste ved faget er, at to metoder kan være uenige. Så har en af dem uret, og det kan man finde ud af.
          `,
        }),
        picture(boegeskov),
        accordion('Har I en prøve til os?', {
          'Hvor stort skal træet være?':
            'Mindst halvtreds ringe og helst bark. Uden bark mangler slutningen.',
          'Hvor længe varer det?': 'Otte uger for træ, fire måneder for pollen.',
        }),
      ],
    },
    en: {
      title: 'Environment and dating',
      slug: 'fields/environment-and-dating',
      description: 'The unit that asks nature what time it is.',
      call: to('aarringe', 'About tree rings'),
      modules: [
        textSection({
          text: `
            Trees, lakes and teeth keep accounts without knowing it. A tree adds a ring a year, a lake a layer of mud, and a tooth stores
            the water that the child drank. The unit reads these accounts and puts dates to what archaeologists find.

            We hold the longest Danish curves for oak, an index of 6,000 cores, and a map of strontium that grows denser every summer.
            Samples come to us from all over the country: from excavations, church lofts and disused quays.

            The best thing about the trade is that two methods may disagree. Then one of them is wrong, and one can find out
            which.
          `,
        }),
        picture(boegeskov),
        accordion('Have you got a sample for us?', {
          'How large must the wood be?':
            'Fifty rings at least, and bark if possible. Without it the ending is missing.',
          'How long does it take?': 'Eight weeks for wood, four months for pollen.',
        }),
      ],
    },
  },
)

const haandvaerk = researchUnit(
  'enhed-haandvaerk',
  {
    parent: 'fagomraader',
    image: vaev,
    tags: ['forskning', 'haandvaerk'],
    people: ['forskning-inger-vestergaard', 'forskning-mikkel-brandt', 'forskning-nanna-fogh'],
  },
  {
    da: {
      title: 'Håndværk og tekstil',
      slug: 'fagområder/håndværk-og-tekstil',
      description: 'Man forstår en ting bedre, når man har brændt sig på den.',
      call: to('tekstiler', 'Om tekstiler'),
      modules: [
        textSection({
          text: `
            Enheden har et laboratorium, en esse, en farvehave og to væve. Det er ikke pynt. Når en måling siger, at en tråd er farvet med
            vaid, er der stadig ti måder, det kan være gjort på. Ni af dem kan man udelukke ved at prøve.

            Vi arbejder med uld, hør, skind, bronze, jern og sølv. De fleste forsøg varer længe og ligner kedsomhed: den samme ten, den
            samme gryde, igen, med ét gram mere alun. Så står resultatet der en dag og er den rigtige blå.

            Alt bliver skrevet ned, også lugten. Bøgerne kan læses på [læsesalen](laesesalen), og prøverne kan ses efter aftale.
          `,
        }),
        accordion('Kom og vær med', {
          'Tager I imod praktikanter?': 'Ja, dem, der kan en ting med hænderne i forvejen.',
          'Må man se essen?': 'Første torsdag i måneden. Tag ikke nylon på.',
        }),
      ],
    },
    en: {
      title: 'Craft and textiles',
      slug: 'fields/craft-and-textiles',
      description: 'A thing is better understood by those who have burnt their fingers on it.',
      call: to('tekstiler', 'About textiles'),
      modules: [
        textSection({
          text: `
            The unit has a laboratory, a forge, a dye garden and two looms. They are not there for show. When a reading says that a
            thread was dyed with woad there are still ten ways in which it may have been done. Nine can be ruled out by trying.

            We work on wool, linen, skin, bronze, iron and silver. Most trials take long and look like boredom: the same spindle, the
            same pot, again, with one more gram of alum. Then one day there it is, the right blue.

            All of it is written down, even the smell. The books may be read in the [reading room](laesesalen), and samples seen by
            arrangement.
          `,
        }),
        accordion('Come and take part', {
          'Do you take interns?': 'Yes, those who can already do something with their hands.',
          'May one see the forge?': 'On the first Thursday of the month. Do not wear nylon.',
        }),
      ],
    },
  },
)

const skrift = researchUnit(
  'enhed-skrift',
  {
    parent: 'fagomraader',
    image: runesten,
    tags: ['forskning'],
    people: [
      'forskning-lisbeth-rahbek',
      'forskning-henrik-damgaard',
      'forskning-thomas-hvid',
      'forskning-amalie-storm',
    ],
  },
  {
    da: {
      title: 'Skrift og samfund',
      slug: 'fagområder/skrift-og-samfund',
      description: 'Alt, hvad nogen har ment var værd at ridse, skrive eller stemple.',
      call: to('runer', 'Om runer'),
      modules: [
        textSection({
          text: `
            Fra kammen fra Vimose til spisesedlen fra i går er der atten hundrede år og én fælles interesse: Nogen ville have noget husket.
            Enheden læser det, de skrev, og lægger mærke til det, de ikke skrev.

            Vi har runologer, historikere og etnologer. De sidder på samme gang, fordi kilder ligner hinanden mere, end fagene gør. En
            rune på en pind og et kryds i en skatteliste kan begge være sat af en, som ikke kunne andet.

            Enheden står også for museets egne protokoller. De er 220 år gamle og kun halvt forstået.
          `,
        }),
        picture(kartotek),
        textSection({
          title: 'Læs med',
          text: 'Hver anden tirsdag læser vi håndskrift sammen i [læsesalen](laesesalen). Man behøver ikke kunne det. Det er derfor, vi gør det.',
        }),
      ],
    },
    en: {
      title: 'Writing and society',
      slug: 'fields/writing-and-society',
      description: 'Whatever somebody thought worth scratching, writing or stamping.',
      call: to('runer', 'About runes'),
      modules: [
        textSection({
          text: `
            From the comb of Vimose to yesterday’s menu it is eighteen hundred years, and one thing is common to all: somebody wanted
            something remembered. The unit reads what they wrote, and notes what they did not.

            We are runologists, historians and ethnologists. All sit along one corridor, because sources resemble each other more than
            disciplines do. A rune on a stick and a cross in a tax roll may both have been made by someone who could do no more.

            The unit also looks after the museum’s own registers. They are 220 years old, and half understood.
          `,
        }),
        picture(kartotek),
        textSection({
          title: 'Read with us',
          text: 'Every other Tuesday we read old handwriting together in the [reading room](laesesalen). No skill is needed. That is why we do it.',
        }),
      ],
    },
  },
)

const hav = researchUnit(
  'enhed-hav',
  {
    parent: 'fagomraader',
    image: orlogsskib,
    tags: ['forskning', 'natur'],
    people: ['forskning-erik-sandholm', 'forskning-gry-mortensen', 'forskning-oskar-lund'],
  },
  {
    da: {
      title: 'Hav og vrag',
      slug: 'fagområder/hav-og-vrag',
      description: 'De veje, der ikke efterlader hjulspor.',
      call: to('projekter', 'Se projekterne'),
      modules: [
        textSection({
          text: `
            Danske farvande er lave, kolde og fulde af træ. Pæleormen trives dårligt i det brakke vand i Østersøen, og derfor kan et vrag
            stå på bunden i fire hundrede år og stadig have spanter. Det er held for os.

            Enheden dykker fra april til oktober. Resten af året tegner, måler og skriver vi. Vi samarbejder med fiskere, som ved, hvor
            nettet hænger, og med dem, der lægger kabler og bygger vindmøller, og som gerne vil vide det.

            Et vrag bliver som regel, hvor det er. At lade ligge er også en metode, og den billigste.
          `,
        }),
        accordion('Har du fundet et vrag?', {
          'Skal det anmeldes?':
            'Ja. Vrag og ting, der er over hundrede år gamle, er beskyttet. Rør ikke, tag position, og ring.',
          'Må man dykke på det?': 'Som regel, hvis man ikke tager noget med op.',
        }),
      ],
    },
    en: {
      title: 'Sea and wrecks',
      slug: 'fields/sea-and-wrecks',
      description: 'The roads that leave no ruts.',
      call: to('projekter', 'See the projects'),
      modules: [
        textSection({
          text: `
            Danish waters are shallow, cold and full of wood. Shipworm does badly in the brackish Baltic, so a wreck may stand on the
            bottom for four hundred years and still have its frames. That is lucky for us.

            The unit dives from April to October. For the rest of the year we draw, measure and write. We work with fishermen, who know
            where nets get caught, and with those who lay cables and build wind farms, who would like to know.

            As a rule a wreck stays where it is. Leaving it alone is a method too, and the cheapest.
          `,
        }),
        accordion('Have you found a wreck?', {
          'Must it be reported?':
            'Yes. Wrecks and objects over a hundred years old are protected. Do not touch; take a position and call.',
          'May one dive there?': 'As a rule, if nothing is brought up.',
        }),
      ],
    },
  },
)

const laboratorium = researchUnit(
  'enhed-laboratorium',
  {
    parent: 'fagomraader',
    image: mikroskop,
    tags: ['forskning'],
    people: [
      'forskning-dorthe-bech',
      'forskning-villads-nygaard',
      'forskning-marie-kirkegaard',
      'forskning-soeren-dam',
      'forskning-jeppe-holst',
    ],
  },
  {
    da: {
      title: 'Fælleslaboratoriet',
      slug: 'fagområder/fælleslaboratoriet',
      description: 'De fire fagområders femte hjul. Uden det kører vognen ikke.',
      call: to('etik', 'Vores regler'),
      modules: [
        textSection({
          text: `
            Laboratoriet hører ikke til noget fagområde og bliver brugt af dem alle. Her står massespektrometrene, CT-skanneren og en vægt,
            der kan veje et fingeraftryk. Fire fastansatte og en tandlæge holder dem i gang.

            Prøver kommer ind gennem en luge, så ingen slæber jord med. Hver prøve får et nummer og bliver delt i to. Den ene halvdel bliver
            målt, den anden bliver gemt til nogen, der er klogere. Lageret rummer nu 48.000 halve svar.

            Vi måler gratis for museets egne og mod betaling for andre. Får vi et tal, vi ikke tror på, måler vi igen, og får vi det samme,
            siger vi det højt til frokost.
          `,
        }),
        picture(udgravning),
        accordion('Spørg laboratoriet', {
          'Kan I datere alt?': 'Nej. Vi kan datere meget og tvivle på resten.',
          'Ødelægger det tingen?':
            'Sommetider en smule. Derfor spørger vi [det etiske råd](etik) først.',
        }),
      ],
    },
    en: {
      title: 'The shared laboratory',
      slug: 'fields/the-shared-laboratory',
      description: 'Fifth wheel to four fields. The cart does not run without it.',
      call: to('etik', 'Our rules'),
      modules: [
        textSection({
          text: `
            The laboratory belongs to no field and is used by all. It houses the mass spectrometers, the CT scanner and a balance that can
            weigh a fingerprint. A permanent staff of a few and one dentist keep them going.

            Samples come in through a hatch, so that nobody carries soil along. Each is given a number and cut in half. One half is
            measured; the other is kept for somebody wiser. By now the store holds 48,000 half answers.

            We measure free of charge for the museum and at cost for others. If we get a figure that we do not believe, we measure
            again, and if it is the same, we say so aloud at lunch.
          `,
        }),
        picture(udgravning),
        accordion('Ask the laboratory', {
          'Can you date anything?': 'No. We can date a good deal, and doubt the rest.',
          'Does it harm the thing?':
            'A little, at times. So we ask the [ethics committee](etik) first.',
        }),
      ],
    },
  },
)

export const units: readonly Page[] = [miljoe, haandvaerk, skrift, hav, laboratorium]
