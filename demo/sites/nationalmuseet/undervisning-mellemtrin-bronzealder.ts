import { educationTheme, variant } from '../../writing/education.ts'
import { to } from '../../writing/marks.ts'
import { textSection } from '../../writing/modules.ts'
import type { Page } from '../../writing/site.ts'
import { egtvedpigen, mosefund, solvogn } from './prints.ts'
import { forloeb, forPupils, forTeachers, tilEleven, tilLaereren } from './undervisning-fakta.ts'

const bronzealder = educationTheme(
  'mellemtrin-bronzealder',
  { parent: 'mellemtrin', image: mosefund, tags: ['skole', 'oldtid'] },
  {
    da: {
      title: 'Bronzealder: solen og mosen',
      slug: 'undervisning/mellemtrin/bronzealder',
      description:
        'Et folk uden skrift har efterladt en hest, en nederdel og en masse metal i vand. Klassen prøver at tænke deres tanker og bliver uenige.',
      teacher: variant({
        description: `
          Bronzealderen i Danmark varer fra omkring 1700 til 500 f.Kr. Kobber og tin findes ikke i undergrunden her, så
          hvert stykke er hentet langvejsfra. Det gør perioden god til at tale om handel, tro og status med en klasse,
          som ellers mest har hørt om vikinger.
        `,
        materials: [to('oldtiden', 'Oldtiden, sal 1–24'), to('solvognen')],
      }),
    },
    en: {
      title: 'The Bronze Age: the sun and the bog',
      slug: 'education/ages-10-12/bronze-age',
      description:
        'People without writing left a horse, a skirt and a great deal of metal in water. The class tries to think their thoughts, and disagrees.',
      teacher: variant({
        description: `
          In Denmark the Bronze Age lasts from about 1700 to 500 BC. There is no tin or copper to mine here, so every
          piece came from far away. That makes it a good age for talking about trade, belief and status.
        `,
        materials: [to('oldtiden', 'Prehistory, rooms 1–24'), to('solvognen')],
      }),
    },
  },
)

const solen = forloeb(
  'forloeb-solen',
  {
    parent: 'mellemtrin-bronzealder',
    image: solvogn,
    tags: ['skole', 'oldtid'],
    educationTags: ['topic', 'materials'],
  },
  {
    da: {
      title: 'Hvor er solen om natten?',
      slug: 'undervisning/mellemtrin/bronzealder/hvor-er-solen-om-natten',
      description:
        'Klassen går rundt om Solvognen, til den bliver mørk, og prøver at forklare natten uden at vide, at jorden drejer. Det er sværere, end det lyder.',
      duration: '90 minutter',
      sheet: {
        title: 'Solens vej',
        tasks: [
          'Tegn solens gang over skolen fra første time til sidste. Skriv klokkeslæt på.',
          'I har en hest, en fisk, et skib og en slange. Hvem fører solen hvornår?',
          'Hvilket spor på Solvognen passer med jeres forklaring? Hvilket passer ikke?',
          'Hvad ved forskerne ikke?',
        ],
      },
      teacher: variant({
        description: `
          I sal 12 slukker vi loftslyset og giver klassen én lommelygte. Solvognen har en side med guld og en uden. Hvad
          kan det betyde? Holdene bygger en forklaring på solens vej af en hest, en fisk, et skib og en slange, figurer,
          som alle findes på bronzealderens rageknive, og fremlægger den for de andre. Til sidst sammenligner vi med det,
          forskerne tror, og med det, de indrømmer, at de ikke ved.

          Eleverne lærer at opstille en forklaring, der passer med sporene, og at holde den åben. Forbered dem ved at
          tegne solens gang over skolen fra første time til sidste.
        `,
        info: tilLaereren({
          trin: '4.–6. klasse',
          tid: '90 minutter',
          fag: 'Historie, kristendomskundskab, natur/teknologi',
        }),
        materials: [to('solvognen', 'Læs om Solvognen')],
        modules: [
          textSection({
            title: 'Hvis klassen har en hel formiddag',
            text: `
              Læg forløbet sammen med [Metal, der løber](forloeb-stoeb). Så har eleverne selv hældt varmt metal i en form,
              før de står foran hesten, og de ser straks, hvor svær den har været at støbe.
            `,
          }),
        ],
      }),
      student: variant({
        description: `
          Glem alt, hvad du har lært om planeter. Du ser solen gå ned i havet om aftenen og komme op på den anden side om
          morgenen. Hvordan kom den derhen? Du får en hest, en fisk, et skib og en slange til at hjælpe.
        `,
        info: tilEleven('En blyant, ikke en kuglepen', 'Ved indgangen til sal 1'),
        materials: [to('solvognen', 'Se Solvognen på forhånd')],
      }),
    },
    en: {
      title: 'Where is the sun at night?',
      slug: 'education/ages-10-12/bronze-age/where-is-the-sun-at-night',
      description:
        'The class walks round the Sun Chariot until it goes dark, and tries to explain the night without knowing that the earth turns. It is harder than it sounds.',
      duration: '90 minutes',
      sheet: {
        title: 'The sun’s journey',
        tasks: [
          'Draw the sun’s path over the school from first lesson to last. Write the times on it.',
          'You have a horse, a fish, a ship and a serpent. Which of them leads the sun, and when?',
          'Which trace on the Sun Chariot fits your explanation? Which does not?',
          'What do the researchers not know?',
        ],
      },
      teacher: variant({
        description: `
          In room 12 we turn off the ceiling light and give the class one torch. The Sun Chariot has a side with gold and
          a side without. What might that mean? Teams build an account of the sun’s journey from a horse, a fish, a ship
          and a snake, all of them figures on razors of the Bronze Age, and present it. Then we compare it with what
          scholars believe, and with what they admit they do not know.

          Pupils learn to make an explanation that fits the traces and to leave it open. Prepare by drawing the sun’s
          path over the school from first lesson to last.
        `,
        info: forTeachers({
          ages: '10–12',
          time: '90 minutes',
          subjects: 'History, religion, science',
        }),
        materials: [to('solvognen', 'About the Sun Chariot')],
      }),
      student: variant({
        description: `
          Forget all you have learnt about planets. You see the sun go down in the sea at night and come up on the other
          side in the morning. How did it get there? You have a horse, a fish, a ship and a snake to help you.
        `,
        info: forPupils('A pencil, not a pen', 'By the entrance to room 1'),
        materials: [to('solvognen', 'See the Sun Chariot beforehand')],
      }),
    },
  },
)

const stoeb = forloeb(
  'forloeb-stoeb',
  {
    parent: 'mellemtrin-bronzealder',
    tags: ['skole', 'oldtid', 'haandvaerk'],
    educationTags: ['topic'],
  },
  {
    da: {
      title: 'Metal, der løber',
      slug: 'undervisning/mellemtrin/bronzealder/metal-der-løber',
      description:
        'Bronze bliver flydende ved omkring tusind grader. Klassen nøjes med tin, som kan smeltes på et blus, og støber en lille økse i sand.',
      duration: '2 timer',
      sheet: {
        title: 'Find sømmen',
        tasks: [
          'Find støbesømmen på tre stykker plastlegetøj. Tegn, hvor formens halvdele mødtes.',
          'Se på øksen, nålen og sværdet. Hvor løb metallet ind?',
          'Tinnet er over 230 grader. Skriv de tre regler, I skal holde bag stregen.',
          'Hvor langt har kobber og tin rejst? Regn det ud på et kort.',
        ],
      },
      teacher: variant({
        description: `
          Først undersøger holdene kopier af en økse, en nål og et sværd og finder sporene efter støbningen: sømmen, hvor
          formens halvdele mødtes, og tappen, hvor metallet løb ind. Så trykker de en økse af træ i fugtigt sand, og en
          underviser hælder tinnet, mens alle holder to meters afstand. Øksen er kold efter et kvarter. I ventetiden regner
          vi på, hvor langt kobber og tin har rejst.

          Eleverne lærer, at genbrug ikke er nyt: Bronze blev smeltet om igen og igen. Forbered dem ved at se efter
          støbesømme på plastlegetøj.
        `,
        info: tilLaereren({
          trin: '5.–6. klasse',
          tid: '2 timer',
          fag: 'Historie, natur/teknologi, håndværk og design',
          pris: '900 kr. for klassen med tin; entréen er gratis',
          plads: '20 elever og tre voksne',
        }),
      }),
      student: variant({
        description: `
          Du laver en form i sand og får den fyldt med flydende metal. Det ser ud som vand, men det er over 230 grader, så
          du bliver bag stregen. Øksen er din. Hvis den er blevet skæv, kan den smeltes og støbes igen. Sådan gjorde man
          også dengang.
        `,
        info: tilEleven('Lukkede sko og bomuldstøj, ikke fleece', 'Ved esset i gården'),
      }),
    },
    en: {
      title: 'Metal that runs',
      slug: 'education/ages-10-12/bronze-age/metal-that-runs',
      description:
        'Bronze melts at about a thousand degrees. The class makes do with tin, which melts on a ring, and casts a small axe in sand.',
      duration: '2 hours',
      sheet: {
        title: 'Find the seam',
        tasks: [
          'Find the seam on three plastic toys. Draw where the halves of the mould met.',
          'Look at the axe, the needle and the sword. Where did the metal run in?',
          'The tin is above 230 degrees. Write down the three rules you keep behind the line.',
          'How far have copper and tin travelled? Work it out on a map.',
        ],
      },
      teacher: variant({
        description: `
          First the teams examine copies of an axe, a pin and a sword for traces of the casting: the seam where the halves
          of the mould met, and the stub where the metal ran in. Then they press a wooden axe into damp sand, and one of
          our staff pours the tin while everyone stands two metres off. It is cold in a quarter of an hour. Meanwhile we
          work out how far the copper and the tin had travelled.

          Pupils learn that recycling is not new: bronze was melted down over and over. Prepare by looking for seams on
          plastic toys.
        `,
        info: forTeachers({
          ages: '11–12',
          time: '2 hours',
          subjects: 'History, science, craft and design',
          price: 'DKK 900 for the class, tin included',
          room: '20 pupils and three adults',
        }),
      }),
      student: variant({
        description: `
          You make a mould in sand and have it filled with liquid metal. It looks like water, but it is hotter than 230
          degrees, so you stay behind the line. The axe is yours. If it came out crooked it can be melted and cast again.
          That is what they did then, too.
        `,
        info: forPupils(
          'Closed shoes and cotton clothes, no fleece',
          'By the forge in the courtyard',
        ),
      }),
    },
  },
)

const garderobe = forloeb(
  'forloeb-garderobe',
  {
    parent: 'mellemtrin-bronzealder',
    image: egtvedpigen,
    tags: ['skole', 'oldtid', 'haandvaerk'],
    educationTags: ['topic', 'materials'],
  },
  {
    da: {
      title: 'Egtvedpigens garderobe',
      slug: 'undervisning/mellemtrin/bronzealder/egtvedpigens-garderobe',
      description:
        'En bluse, et bælte og 38 centimeter snore. Klassen snor, fletter og regner ud, hvor mange timer der sidder i et sæt tøj.',
      duration: '90 minutter',
      sheet: {
        title: 'Min snor',
        tasks: [
          'Læs mærket i en trøje. Hvor har den været?',
          'Hvor lang en snor nåede du på ti minutter? Hvor lang er klassens, når de lægges i forlængelse?',
          'Gang op: Hvor mange timer tager hundrede meter snor i jeres tempo?',
          'Hvad fortæller tøjet om den, der bar det? Skriv to ting, I ved, og én, I tror.',
        ],
      },
      teacher: variant({
        description: `
          Ved kisten i sal 13 står klassen stille et par minutter. Det er en grav, og den, der ligger i den, blev højst 18
          år. Derefter går vi i værkstedet med spørgsmålet: Hvordan laver man tøj uden saks og symaskine? Eleverne karter
          uld, snor en snor på en meter og tager tid. Så ganger de op til en hel nederdel og sammenligner med prisen på en,
          de selv har.

          Eleverne lærer at læse arbejdstid og status ud af tøj og at tale ordentligt om et menneske, der er dødt for
          længe siden. Forbered dem ved at læse mærket i en trøje: Hvor har den været?
        `,
        info: tilLaereren({
          trin: '4.–6. klasse',
          tid: '90 minutter',
          fag: 'Historie, håndværk og design, matematik',
          plads: '24 elever og to voksne',
          sprog: 'Dansk',
        }),
        materials: [to('egtvedpigen', 'Læs om graven ved Egtved')],
      }),
      student: variant({
        description: `
          Du får en tot uld og ti minutter. Hvor lang en snor kan du nå at sno? Gem den. Sammen med de andres er den
          begyndelsen på en nederdel, og når I lægger dem i forlængelse af hinanden, ved I, hvor meget der mangler.
        `,
        info: tilEleven('En trøje med et mærke, du kan læse', 'Ved indgangen til sal 1'),
      }),
    },
  },
)

export const bronzealderForloeb: readonly Page[] = [bronzealder, solen, stoeb, garderobe]
