import { Link } from '../../components/Link.tsx'
import { Picture } from '../../components/Picture.tsx'
import { fitting } from '../../components/titleLines.ts'
import type { Item } from '../../model.ts'

/** Pages of the site in a row that one moves sideways. The island renders it anew. */
export function RelatedItems({ items }: { items: readonly Item[] }) {
  return (
    <ul className="shelf">
      {items.map((item) => (
        <li key={item.id} className="card">
          <div className="artwork ratio-card">
            {item.picture ? (
              <Picture picture={item.picture} loading="lazy" sizes="280px" decorative />
            ) : null}
          </div>
          <div className="card-text">
            {item.meta ? <p className="meta">{item.meta}</p> : null}
            <p className="title-3" style={fitting(item.link.title)}>
              <Link link={item.link} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
