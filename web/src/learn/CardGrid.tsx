import { Cards } from '../components/Card.tsx'
import type { Item } from '../model.ts'

interface CardGridProps {
  items: readonly Item[]
  level: 2 | 3 | 4
}

/** Cards of one kind in rows: none of them names the kind. */
export function CardGrid({ items, level }: CardGridProps) {
  const shown = items.map((item) => ({ ...item, meta: null }))
  return <Cards items={shown} level={level} />
}
