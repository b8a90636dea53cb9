import { educationTheme, variant } from '../../writing/education.ts'
import { closer, to } from '../../writing/marks.ts'
import { accordion } from '../../writing/modules.ts'
import { looseSheet } from '../../writing/schoolPapers.ts'
import type { Page } from '../../writing/site.ts'
import { krukker } from './prints.ts'
import {
  forloeb,
  forPupils,
  forTeachers,
  school,
  tilEleven,
  tilLaereren,
} from './undervisning-fakta.ts'
import { ildsted } from './undervisning-prints.ts'

const stenalder = educationTheme(
  'indskoling-stenalder',
  { parent: 'indskoling', image: closer(ildsted), tags: ['skole', 'oldtid'] },
  {
    da: {
      title: 'Stenalder på gulvet',
      slug: 'undervisning/indskoling/stenalder',
      description:
        'Stenalderen begynder i knæhøjde. Her er en hund, en gnist og et fingeraftryk, og ingen af delene kræver, at man kan læse.',
      teacher: variant({
        description: `
          De tre forløb kan tages hver for sig eller over tre år. De har det til fælles, at eleverne først ser,
          så rører og til sidst fortæller. Årstal bruger vi ikke. Vi bruger en snor på 40 meter, hvor hver meter
          er tre hundrede år, og hvor oldemor er en knude helt henne i enden.
        `,
        materials: [
          looseSheet('snoren', 'da', school, {
            title: 'Snoren med knuder',
            lead: 'En snor på 40 meter er tolv tusind år. En meter er tre hundrede.',
            tasks: [
              'Mål snoren op i gymnastiksalen, og slå en knude for hver meter.',
              'Hvor på snoren er du? Hvor er din oldemor? Mål i centimeter.',
              'Vikingerne er omkring tusind år væk. Sæt en klemme, hvor de er.',
              'Hvor langt er der fra vikingerne til de første bønder for seks tusind år siden?',
            ],
          }),
        ],
      }),
    },
    en: {
      title: 'The Stone Age at floor level',
      slug: 'education/ages-6-9/stone-age',
      description:
        'The Stone Age starts at the height of a knee. Here are a dog, a spark and a fingerprint, and none of them asks you to read.',
      teacher: variant({
        description: `
          Each session stands alone, or take one a year. In all of them the pupils look first, then touch, and
          tell last. We use no dates. We use a cord of 40 metres on which each metre is three hundred years, and
          great-grandmother is a knot at the very end.
        `,
        materials: [
          looseSheet('snoren', 'en', school, {
            title: 'The knotted cord',
            lead: 'A cord of 40 metres is twelve thousand years. One metre is three hundred.',
            tasks: [
              'Measure out the cord in the gym and tie a knot for each metre.',
              'Where on the cord are you? Where is your great-grandmother? Measure in centimetres.',
              'The Vikings are about a thousand years away. Put a peg where they are.',
              'How far is it from the Vikings to the first farmers, six thousand years ago?',
            ],
          }),
        ],
      }),
    },
  },
)

const hund = forloeb(
  'forloeb-hund',
  { parent: 'indskoling-stenalder', tags: ['skole', 'oldtid'], educationTags: ['topic'] },
  {
    da: {
      title: 'Lig på maven hos hunden',
      slug: 'undervisning/indskoling/stenalder/hunden',
      description:
        'I oldtidens sale ligger en hund i en montre ved gulvet. Klassen lægger sig ned til den og finder ud af, hvad den har spist, og hvem den har hjulpet.',
      duration: '60 minutter',
      sheet: {
        title: 'Hund eller ulv?',
        tasks: [
          'Læg dig ned ved hunden. Tegn dens hoved, som du ser det, uden at gætte på resten.',
          'Se på tænderne. Hvilke er slidte? Hvad tror du, den har gnavet på?',
          'Du får tre kæber. Skriv hund, ulv eller vildsvin ved hver, og skriv, hvad du kendte dem på.',
          'Find et dyr i salene, som er lavet af rav, ben eller bronze. Hvilket dyr er det?',
        ],
      },
      teacher: variant({
        description: `
          Hunden var jægernes eneste husdyr i stenalderen, og børnene kender den i forvejen. Det er hele idéen. Vi
          begynder på gulvet ved montren, hvor eleverne tegner det, de kan se. Derefter rører de ved kopier af
          tænder og kæber fra hund, ulv og vildsvin og sorterer dem: Hvem har gnavet på hvad? Til sidst går klassen
          på jagt i salene efter dyr af rav, ben og bronze.

          Eleverne lærer at se, før de gætter, og at sige ”det ved vi ikke” uden at blive flove. Forbered dem med
          et billede af en hund og et af en ulv.
        `,
        info: tilLaereren({
          trin: '0.–2. klasse',
          tid: '60 minutter',
          fag: 'Dansk, natur/teknologi',
          pris: '400 kr. for klassen; entréen er gratis',
          plads: '24 elever og to voksne',
        }),
        materials: [to('oldtiden', 'Salene, I går igennem')],
      }),
      student: variant({
        description: `
          Du skal møde en hund, der er flere tusind år gammel. Du må gerne lægge dig på gulvet ved siden af den. Se
          på tænderne: Er de slidte? Bagefter får du en kæbe i hånden, og så skal du finde ud af, hvem den har
          siddet i.
        `,
        info: tilEleven('Bukser, der kan ligge på et gulv'),
      }),
    },
    en: {
      title: 'On your stomach with the dog',
      slug: 'education/ages-6-9/stone-age/the-dog',
      description:
        'In the prehistoric galleries a dog lies in a case near the floor. The class lies down beside it and works out what it ate and whom it helped.',
      duration: '60 minutes',
      sheet: {
        title: 'Dog or wolf?',
        tasks: [
          'Lie down beside the dog. Draw its head as you see it, without guessing the rest.',
          'Look at the teeth. Which are worn? What do you think it was chewing?',
          'You get three jaws. Write dog, wolf or wild boar by each, and say how you knew.',
          'Find an animal in the rooms that is made of amber, bone or bronze. Which animal is it?',
        ],
      },
      teacher: variant({
        description: `
          The dog was the only tame animal the Stone-Age hunters had, and children know it already. That is the
          whole idea. We start on the floor by the case, where the pupils draw what they can see. Then they handle
          copies of teeth and jaws from dog, wolf and wild boar and sort them: who has been chewing what? We end
          with a hunt for animals of amber, bone and bronze.

          Pupils learn to look before they guess, and to say ‘we don’t know’ without blushing. Prepare them with
          one picture of a dog and one of a wolf.
        `,
        info: forTeachers({
          ages: '6–8',
          time: '60 minutes',
          subjects: 'Language, science',
          price: 'DKK 400 for the class; admission is free',
          room: '24 pupils and two adults',
        }),
        materials: [to('oldtiden', 'The rooms you will walk through')],
      }),
      student: variant({
        description: `
          You are going to meet a dog that is thousands of years old. You may lie on the floor right beside it. Look
          at its teeth: are they worn? Afterwards you get a jaw to hold, and it is your job to find out whose it
          was.
        `,
        info: forPupils('Trousers that can lie on a floor'),
      }),
    },
  },
)

const ild = forloeb(
  'forloeb-ild',
  {
    parent: 'indskoling-stenalder',
    image: ildsted,
    tags: ['skole', 'oldtid', 'haandvaerk'],
    educationTags: ['topic', 'materials'],
  },
  {
    da: {
      title: 'Ild uden tændstikker',
      slug: 'undervisning/indskoling/stenalder/ild-uden-tændstikker',
      description:
        'Flint mod svovlkis, en tør svamp og meget tålmodighed. Halvdelen af klassen får en gnist, og resten ved bagefter, hvorfor man passede på gløderne.',
      duration: '90 minutter',
      sheet: {
        title: 'Hvad brænder?',
        tasks: [
          'Saml fem tørre ting i skolegården. Skriv dem op, og gæt, hvilken der brænder bedst.',
          'Slå gnister i gården. Hvad skete der med hver af de fem ting: ingenting, røg, glød eller ild?',
          'Tegn de tre led, fra gnist over glød til flamme. Sæt et kryds ved det sværeste.',
          'Hvad blev ilden brugt til? Find fire ting i salene, og skriv, hvor de står.',
        ],
      },
      teacher: variant({
        description: `
          Vi arbejder i gården under halvtaget, tre og tre. Eleverne slår gnister med flint og svovlkis, finder ud
          af, hvad der brænder godt (tøndersvamp, dunhammer, birkebark), og hvad der ikke gør (alt, der er vådt).
          Når nogen har fået en glød, puster vi den op i et fad, og hele klassen varmer hænder. Til sidst går vi ind
          og ser, hvad ilden blev brugt til: mad, lys, lim og selskab.

          Eleverne lærer et håndværk med tre led og opdager, at det er det midterste, der er svært. Forbered dem
          ved at samle tørt materiale i skolegården. Tag det med.
        `,
        info: tilLaereren({
          trin: '1.–3. klasse',
          tid: '90 minutter',
          fag: 'Natur/teknologi, håndværk og design',
          plads: '24 elever og tre voksne',
        }),
        modules: [
          accordion('Om sikkerheden', {
            'Er det farligt?':
              'Nej, men det er ild. Der er vand, tæppe og en underviser for hver otte elever.',
            'Hvad med langt hår?': 'Det skal være samlet. Vi har elastikker.',
            'Hvad gør I i regnvejr?':
              'Det samme. Halvtaget er tæt, og i stenalderen regnede det også.',
          }),
        ],
      }),
      student: variant({
        description: `
          Du får en sten i hver hånd. Den ene er flint, og den anden skinner lidt. Slå dem sammen, indtil det lugter
          mærkeligt. Nu er du tæt på. Det gør ikke noget, hvis det ikke lykkes: Du må puste på de andres glød, og
          det er næsten lige så godt.
        `,
        info: tilEleven('Sko og tøj, der må lugte af røg', 'I gården under halvtaget'),
      }),
    },
    en: {
      title: 'Fire without matches',
      slug: 'education/ages-6-9/stone-age/fire-without-matches',
      description:
        'Flint on pyrite, a dry fungus and a great deal of patience. Half the class gets a spark. The rest learn why people looked after their embers.',
      duration: '90 minutes',
      sheet: {
        title: 'What burns?',
        tasks: [
          'Collect five dry things in the playground. List them, and guess which burns best.',
          'Strike sparks in the courtyard. What happened to each of the five: nothing, smoke, glow or fire?',
          'Draw the three steps, from spark to glow to flame. Put a cross by the hardest.',
          'What was fire used for? Find four things in the rooms and write down where they are.',
        ],
      },
      teacher: variant({
        description: `
          We work beneath the roof in the courtyard, in threes. Pupils strike sparks from flint and pyrite and find
          out what burns well (tinder fungus, bulrush, birch bark) and what does not (anything wet). When someone
          has an ember we blow it into flame in a bowl and the whole class warms its hands. Then we go inside to
          see what fire was for: food, light, glue and company.

          Pupils learn a craft with three steps and discover that the middle one is hard. Prepare by gathering dry
          things in the playground, and bring them.
        `,
        info: forTeachers({
          ages: '7–9',
          time: '90 minutes',
          subjects: 'Science, craft and design',
          room: '24 pupils and three adults',
        }),
        modules: [
          accordion('About safety', {
            'Is it dangerous?':
              'No, but it is fire. There is water, a blanket and one teacher of ours to every eight pupils.',
            'What about long hair?': 'It must be tied back. We have bands.',
            'What if it rains?':
              'We carry on. The roof is sound, and it rained in the Stone Age too.',
          }),
        ],
      }),
      student: variant({
        description: `
          You get a stone for each hand. One is flint, and the other shines a little. Strike them together until
          there is a strange smell. Now you are close. If it does not work you may blow on someone else’s ember,
          and that is nearly as good.
        `,
        info: forPupils(
          'Shoes and clothes that may smell of smoke',
          'In the courtyard, under the roof',
        ),
      }),
    },
  },
)

const ler = forloeb(
  'forloeb-ler',
  {
    parent: 'indskoling-stenalder',
    image: krukker,
    tags: ['skole', 'oldtid', 'haandvaerk'],
    educationTags: ['topic'],
  },
  {
    da: {
      title: 'Et barn har rørt ved det her',
      slug: 'undervisning/indskoling/stenalder/fingeraftrykket',
      description:
        'Under randen på et bæger i sal 5 sidder et fingeraftryk, som er fem tusind år gammelt. Det passer til en finger i 2. klasse. Bagefter laver klassen sine egne.',
      duration: '90 minutter',
      sheet: {
        title: 'Fingeraftryk med tape',
        tasks: [
          'Gnid en blyant på papir, tryk fingeren i, og løft aftrykket med tape. Sæt det her, og skriv navn på.',
          'Mål dit aftryk på den brede led. Hvor mange millimeter er det?',
          'Mål aftrykket på bægeret i sal 5. Hvem i klassen passer det til?',
          'Hvor gammel tror I, den var, som rørte ved leret? Skriv, hvad I bygger det på.',
        ],
      },
      teacher: variant({
        description: `
          Vi begynder ved tragtbægeret i sal 5 med en lommelygte og måler aftrykket mod elevernes egne fingre. Hvem
          passer det til? Så går vi i værkstedet. Eleverne ruller pølser af ler, bygger et bæger op, pynter det med
          snor, pind og negl og sætter ét fingeraftryk med vilje. Bægrene er tørre efter to uger og kan hentes eller
          sendes.

          Eleverne lærer, at ting er lavet af nogen, og at man kan læse hænder i dem. Forbered dem ved at tage
          fingeraftryk med blyant og tape i klassen. Skriv navn på. Dem skal vi bruge.
        `,
        info: tilLaereren({
          trin: '1.–3. klasse',
          tid: '90 minutter',
          fag: 'Billedkunst, dansk',
          pris: '700 kr. for klassen med ler; entréen er gratis',
          plads: '22 elever og to voksne',
          sprog: 'Dansk',
        }),
        materials: [to('fem-ting', 'Bægeret er nummer tre af fem ting')],
      }),
    },
  },
)

export const stenalderForloeb: readonly Page[] = [stenalder, hund, ild, ler]
