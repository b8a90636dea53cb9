import { educationTheme, variant } from '../../writing/education.ts'
import { to } from '../../writing/marks.ts'
import { looseSheet } from '../../writing/schoolPapers.ts'
import type { Page } from '../../writing/site.ts'
import { kaffebord, skoletavle } from './prints.ts'
import {
  forloeb,
  forPupils,
  forTeachers,
  school,
  tilEleven,
  tilLaereren,
} from './undervisning-fakta.ts'

const oldemor = educationTheme(
  'indskoling-oldemor',
  { parent: 'indskoling', image: kaffebord, tags: ['skole', 'nyere-tid'] },
  {
    da: {
      title: 'Da oldemor gik i skole',
      slug: 'undervisning/indskoling/da-oldemor-gik-i-skole',
      description:
        'Den nærmeste fortid kan man ringe til. Tre forløb om skole, vasketøj og ting med en historie, som børnene selv kan spørge om derhjemme.',
      teacher: variant({
        description: `
          Alle tre forløb begynder hjemme, med et spørgsmål til nogen, der er ældre. Har en elev ingen at spørge, låner
          vi gerne en frivillig ud. De er mellem 71 og 88 år, og de kan huske, hvad de fik for en tand.
        `,
        materials: [
          looseSheet('ti-spoergsmaal', 'da', school, {
            title: 'Ti spørgsmål til en, der er gammel',
            lead: 'Vælg fem, og skriv svarene.',
            tasks: [
              'Hvor boede du, da du var lige så gammel som mig?',
              'Hvem boede du sammen med?',
              'Hvad legede du med?',
              'Hvad spiste I på en helt almindelig dag?',
              'Hvordan kom du i skole?',
              'Hvad måtte man ikke i skolen?',
              'Hvem vaskede tøjet, og hvordan?',
              'Hvad havde I ikke, som alle har i dag?',
              'Hvad havde I, som ingen har mere?',
              'Hvad skal jeg huske at fortælle videre?',
            ],
          }),
        ],
      }),
    },
    en: {
      title: 'When great-grandmother went to school',
      slug: 'education/ages-6-9/great-grandmother',
      description:
        'You can telephone the nearest part of the past. Sessions on school, washing day and things with a story, which children can ask about at home.',
      teacher: variant({
        description: `
          All of these begin at home, with a question to somebody older. If a pupil has nobody to ask, we gladly lend
          out a volunteer. They are between 71 and 88, and they remember what they were given for a tooth.
        `,
        materials: [
          looseSheet('ti-spoergsmaal', 'en', school, {
            title: 'Ten questions for somebody old',
            lead: 'Choose five and write down the answers.',
            tasks: [
              'Where did you live when you were as old as I am?',
              'Who lived with you?',
              'What did you play with?',
              'What did you eat on an ordinary day?',
              'How did you get to school?',
              'What was forbidden at school?',
              'Who did the washing, and how?',
              'What did you not have that everyone has today?',
              'What did you have that nobody has any more?',
              'What should I remember to pass on?',
            ],
          }),
        ],
      }),
    },
  },
)

const skole = forloeb(
  'forloeb-skoletaske',
  {
    parent: 'indskoling-oldemor',
    image: skoletavle,
    tags: ['skole', 'nyere-tid'],
    educationTags: ['topic'],
  },
  {
    da: {
      title: 'Op at stå, når læreren kommer',
      slug: 'undervisning/indskoling/da-oldemor-gik-i-skole/op-at-stå',
      description:
        'En skoletime, som den kunne være i 1930’erne, med tavle, griffel og salmevers. Man rækker hånden op, og man svarer i hele sætninger.',
      duration: '75 minutter',
      sheet: {
        title: 'Skoleregler før og nu',
        tasks: [
          'Skriv tre regler, som gælder i jeres klasse i dag.',
          'Skriv tre regler, som gjaldt i skolestuen. Hvilke er de samme?',
          'Hvad var nemmere dengang, og hvad var uretfærdigt?',
          'Vælg én regel, og lav den om. Hvem skal være enig, før den gælder?',
        ],
      },
      teacher: variant({
        description: `
          Skolestuen står på anden sal med 28 pladser og et katederbord. En af vores undervisere spiller lærer, streng,
          men ikke ond, og I er elever på de bageste bænke. Eleverne skriver med griffel på tavle, regner i hovedet og
          får set på negle. Efter 40 minutter ringer klokken, og så taler vi om det: Hvad var nemmere, og hvad var
          uretfærdigt? Spanskrøret ligger i en montre. Vi fortæller, at det blev forbudt i folkeskolen i 1967.

          Eleverne lærer, at regler er lavet af nogen og kan laves om. Skriv klassens egne regler ned hjemmefra.
        `,
        info: tilLaereren({
          trin: '1.–3. klasse',
          tid: '75 minutter',
          fag: 'Historie, dansk',
          pris: '500 kr. for klassen; entréen er gratis',
        }),
      }),
      student: variant({
        description: `
          Stil dig ved din plads, og vent. Du må sætte dig, når læreren siger det. Du skriver på en lille tavle, og når
          du har skrevet forkert, tørrer du det ud med en svamp. Husk at vaske hænder hjemmefra, for dine negle bliver
          set efter.
        `,
        info: tilEleven('Rene negle', 'Ved klokken på anden sal'),
      }),
    },
    en: {
      title: 'Stand up when the teacher comes in',
      slug: 'education/ages-6-9/great-grandmother/stand-up',
      description:
        'A lesson as it might have been in the 1930s, with slate, pencil and a verse of a hymn. Hands go up, and answers come in whole sentences.',
      duration: '75 minutes',
      sheet: {
        title: 'School rules then and now',
        tasks: [
          'Write down three rules of your class today.',
          'Write down three rules of the old schoolroom. Which are the same?',
          'What was easier then, and what was unfair?',
          'Choose one rule and change it. Who has to agree before it counts?',
        ],
      },
      teacher: variant({
        description: `
          The schoolroom on the second floor has 28 places and a high desk. One of our staff plays the teacher, strict
          but not unkind, and you are pupils on the back benches. The class writes on slates, does sums in the head and
          has its nails inspected. After 40 minutes the bell rings and we talk: what was easier, and what was unfair?
          The cane lies in a glass case. We explain that it was banned in Danish state schools in 1967.

          Pupils learn that somebody made the rules, and that rules can be changed. Bring the rules of your own class.
        `,
        info: forTeachers({
          ages: '7–9',
          time: '75 minutes',
          subjects: 'History, language',
          price: 'DKK 500 for the class; admission is free',
        }),
      }),
      student: variant({
        description: `
          Stand by your place and wait. You may sit when the teacher says so. You will write on a small slate, and when
          you make a mistake you wipe it off with a sponge. Wash your hands at home, because somebody is going to look
          at your nails.
        `,
        info: forPupils('Clean nails', 'By the bell on the second floor'),
      }),
    },
  },
)

const vask = forloeb(
  'forloeb-vask',
  {
    parent: 'indskoling-oldemor',
    tags: ['skole', 'nyere-tid', 'haandvaerk'],
    educationTags: ['topic'],
  },
  {
    da: {
      title: 'Vaskedag uden stikkontakt',
      slug: 'undervisning/indskoling/da-oldemor-gik-i-skole/vaskedag',
      description:
        'Vand skal bæres, varmes, gnubbes i, skylles ud og vrides. Klassen vasker 28 viskestykker og når lige at forstå, hvorfor det tog to dage.',
      duration: '90 minutter',
      sheet: {
        title: 'Spande og liter',
        tasks: [
          'Hvor mange stykker tøj har du på? Hvor mange har hele klassen?',
          'En spand rummer ti liter. Hvor mange spande bar jeres hold til én balje?',
          'En familie på seks vaskede hver fjerde uge og brugte 40 spande. Hvor mange liter er det?',
          'Hvem vasker hjemme hos dig, og hvor lang tid tager det?',
        ],
      },
      teacher: variant({
        description: `
          I gården står fire baljer, vaskebrædder, en vridemaskine og en rulle. Holdene følger tøjet: En bærer vand, en
          gnubber med brun sæbe, en skyller, og to vrider. Der byttes, når klokken ringer. Bagefter hænger vi op, og
          mens det drypper, regner vi på, hvor mange spande vand en familie på seks brugte.

          Eleverne lærer, hvad et husholdningsarbejde var, og hvem der udførte det. Det er et godt afsæt for en snak om,
          hvem der vasker hjemme i dag. Forbered dem ved at tælle, hvor meget tøj I selv har på.
        `,
        info: tilLaereren({
          trin: '1.–3. klasse',
          tid: '90 minutter, maj til september',
          fag: 'Historie, matematik',
          plads: '24 elever og tre voksne',
        }),
      }),
      student: variant({
        description: `
          Du får et beskidt viskestykke, og det er dit, til det er rent. Gnub det mod brættet, men pas på knoerne. Den
          sjoveste maskine har to valser og et håndsving. Hold fingrene væk, og lad vandet sprøjte.
        `,
        info: tilEleven('Gummistøvler og tørre sokker i tasken', 'I gården ved pumpen'),
      }),
    },
    en: {
      title: 'Washing day without a socket',
      slug: 'education/ages-6-9/great-grandmother/washing-day',
      description:
        'Water has to be carried, heated, scrubbed in, rinsed out and wrung. The class washes 28 tea towels and begins to see why it took two days.',
      duration: '90 minutes',
      sheet: {
        title: 'Buckets and litres',
        tasks: [
          'How many pieces of clothing are you wearing? How many is the whole class wearing?',
          'A bucket holds ten litres. How many did your team carry to fill one tub?',
          'A family of six washed every fourth week and used 40 buckets. How many litres is that?',
          'Who does the washing in your home, and how long does it take?',
        ],
      },
      teacher: variant({
        description: `
          In the courtyard stand four tubs, washboards, a wringer and a mangle. Teams follow the cloth: one carries
          water, one scrubs with soft soap, one rinses and two wring, and they change when the bell rings. Then we hang
          it all up, and while it drips we work out how many buckets a family of six would have used.

          Pupils learn what housework was and who did it, a good start for talking about who does the washing at home
          today. Prepare by counting how many garments you are wearing.
        `,
        info: forTeachers({
          ages: '7–9',
          time: '90 minutes, May to September',
          subjects: 'History, mathematics',
          room: '24 pupils and three adults',
        }),
      }),
      student: variant({
        description: `
          You get a dirty tea towel, and it is yours until it is clean. Rub it against the board, but mind your
          knuckles. The best machine has two rollers and a handle. Keep your fingers away and let the water fly.
        `,
        info: forPupils('Wellingtons, and dry socks in your bag', 'In the courtyard, by the pump'),
      }),
    },
  },
)

const ting = forloeb(
  'forloeb-ting-hjemmefra',
  { parent: 'indskoling-oldemor', tags: ['skole', 'samling'], educationTags: ['materials'] },
  {
    da: {
      title: 'En ting hjemmefra',
      slug: 'undervisning/indskoling/da-oldemor-gik-i-skole/en-ting-hjemmefra',
      description:
        'Klassen laver et museum på en vindueskarm. Kufferten med skilte, handsker og stempel kommer med posten, og I behøver ikke forlade skolen.',
      duration: 'Fire lektioner på skolen',
      sheet: {
        title: 'Museum i vindueskarmen',
        tasks: [
          'Hvad er din ting, og hvor gammel er den? Hvem ved noget om den?',
          'Mål den på tre leder, og tegn den i halv størrelse.',
          'Giv den et nummer: klassens navn, årstal og et tal. Skriv nummeret her.',
          'Skriv skiltet. Højst tyve ord.',
        ],
      },
      teacher: variant({
        description: `
          Hver elev tager en ting med, som er ældre end eleven selv. Det må gerne være en dåseåbner. I fire lektioner
          gør klassen det, vi gør her: måler, tegner, giver tingen et nummer og spørger dem, der kender den. Til sidst
          skriver eleverne et skilt på højst tyve ord og åbner udstillingen for forældrene.

          Kufferten indeholder 28 par bomuldshandsker, målebånd, numre, skilte og et stempel. Eleverne lærer, at en ting
          bliver til en kilde, når nogen skriver ned, hvor den kommer fra.
        `,
        info: tilLaereren({
          trin: '1.–3. klasse',
          tid: 'Fire lektioner; kufferten lånes i tre uger',
          fag: 'Dansk, historie',
          pris: '250 kr. med porto begge veje',
          plads: 'Én klasse ad gangen',
          sprog: 'Dansk',
        }),
        materials: [to('samlinger/front', 'Sådan gør Samlinger')],
      }),
    },
  },
)

export const oldemorForloeb: readonly Page[] = [oldemor, skole, vask, ting]
