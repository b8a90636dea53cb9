import { day } from '../../writing/days.ts'
import { to } from '../../writing/marks.ts'
import { accordion, picture, statement, textSection } from '../../writing/modules.ts'
import { project, projectOverview } from '../../writing/research.ts'
import type { Page } from '../../writing/site.ts'
import { kartotek, mosefund, orlogsskib, runesten, udgravning, vaev } from './prints.ts'

const projekter = projectOverview(
  'projekter',
  { image: udgravning },
  {
    da: {
      title: 'Projekter',
      slug: 'projekter',
      description: 'Det, vi ikke ved endnu, med navn på dem, der prøver.',
      call: to('gaesteforsker', 'Bliv gæsteforsker'),
      modules: [
        textSection({
          title: 'Når et projekt slutter',
          text: `
            Så bliver data lagt frem, prøverne gemt, og der bliver skrevet en side om, hvad der ikke lykkedes. Siden er obligatorisk. Uden
            den får man ikke penge til det næste.
          `,
          links: [to('aabne-data'), to('publikationer')],
        }),
      ],
    },
    en: {
      title: 'Projects',
      slug: 'projects',
      description: 'What we do not know yet, with the names of those who are trying.',
      call: to('gaesteforsker', 'Become a guest'),
      modules: [
        textSection({
          title: 'When a project ends',
          text: `
            Then its data are published, its samples stored, and a page is written about what did not work. The page is compulsory. Without
            it there is no money for the next.
          `,
          links: [to('aabne-data'), to('publikationer')],
        }),
      ],
    },
  },
)

const vragtraet = project(
  'projekt-vragtrae',
  {
    parent: 'projekter',
    image: orlogsskib,
    tags: ['forskning'],
    period: { from: day(-510), to: day(590) },
    researchUnit: 'enhed-hav',
    people: ['forskning-erik-sandholm', 'forskning-gry-mortensen', 'forskning-sofie-ravn'],
  },
  {
    da: {
      title: 'Hvor voksede skibet?',
      subtitle: 'Tømmer fra fyrre vrag',
      slug: 'projekter/hvor-voksede-skibet',
      description: 'Et skib kan sejle under ét flag og være vokset under et andet.',
      facts: {
        Vrag: '40, heraf 26 prøvet',
        Felt: 'Øresund og Østersøen',
        Støtte: 'To fonde og en rederiforening',
      },
      publications: ['pub-vraget', 'pub-ringenes-alfabet'],
      related: ['aarringe', 'projekt-kabler'],
      modules: [
        textSection({
          text: `
            Årringe kan vise, hvornår et træ blev fældet. Er man heldig, kan de også vise hvor, for eg fra Skåne og eg fra Weichselflodens
            opland har ikke haft de samme somre. I projektet tager vi prøver af planker, spanter og køle fra fyrre vrag og holder dem op
            mod kurver fra hele Nordeuropa.

            Det foreløbige billede er rodet. Et skib, som ser hollandsk ud, er bygget af norsk fyr og baltisk eg. Et andet er lappet med
            træ fra fire lande. Tømmer var en vare, længe før skibet blev en.
          `,
        }),
        statement('Vi ledte efter en havn og fandt et marked.', 'Gry Mortensen, forsker'),
        accordion('Om prøverne', {
          'Hvor store er de?':
            'En skive på fire centimeter, savet under vand med en bådebyggers fukssvans.',
          'Hvad sker der med dem?': 'De bliver målt våde, fotograferet og lagt tilbage i vand.',
        }),
      ],
    },
    en: {
      title: 'Where did the ship grow?',
      subtitle: 'Timber from forty wrecks',
      slug: 'projects/where-did-the-ship-grow',
      description: 'A ship may sail under one flag and have grown under another.',
      facts: {
        Wrecks: '40, of which 26 sampled',
        Area: 'The Sound and the Baltic',
        Funding: 'Two foundations and a shipowners’ society',
      },
      publications: ['pub-vraget', 'pub-ringenes-alfabet'],
      related: ['aarringe', 'projekt-kabler'],
      modules: [
        textSection({
          text: `
            Tree rings can show when a tree was felled. With luck they show where, since oak from Scania and oak from the Vistula basin
            did not have the same summers. We take samples of planks, frames and keels from forty wrecks and hold them
            against curves from all of northern Europe.

            So far the picture is untidy. A ship that looks Dutch was built of Norwegian pine and Baltic oak. Another was patched with
            wood from four countries. Timber was merchandise long before the ship was.
          `,
        }),
        statement('We looked for a harbour and found a market.', 'Gry Mortensen, researcher'),
        accordion('About the samples', {
          'How large are they?':
            'A slice of four centimetres, sawn under water with a boatbuilder’s handsaw.',
          'What becomes of them?': 'They are measured wet, photographed, and put back into water.',
        }),
      ],
    },
  },
)

const farver = project(
  'projekt-farver',
  {
    parent: 'projekter',
    image: vaev,
    tags: ['forskning', 'haandvaerk', 'oldtid'],
    period: { from: day(-320), to: day(440) },
    researchUnit: 'enhed-haandvaerk',
    people: ['forskning-inger-vestergaard', 'forskning-nanna-fogh', 'forskning-dorthe-bech'],
  },
  {
    da: {
      title: 'Farver i mosen',
      subtitle: 'Jernalderens garderobe målt om',
      slug: 'projekter/farver-i-mosen',
      description: 'Brunt er en farve, tørven har givet. Hvilken var der før?',
      facts: {
        Prøver: '118 tråde',
        Metode: 'Væskekromatografi og en farvehave',
        Åbent: 'Data hver juni',
      },
      publications: ['pub-ternet-uld'],
      related: ['tekstiler', 'strontium'],
      modules: [
        textSection({
          text: `
            Tøj fra moser er blevet farvet to gange: først af mennesker, siden af mosen. Den anden farvning dækker den første, men sletter
            den ikke. Med en tråd på tre millimeter kan laboratoriet skille stofferne ad og finde resterne af krap, vaid, vau og lav.

            Derefter begynder den langsomme del. I farvehaven bag laboratoriet dyrker vi planterne, farver uld fra gamle fåreracer og lægger
            prøverne i en spand mosevand. Spanden bliver åbnet hvert halve år. Indtil nu er rød den mest standhaftige.
          `,
        }),
        picture(mosefund),
        textSection({
          title: 'Hvad vi ikke kan',
          text: 'Vi kan ikke sige, hvor stærk farven var. Vi kan kun sige, at nogen gjorde sig den ulejlighed. Det er heller ikke så lidt.',
        }),
      ],
    },
    en: {
      title: 'Colours in the bog',
      subtitle: 'The Iron-Age wardrobe, measured again',
      slug: 'projects/colours-in-the-bog',
      description: 'Brown is what peat gave it. What came before?',
      facts: {
        Samples: '118 threads',
        Method: 'Liquid chromatography and a dye garden',
        Open: 'Data every June',
      },
      publications: ['pub-ternet-uld'],
      related: ['tekstiler', 'strontium'],
      modules: [
        textSection({
          text: `
            Clothes from bogs were dyed twice: first by people, then by the bog. The second dye covers the first but does not erase it. From
            a thread of three millimetres the laboratory can part the substances and find traces of madder, woad, weld and
            lichen.

            Then the slow part begins. In the garden behind the laboratory we grow the plants, dye the wool of old breeds and put the
            samples in a bucket of bog water. It is opened twice a year. Red has proved the most stubborn so far.
          `,
        }),
        picture(mosefund),
        textSection({
          title: 'What we cannot do',
          text: 'We cannot say how bright a colour was. We can only say that somebody went to the trouble. That is not so little.',
        }),
      ],
    },
  },
)

const runepinde = project(
  'projekt-runepinde',
  {
    parent: 'projekter',
    image: runesten,
    tags: ['forskning', 'middelalder'],
    period: { from: day(-940) },
    researchUnit: 'enhed-skrift',
    people: ['forskning-lisbeth-rahbek', 'forskning-amalie-storm'],
  },
  {
    da: {
      title: 'Runer på pinde',
      subtitle: 'Et register, der ikke bliver færdigt',
      slug: 'projekter/runer-på-pinde',
      description: 'Der kommer flere, så længe nogen graver kloakker i gamle byer.',
      facts: { Indskrifter: '870 og stigende', Slutter: 'Ikke', Adgang: 'Fri' },
      publications: ['pub-seksten-tegn'],
      related: ['runer', 'aabne-data'],
      modules: [
        textSection({
          text: `
            Registret samler runer på træ, ben, bly og kirkevægge fra det danske område. Hver indskrift får et nummer, en tegning, en
            læsning og en karakter for, hvor sikre vi er. Karakteren er vigtigst. En tredjedel af de gamle læsninger er blevet sat
            ned, siden vi begyndte, og elleve er sat op.

            Meget er trivielt: navne, halve alfabeter, et *ejer mig*. Men trivialiteterne viser, hvem der kunne skrive. Det var flere,
            end man troede, og de stavede, som de talte. Nogle af dem kan man høre dialekten hos.

            Projektet har ingen slutdato. Det har en rytme: Nye fund bliver lagt ind den første i hver måned, og rettelser med det samme.
          `,
        }),
        picture(kartotek),
      ],
    },
    en: {
      title: 'Runes on sticks',
      subtitle: 'A register that will not be finished',
      slug: 'projects/runes-on-sticks',
      description: 'There will be more as long as somebody digs drains in old towns.',
      facts: { Inscriptions: '870 and counting', Ends: 'It does not', Access: 'Free' },
      publications: ['pub-seksten-tegn'],
      related: ['runer', 'aabne-data'],
      modules: [
        textSection({
          text: `
            The register gathers runes on wood, bone, lead and church walls from the Danish area. Each inscription is given a number, a
            drawing, a reading and a mark for how sure we are. The mark matters most. A third of the older readings have been marked
            down since we began, and eleven have gone up.

            Much is trivial: names, half alphabets, an *owns me*. But trifles show who was able to write. There were more of them than
            was thought, and they spelled as they spoke. In some of them one hears the dialect.

            There is no end to the project. There is a rhythm: new finds are entered on the first of each month, corrections at once.
          `,
        }),
        picture(kartotek),
      ],
    },
  },
)

export const projects: readonly Page[] = [projekter, vragtraet, farver, runepinde]
