import { print, to } from '../../writing/marks.ts'
import {
  accordion,
  billboardWithReference,
  contact,
  picture,
  relatedContent,
  statement,
  styledTextAndVisual,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { ildsted, ringborg, tavle, vaev } from './prints.ts'

export const skole: readonly Page[] = [
  landingPage(
    'skole',
    { image: tavle, tags: ['skole'] },
    {
      da: {
        title: 'Undervisning med mudder på',
        slug: 'skole',
        description:
          'Forløb fra børnehaveklasse til gymnasium. Halvdelen foregår i hånden, resten til fods.',
        call: to('vikingedag', 'Se vikingedagen'),
        linkListTitle: 'Til læreren',
        linkList: [to('forberedelse'), to('laererkursus'), to('billetter', 'Priser')],
        modules: [
          relatedContent('Find et forløb', {
            Lærer: ['vikingedag', 'forberedelse', 'laererkursus'],
            Elev: ['skjoldet', 'gravpladsen', 'langhuset', 'haandvaerk'],
          }),
          textSection({
            title: 'Fire forløb',
            text: `
              **Grød og bål** (0.–2. klasse, 2 timer). Vi maler korn, koger grød og finder ud af,
              hvem der skal hente vandet.

              **Vikingedag** (3.–6. klasse, 4 timer). Klassen flytter ind i langhuset. [Læs
              mere](vikingedag).

              **Mål borgen** (5.–8. klasse, 3 timer). Matematik med snor, pæl og stiv kuling.
              Opgaven er at finde centrum, og den kan løses på fire måder.

              **Hvem ejer et skelet?** (8. klasse og gymnasiet, 2 timer). Etik, isotoper og en
              afstemning.
            `,
          }),
          styledTextAndVisual({
            title: 'Vejret er en del af pensum',
            text: `
              Vi underviser ude hele året. Er det farligt vejr, flytter vi ind; er det bare dårligt,
              bliver vi. Der er uldkapper i fire størrelser og tørre sokker i kassen ved døren.
            `,
            image: ildsted,
            side: 'left',
            panel: true,
          }),
          contact(
            'Bestil hos Ida',
            'Skriv klassetrin, antal, ønsket uge og det, klassen er i gang med.',
            'trelleborg-ida-krogh',
          ),
        ],
      },
      en: {
        title: 'Lessons with mud on',
        slug: 'schools',
        description:
          'Sessions from reception to sixth form. Half is done with the hands, the rest on foot.',
        call: to('vikingedag', 'The Viking day'),
        linkListTitle: 'For teachers',
        linkList: [to('forberedelse'), to('billetter', 'Prices')],
        modules: [
          relatedContent('Find a session', {
            Teachers: ['vikingedag', 'forberedelse'],
            Pupils: ['skjoldet', 'gravpladsen', 'langhuset', 'haandvaerk'],
          }),
          textSection({
            title: 'Four sessions',
            text: `
              **Porridge and fire** (ages 6–8, two hours). We grind corn, boil porridge and find out
              who has to fetch the water.

              **Viking day** (ages 9–12, four hours). The class moves into the longhouse.
              [More](vikingedag).

              **Measure the fortress** (ages 11–14, three hours). Mathematics with cord, peg and a
              stiff breeze. The task is to find the centre; there are four ways of doing it.

              **Who owns a skeleton?** (ages 14 and over, two hours). Ethics, isotopes and a vote.
            `,
          }),
          styledTextAndVisual({
            title: 'Weather is on the syllabus',
            text: `
              We teach outdoors all year. If the weather is dangerous we go in; if it is merely bad
              we stay out. There are woollen cloaks in four sizes, and dry socks in the box by the
              door.
            `,
            image: ildsted,
            side: 'left',
            panel: true,
          }),
          contact(
            'Book with Ida',
            'Tell her the age, the number, a week that suits, and what the class is working on.',
            'trelleborg-ida-krogh',
          ),
        ],
      },
    },
  ),
  landingPage(
    'vikingedag',
    { parent: 'skole', image: ildsted, tags: ['skole', 'boern'] },
    {
      da: {
        title: 'Fire timer uden stole',
        slug: 'skole/vikingedag',
        description:
          'Klassen får et hus, en ild og fem opgaver. Det er meningen, at man skal blive uenig.',
        modules: [
          textSection({
            title: 'Dagens gang',
            text: `
              1. Ankomst ved porten. Klassen deles i fem hushold, og hvert får en nøgle.
              2. Ilden tændes med stål og flint. Det tager den tid, det tager.
              3. Arbejde: mad, brænde, væv, smedje, vagt på volden. Man bytter hver halve time.
              4. Ting. Der er et fåreproblem, og klassen skal dømme.
              5. Oprydning, og husholdene afleverer nøglen.
            `,
          }),
          statement(
            'Jeg vidste ikke, at man kunne blive så træt af at lave mad.',
            'Dreng, 4. klasse',
          ),
          accordion('Før I bestiller', {
            'Hvor mange voksne skal vi være?': 'Mindst to. Mobilen må gerne blive i bussen.',
            'Hvad med allergi?':
              'Grøden er af byg og vand. Skriv, så finder vi et alternativ til dem, der ikke tåler gluten.',
            'Skal eleverne klædes ud?':
              'Nej. De får en kappe, fordi det er koldt, ikke fordi det ser godt ud.',
            'Kan alle være med?':
              'Ja. Fortæl os om klassen, så tilpasser vi opgaverne, også til den, der ikke vil have røg i øjnene.',
          }),
          billboardWithReference('forberedelse', {
            image: print('haandvaerk', {
              da: 'Linoleumssnit: børnehænder ruller farve ud på en plade, mens tryk hænger til tørre.',
              en: 'Linocut: children’s hands roll ink onto a block while prints hang drying.',
            }),
          }),
        ],
      },
      en: {
        title: 'Four hours without chairs',
        slug: 'schools/viking-day',
        description: 'The class is given a house, a fire and five jobs. Disagreement is intended.',
        modules: [
          textSection({
            title: 'How the day goes',
            text: `
              1. Arrival at the gate. The class is divided into five households, each with a key.
              2. Fire is made with flint and steel. It takes as long as it takes.
              3. Work: food, firewood, loom, forge, watch on the rampart. Change every half hour.
              4. The assembly. There is a dispute about sheep, and the class must give judgment.
              5. Tidying up. The households hand back their keys.
            `,
          }),
          statement('I did not know cooking could make you so tired.', 'Boy, aged ten'),
          accordion('Before you book', {
            'How many adults?': 'Two at least. Telephones may stay on the bus.',
            'What about allergies?':
              'The porridge is barley and water. Write to us and we will find something free of gluten.',
            'Do the pupils dress up?':
              'No. They wear cloaks because it is cold, not because it looks good.',
            'Can everybody take part?':
              'Yes. Tell us about the class and we will fit the jobs to it, also for those who dislike smoke.',
          }),
          billboardWithReference('forberedelse', {
            image: print('haandvaerk', {
              da: 'Linoleumssnit: børnehænder ruller farve ud på en plade, mens tryk hænger til tørre.',
              en: 'Linocut: children’s hands roll ink onto a block while prints hang drying.',
            }),
          }),
        ],
      },
    },
  ),
  landingPage(
    'forberedelse',
    { parent: 'vikingedag', image: ringborg, tags: ['skole'] },
    {
      da: {
        title: 'To lektioner, før I kommer',
        slug: 'skole/vikingedag/forberedelse',
        description:
          'Det bliver en bedre dag, når klassen ved, hvad en vold er. Her er det, vi foreslår.',
        modules: [
          textSection({
            title: 'Første lektion: tegn en cirkel',
            text: `
              Gå ud i skolegården med en snor på 68 meter, eller så langt som gården tillader. En
              elev er pæl, en anden går. Tegn med kridt. Del cirklen i fire, og sæt fire huse i hver
              del. Nu har I borgen, og I har opdaget, at snore er elastiske.
            `,
          }),
          picture(
            print('skoletavle', tavle.alt, {
              caption: {
                da: 'Seksten runer skal gøre det ud for 29 bogstaver. Nogle må dele.',
                en: 'Sixteen runes must do the work of an alphabet. Some have to share.',
              },
            }),
          ),
          textSection({
            title: 'Anden lektion: hvad spiser 28 mennesker?',
            text: `
              Regn ud, hvor meget byg en klasse bruger på en vinter, hvis hver spiser et halvt kilo
              om dagen. Find på kortet, hvor det skulle gro. Husk brænde. De fleste klasser når frem
              til, at en borg er en meget stor mund.

              Tag jeres udregning med. Vi har en tønde at måle efter.
            `,
            links: [to('borgen', 'Tal om borgen'), to('vikingedag', 'Tilbage til dagen')],
          }),
        ],
      },
      en: {
        title: 'Two lessons before you come',
        slug: 'schools/viking-day/preparation',
        description:
          'The day goes better if the class knows what a rampart is. This is what we suggest.',
        modules: [
          textSection({
            title: 'First lesson: draw a circle',
            text: `
              Go into the playground with 68 metres of cord, or as much as it will hold. One pupil
              is the peg, another walks. Draw in chalk. Divide the circle into four and put four
              houses in each part. You now have the fortress, and have discovered that cord
              stretches.
            `,
          }),
          picture(
            print('skoletavle', tavle.alt, {
              caption: {
                da: 'Seksten runer skal gøre det ud for 29 bogstaver. Nogle må dele.',
                en: 'Sixteen runes must do the work of an alphabet. Some have to share.',
              },
            }),
          ),
          textSection({
            title: 'Second lesson: what do 28 people eat?',
            text: `
              Work out how much barley a class gets through in a winter at half a kilo a head each
              day. Find on the map where it would grow. Remember firewood. Most classes conclude
              that a fortress is a very large mouth.

              Bring your sums. We have a barrel to check them against.
            `,
            links: [to('borgen', 'The fortress in figures'), to('vikingedag', 'Back to the day')],
          }),
        ],
      },
    },
  ),
  landingPage(
    'laererkursus',
    { parent: 'skole', image: vaev, tags: ['skole'] },
    {
      da: {
        title: 'Lærerkursus: tænd ild på fem minutter',
        slug: 'skole/lærerkursus',
        description: 'En eftermiddag for lærere og pædagoger. Man går hjem og lugter af røg.',
        modules: [
          textSection({
            title: 'Hvad I lærer',
            text: `
              Vi gennemgår de fire forløb, prøver opgaverne og taler om, hvordan besøget kan indgå i
              årsplanen i historie, matematik, dansk og håndværk og design. Der er materialer med
              hjem, og der er kaffe undervejs.

              Kurset holdes to gange om året, i august og i januar, og er gratis for skoler i Region
              Sjælland. Andre betaler 200 kr. Der er plads til seksten, for der er seksten huse.
            `,
          }),
          accordion('Om kurset', {
            'Kan vi komme som et helt kollegie?':
              'Ja, er I ti eller flere, holder vi et kursus kun for jer.',
            'Er der noget, vi skal læse?': 'Nej. Tag tøj på, der kan tåle gnister.',
            'Får vi kursusbevis?': 'Ja, på papir, let svedet i kanten.',
            'Hvordan kommer vi derud?':
              'Bussen fra Slagelse passer med kursets start. Se [find vej](find-vej).',
          }),
          contact('Tilmelding', 'Skriv til Ida med navn og skole.', 'trelleborg-ida-krogh'),
        ],
      },
    },
  ),
]
