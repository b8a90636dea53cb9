import { to } from '../../fixtures/content.ts'
import type { PageFixture } from '../../fixtures/page.ts'
import { currentProjects, units, upcomingProjects } from '../../learn/fixtures.ts'
import type { ProjectOverview } from '../../model.ts'
import { featuredProjects } from '../../modules/featuredProjects/FeaturedProjects.fixture.ts'
import { projectList } from '../../modules/projectList/ProjectList.fixture.ts'

export const projectOverview: ProjectOverview = {
  hero: {
    title: 'Projekter',
    lead: 'Det, vi endnu ikke ved.',
    picture: null,
    call: null,
    breadcrumbs: [to('Forskning', '/forskning')],
  },
  current: currentProjects,
  upcoming: upcomingProjects,
  units,
  modules: [
    { type: 'featuredProjects', ...featuredProjects },
    { type: 'projectList', ...projectList },
  ],
}

/** The pages that show it. */
export const samples: readonly PageFixture[] = [
  {
    path: '/projekter',
    title: 'Projekter',
    body: () => ({ type: 'projectOverview', ...projectOverview }),
  },
]
