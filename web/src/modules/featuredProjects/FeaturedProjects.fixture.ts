import { currentProjects, upcomingProjects } from '../../learn/fixtures.ts'
import type { FeaturedProjects } from '../../model/FeaturedProjects'

export const featuredProjects: FeaturedProjects = {
  key: 'udvalgte-projekter',
  title: 'Følg med i arbejdet',
  projects: [...upcomingProjects, ...currentProjects],
}
