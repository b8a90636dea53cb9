import { waysTo } from '../../directions.ts'
import { captioned, to } from '../../writing/marks.ts'
import {
  accordion,
  billboard,
  contact,
  imageSlider,
  picture,
  relatedContent,
  statement,
  styledTextAndVisual,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { cykler, gaard, haender, kaffe, nisse, port, sti, vindmoelle, vogn } from './pictures.ts'

/** Four of the posts along the route. */
const posts = [
  captioned(port, {
    da: 'Pæl 1. Trinene behøver man ikke; lågen er ved siden af.',
    en: 'Post 1. Never mind the steps: the gate is beside them.',
  }),
  captioned(gaard, {
    da: 'Pæl 2. Rampen er på den side, som storken kigger mod.',
    en: 'Post 2. The ramp is on the side that the stork faces.',
  }),
  captioned(kaffe, {
    da: 'Pæl 4. På kroen er der borde i to højder og kage i én.',
    en: 'Post 4. At the inn, tables come in two heights and cake in one.',
  }),
  captioned(vindmoelle, {
    da: 'Pæl 5. Møllen, når den går.',
    en: 'Post 5. The mill at work.',
  }),
]

export const adgang: readonly Page[] = [
  landingPage(
    'find-vej',
    { parent: 'besoeg', image: cykler, tags: ['besoeg'] },
    {
      da: {
        title: 'Find vej til lågen',
        slug: 'besoeg/find-vej',
        description:
          'Museet ligger nord for Lyngby. Husene kom hertil på blokvogn; det er lettere for dig.',
        modules: [
          textSection({
            title: 'Tre veje herud',
            text: `
              **Tog og bus.** Tag S-toget til Jægersborg og lokalbanen derfra til Fuglevad, eller tag bussen
              fra Lyngby Station til Frilandsmuseet. Fra begge er der ti minutter til fods langs
              møllestrømmen.

              ${waysTo('frilandsmuseet', 'da')}

              **Cykel.** Der er cykelsti hele vejen fra København. Stil cyklen ved rækværket til
              venstre for lågen, hvor der også hænger en pumpe.

              **Bil.** Brug parkeringspladsen ved den gamle kostald. De nærmeste pladser er til
              gæster med handicapkort. På varme søndage er der fyldt før kl. 12.

              Der er kun én indgang. Følg lyden af får, og gå ikke efter kortet i din
              telefon: Det kender en port, som har været lukket siden 1974.
            `,
          }),
          picture(cykler),
          billboard({
            title: 'Fra lågen går stien til venstre',
            text: 'Går du til højre, ender du i køkkenhaven. Det er der også nogle, der er glade for.',
            link: to('koerestolsruten', 'Ruten uden trin'),
            image: gaard,
          }),
          contact(
            'Faret vild?',
            'Ring, og fortæl, hvilken mølle du kan se.',
            'frilandsmuseet-karen-bro',
          ),
        ],
      },
      en: {
        title: 'Finding the gate',
        slug: 'visit/getting-here',
        description:
          'We are just north of Lyngby. The houses came on low-loaders; you will have it easier.',
        modules: [
          textSection({
            title: 'Three ways here',
            text: `
              **Train and bus.** Take the S-train to Jægersborg and the local line from there to Fuglevad,
              or the bus from Lyngby Station to Frilandsmuseet. From either it is a ten-minute walk along
              the mill stream.

              ${waysTo('frilandsmuseet', 'en')}

              **Bicycle.** There is a cycle path all the way from Copenhagen. Park at the railing
              to the left of the gate; a pump hangs there as well.

              **Car.** Use the car park by the old cowshed. The nearest spaces are for holders of a
              disability permit. On hot Sundays it is full before 12 noon.

              There is one entrance only. Follow the sound of sheep rather than the map
              on your phone, which knows of a gate that has been shut since 1974.
            `,
          }),
          picture(cykler),
          billboard({
            title: 'From the gate, the path goes left',
            text: 'Turn right and you end up in the kitchen garden. Some people prefer that.',
            link: to('koerestolsruten', 'The step-free route'),
            image: gaard,
          }),
          contact('Lost?', 'Call us and say which mill you can see.', 'frilandsmuseet-karen-bro'),
        ],
      },
    },
  ),
  landingPage(
    'tilgaengelighed',
    { parent: 'besoeg', image: sti, tags: ['besoeg'] },
    {
      da: {
        title: 'Gamle dørtrin og andre forhindringer',
        slug: 'besoeg/tilgængelighed',
        description:
          'Husene er bygget til små mennesker med gode knæ. Her står, hvad der kan lade sig gøre alligevel.',
        modules: [
          textSection({
            title: 'Ærligt om terrænet',
            text: `
              Stierne er af grus, og der er to bakker. Et dørtrin på 25 centimeter er ikke
              usædvanligt, og mange døre er under 80 centimeter brede. Vi ændrer ikke på husene,
              men vi har lagt ramper ved ni af dem, og dem kan du nå på
              [kørestolsruten](koerestolsruten).

              Ved lågen låner vi gratis to kørestole med brede hjul, en elscooter og klapstole
              ud. Elscooteren skal bestilles dagen før.
            `,
          }),
          styledTextAndVisual({
            title: 'Hør, rør og lugt',
            text: `
              I seks køkkener ligger der en kurv med ting, som gerne må tages op: uldkarter,
              kærnestav, en skefuld tjære. Kurvene er mærket med punktskrift. Du må også lægge
              hånden på væggene. De smitter af.
            `,
            image: haender,
            side: 'right',
            panel: true,
          }),
          accordion('Spørgsmål om adgang', {
            'Er der handicaptoilet?': 'Ja, ved lågen og ved kroen. Det ved vandmøllen har trin.',
            'Må servicehunde komme med ind i husene?':
              'Ja. Alle andre hunde venter udenfor med et blik, vi ikke kan gøre noget ved.',
            'Er der steder med ro?':
              'Haverne bag gårdene er stille, også i juli. Tirsdag formiddag er der færrest gæster.',
            'Kan jeg blive kørt ind til kroen?':
              'Ja, i museets vogn med lift, når du ringer i forvejen.',
          }),
          contact(
            'Aftal nærmere',
            'Vi vil hellere tale om det end gætte.',
            'frilandsmuseet-karen-bro',
          ),
        ],
      },
      en: {
        title: 'Old thresholds and other obstacles',
        slug: 'visit/access',
        description:
          'The houses were built for small people with good knees. This is what can be done all the same.',
        modules: [
          textSection({
            title: 'Honestly, about the ground',
            text: `
              The paths are gravel and there are two hills. A threshold of 25 centimetres is
              nothing unusual, and many doors are less than 80 centimetres wide. We do not alter
              the houses, but nine of them have ramps, and you reach all nine by the
              [step-free route](koerestolsruten).

              At the gate we lend two wheelchairs with broad wheels, a mobility scooter and
              folding stools, free of charge. Book the scooter the day before.
            `,
          }),
          styledTextAndVisual({
            title: 'Listen, touch, smell',
            text: `
              In six of the kitchens there is a basket of things to pick up: wool cards, a churn
              dasher, a spoonful of tar. The baskets are labelled in Danish braille. You may put a
              hand on the walls as well. They come off white, and so will you.
            `,
            image: haender,
            side: 'right',
            panel: true,
          }),
          accordion('Questions of access', {
            'Are there accessible toilets?':
              'Yes, at the gate and at the inn. The one by the watermill has steps.',
            'May assistance dogs enter the houses?':
              'Yes. All other dogs wait outside with a look we can do nothing about.',
            'Is there anywhere quiet?':
              'The gardens behind the farms are quiet, even in July. Tuesday mornings are emptiest.',
            'Can I be driven to the inn?':
              'Yes, in the museum’s van with a lift, if you call ahead.',
          }),
          contact(
            'Arrange it with us',
            'We would rather talk than guess.',
            'frilandsmuseet-karen-bro',
          ),
        ],
      },
    },
  ),
  landingPage(
    'koerestolsruten',
    { parent: 'tilgaengelighed', image: vindmoelle, tags: ['besoeg'] },
    {
      da: {
        title: 'Ruten uden trin',
        slug: 'besoeg/tilgængelighed/kørestolsruten',
        description: 'Ni huse, halvanden kilometer og ingen bakker. Følg de gule pæle fra lågen.',
        modules: [
          textSection({
            title: 'Pæl for pæl',
            text: `
              1. **Lågen.** Her er der handicaptoilet, og her kan man låne kørestol.
              2. **Gården med storken.** Rampe til stuehuset; den toppede gårdsplads har en
                 stribe flade sten langs den vestre længe.
              3. **Smedjen.** Bred port og jævnt gulv. Hold afstand til ambolten.
              4. **Kroen.** Borde i to højder.
              5. **Vindmøllen.** Stueetagen er fri for trin. Resten ser man på en skærm,
                 tit med en svale foran.
              6. **Skolen.** Rampe ved gavlen, og plads ved pulten.

              Derfra går stien tilbage gennem æblehaven og forbi de sidste fire huse. Der står en bænk for hver hundrede meter,
              og hveranden har armlæn.

              Regn med halvanden time uden ophold og det dobbelte med. Bliver det for
              langt, kan man fra kroen ringe til lågen og blive hentet i vognen med
              lift.
            `,
          }),
          imageSlider(posts, { title: 'Undervejs' }),
          statement('Halvanden kilometer, og det går fremad hele tiden.'),
          relatedContent('På vejen', {
            'Steder på ruten': ['gaarden', 'ildstedet', 'tilgaengelighed'],
          }),
        ],
      },
      en: {
        title: 'The route without steps',
        slug: 'visit/access/step-free-route',
        description:
          'Nine houses, one and a half kilometres and no hills. Follow the yellow posts from the gate.',
        modules: [
          textSection({
            title: 'Post by post',
            text: `
              1. **The gate.** Accessible toilet, and wheelchairs to borrow.
              2. **The farm with the stork.** A ramp to the farmhouse; in the cobbled yard a strip
                 of flat stones runs along the west wing.
              3. **The smithy.** A broad door and an even floor. Keep clear of the anvil.
              4. **The inn.** Tables at two heights.
              5. **The windmill.** The ground floor has no steps. The rest is shown on a screen,
                 often with a swallow in front of it.
              6. **The school.** A ramp at the gable, and room at the desk.

              From there the path returns through the orchard, past the last four houses. There is a bench every hundred
              metres, and every other one has armrests.
            `,
          }),
          imageSlider(posts, { title: 'On the way' }),
          statement('One and a half kilometres, and all of it forwards.'),
          relatedContent('Along the way', {
            'Places on the route': ['gaarden', 'ildstedet', 'tilgaengelighed'],
          }),
        ],
      },
    },
  ),
  landingPage(
    'familier',
    { parent: 'besoeg', image: vogn, tags: ['boern', 'besoeg'] },
    {
      da: {
        title: 'Med børn i træsko',
        slug: 'besoeg/familier',
        description: 'Her må man råbe, løbe og klappe geden. Til gengæld skal brændet bæres ind.',
        modules: [
          textSection({
            title: 'Fem ting at gøre på en formiddag',
            text: `
              - **Kør med hesten** fra Gadekæret kl. 11. Turen tager et kvarter, og man må gerne vinke.
              - **Bær vand** med åg fra brønden til køkkenhaven. Kålene tager imod.
              - **Gå på stylter** på gårdspladsen. De korteste er til femårige.
              - **Tryk et billede** i skolestuen: fuglen, hesten eller nissen.
              - **Find alkoven,** hvor fem søskende sov på stribe, og se, om I kan være der.

              Det er planlagt, at man bliver beskidt. Der er en vandpost ved udgangen.
            `,
          }),
          styledTextAndVisual({
            title: 'Nissen bor på høloftet',
            text: `
              Ingen har set ham, men grødfadet er tomt hver morgen. Katten nægter. På loftet i
              gården kan man lægge en seddel, og de fleste får svar med en tegning på.
            `,
            image: nisse,
            side: 'left',
            panel: true,
          }),
          accordion('Med små og mindre børn', {
            'Kan vi have barnevogn med?': 'Ja, på alle stier. I husene må den stå ude ved døren.',
            'Er der noget for de store?': 'Spørg smeden, om han mangler en til blæsebælgen.',
            'Hvor kan vi spise?':
              'I græsset, ved bordene bag smedjen eller på kroen, der har en børneportion af alt.',
            'Kan man holde fødselsdag?':
              'Ja, i skolestuen for op til tolv børn. I medbringer kagen, vi medbringer skolelæreren.',
          }),
          picture(kaffe),
        ],
      },
      en: {
        title: 'With children in clogs',
        slug: 'visit/families',
        description:
          'Shouting, running and patting the goat are allowed. In return, the firewood must be carried in.',
        modules: [
          textSection({
            title: 'Five things for one morning',
            text: `
              - **Ride behind the horse** from the village pond at 11 am. It takes a quarter of an hour, and
                waving is expected.
              - **Carry water** on a yoke from the well to the kitchen garden. The cabbages will
                take it all.
              - **Walk on stilts** in the farmyard. The shortest are for five-year-olds.
              - **Print a picture** in the schoolroom: the bird, the horse or the gnome.
              - **Find the box bed** where five children slept in a row, and see if you fit.

              Getting dirty is part of the plan. There is a tap by the exit.
            `,
          }),
          styledTextAndVisual({
            title: 'The gnome lives in the hayloft',
            text: `
              A *nisse* looks after a Danish farm as long as he is fed. Nobody has seen ours, but
              the porridge bowl is empty every morning and the cat denies it. Leave him a note
              in the loft; most are answered, with a drawing.
            `,
            image: nisse,
            side: 'left',
            panel: true,
          }),
          accordion('With small and smaller children', {
            'Can we bring a pushchair?': 'Yes, on every path. At the houses, leave it by the door.',
            'Is there anything for big ones?': 'Ask the smith if he needs a hand at the bellows.',
            'Where can we eat?':
              'On the grass, at the tables behind the smithy, or at the inn, which serves a small portion of everything.',
            'Can we have a birthday party?':
              'Yes, in the schoolroom, for up to twelve children. You bring the cake, we bring the schoolmaster.',
          }),
          picture(kaffe),
        ],
      },
    },
  ),
]
