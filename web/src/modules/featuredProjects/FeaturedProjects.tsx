import { ListModule } from '../../learn/ListModule.tsx'
import type { FeaturedProjects as FeaturedProjectsModel } from '../../model.ts'
import { ExhibitionCards } from '../../visit/ExhibitionCards.tsx'

/** As many as one remembers. */
const most = 3

/** Projects that an editor chose, large. */
export default function FeaturedProjects({ title, projects }: FeaturedProjectsModel) {
  if (projects.length === 0) return null
  const shown = projects.slice(0, most)
  return (
    <ListModule
      title={title}
      render={(level) => <ExhibitionCards exhibitions={shown} level={level} arrangement="poster" />}
    />
  )
}
