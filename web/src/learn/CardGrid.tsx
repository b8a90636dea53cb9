import { Cards } from '../components/Card.tsx'
import type { Item } from '../model.ts'

interface CardGridProps {
  items: readonly Item[]
  level: 2 | 3 | 4
}

/** Cards of one kind in rows: none of them names the kind. */
export function CardGrid({ items, level }: CardGridProps) {
  const shown = items.map((item) => ({ ...item, meta: null }))
  return <Cards items={shown} level={level} columns={columnsFor(items.length)} />
}

/** Four, or three where that leaves no row nearly empty. */
function columnsFor(count: number): number {
  return count % 4 === 0 || count % 4 === 3 ? Math.min(count, 4) : Math.min(count, 3)
}
