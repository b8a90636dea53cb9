import { to } from '../../fixtures/content.ts'
import type { PageFixture } from '../../fixtures/page.ts'
import type { KnowledgeTheme } from '../../model.ts'
import { textSection } from '../../modules/textSection/TextSection.fixture.ts'
import { articlePages } from '../knowledgeOverview/KnowledgeOverview.fixture.ts'

export const knowledgeTheme: KnowledgeTheme = {
  hero: {
    title: 'Vikingetid',
    lead: 'Skibe, borge, korn og kamme: det, vi ved, og det, vi gætter på.',
    picture: null,
    call: null,
    breadcrumbs: [to('Viden', '/viden')],
  },
  articles: { ...articlePages('/viden/vikingetid'), pages: [], previous: null, next: null },
  modules: [{ type: 'textSection', ...textSection }],
}

/** The pages that show it. */
export const samples: readonly PageFixture[] = [
  {
    path: '/viden/vikingetid',
    title: 'Vikingetid',
    body: () => ({ type: 'knowledgeTheme', ...knowledgeTheme }),
  },
]
