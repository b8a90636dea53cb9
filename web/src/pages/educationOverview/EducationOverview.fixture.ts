import { art, item, paper, text, to } from '../../fixtures/content.ts'
import type { PageFixture } from '../../fixtures/page.ts'
import type { EducationOverview } from '../../model.ts'
import { topicCards } from '../educationTheme/EducationTheme.fixture.ts'

export const educationOverview: EducationOverview = {
  hero: {
    title: 'Undervisning',
    lead: 'Tag klassen med. Vi har værksteder, kufferter, kilder og folk, der kan svare.',
    picture: art('solvogn', 'Linoleumssnit: en bronzealderhest trækker solskiven', 0.55, 0.4),
    call: to('Spørg os', '/kontakt'),
    breadcrumbs: [],
  },
  levels: [
    {
      ...item('undervisning/indskoling', 'Indskoling', 'Trin', art('slot', '')),
      excerpt: 'Eventyr, dyr og ting, man må røre ved.',
    },
    {
      ...item('undervisning/mellemtrin', 'Mellemtrin', 'Trin', art('vikingeskib', '')),
      excerpt: 'Forløb til 4., 5. og 6. klasse, på museet og på skolen.',
    },
    {
      ...item('undervisning/udskoling', 'Udskoling og ungdomsuddannelser', 'Trin', null),
      excerpt: 'Kilder, besættelse og en overhøring af fortiden.',
    },
    item('undervisning/erhverv', 'Erhvervsgrunduddannelseselever', 'Trin', art('trykpresse', '')),
  ],
  highlighted: topicCards,
  variants: [
    {
      for: 'teacher',
      description: text('Her står, hvordan man booker, og hvad det koster.'),
      info: [{ key: 'pris', title: 'Pris', text: 'Fra 450 kr.' }],
      materials: [paper('Bookingvejledning', '96 KB')],
      modules: [],
    },
    {
      for: 'student',
      description: text('Skriver du opgave? [Spørg en, der ved det](/kontakt).'),
      info: [],
      materials: [],
      modules: [],
    },
  ],
  modules: [],
}

/** The pages that show it. */
export const samples: readonly PageFixture[] = [
  {
    path: '/undervisning',
    title: 'Undervisning',
    body: () => ({ type: 'educationOverview', ...educationOverview }),
  },
]
