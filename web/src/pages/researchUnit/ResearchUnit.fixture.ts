import { art, to } from '../../fixtures/content.ts'
import type { PageFixture } from '../../fixtures/page.ts'
import { currentProjects, publications, researchers } from '../../learn/fixtures.ts'
import type { ResearchUnit } from '../../model.ts'
import { textSection } from '../../modules/textSection/TextSection.fixture.ts'

export const researchUnit: ResearchUnit = {
  hero: {
    title: 'Tekstilforskning',
    lead: 'Dragter, sejl og tapeter, fra tråd til brug.',
    picture: art('vikingeskib', 'Linoleumssnit: et vikingeskib for fulde sejl', 0.5, 0.4),
    call: null,
    breadcrumbs: [to('Forskning', '/forskning')],
  },
  people: researchers,
  projects: currentProjects.slice(0, 2),
  publications,
  modules: [{ type: 'textSection', ...textSection }],
}

/** The pages that show it. */
export const samples: readonly PageFixture[] = [
  {
    path: '/forskning/tekstil',
    title: 'Tekstilforskning',
    body: () => ({ type: 'researchUnit', ...researchUnit }),
  },
]
