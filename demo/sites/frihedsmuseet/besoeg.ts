import { waysTo } from '../../directions.ts'
import { to } from '../../writing/marks.ts'
import {
  accordion,
  contact,
  doubleBillboard,
  relatedContent,
  styledTextAndVisual,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page, practicalInfoOverview } from '../../writing/site.ts'
import { cykler, doer, mikrofon, sender, tavle } from './pictures.ts'

export const besoeg: readonly Page[] = [
  practicalInfoOverview(
    'besoeg',
    { image: doer, tags: ['besoeg'] },
    {
      da: {
        title: 'Besøg Frihedsmuseet',
        slug: 'besoeg',
        description:
          'Ved Churchillparken, for foden af volden. Bestil tid hjemmefra, så slipper du for at stå i regnvejr.',
        call: to('billetter', 'Find en ledig tid'),
        modules: [
          textSection({
            title: 'Før du går ned ad trappen',
            text: `
              Udstillingen ligger under jorden i ét stort rum. Man går gennem de fem år med en
              lydguide, der følger fem mennesker, som levede dengang. De traf ikke de samme valg,
              og de fik ikke det samme ud af dem.

              De fleste bruger halvanden time. Der er stole hele vejen og en dør ud til lyset midt
              på ruten, hvis man trænger til den.
            `,
          }),
          doubleBillboard(
            {
              title: 'Billetter og tider',
              text: 'Hvert tyvende minut, og længe åbent om torsdagen.',
              link: to('billetter'),
              image: sender,
            },
            {
              title: 'Om det svære',
              text: 'Hvad børn møder her, og hvordan man kan tale om det bagefter.',
              link: to('svaert-stof'),
              image: mikrofon,
            },
          ),
          styledTextAndVisual({
            title: 'Tog, metro, cykel',
            text: `
              Adressen er Kastelsstien 4. Der er otte minutters gang fra metroen ved Marmorkirken og ti fra
              Østerport Station. Cykler kan stå ved rækværket mod parken. Parkér ikke bilen ved volden; det
              er både forbudt og langsommere.

              ${waysTo('frihedsmuseet', 'da')}
            `,
            image: cykler,
            side: 'left',
          }),
          accordion('Praktisk', {
            'Er der garderobe?':
              'Ja, med låse. Tasker større end en skoletaske kan ikke komme med ned.',
            'Må man tage billeder?':
              'Ja, af rummene. Ikke af fotografierne af de døde. Det er familiernes ønske.',
            'Hvor kan man spise?':
              'Caféen i glashuset har suppe, brød og kaffe {hours cafe}. Medbragt mad kan spises i parken.',
            'Findes udstillingen på andre sprog?':
              'Lydguiden taler dansk, engelsk og tysk. Teksterne er på dansk og engelsk.',
            'Kan man blive så længe, man vil?': 'Ja. Kun indgangen er tidsbestemt.',
          }),
          contact(
            'Ring om billetter',
            'Peter sidder ved telefonen tirsdag til fredag mellem 10 og 15.',
            'frihedsmuseet-peter-dam',
          ),
        ],
      },
      en: {
        title: 'Visit the Museum of Resistance',
        slug: 'visit',
        description:
          'By Churchillparken, at the foot of the ramparts. Book a time at home and be spared the rain.',
        call: to('billetter', 'Find a time'),
        modules: [
          textSection({
            title: 'Before you go down the stairs',
            text: `
              The exhibition is underground, in one large room. You walk through the five years
              with an audio guide that follows five people who lived then. They did not choose
              alike, and it did not end alike for them.

              Most visitors take an hour and a half. There are chairs all the way, and half-way
              round a door to daylight, should you need it.
            `,
          }),
          doubleBillboard(
            {
              title: 'Tickets and times',
              text: 'Every twenty minutes, with late opening on Thursdays.',
              link: to('billetter'),
              image: sender,
            },
            {
              title: 'About the hard parts',
              text: 'What children meet here, and how to talk about it afterwards.',
              link: to('svaert-stof'),
              image: mikrofon,
            },
          ),
          styledTextAndVisual({
            title: 'Train, metro, bicycle',
            text: `
              The address is Kastelsstien 4. It is eight minutes on foot from the metro at the Marble Church
              (Marmorkirken) and ten from Østerport Station. Leave bicycles at the railing towards the park.
              Do not park a car by the ramparts; it is forbidden, and slower besides.

              ${waysTo('frihedsmuseet', 'en')}
            `,
            image: cykler,
            side: 'left',
          }),
          accordion('Practical matters', {
            'Is there a cloakroom?':
              'Yes, with lockers. Bags larger than a school bag cannot be taken down.',
            'May I take photographs?':
              'Of the rooms, yes. Not of the photographs of the dead. The families have asked us.',
            'Where can one eat?':
              'The café in the glass house has soup, bread and coffee {hours cafe}. Your own food is for the park.',
            'In which languages is it?':
              'The audio guide speaks Danish, English and German. Texts are in Danish and English.',
            'May I stay as long as I like?': 'Yes. Only the entrance is timed.',
          }),
          contact(
            'Call about tickets',
            'Peter is by the telephone from Tuesday to Friday, 10 am–3 pm.',
            'frihedsmuseet-peter-dam',
          ),
        ],
      },
    },
  ),
  landingPage(
    'skoler',
    { parent: 'besoeg', image: tavle, tags: ['skole', 'besaettelse'] },
    {
      da: {
        title: 'Skoleklasser',
        slug: 'besoeg/skoler',
        description:
          'Fra 6. klasse. Vi underviser hver formiddag og begynder med det, eleverne selv tror, de ville have gjort.',
        modules: [
          textSection({
            title: 'To forløb',
            text: `
              **På trappen** (6.–8. klasse, 90 minutter). En opgang i 1943: Hvem bor her, hvem hører
              hvad gennem væggen, og hvem siger noget? Eleverne får hver sin dør.

              **Dilemma** (9. klasse og gymnasiet, to timer). Likvidering, angiveri, flugtpenge.
              Eleverne arbejder med forhørsrapporter og breve, der er trykt, som de blev fundet.

              Vi slutter altid med en halv time, hvor der ikke er en opgave. Det er tit
              der, spørgsmålene kommer, og så er det godt, at ingen skal nå en bus.
            `,
          }),
          styledTextAndVisual({
            title: 'Før I kommer',
            text: `
              Fortæl os, hvis nogen i klassen selv har oplevet krig eller flugt. Så lægger vi ruten
              om, uden at det bliver bemærket. Der er en busholdeplads ved parken og madpakkerum
              til to klasser.
            `,
            image: doer,
            side: 'right',
            link: to('svaert-stof', 'Om det svære'),
          }),
          contact(
            'Bestil undervisning',
            'Skoler i hele landet kan få det gratis tirsdag til fredag kl. 9–12.',
            'frihedsmuseet-noor-simonsen',
          ),
          relatedContent('Til timen før', {
            Læsestof: ['oktober-1943', 'illegale-blade', 'ikke-alle'],
          }),
        ],
      },
      en: {
        title: 'School classes',
        slug: 'visit/schools',
        description:
          'From age twelve. We teach every morning and begin with what pupils believe they would have done.',
        modules: [
          textSection({
            title: 'Two sessions',
            text: `
              **On the stairs** (12–14 years, 90 minutes). A block of flats in 1943: who lives here,
              who hears what through the wall, and who speaks? Each pupil is given a door.

              **Dilemma** (15–19, two hours). Killings of informers, denunciation, money for the
              crossing. Pupils work with reports and letters printed as they were found. Taught in
              English on request.

              We always end with half an hour that holds no task. That is often when the
              questions come, and then it is good if nobody has a coach to catch.
            `,
          }),
          styledTextAndVisual({
            title: 'Before you come',
            text: `
              Tell us if anyone in the class has lived through war or flight. We will change the
              route without its being noticed. There is a coach stop by the park, and a room for
              packed lunches that takes two classes.
            `,
            image: doer,
            side: 'right',
            link: to('svaert-stof', 'About the hard parts'),
          }),
          contact(
            'Book a session',
            'Tuesday to Friday, 9 am–12 noon. Classes from abroad pay DKK 800.',
            'frihedsmuseet-noor-simonsen',
          ),
          relatedContent('For the lesson before', {
            Reading: ['oktober-1943', 'illegale-blade', 'ikke-alle'],
          }),
        ],
      },
    },
  ),
]
