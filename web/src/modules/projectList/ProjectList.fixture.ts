import { to } from '../../fixtures/content.ts'
import { currentProjects } from '../../learn/fixtures.ts'
import type { Module, ProjectList } from '../../model.ts'

export const projectList: ProjectList = {
  key: 'projekter',
  title: 'Det arbejder vi på',
  projects: currentProjects,
  link: to('Alle projekter', '/projekter'),
}

/** The module in its states. */
export const samples: readonly Module[] = [{ type: 'projectList', ...projectList }]
