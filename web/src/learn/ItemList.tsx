import { useMessage } from '../messages/useMessage.ts'
import type { ItemPages } from '../model.ts'
import { ItemRows } from './ItemRows.tsx'
import { Paging } from './Paging.tsx'

interface ItemListProps {
  pages: ItemPages
  /** The level of the items' titles in the page's outline. */
  level: 2 | 3
  /** What they are: `Publikationer`. */
  label: string
  /** Without pictures and tags. */
  compact?: boolean
}

/** A part of a long list, and the way to its other parts. */
export function ItemList({ pages, level, label, compact = false }: ItemListProps) {
  const say = useMessage()
  return (
    <>
      {pages.items.length > 0 ? (
        <ItemRows items={pages.items} level={level} label={label} compact={compact} />
      ) : (
        <p className="lead">{say('nothingListed')}</p>
      )}
      <Paging pages={pages} label={label} />
    </>
  )
}
