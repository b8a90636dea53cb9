import { to } from '../../fixtures/parts.ts'
import type { KnowledgeTheme } from '../../model/KnowledgeTheme'
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
