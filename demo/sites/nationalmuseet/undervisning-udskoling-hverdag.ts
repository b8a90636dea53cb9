import { educationTheme, variant } from '../../writing/education.ts'
import { to } from '../../writing/marks.ts'
import { accordion } from '../../writing/modules.ts'
import type { Page } from '../../writing/site.ts'
import { museumssal } from './prints.ts'
import { forloeb, forPupils, forTeachers, tilEleven, tilLaereren } from './undervisning-fakta.ts'
import { trykpresse } from './undervisning-prints.ts'

const hverdag = educationTheme(
  'udskoling-hverdag',
  { parent: 'udskoling', image: trykpresse, tags: ['skole', 'nyere-tid'] },
  {
    da: {
      title: 'Stemmeret, køkkener og en fernisering',
      slug: 'undervisning/udskoling/demokrati-og-hverdag',
      description:
        'De store forandringer kom også ind ad køkkendøren. Her er de sidste 175 år, set fra dem, der ikke stod på talerstolen.',
    },
    en: {
      title: 'Votes and kitchens',
      slug: 'education/ages-13-16/democracy-and-daily-life',
      description:
        'Great changes also came in by the kitchen door. Here are the last 175 years as seen by those who were not on the platform.',
    },
  },
)

const stemmeret = forloeb(
  'forloeb-stemmeret',
  {
    parent: 'udskoling-hverdag',
    tags: ['skole', 'nyere-tid'],
    educationTags: ['topic', 'materials'],
  },
  {
    da: {
      title: 'Du har ikke stemmeret',
      slug: 'undervisning/udskoling/demokrati-og-hverdag/du-har-ikke-stemmeret',
      description:
        'Efter Grundloven i 1849 måtte de fleste voksne ikke stemme. Klassen holder valg tre gange, i 1849, i 1915 og i dag, med de samme 28 personer.',
      duration: '90 minutter',
      sheet: {
        title: 'Et opråb på tyve minutter',
        tasks: [
          'Hvem står på dit kort? Må du komme ind i valglokalet?',
          'Hvor mange i klassen stemte første gang, og hvor mange i 1915?',
          'Skriv opråbet. Det skal kunne læses af en, der går forbi.',
          'Hvem kan heller ikke stemme i dag? Hvad mener I om det?',
        ],
      },
      teacher: variant({
        description: `
          Hver elev trækker et kort: tjenestepige, gårdejer, fattighjælpsmodtager, grosserer, fallent. Første gang lukker
          døren til valglokalet for alle, der ikke er mænd over 30 med egen husstand, og de fleste bliver stående udenfor.
          De, der står udenfor, trykker et opråb på håndpressen. I 1915, da kvinder og tjenestefolk fik stemmeret, tæller vi igen. Til
          sidst taler vi om dem, der heller ikke i dag kan stemme.

          Eleverne lærer, at stemmeret er noget, nogen har krævet. Forbered dem ved at finde ud af, hvor mange i klassens
          familier der kan stemme.
        `,
        info: tilLaereren({
          trin: '7.–10. klasse',
          tid: '90 minutter',
          fag: 'Samfundsfag, historie',
        }),
      }),
      student: variant({
        description: `
          Du trækker et kort og er en anden i halvanden time. Måske har du en gård. Måske må du ikke komme ind. Hvis du står
          udenfor, har du en trykpresse og tyve minutter. Skriv kort. Det skal kunne læses af en, der går forbi.
        `,
        info: tilEleven('Ingenting; du får et kort', 'I trykværkstedet'),
      }),
    },
    en: {
      title: 'You may not vote',
      slug: 'education/ages-13-16/democracy-and-daily-life/you-may-not-vote',
      description:
        'Under the Danish constitution of 1849 most adults could not vote. The class holds three elections, in 1849, in 1915 and today, with the same 28 people.',
      duration: '90 minutes',
      sheet: {
        title: 'An appeal in twenty minutes',
        tasks: [
          'Who is on your card? May you enter the polling room?',
          'How many of the class voted the first time, and how many in 1915?',
          'Write the appeal. Somebody walking past must be able to read it.',
          'Who cannot vote today either? What do you think of that?',
        ],
      },
      teacher: variant({
        description: `
          Each pupil draws a card: maid, farmer, pauper, merchant, bankrupt. The first time, the door of the polling room
          closes on all but men over 30 with a household of their own, and most are left outside. They print an appeal on
          the hand press. For 1915, when women and servants gained the vote, we count again. At the end we talk about
          those who cannot vote today either.

          Pupils learn that the vote is something people demanded. Prepare by finding out how many in the families of the
          class are able to vote, and where.
        `,
        info: forTeachers({
          ages: '13–16',
          time: '90 minutes',
          subjects: 'Social studies, history',
        }),
      }),
      student: variant({
        description: `
          You draw a card and are someone else for an hour and a half. You may own a farm. You may not be let in. If you are
          left outside, you have a printing press and twenty minutes. Keep it short. It must be readable to somebody
          walking past.
        `,
        info: forPupils('Nothing; you get a card', 'In the print workshop'),
      }),
    },
  },
)

const koekken = forloeb(
  'forloeb-koekken',
  { parent: 'udskoling-hverdag', tags: ['skole', 'nyere-tid', 'mad'], educationTags: ['topic'] },
  {
    da: {
      title: 'Et køkken er et regnskab',
      slug: 'undervisning/udskoling/demokrati-og-hverdag/et-køkken',
      description:
        'På anden sal står fire køkkener efter hinanden, fra komfur med brænde til køleskab. Klassen måler skridt, minutter og kroner og finder ud af, hvem der fik fri.',
      duration: '90 minutter',
      sheet: {
        title: 'Husarbejde i tre dage',
        tasks: [
          'Skriv husarbejdet hjemme op i tre dage: hvad, hvor længe, men ikke hvem.',
          'Tæl skridt, løft og minutter i jeres køkken. Sæt tallene ind i klassens tabel.',
          'Da maskinerne kom, blev der så mindre arbejde, eller blev kravene større?',
          'Hvem fik fri, og hvad brugte de tiden til?',
        ],
      },
      teacher: variant({
        description: `
          Holdene får hvert et køkken og den samme opgave: mad til fire på hverdage. De tæller skridt, løft og minutter efter
          samtidens husholdningsbøger og sætter tallene ind i én tabel. Så spørger vi: Da maskinerne kom, blev der så mindre
          arbejde, eller blev kravene større? Og hvem tog på arbejde ude i 1960’erne, da huset kunne passes på kortere tid?

          Eleverne lærer at bruge tal som kilde til køn, økonomi og hverdag. Forbered dem ved at lade dem føre dagbog over
          husarbejdet hjemme i tre dage, uden navne.
        `,
        info: tilLaereren({
          trin: '8.–10. klasse',
          tid: '90 minutter',
          fag: 'Historie, matematik, madkundskab',
        }),
        materials: [to('mad', 'Boller fra 1937 i caféen')],
        modules: [
          accordion('Praktisk om køkkenerne', {
            'Må man røre?': 'Ja, alt i de to første. I de to sidste kun det, der står en hånd ved.',
            'Bliver der lavet mad?': 'Nej, desværre. Gassen er lukket, og brændet er limet fast.',
          }),
        ],
      }),
    },
    en: {
      title: 'A kitchen is a set of accounts',
      slug: 'education/ages-13-16/democracy-and-daily-life/a-kitchen',
      description:
        'Four kitchens stand in a row on the second floor, from wood stove to refrigerator. The class measures steps, minutes and money, and finds out who got time off.',
      duration: '90 minutes',
      sheet: {
        title: 'Housework for three days',
        tasks: [
          'Note the housework at home for three days: what and how long, but not who.',
          'Count steps, lifts and minutes in your kitchen. Put the figures in the table of the class.',
          'When the machines came, was there less work, or did the demands grow?',
          'Who gained free time, and what did they use it for?',
        ],
      },
      teacher: variant({
        description: `
          Each team gets a kitchen and the same task: weekday meals for four. They count steps, lifts and minutes according
          to household manuals of the time and enter the figures in one table. Then we ask: when the machines came, was
          there less work, or were the standards raised? And who took a job in the 1960s, when a home could be kept in
          fewer hours?

          Pupils learn to use figures as evidence of gender, economy and daily life. Prepare by keeping a diary of the
          housework at home for three days, without names.
        `,
        info: forTeachers({
          ages: '14–16',
          time: '90 minutes',
          subjects: 'History, mathematics, home economics',
        }),
        materials: [to('mad', 'Buns of 1937 in the café')],
      }),
    },
  },
)

const udstilling = forloeb(
  'forloeb-egen-udstilling',
  {
    parent: 'udskoling-hverdag',
    image: museumssal,
    tags: ['skole', 'samling'],
    educationTags: ['topic', 'materials'],
  },
  {
    da: {
      title: 'Tre uger til fernisering',
      slug: 'undervisning/udskoling/demokrati-og-hverdag/tre-uger-til-fernisering',
      description:
        'Klassen laver en rigtig udstilling i et rigtigt rum. Vi stiller montrer, lys og modstand til rådighed. Der kommer gæster, og nogle af dem kender man ikke.',
      duration: 'Tre besøg à 3 timer',
      sheet: {
        title: 'Plan for tre uger',
        tasks: [
          'Hvem skriver, hvem bygger, hvem lyssætter, hvem laver lyd, og hvem siger stop?',
          'Skriv jeres idé i én sætning. Hvilke ti ting vil I låne?',
          'Hvad sagde konservatoren nej til, og hvad gør I i stedet?',
          'Hvad er tilbage at gøre, og hvem gør det inden fredag?',
        ],
      },
      teacher: variant({
        description: `
          Første besøg: Klassen får rummet, budgettet på 2.000 kr. og en liste med 60 ting, den må låne. Andet besøg:
          Indspilning af lyd, skiltetekster og et møde med konservatoren, som siger nej til noget. Tredje besøg:
          Ophængning og fernisering kl. 16. Imellem besøgene arbejder I hjemme, og vi svarer på mails.

          Eleverne lærer projektarbejde med en frist, der ikke kan flyttes, og at vælge fra. Udstillingen står i to uger og
          kan bruges som projektopgave. Forbered dem ved at besøge en udstilling, de er uenige med.
        `,
        info: tilLaereren({
          trin: '9.–10. klasse',
          tid: 'Tre besøg à 3 timer over tre uger',
          fag: 'Projektopgaven, dansk, billedkunst, samfundsfag',
          pris: '2.400 kr. for hele forløbet; udstillingens budget er med',
          plads: 'Én klasse hver måned',
          sprog: 'Dansk',
        }),
        materials: [to('udstillinger', 'Udstillinger at være uenig med')],
      }),
      student: variant({
        description: `
          I har et rum, et budget og en dato. Du vælger selv, om du vil skrive, bygge, lyssætte, lave lyd eller være den, der
          siger stop. Når døren går op, kommer der folk, som ikke er dine forældre. Det er meningen.
        `,
        info: tilEleven('Målebånd og idéer, i den rækkefølge', 'I gæstesalen ved siden af caféen'),
      }),
    },
  },
)

export const hverdagForloeb: readonly Page[] = [hverdag, stemmeret, koekken, udstilling]
