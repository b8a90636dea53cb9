import { to } from '../../writing/marks.ts'
import {
  accordion,
  contact,
  picture,
  relatedContent,
  statement,
  styledTextAndVisual,
  textSection,
} from '../../writing/modules.ts'
import { serviceOverview } from '../../writing/press.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { altertavle, haandvaerk, konservator, magasin, mosefund, vandmoelle } from './prints.ts'

const ydelser = serviceOverview(
  'ydelser',
  { image: konservator, tags: ['bevaring'] },
  {
    da: {
      title: 'Vi arbejder også for andre',
      slug: 'ydelser',
      description: 'For museer, kirker, kommuner, slægter og en enkelt cirkusdirektør.',
      modules: [
        textSection({
          title: 'Det kan vi hjælpe med',
          text: `
            - **Konservering** af træ, metal, tekstil, papir, fotografi, sten og malede overflader.
            - **Klima:** målinger, gode råd og sommetider beskeden om at slukke for varmen.
            - **Flytning og pakning** af alt fra perler til ligvogne.
            - **Tilstandsvurdering** før lån, køb eller forsikring.
            - **Skadedyr:** hvad det er, hvor det bor, og hvordan man får det til at lade være.

            Vi tager ikke opgaver, hvor nogen vil have en ting til at se nyere eller dyrere ud, end den er.
          `,
        }),
        styledTextAndVisual({
          title: 'Fra mail til montre',
          text: `
            Send billeder. Få et svar inden for en uge. Kom med tingen, eller lad os hente den. Et tilbud følger, når nogen har haft
            den under mikroskop. De fleste opgaver tager to til fem måneder, fordi både lim og planer skal have tid til at tørre.
          `,
          image: altertavle,
          side: 'left',
          panel: true,
          link: to('priser'),
        }),
        accordion('Ofte spurgt', {
          'Kan I arbejde hos os?': 'Ja. Kalkmalerier og store ting rejser ikke, så det gør vi.',
          'Er mine ting forsikret?': 'Fra vi underskriver kvitteringen, til du gør.',
          'Får jeg en rapport?':
            'Ja, med billeder før og efter og en liste over alt, der er tilsat.',
          'Kan det ikke gøres hurtigere?':
            'Sommetider. Som regel er det netop det, der gik galt sidste gang.',
        }),
        contact('Begynd her', 'Camilla finder det rigtige værksted.', 'bevaring-camilla-ejlersen'),
      ],
    },
    en: {
      title: 'We work for others too',
      slug: 'services',
      description: 'For museums, churches, councils, families and one circus director.',
      modules: [
        textSection({
          title: 'What we can help with',
          text: `
            - **Conservation** of wood, metal, textiles, paper, photographs, stone and painted surfaces.
            - **Climate:** readings, advice, and at times the message to turn the heating off.
            - **Moving and packing** anything from beads to hearses.
            - **Condition reports** before a loan, a purchase or an insurance.
            - **Pests:** what it is, where it lives, and how to make it stop.

            We do not take on work meant to make a thing look newer or dearer than it is.
          `,
        }),
        styledTextAndVisual({
          title: 'From a letter to a showcase',
          text: `
            Send pictures. Have an answer within a week. Bring the thing, or let us fetch it. An estimate follows once somebody has had
            it under a microscope. Most commissions take two to five months, since glue and plans both have to set.
          `,
          image: altertavle,
          side: 'left',
          panel: true,
          link: to('priser'),
        }),
        accordion('Often asked', {
          'Can you work at our place?':
            'Yes. Wall paintings and large things do not travel, so we do.',
          'Are my things insured?': 'From when we sign the receipt until you do.',
          'Do I get a report?':
            'Yes, with pictures before and after, and a list of everything that was added.',
          'Could it be done faster?': 'At times. As a rule that is exactly what went wrong before.',
        }),
        contact('Start here', 'Camilla finds the right workshop.', 'bevaring-camilla-ejlersen'),
      ],
    },
  },
)

const om = landingPage(
  'om',
  { image: vandmoelle },
  {
    da: {
      title: 'En klædefabrik, der holdt op med at larme',
      slug: 'om',
      description:
        'Tres konservatorer, fotografer og håndværkere i huse, hvor der engang stod væve.',
      modules: [
        textSection({
          text: `
            Mølleåen har drevet hjul i Brede i århundreder: først til korn, siden til kobber og til sidst til klæde. I 1956 standsede
            vævene, og få år efter flyttede museet ind. De høje haller viste sig at passe til skibe, og nordlyset i spinderiet til alt andet.

            Vandet løber stadig forbi under vinduerne. Det bruges ikke til noget længere, men det er godt at se på, når man har set i
            mikroskop i fire timer.
          `,
        }),
        picture(haandvaerk),
        textSection({
          title: 'Hvem der sidder her',
          text: `
            Halvdelen er uddannet konservator. Resten er smede, snedkere, kemikere, en urmager og en tidligere tandtekniker, som er den eneste,
            der kan støbe en manglende fod på en porcelænshund, så hunden ikke opdager det.
          `,
        }),
        relatedContent('Mere om os', { Huset: ['etik', 'vaerksteder', 'ydelser', 'besoeg'] }),
        contact('Ledelsen', 'Samarbejde, forskning og klager.', 'bevaring-ulla-skovgaard'),
      ],
    },
    en: {
      title: 'A cloth mill that fell silent',
      slug: 'about',
      description:
        'Sixty conservators, photographers and craftspeople in rooms where looms once stood.',
      modules: [
        textSection({
          text: `
            The river has turned wheels at Brede for centuries: first for grain, then for copper, and at last for cloth. In 1956 the looms
            stopped, and a few years later the museum moved in. The tall halls proved right for ships, and the north light of the
            spinning rooms for everything else.

            The water still runs past beneath the windows. It drives nothing any more, but it is good to look at when you have spent
            four hours at a microscope.
          `,
        }),
        picture(haandvaerk),
        textSection({
          title: 'Who sits here',
          text: `
            Half of us trained as conservators. The rest are smiths, joiners, chemists, a watchmaker and a former dental technician, the only
            one who can cast a missing paw for a china dog without the dog noticing.
          `,
        }),
        relatedContent('More about us', {
          'The house': ['etik', 'vaerksteder', 'ydelser', 'besoeg'],
        }),
        contact(
          'The management',
          'Partnerships, research and complaints.',
          'bevaring-ulla-skovgaard',
        ),
      ],
    },
  },
)

const etik = landingPage(
  'etik',
  { parent: 'om', image: mosefund, tags: ['bevaring'] },
  {
    da: {
      title: 'Ti linjer om etik',
      slug: 'om/etik',
      description: 'De hænger over vasken, hvor man læser dem mest.',
      modules: [
        textSection({
          text: `
            1. Se på tingen i en time, før du rører den.
            2. Gør hellere for lidt end for meget.
            3. Det, du tilføjer, skal kunne fjernes.
            4. Det, du fjerner, skal kunne dokumenteres.
            5. En reparation fra 1790 er også historie.
            6. Skønhed er ejerens ønske. Holdbarhed er vores.
            7. Ingen metode er bevist, før den har været brugt i hundrede år.
            8. Skriv, så en fremmed kan læse det.
            9. Hellige ting behandles, som de, der holder dem hellige, beder om.
            10. Hvis du er træt, så gå hjem.
          `,
        }),
        statement('Det er ikke din ting. Det er heller ikke vores. Vi passer bare på den.'),
        styledTextAndVisual({
          title: 'Og når vi tager fejl',
          text: `
            Så skriver vi det i rapporten med dato og navn. Bogen over fejl er den mest lånte på hylden. Den begynder i 1962, med en
            dåse forkert lim.
          `,
          image: magasin,
          panel: true,
        }),
      ],
    },
    en: {
      title: 'Ten lines on ethics',
      slug: 'about/ethics',
      description: 'They hang above the sink, where they are read the most.',
      modules: [
        textSection({
          text: `
            1. Look at the thing for an hour before you touch it.
            2. Do too little rather than too much.
            3. What you add must come off again.
            4. What you remove must be recorded.
            5. A repair of 1790 is history too.
            6. Beauty is the owner’s wish. Durability is ours.
            7. No method is proven until it has been in use for a hundred years.
            8. Write so that a stranger can read it.
            9. Sacred things are treated as those who hold them sacred ask.
            10. If you are tired, go home.
          `,
        }),
        statement('It is not your thing. Nor is it ours. We are only looking after it.'),
        styledTextAndVisual({
          title: 'And when we are wrong',
          text: `
            Then it goes into the report, with a date and a name. The book of mistakes is the most borrowed on the shelf. It opens in
            1962, with a tin of the wrong glue.
          `,
          image: magasin,
          panel: true,
        }),
      ],
    },
  },
)

const praktik = landingPage(
  'praktik',
  { parent: 'om', image: haandvaerk },
  {
    da: {
      title: 'Praktik og læreplads',
      slug: 'om/praktik',
      description: 'For konservatorstuderende, snedkerlærlinge og andre med rolige hænder.',
      modules: [
        textSection({
          text: `
            Vi har plads til fire konservatorstuderende ad gangen og til én snedker- og én smedelærling. Praktikken varer et halvt eller
            et helt år. Man begynder med at feje, måle fugt og skrive etiketter, fordi alle andre ting hviler på det. I tredje uge får man
            sin egen opgave, og den bliver ikke taget fra en igen.

            Ansøg med et billede af noget, du har repareret, og tre linjer om, hvad du ville gøre anderledes i dag.
          `,
        }),
        accordion('Spørgsmål fra ansøgere', {
          'Får man løn?': 'Lærlinge, ja. Studerende får SU og frokost.',
          'Må man være venstrehåndet?': 'Ja. Vi har en saks mere til dem end til de andre.',
          'Hvad hvis man taber noget?':
            'Så siger man det, og der bliver stille, og så finder vi limen.',
        }),
        contact(
          'Ansøgninger',
          'Frist 15. marts for pladser fra august.',
          'bevaring-ulla-skovgaard',
        ),
      ],
    },
  },
)

export const about: readonly Page[] = [ydelser, om, etik, praktik]
