import { to } from '../../fixtures/parts.ts'
import { currentProjects } from '../../learn/fixtures.ts'
import type { ProjectList } from '../../model/ProjectList'

export const projectList: ProjectList = {
  key: 'projekter',
  title: 'Det arbejder vi på',
  projects: currentProjects,
  link: to('Alle projekter', '/projekter'),
}
