import { from } from '../components/breakpoints.ts'
import { Link } from '../components/Link.tsx'
import { Picture } from '../components/Picture.tsx'
import { fitting } from '../components/titleLines.ts'
import type { Item } from '../model.ts'

interface ItemRowsProps {
  items: readonly Item[]
  /** The level of their titles in the page's outline. */
  level: 2 | 3 | 4
  /** What they are, where no heading right above names it. */
  label?: string
  /** Without pictures and tags: date, title, a few words. */
  compact?: boolean
}

/** Pages in rows, one below the other. The title's link covers the row. */
export function ItemRows({ items, level, label, compact = false }: ItemRowsProps) {
  const pictured = !compact && items.some(({ picture }) => picture)
  const dated = items.some(({ date, duration }) => date || (!compact && duration))
  return (
    <ul className="item-rows" aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <article className="entry item-row" data-pictured={pictured} data-dated={dated}>
            {dated ? <ItemDate item={item} compact={compact} /> : null}
            {pictured ? <ItemPrint item={item} /> : null}
            <ItemText item={item} level={level} compact={compact} />
          </article>
        </li>
      ))}
    </ul>
  )
}

interface ItemPartProps {
  item: Item
  compact: boolean
}

function ItemText({ item, level, compact }: ItemPartProps & { level: 2 | 3 | 4 }) {
  const Heading = `h${level}` as const
  const { link, excerpt, tags } = item
  return (
    <div className="item-row-text">
      <Heading className="title-3" style={fitting(link.title)}>
        <Link link={link} />
      </Heading>
      {excerpt ? <p>{excerpt}</p> : null}
      {!compact && tags.length > 0 ? (
        <ul className="item-tags">
          {tags.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function ItemPrint({ item: { picture } }: { item: Item }) {
  return (
    <div className="artwork ratio-card">
      {picture ? (
        <Picture
          picture={picture}
          loading="lazy"
          sizes={`${from('lg')} 16vw, ${from('md')} 23vw, 104px`}
          decorative
        />
      ) : null}
    </div>
  )
}

/** The day on which it came out, and how long it takes. */
function ItemDate({ item: { date, duration }, compact }: ItemPartProps) {
  if (!date && (compact || !duration)) return null
  return (
    <p className="item-row-date">
      {date ? <span>{date}</span> : null} {duration && !compact ? <small>{duration}</small> : null}
    </p>
  )
}
