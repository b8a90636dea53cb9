import { CardGrid } from '../../learn/CardGrid.tsx'
import { ListModule } from '../../learn/ListModule.tsx'
import type { CollectionList as CollectionListModel } from '../../model.ts'

/** Collections of the site, and the way to all of them. */
export default function CollectionList({ title, collections, link }: CollectionListModel) {
  if (collections.length === 0) return null
  return (
    <ListModule
      title={title}
      link={link}
      render={(level) => <CardGrid items={collections} level={level} />}
    />
  )
}
