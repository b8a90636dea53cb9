import { CardGrid } from '../../learn/CardGrid.tsx'
import { ListModule } from '../../learn/ListModule.tsx'
import type { ServiceList as ServiceListModel } from '../../model.ts'

/** Services of the site, and the way to all of them. */
export default function ServiceList({ title, services, link }: ServiceListModel) {
  if (services.length === 0) return null
  return (
    <ListModule
      title={title}
      link={link}
      render={(level) => <CardGrid items={services} level={level} />}
    />
  )
}
