import type { Item } from '../model/Item'
import { from } from './breakpoints.ts'
import { Link } from './Link.tsx'
import { Picture } from './Picture.tsx'
import { fitting } from './titleLines.ts'

interface CardProps {
  item: Item
  /** The level of its title in the page's outline. */
  level: 2 | 3 | 4
  /** How wide its picture is drawn. */
  sizes?: string
}

/** A thing of the museum on a list. The whole card is the link. */
export function Card({ item, level, sizes = quarter }: CardProps) {
  const Heading = `h${level}` as const
  return (
    <article className="card">
      <div className="print ratio-card">
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

/** Cards, four in a row where there is room. */
export function Cards({ items, level }: { items: readonly Item[]; level: 2 | 3 | 4 }) {
  return (
    <ul className="cards">
      {items.map((item) => (
        <li key={item.id}>
          <Card item={item} level={level} />
        </li>
      ))}
    </ul>
  )
}
