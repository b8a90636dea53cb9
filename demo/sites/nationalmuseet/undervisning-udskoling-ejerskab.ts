import { educationTheme, variant } from '../../writing/education.ts'
import { to } from '../../writing/marks.ts'
import { contact, textSection } from '../../writing/modules.ts'
import { looseSheet } from '../../writing/schoolPapers.ts'
import type { Page } from '../../writing/site.ts'
import { magasin, mosefund } from './prints.ts'
import {
  forloeb,
  forPupils,
  forTeachers,
  school,
  tilEleven,
  tilLaereren,
} from './undervisning-fakta.ts'

const ejerskab = educationTheme(
  'udskoling-ejerskab',
  { parent: 'udskoling', image: magasin, tags: ['skole', 'samling'] },
  {
    da: {
      title: 'Hvem ejer fortiden?',
      slug: 'undervisning/udskoling/hvem-ejer-fortiden',
      description:
        'Ting er købt, fundet, byttet, givet og taget. Tre forløb om, hvordan de endte her, og om det var i orden.',
      teacher: variant({
        description: `
          Vi underviser i noget, museet selv er part i, og det siger vi fra begyndelsen. Eleverne må gerne konkludere, at
          vi tager fejl. Samtalerne kan blive personlige; tal med os på forhånd, hvis der er noget i klassen, vi skal
          kende til.
        `,
        materials: [
          looseSheet('samtaleregler', 'da', school, {
            title: 'Seks samtaleregler',
            lead: 'Læs dem højt, før I begynder. Skriv til, hvad klassen vil lægge til.',
            tasks: [
              'Vi taler om sagen og ikke om hinanden.',
              'Den, der taler, får lov at tale færdig.',
              'Man må skifte mening, også højt.',
              'Ingen skal svare på vegne af en gruppe.',
              'Man må sige pas og gå ud.',
              'Det, der bliver fortalt her, bliver her.',
            ],
          }),
        ],
        modules: [
          contact(
            'Tal med os først',
            'Er der elever, for hvem emnet er tæt på, så ring. Vi har plads til at gøre det på en anden måde.',
            'nationalmuseet-mathilde-krag',
          ),
        ],
      }),
    },
    en: {
      title: 'Who owns the past?',
      slug: 'education/ages-13-16/who-owns-the-past',
      description:
        'Things have been bought, found, traded, given and taken. Sessions on how they ended up here, and whether that was right.',
      teacher: variant({
        description: `
          We teach something in which the museum has a stake, and we say so from the start. Pupils are free to conclude
          that we are wrong. The talk may become personal; let us know beforehand if there is something in the class that
          we should be aware of.
        `,
        materials: [
          looseSheet('samtaleregler', 'en', school, {
            title: 'Six rules for talking',
            lead: 'Read them aloud before you start. Write down what the class would add.',
            tasks: [
              'We talk about the case and not about each other.',
              'Whoever is speaking is allowed to finish.',
              'You may change your mind, out loud too.',
              'Nobody has to answer for a group.',
              'You may pass, and you may leave the room.',
              'What is told here stays here.',
            ],
          }),
        ],
      }),
    },
  },
)

const hvis = forloeb(
  'forloeb-hvis-er-den',
  {
    parent: 'udskoling-ejerskab',
    tags: ['skole', 'samling'],
    educationTags: ['topic', 'materials'],
  },
  {
    da: {
      title: 'Hvis er den?',
      slug: 'undervisning/udskoling/hvem-ejer-fortiden/hvis-er-den',
      description:
        'En retssag om en genstand, der ikke kan tale for sig selv. Klassen er parter, vidner og dommere, og dommen skal skrives, så den, der taber, forstår den.',
      duration: '2 timer',
      sheet: {
        title: 'Fire hold i retten',
        tasks: [
          'Hvilket hold er I: museet, samfundet, forskerne eller dommerne? Hvad vil I opnå?',
          'Læs bilagene to gange. Hvad håber modparten, at I overser?',
          'Skriv jeres tre bedste argumenter. Hvilket er det svageste?',
          'Hvad dømte I, og hvad lagde I vægt på?',
        ],
      },
      teacher: variant({
        description: `
          Sagen er opdigtet, men bygger på virkelige. Et museum har i hundrede år haft en tromme, som et samfund et
          andet sted i verden beder om at få tilbage. Fire hold forbereder sig: museet, samfundet, forskerne og
          dommerne. Bilagene er kvitteringer, breve og et fotografi. Efter procedure og votering sammenligner vi med en
          sag, der blev afgjort: de islandske håndskrifter, som Folketinget besluttede at aflevere, og hvoraf de første
          kom hjem i 1971.

          Eleverne lærer at argumentere for noget, de ikke selv mener. Fordel rollerne hjemmefra.
        `,
        info: tilLaereren({
          trin: '8.–10. klasse',
          tid: '2 timer',
          fag: 'Historie, samfundsfag, dansk',
          pris: '800 kr. for klassen; entréen er gratis',
        }),
      }),
      student: variant({
        description: `
          Du får en rolle, og det er ikke sikkert, at du er enig med den. Læs bilagene to gange: første gang for at forstå,
          anden gang for at finde det, modparten helst ville have, at du overså. Du har fire minutter i retten.
        `,
        info: tilEleven('Dit rollekort, læst', 'I den gamle retssal på første sal'),
      }),
    },
    en: {
      title: 'Whose is it?',
      slug: 'education/ages-13-16/who-owns-the-past/whose-is-it',
      description:
        'A lawsuit about a thing that cannot speak for itself. The class are parties, witnesses and judges, and the verdict must be one the loser can understand.',
      duration: '2 hours',
      sheet: {
        title: 'Four teams in court',
        tasks: [
          'Which team are you: the museum, the community, the researchers or the judges? What do you want?',
          'Read the papers twice. What does the other side hope that you will overlook?',
          'Write down your three best arguments. Which is the weakest?',
          'What was your verdict, and what did it rest on?',
        ],
      },
      teacher: variant({
        description: `
          The case is invented but built on real ones. For a hundred years a museum has kept a drum that a community
          elsewhere in the world is asking to have back. Four teams prepare: the museum, the community, the scholars and
          the judges. The papers are receipts, letters and a photograph. After pleading and voting we compare with a case
          that was settled: the Icelandic manuscripts, which the Danish parliament resolved to hand over, and the first of
          which went home in 1971.

          Pupils learn to argue for something they may not believe. Hand out the parts beforehand.
        `,
        info: forTeachers({
          ages: '14–16',
          time: '2 hours',
          subjects: 'History, social studies, language',
          price: 'DKK 800 for the class; admission is free',
        }),
      }),
      student: variant({
        description: `
          You are given a part, and you may not agree with it. Read the papers twice: once to understand them, and once to
          find what the other side would rather you missed. You have four minutes in court.
        `,
        info: forPupils('Your card, read', 'In the old courtroom on the first floor'),
      }),
    },
  },
)

const sukker = forloeb(
  'forloeb-sukker',
  { parent: 'udskoling-ejerskab', tags: ['skole', 'nyere-tid'], educationTags: ['topic'] },
  {
    da: {
      title: 'En sukkerskål fra 1700-tallet',
      slug: 'undervisning/udskoling/hvem-ejer-fortiden/en-sukkerskål',
      description:
        'Skålen er pæn. Sukkeret i den var dyrket af slavegjorte mennesker på de dansk-vestindiske øer. Klassen følger det baglæns, fra bordet til marken.',
      duration: '2 timer',
      sheet: {
        title: 'Hvem har arbejdet for den?',
        tasks: [
          'Vælg tre ting på bordet. Hvem har arbejdet for hver af dem?',
          'Hvem har ført listen, og hvem har ikke fået lov at skrive?',
          'Hvad står der ikke i kilden, som I gerne ville vide?',
          'Hvilket ord bruger I om menneskene på listen, og hvorfor?',
        ],
      },
      teacher: variant({
        description: `
          Vi begynder ved et dækket bord på anden sal og stiller ét spørgsmål til hver ting: Hvem har arbejdet for den? Ved
          sukkeret standser vi. Med skibsjournaler, auktionslister og breve følger holdene vejen tilbage til St. Croix og
          til Vestafrika. I 1792 kom forordningen, der skulle forbyde slavehandelen fra 1803; slaveriet selv ophørte i 1848,
          da de slavegjorte rejste sig og krævede deres frihed. I 1917 blev øerne solgt til USA.

          Eleverne lærer at læse kilder, hvor de vigtigste stemmer mangler, og at sige, hvorfor de mangler. Vi bruger ikke
          rollespil. Sæt en time af til samtale bagefter.
        `,
        info: tilLaereren({
          trin: '8.–10. klasse',
          tid: '2 timer',
          fag: 'Historie, samfundsfag',
          pris: '800 kr. for klassen; entréen er gratis',
          plads: '26 elever og to voksne',
        }),
      }),
      student: variant({
        description: `
          Du skal læse lister, hvor mennesker står opført som ejendom. Det er ubehageligt, og det må du gerne synes. Læg mærke
          til, hvem der har ført listen, og hvem der ikke har fået lov at skrive. Du kan gå ud når som helst, og der står
          altid en voksen ved døren.
        `,
        info: tilEleven('Et spørgsmål, du har tænkt over', 'Ved det dækkede bord, anden sal'),
      }),
    },
    en: {
      title: 'A sugar bowl of the eighteenth century',
      slug: 'education/ages-13-16/who-owns-the-past/a-sugar-bowl',
      description:
        'The bowl is pretty. The sugar in it was grown by enslaved people in the Danish West Indies. The class follows it backwards, from table to field.',
      duration: '2 hours',
      sheet: {
        title: 'Who worked for it?',
        tasks: [
          'Choose three things on the table. Who worked for each of them?',
          'Who kept the list, and who was not allowed to write?',
          'What does the source leave out that you would like to know?',
          'Which word do you use for the people on the list, and why?',
        ],
      },
      teacher: variant({
        description: `
          We start at a laid table on the second floor and ask one thing of every object: whose work was this? At the sugar
          we stop. With ships’ journals, auction lists and letters the teams follow the road back to St Croix and to West
          Africa. An ordinance of 1792 was to forbid the slave trade from 1803; slavery itself ended in 1848, when the
          enslaved rose and demanded their freedom. In 1917 the islands were sold to the United States.

          Pupils learn to read sources in which the most important voices are missing, and to say why. We use no role play.
          Set aside a lesson for talking afterwards.
        `,
        info: forTeachers({
          ages: '14–16',
          time: '2 hours',
          subjects: 'History, social studies',
          price: 'DKK 800 for the class; admission is free',
          room: '26 pupils and two adults',
        }),
      }),
      student: variant({
        description: `
          You will read lists in which people are entered as property. It is unpleasant, and you are allowed to find it so.
          Notice who kept the list and who was not allowed to write. You may leave the room at any time, and there is always
          an adult by the door.
        `,
        info: forPupils('A question you have thought about', 'By the laid table, second floor'),
      }),
    },
  },
)

const danefae = forloeb(
  'forloeb-danefae',
  {
    parent: 'udskoling-ejerskab',
    image: mosefund,
    tags: ['skole', 'oldtid'],
    educationTags: ['topic', 'materials'],
  },
  {
    da: {
      title: 'Find det, aflever det',
      slug: 'undervisning/udskoling/hvem-ejer-fortiden/find-det',
      description:
        'En guldring i en pløjemark tilhører staten. Klassen finder en, eller i hvert fald en kopi, og skal afgøre, om det er rimeligt.',
      duration: '90 minutter',
      sheet: {
        title: 'Er det danefæ?',
        tasks: [
          'Skriv ned, før I løfter: Hvor lå tingen, hvor dybt, og hvad lå ved siden af?',
          'Hvilke af lovens ord passer på jeres fund?',
          'Hvad skal tælle mest: materialet, sjældenheden eller omhuen?',
          'Hvor stor en godtgørelse ville I give, og hvorfor?',
        ],
      },
      teacher: variant({
        description: `
          I gården er der gravet ti ting ned i sandkasser. Holdene går med detektor, sætter pinde, måler og skriver ned, før
          de løfter noget. Så kommer sagen op på kontoret: Er det danefæ? Eleverne bruger lovens ord og fire gamle afgørelser
          og fastsætter til sidst en godtgørelse. Hvad skal tælle mest: materialet, sjældenheden eller den omhu, som tingen
          er taget op med?

          Eleverne lærer, at fundstedet er det halve fund, og at en regel fra middelalderen stadig virker. Forbered dem ved at
          spørge, hvem der ejer det, man finder på skolens område.
        `,
        info: tilLaereren({
          trin: '7.–9. klasse',
          tid: '90 minutter',
          fag: 'Samfundsfag, historie, matematik',
          plads: '24 elever og to voksne',
          sprog: 'Dansk',
        }),
        materials: [to('danefae', 'Har du fundet noget?')],
        modules: [
          textSection({
            text: `
              Detektorerne er indstillet lavt og kan ikke finde tandbøjler. Det bliver prøvet hver gang.
            `,
          }),
        ],
      }),
      student: variant({
        description: `
          Når det bipper, må du ikke grave. Først en pind, så et mål, så et billede. Det føles langsomt, men ellers ved ingen
          bagefter, hvor tingen lå, og så er den bare gammel. Du får den ikke med hjem. Du får dit navn på sedlen.
        `,
        info: tilEleven('Tøj til at knæle i', 'Ved sandkasserne i gården'),
      }),
    },
  },
)

export const ejerskabForloeb: readonly Page[] = [ejerskab, hvis, sukker, danefae]
