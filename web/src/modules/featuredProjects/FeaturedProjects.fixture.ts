import { currentProjects, upcomingProjects } from '../../learn/fixtures.ts'
import type { FeaturedProjects, Module } from '../../model.ts'

export const featuredProjects: FeaturedProjects = {
  key: 'udvalgte-projekter',
  title: 'Følg med i arbejdet',
  projects: [...upcomingProjects, ...currentProjects],
}

/** The module in its states. */
export const samples: readonly Module[] = [{ type: 'featuredProjects', ...featuredProjects }]
