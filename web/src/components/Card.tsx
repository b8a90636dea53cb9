import type { Item } from '../model.ts'
import { from } from './breakpoints.ts'
import { columnsFor } from './columns.ts'
import { Link } from './Link.tsx'
import { Picture } from './Picture.tsx'
import { fitting } from './titleLines.ts'

interface CardProps {
  item: Item
  /** The level of its title in the page's outline. */
  level: 2 | 3 | 4
  /** How wide its picture is rendered. */
  sizes: string
}

/** A thing of the museum on a list. The whole card is the link. */
export function Card({ item, level, sizes }: CardProps) {
  const Heading = `h${level}` as const
  return (
    <article className="card">
      <div className="artwork ratio-card">
        {item.picture ? (
          <Picture picture={item.picture} loading="lazy" sizes={sizes} decorative />
        ) : null}
      </div>
      <div className="card-text">
        {item.meta ? <p className="meta">{item.meta}</p> : null}
        <Heading className="title-3" style={fitting(item.link.title)}>
          <Link link={item.link} />
        </Heading>
        {item.excerpt ? <p className="card-excerpt">{item.excerpt}</p> : null}
      </div>
    </article>
  )
}

const quarter = `${from('lg')} 23vw, ${from('md')} 46vw, 120px`
const third = `${from('lg')} 30vw, ${from('md')} 46vw, 120px`
const half = `${from('md')} 46vw, 120px`

interface CardsProps {
  items: readonly Item[]
  level: 2 | 3 | 4
  /** How many stand in a row where there is room, when it is not as many as there are. */
  columns?: number
}

/** Cards in rows of at most four, without one that is alone in its row. */
export function Cards({ items, level, columns = columnsFor(items.length) }: CardsProps) {
  const sizes = columns > 3 ? quarter : columns === 3 ? third : half
  return (
    <ul className="cards" data-columns={Math.min(columns, 4)}>
      {items.map((item) => (
        <li key={item.id}>
          <Card item={item} level={level} sizes={sizes} />
        </li>
      ))}
    </ul>
  )
}
