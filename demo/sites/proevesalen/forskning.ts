import { day } from '../../writing/days.ts'
import { to } from '../../writing/marks.ts'
import {
  attribution,
  collectionList,
  featuredCollections,
  featuredProjects,
  picture,
  projectList,
  textSection,
} from '../../writing/modules.ts'
import {
  collection,
  project,
  projectOverview,
  publication,
  publicationOverview,
  researchUnit,
} from '../../writing/research.ts'
import type { Page } from '../../writing/site.ts'
import { kartotek, krukker, magasin, mikroskop, trykpresse } from './prints.ts'

export const forskning: readonly Page[] = [
  projectOverview(
    'projekter',
    { image: mikroskop },
    {
      da: {
        title: 'Projekter på prøve',
        slug: 'projekter',
        description: 'Et, der er i gang, et, der kommer, et, der er slut, og et uden dage.',
        modules: [featuredProjects('Et, der er valgt', 'projekt-med-alt')],
      },
      en: {
        title: 'Projects on trial',
        slug: 'projects',
        description: 'One under way, one to come, one that is over and one without days.',
        modules: [featuredProjects('One that was chosen', 'projekt-med-alt')],
      },
    },
  ),
  researchUnit(
    'enhed',
    {
      parent: 'projekter',
      image: kartotek,
      people: ['proevesalen-maja-bro', 'proevesalen-peter-norup'],
    },
    {
      da: {
        title: 'Enheden for ting, der ligner',
        slug: 'projekter/enheden',
        description: 'To personer, fire projekter og et spørgsmål: Er det her den samme?',
        call: to('kontakt', 'Kontakt'),
        modules: [
          textSection({
            text: `
              Enheden sammenligner to ting ad gangen og siger, om de er ens. Som regel er de det ikke. Den ene person har et
              uddrag, den anden har intet, og siden må ikke halte af den grund.
            `,
          }),
        ],
      },
      en: {
        title: 'The unit for things that look alike',
        slug: 'projects/the-unit',
        description: 'Two people, four projects and one question: is this the same?',
        call: to('kontakt', 'Contact'),
        modules: [
          textSection({
            text: `
              The unit compares two things at a time and says whether they are the same. As a rule they are not. One of its people has an excerpt, the
              other has none, and the page must not limp because of it.
            `,
          }),
        ],
      },
    },
  ),
  project(
    'projekt-med-alt',
    {
      parent: 'projekter',
      image: mikroskop,
      tags: ['forskning'],
      period: { from: day(-100), to: day(200) },
      researchUnit: 'enhed',
      people: ['proevesalen-maja-bro', 'proevesalen-peter-norup'],
    },
    {
      da: {
        title: 'Hvor lang tid tager det at se på noget?',
        subtitle: 'Et projekt med alle felter udfyldt',
        slug: 'projekter/med-alt',
        description: 'Vi ser på den samme væg hver dag og skriver op, hvornår vi holdt op.',
        facts: { Væg: 'Nummer 1', Metode: 'Stol', Rekord: '41 minutter' },
        publications: ['publikation-med-alt', 'publikation-uden-noget'],
        related: ['moduler', 'tilstande'],
        call: to('kontakt', 'Vær med'),
        modules: [
          textSection({
            text: `
              Projektet har en enhed, to personer, en begyndelse, en slutning, to publikationer og to beslægtede sider. Alle skal kunne ses, i den
              rækkefølge og uden at gentage sig selv.
            `,
          }),
          picture(magasin),
          projectList('Alle projekter, som modul', 'all', to('projekter', 'Oversigten')),
        ],
      },
      en: {
        title: 'How long does it take to look at something?',
        subtitle: 'A project with every field filled in',
        slug: 'projects/with-everything',
        description: 'We look at the same wall every day and note when we stopped.',
        facts: { Wall: 'Number 1', Method: 'A chair', Record: '41 minutes' },
        publications: ['publikation-med-alt', 'publikation-uden-noget'],
        related: ['moduler', 'tilstande'],
        call: to('kontakt', 'Take part'),
        modules: [
          textSection({
            text: `
              The project has a unit, two people, a beginning, an end, two publications and two related pages. All must be there, in that order and
              without repeating themselves.
            `,
          }),
          picture(magasin),
          projectList('All projects, as a module', 'all', to('projekter', 'The overview')),
        ],
      },
    },
  ),
  project(
    'projekt-kommende',
    { parent: 'projekter', period: { from: day(40) }, researchUnit: 'enhed' },
    {
      da: {
        title: 'Begynder senere, slutter aldrig og har intet billede',
        slug: 'projekter/kommende',
        description: 'Hører til under de kommende, til dagen er der.',
      },
      en: {
        title: 'Begins later, never ends and has no picture',
        slug: 'projects/to-come',
        description: 'Belongs with those to come, until the day.',
      },
    },
  ),
  project(
    'projekt-slut',
    {
      parent: 'projekter',
      image: kartotek,
      period: { from: day(-900), to: day(-200) },
      researchUnit: 'enhed',
    },
    {
      da: {
        title: 'Er slut',
        slug: 'projekter/slut',
        description: 'Skal kunne læses, men ikke stå under det, der er i gang.',
      },
      en: {
        title: 'Is over',
        slug: 'projects/over',
        description: 'May be read, but does not stand with what is under way.',
      },
    },
  ),
  project(
    'projekt-uden-dage',
    { parent: 'projekter' },
    {
      da: {
        title: 'Ingen ved hvornår',
        slug: 'projekter/uden-dage',
        description: 'Uden begyndelse, slutning, enhed og personer.',
      },
      en: {
        title: 'Nobody knows when',
        slug: 'projects/without-days',
        description: 'Without beginning, end, unit or people.',
      },
    },
  ),
  publicationOverview(
    'publikationer',
    { image: trykpresse },
    {
      da: {
        title: 'Publikationer på prøve',
        slug: 'publikationer',
        description: 'En bog med alt og en, som næsten kun har en titel.',
      },
      en: {
        title: 'Publications on trial',
        slug: 'publications',
        description: 'A book with everything, and one that has little but a title.',
      },
    },
  ),
  publication(
    'publikation-med-alt',
    {
      parent: 'publikationer',
      image: trykpresse,
      tags: ['forskning'],
      publishedDate: day(-21),
      authors: ['Maja Bro', 'Peter Nørup', 'En, der ikke er ansat her'],
      cited: {
        journal: 'Rammer & lister {på prøve}',
        volume: '1',
        issue: '1',
        pages: '1–88',
        publisher: 'Prøvesalens 100 % egne_tryk',
        doi: '10.5555/proeve(1)88-1;<a>_b',
      },
      researchUnit: 'enhed',
    },
    {
      da: {
        title: 'Afstanden mellem to rammer',
        slug: 'publikationer/afstanden-mellem-to-rammer',
        description: 'Syv centimeter. Resten af bogen forklarer hvorfor.',
        content: `
          Bogen undersøger, hvor langt der skal være mellem to billeder, for at man ser dem hver for sig. Forfatterne har hængt 1.200 par op og
          spurgt alle, der kom forbi. Der kom få.

          Svaret er syv centimeter for små billeder og en hel dør for store. **Undtagelserne** fylder tre kapitler og er det bedste i bogen.
        `,
        facts: { Sider: '88', Sprog: 'Dansk', Pris: 'Den er ikke til salg' },
        link: to('office:reading/proevesalen/rammer', 'Læs den'),
      },
      en: {
        title: 'The distance between two frames',
        slug: 'publications/the-distance-between-two-frames',
        description: 'Seven centimetres. The rest of the book explains why.',
        content: `
          The book asks how far two pictures must be apart to be seen one at a time. The authors hung 1,200 pairs and asked everybody who passed.
          Few did.

          The answer is seven centimetres for small pictures and a whole door for large ones. The **exceptions** fill three chapters and are the best
          of it.
        `,
        facts: { Pages: '88', Language: 'Danish', Price: 'It is not for sale' },
        link: to('office:reading/proevesalen/rammer', 'Read it'),
      },
    },
  ),
  publication(
    'publikation-uden-noget',
    { parent: 'publikationer', publishedDate: day(-5000) },
    {
      da: {
        title: 'Uden forfatter, billede og enhed',
        slug: 'publikationer/uden-noget',
        description: 'Den skal stå sidst og se ud, som om den ved det.',
        content: 'Én sætning er nok til en bog, ingen har skrevet.',
      },
      en: {
        title: 'No author, picture or unit',
        slug: 'publications/without-anything',
        description: 'It should come last, and look as if it knew.',
        content: 'One sentence is enough for a book that nobody wrote.',
      },
    },
  ),
  collection(
    'samling',
    { parent: 'moduler', image: krukker, tags: ['samling'], rights: attribution },
    {
      da: {
        title: 'Samlingen af tomme krukker',
        subtitle: 'Syv stykker, alle uden indhold',
        slug: 'moduler/samling',
        description: 'En samling, der er her for at prøve to moduler og sig selv.',
        facts: { Omfang: 'Syv', Indhold: 'Intet' },
        related: ['tomme-lister', 'projekt-med-alt'],
        call: to('tilstande', 'Andre tilstande'),
        modules: [
          textSection({
            text: 'Krukkerne står på række efter højde. De er lånt, og ingen kan huske af hvem. Under teksten ligger listen over samlinger og dem, der er valgt.',
          }),
          featuredCollections('Valgt af en redaktør', 'samling'),
          collectionList('Alle samlinger', to('moduler', 'Modulerne')),
        ],
      },
      en: {
        title: 'The collection of empty jars',
        subtitle: 'Seven pieces, all without contents',
        slug: 'modules/collection',
        description: 'A collection that is here to try two modules and itself.',
        facts: { Size: 'Seven', Contents: 'None' },
        related: ['tomme-lister', 'projekt-med-alt'],
        call: to('tilstande', 'Other states'),
        modules: [
          textSection({
            text: 'The jars stand in a row by height. They are on loan, and nobody recalls from whom. Below are the list of collections and those that were chosen.',
          }),
          featuredCollections('Chosen by an editor', 'samling'),
          collectionList('All collections', to('moduler', 'The modules')),
        ],
      },
    },
  ),
]
