import { art, paper, text, to } from '../../fixtures/content.ts'
import type { PageFixture } from '../../fixtures/page.ts'
import type { EducationTopic, EducationVariant } from '../../model.ts'
import { accordion } from '../../modules/accordion/Accordion.fixture.ts'
import { callToAction } from '../../modules/callToAction/CallToAction.fixture.ts'

export const forTeachers: EducationVariant = {
  for: 'teacher',
  description: text(
    'Klassen bygger et skib af sejldug, lister og en ladcykel, og undervejs må den tage de valg, som en skibsbygger tog.',
    'Forløbet følger Fælles Mål for historie og håndværk og design. I får en underviser for jer selv.',
    '## Før besøget',
    '- Læs de to sider om Skuldelevskibene',
    '- Del klassen i hold på fire',
  ),
  info: [
    { key: 'klassetrin', title: 'Klassetrin', text: '4.–6. klasse' },
    { key: 'pris', title: 'Pris', text: '850 kr.' },
    { key: 'antal', title: 'Antal', text: 'Højst 28 elever' },
    { key: 'sted', title: 'Sted', text: 'Undervisningslokalet i porten' },
  ],
  materials: [
    paper('Lærervejledning', '120 KB'),
    { link: to('Skuldelevskibene, to sider at læse højt', '/viden/skuldelev'), file: null },
    {
      link: to('Kildesamling om skibe', 'https://www.example.org/kilder/skibe.pdf'),
      file: null,
    },
    { link: to('Film om sejlet', 'https://film.example.org/sejlet'), file: null },
  ],
  modules: [{ type: 'accordion', ...accordion }],
}

const forStudents: EducationVariant = {
  for: 'student',
  description: text(
    'I skal bygge et skib. Det skal kunne rulle, og det skal se ud, som om det kunne sejle.',
  ),
  info: [{ key: 'med', title: 'Tag med', text: 'Madpakke og tøj, der må blive vådt' }],
  materials: [paper('Byggevejledning', '1,2 MB')],
  modules: [],
}

export const educationTopic: EducationTopic = {
  hero: {
    title: 'Et skib på hjul',
    lead: 'En dag med lister, sejldug og en ladcykel.',
    picture: art('vikingeskib', 'Linoleumssnit: et vikingeskib for fulde sejl', 0.5, 0.4),
    call: to('Book forløbet', 'https://booking.example/skib'),
    breadcrumbs: [
      to('Undervisning', '/undervisning'),
      to('Mellemtrin', '/undervisning/mellemtrin'),
      to('Vikinger', '/undervisning/mellemtrin/vikinger'),
    ],
  },
  labels: ['Undervisningsforløb', '', 'Materialer'],
  duration: '90 minutter',
  variants: [forTeachers, forStudents],
  modules: [{ type: 'callToAction', ...callToAction }],
}

/** A topic for teachers alone, without picture, labels and duration. */
export const smallEducationTopic: EducationTopic = {
  hero: {
    title: 'Runer og runestensindskriftstydning',
    lead: null,
    picture: null,
    call: null,
    breadcrumbs: educationTopic.hero.breadcrumbs,
  },
  labels: [''],
  duration: null,
  variants: [{ ...forTeachers, info: [], modules: [] }],
  modules: [],
}

/** The pages that show it. */
export const samples: readonly PageFixture[] = [
  {
    path: '/undervisning/mellemtrin/vikinger/et-skib',
    title: 'Et skib på hjul',
    body: () => ({ type: 'educationTopic', ...educationTopic }),
  },
  {
    path: '/undervisning/mellemtrin/vikinger/runer',
    title: 'Runer',
    body: () => ({ type: 'educationTopic', ...smallEducationTopic }),
  },
]
