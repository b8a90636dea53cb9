import { ListModule } from '../../learn/ListModule.tsx'
import type { ProjectList as ProjectListModel } from '../../model.ts'
import { ExhibitionCards } from '../../visit/ExhibitionCards.tsx'

/** Projects of the site, and the way to all of them. */
export default function ProjectList({ title, projects, link }: ProjectListModel) {
  if (projects.length === 0) return null
  return (
    <ListModule
      title={title}
      link={link}
      render={(level) => (
        <ExhibitionCards exhibitions={projects} level={level} arrangement="rows" />
      )}
    />
  )
}
