import { ListModule } from '../../learn/ListModule.tsx'
import type { FeaturedCollections as FeaturedCollectionsModel } from '../../model.ts'
import { ExhibitionCards } from '../../visit/ExhibitionCards.tsx'

/** As many as one remembers. */
const most = 3

/** Collections that an editor chose, large. */
export default function FeaturedCollections({ title, collections }: FeaturedCollectionsModel) {
  if (collections.length === 0) return null
  const shown = collections.slice(0, most).map((item) => ({
    item: { ...item, meta: null },
    subtitle: null,
    stage: null,
  }))
  return (
    <ListModule
      title={title}
      render={(level) => <ExhibitionCards exhibitions={shown} level={level} arrangement="poster" />}
    />
  )
}
