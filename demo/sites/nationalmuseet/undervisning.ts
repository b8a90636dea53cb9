/** What schools can do: the page above all, and the three levels. */
import { educationLevel, educationOverview, variant } from '../../writing/education.ts'
import { type Download, type Locale, to } from '../../writing/marks.ts'
import { accordion, callToAction, contact, textSection } from '../../writing/modules.ts'
import { listPaper, looseSheet } from '../../writing/schoolPapers.ts'
import type { Page, Person } from '../../writing/site.ts'
import { haandvaerk, kartotek, skoletavle, vikingeskib } from './prints.ts'
import { school } from './undervisning-fakta.ts'
import { oldemorForloeb } from './undervisning-indskoling-oldemor.ts'
import { stenalderForloeb } from './undervisning-indskoling-stenalder.ts'
import { vikingeboernForloeb } from './undervisning-indskoling-vikingeboern.ts'
import { bronzealderForloeb } from './undervisning-mellemtrin-bronzealder.ts'
import { middelalderForloeb } from './undervisning-mellemtrin-middelalder.ts'
import { vikingetidForloeb } from './undervisning-mellemtrin-vikingetid.ts'
import { ejerskabForloeb } from './undervisning-udskoling-ejerskab.ts'
import { hverdagForloeb } from './undervisning-udskoling-hverdag.ts'
import { kilderForloeb } from './undervisning-udskoling-kilder.ts'

export const schoolService: readonly Person[] = [
  {
    key: 'nationalmuseet-mathilde-krag',
    name: 'Mathilde Krag',
    title: { da: 'Leder af skoletjenesten', en: 'Head of the schools service' },
    email: 'skoler@example.org',
    phone: '+45 00 00 00 05',
    excerpt: {
      da: 'Folkeskolelærer i elleve år. Kan tælle til 28 i mørke.',
      en: 'Taught in schools for eleven years. Can count to 28 in the dark.',
    },
  },
]

const forloeb: readonly Page[] = [
  ...stenalderForloeb,
  ...vikingeboernForloeb,
  ...oldemorForloeb,
  ...vikingetidForloeb,
  ...bronzealderForloeb,
  ...middelalderForloeb,
  ...kilderForloeb,
  ...ejerskabForloeb,
  ...hverdagForloeb,
].filter(({ type }) => type === 'educationTopic')

/** All topics of a language and how long each takes. */
function allTopics(locale: Locale, title: string): Download {
  const texts = forloeb.flatMap((topic) => topic.in[locale] ?? [])
  const facts = texts.map((text) => [text.title, (text.own as { duration: string }).duration])
  return listPaper('alle-forloeb', locale, school, title, Object.fromEntries(facts))
}

const undervisning = educationOverview(
  'undervisning',
  { image: skoletavle, tags: ['skole', 'boern'] },
  {
    da: {
      title: 'Undervisning, hvor man må spørge',
      slug: 'undervisning',
      description:
        'Syvogtyve forløb fra børnehaveklasse til 10. klasse. Elever og lærere kommer gratis ind, og alle hænder kommer i brug.',
      call: to('skoler', 'Sådan foregår et besøg'),
      highlighted: ['forloeb-skib', 'forloeb-ild', 'forloeb-solen', 'forloeb-potte'],
      teacher: variant({
        description: `
          Vælg klassetrin, så finder du tre temaer og ni forløb til hvert. De fleste varer 90 minutter, koster 600
          kr. og er skrevet efter Fælles Mål. Vi underviser tirsdag til fredag fra kl. 9, en time før huset åbner.
          På den tid er her stille. Det kan I nå at ændre.

          Er klassen midt i noget andet, så sig det. Underviserne er historikere, arkæologer og lærere, og de kan
          bygge om på vejen ned ad trappen.
        `,
        info: {
          Bestilling: 'Tre uger før, gerne med to mulige datoer',
          Afbud: 'Gratis indtil tre hverdage før',
          Frokost: 'De lange borde i gården kan reserveres',
        },
        materials: [
          allTopics('da', 'Alle forløb på én side'),
          to('skoler', 'Sådan foregår et besøg'),
        ],
      }),
      student: variant({
        description: `
          Skal du herhen med klassen? Så behøver du ikke vide noget i forvejen. Tag noget på, du kan bevæge dig i,
          og tænk på én ting, du gerne vil spørge om. Der er ingen dumme spørgsmål, men der er nogle, som vi ikke
          kan svare på. Dem er vi mest glade for.
        `,
        info: {
          Husk: 'Madpakke og noget at drikke',
          'Din taske': 'Kommer i et skab til hele klassen',
        },
      }),
      modules: [
        accordion('Før I bestiller', {
          'Koster det noget at komme uden forløb?':
            'Nej. Klasser kommer gratis ind, når de er meldt til. Skriv, så står I ikke ti klasser i samme sal.',
          'Hvor mange voksne skal med?':
            'To for hver klasse, tre i indskolingen. De voksne er også på arbejde.',
          'Kan en elev i kørestol være med?':
            'Ja, i alle forløb. Skriv det, så vælger vi [ruten](tilgaengelighed) med elevatoren.',
          'Tager I imod gymnasier?':
            'Ja. Forløbene til udskolingen findes også i en udgave til gymnasiet. Spørg skoletjenesten.',
        }),
        contact(
          'Bestil hos skoletjenesten',
          'Skriv klassetrin, antal, forløb og to datoer. Vi svarer inden for to hverdage.',
          'nationalmuseet-mathilde-krag',
        ),
      ],
    },
    en: {
      title: 'Lessons where you may ask',
      slug: 'education',
      description:
        'Sessions for ages six to sixteen. Pupils and teachers come in free, and every hand is put to use.',
      call: to('skoler', 'What a visit is like'),
      highlighted: ['forloeb-skib', 'forloeb-ild', 'forloeb-solen', 'forloeb-potte'],
      teacher: variant({
        description: `
          Choose an age and you will find three themes for it. Most sessions last 90 minutes and cost DKK 600. We
          teach from Tuesday to Friday, starting at 9 am, an hour before the house opens. It is quiet then, and you
          are welcome to change that.

          If your class is in the middle of something else, tell us. Our teachers are historians, archaeologists
          and schoolteachers, and they can rebuild a lesson on the way down the stairs.
        `,
        info: {
          Booking: 'Three weeks ahead, ideally with two possible dates',
          Cancelling: 'Free until three working days before',
          Lunch: 'The long tables in the courtyard can be reserved',
        },
        materials: [
          allTopics('en', 'All sessions in English on one page'),
          to('skoler', 'What a visit is like'),
        ],
      }),
      student: variant({
        description: `
          Are you coming with your class? You need not know anything beforehand. Wear something you can move in, and
          think of one thing you would like to ask. There are no silly questions, but there are some that we cannot
          answer. Those are our favourites.
        `,
        info: {
          Bring: 'A packed lunch and something to drink',
          'Your bag': 'Goes in a locker for the class',
        },
      }),
      modules: [
        accordion('Before you book', {
          'Does it cost anything to come without a session?':
            'No. Classes come in free once they are booked in. Write, or ten of you may meet in one room.',
          'How many adults should come?':
            'Two to a class, three with the youngest. The adults are at work too.',
          'Can a pupil in a wheelchair take part?':
            'Yes, in every session. Tell us, and we take the [route](tilgaengelighed) with the lift.',
          'Do you teach in English?':
            'Yes. The sessions on these pages can all be held in English; a few more are in Danish only.',
        }),
        contact(
          'Book with the schools service',
          'Tell us the age, the number, the session and two dates. We answer within two working days.',
          'nationalmuseet-mathilde-krag',
        ),
      ],
    },
  },
)

const indskoling = educationLevel(
  'indskoling',
  { parent: 'undervisning', image: haandvaerk, tags: ['skole', 'boern'] },
  {
    da: {
      title: 'Indskoling, 0.–3. klasse',
      slug: 'undervisning/indskoling',
      description:
        'De yngste lærer med hænderne og siddende på gulvet. Forløbene er korte, og der er tid til det, en elev lige kom til at tænke på.',
      teacher: variant({
        description: `
          Ingen af forløbene kræver, at eleverne kan læse. Klassen deles i to hold, så alle når at røre ved noget, og
          der er en pause midt i, hvad enten vi har planlagt den eller ej. Regn med 20 minutter til overtøj.
        `,
        info: { Voksne: 'Tre for hver klasse', 'Toilet undervejs': 'Ja, altid' },
        materials: [
          looseSheet('klar-til-museum', 'da', school, {
            title: 'Klar til museum: fem ting at tale om',
            tasks: [
              'Hvad er et museum? Hvad er den ældste ting, du har rørt ved?',
              'Hvorfor må man ikke røre ved alt? Hvad må man godt?',
              'Hvad gør du, hvis du bliver væk fra klassen?',
              'Hvad vil du helst se? Tegn det her.',
              'Tænk på én ting, du gerne vil spørge om.',
            ],
          }),
        ],
      }),
    },
    en: {
      title: 'Ages 6 to 9',
      slug: 'education/ages-6-9',
      description:
        'The youngest learn with their hands and sitting on the floor. Sessions are short, with time for whatever someone has just thought of.',
      teacher: variant({
        description: `
          None of the sessions asks pupils to read. We split the class in two so that everyone gets to touch
          something, and there is a break in the middle whether we planned it or not. Allow 20 minutes for coats.
        `,
        info: { Adults: 'Three to a class', 'Toilet on the way': 'Yes, always' },
        materials: [
          looseSheet('klar-til-museum', 'en', school, {
            title: 'Ready for the museum: five things to talk about',
            tasks: [
              'What is a museum? What is the oldest thing you have touched?',
              'Why may you not touch everything? What may you touch?',
              'What do you do if you lose your class?',
              'What would you most like to see? Draw it here.',
              'Think of one thing you would like to ask.',
            ],
          }),
        ],
      }),
    },
  },
)

const mellemtrin = educationLevel(
  'mellemtrin',
  { parent: 'undervisning', image: vikingeskib, tags: ['skole'] },
  {
    da: {
      title: 'Mellemtrin, 4.–6. klasse',
      slug: 'undervisning/mellemtrin',
      description:
        'Nu er klassen gammel nok til at regne på fortiden og ung nok til at trække et skib over gården. Vi udnytter begge dele.',
      teacher: variant({
        description: `
          Forløbene går fra bronzealder til middelalder, men begynder altid i en ting.
          Eleverne arbejder i hold på fire, og hvert hold har noget, de andre mangler. Kom gerne i begyndelsen
          af et emne eller midt i det; så har klassen noget at hænge det nye op på.
        `,
        materials: [to('fem-ting', 'Fem ting på en time, til resten af dagen')],
      }),
      student: variant({
        description: `
          Du kommer til at arbejde sammen med tre andre. I får hver jeres opgave, og I kan kun løse den, hvis I
          fortæller hinanden, hvad I har fundet. Du må tage billeder uden blitz og tegne med blyant.
        `,
      }),
    },
    en: {
      title: 'Ages 10 to 12',
      slug: 'education/ages-10-12',
      description:
        'Old enough to do sums about the past and young enough to drag a ship across the courtyard. We make use of both.',
      teacher: variant({
        description: `
          The sessions run from the Bronze Age to the Middle Ages, but each begins with an object. Pupils work in
          teams of four, and every team has something that the others need. Come at the start or in the middle of a
          topic, so that the class has a peg to hang things on.
        `,
        materials: [to('fem-ting', 'Five things in an hour, for the rest of the day')],
      }),
      student: variant({
        description: `
          You will be working with three others. Each of you gets a task, and you can only solve it by telling one
          another what you found. You may take photographs without flash, and draw in pencil.
        `,
      }),
    },
  },
)

const udskoling = educationLevel(
  'udskoling',
  { parent: 'undervisning', image: kartotek, tags: ['skole'] },
  {
    da: {
      title: 'Udskoling, 7.–10. klasse',
      slug: 'undervisning/udskoling',
      description:
        'Her er der ikke ét svar. Klassen får kilder, som er uenige, og en time til at finde ud af, hvad man alligevel kan sige.',
      modules: [
        textSection({
          title: 'Til afgangsprøven',
          text: `
            Flere af forløbene kan bruges som afsæt for kulturfagsprøven og projektopgaven. Vi hjælper gerne en
            gruppe videre bagefter: Skriv emnet og det, I er gået i stå med. Kilder sender vi, konklusioner gør vi
            ikke.
          `,
        }),
        callToAction(
          'Er I gået i stå?',
          'Skriv emnet, klassetrinnet og det spørgsmål, I ikke kan komme videre med.',
          to('mailto:skoler@example.org', 'Skriv til skoletjenesten'),
        ),
      ],
    },
    en: {
      title: 'Ages 13 to 16',
      slug: 'education/ages-13-16',
      description:
        'There is more than one answer here. The class gets sources that disagree, and an hour to work out what one can say all the same.',
      modules: [
        textSection({
          title: 'After the visit',
          text: `
            We are glad to help a group on with a project afterwards. Write and tell us your subject and where you
            are stuck. We send sources. We do not send conclusions.
          `,
          links: [to('mailto:skoler@example.org', 'Write to the schools service')],
        }),
      ],
    },
  },
)

export const education: readonly Page[] = [
  undervisning,
  indskoling,
  ...stenalderForloeb,
  ...vikingeboernForloeb,
  ...oldemorForloeb,
  mellemtrin,
  ...vikingetidForloeb,
  ...bronzealderForloeb,
  ...middelalderForloeb,
  udskoling,
  ...kilderForloeb,
  ...ejerskabForloeb,
  ...hverdagForloeb,
]
