import { art, item, text, to } from '../../fixtures/content.ts'
import type { PageFixture } from '../../fixtures/page.ts'
import type { EducationLevel } from '../../model.ts'

export const educationLevel: EducationLevel = {
  hero: {
    title: 'Mellemtrin',
    lead: 'Forløb til 4., 5. og 6. klasse, på museet og på skolen.',
    picture: art('radiosender', 'Linoleumssnit: en radiosender i en kuffert'),
    call: null,
    breadcrumbs: [to('Undervisning', '/undervisning')],
  },
  themes: [
    {
      ...item('undervisning/mellemtrin/vikinger', 'Vikinger', 'Tema', art('vikingeskib', '')),
      excerpt: 'Håndværk, handel og tro.',
    },
    item('undervisning/mellemtrin/besaettelsen', 'Besættelsestidshverdagsliv', 'Tema', null),
    item('undervisning/mellemtrin/tro', 'Sol og guder', 'Tema', art('solvogn', '')),
  ],
  variants: [
    {
      for: 'teacher',
      description: text(
        'Alle forløb kan bookes fra august til juni. Skriv, hvis I er flere end 28, så deler vi jer.',
      ),
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
    path: '/undervisning/mellemtrin',
    title: 'Mellemtrin',
    body: () => ({ type: 'educationLevel', ...educationLevel }),
  },
]
