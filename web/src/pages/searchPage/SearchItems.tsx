import { from } from '../../components/breakpoints.ts'
import { Link } from '../../components/Link.tsx'
import { Picture } from '../../components/Picture.tsx'
import { fitting } from '../../components/titleLines.ts'
import type { SearchGroup, SearchItem } from '../../model.ts'

interface SearchItemsProps {
  items: readonly SearchItem[]
  /** What the list is called. */
  label: string
  /** The level of their headings. */
  level: 2 | 3
}

/** The pages, the best first. The title's link covers the row. */
export function SearchItems({ items, label, level }: SearchItemsProps) {
  const Heading = `h${level}` as const
  return (
    <ol className="search-items" aria-label={label}>
      {items.map(({ item, label: type, prefix, excerpt }) => (
        <li key={item.id}>
          <article className="entry search-item">
            <div className="search-item-text">
              <Meta parts={[prefix, level === 2 ? type : null, item.date]} />
              <Heading className="title-3" style={fitting(item.link.title)}>
                <Link link={item.link} />
              </Heading>
              <p>
                {excerpt.map(({ text, found }, number) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, in order.
                  found ? <mark key={number}>{text}</mark> : <span key={number}>{text}</span>,
                )}
              </p>
            </div>
            {item.picture ? (
              <div className="artwork ratio-card">
                <Picture
                  picture={item.picture}
                  loading="lazy"
                  sizes={`${from('lg')} 16vw, ${from('md')} 23vw, 104px`}
                  decorative
                />
              </div>
            ) : null}
          </article>
        </li>
      ))}
    </ol>
  )
}

/** The site, the type and the day, as far as they say more than the heading above. */
function Meta({ parts }: { parts: readonly (string | null)[] }) {
  const said = parts.filter((part) => part !== null)
  return said.length > 0 ? <p className="meta">{said.join(' · ')}</p> : null
}

/** The first pages of each type. A link leads to all of one. */
export function SearchGroups({ groups }: { groups: readonly SearchGroup[] }) {
  return groups.map(({ title, items, all }, number) => (
    <section key={title} className="search-group" aria-labelledby={`search-group-${number}`}>
      <h2 id={`search-group-${number}`} className="title-3">
        {title}
      </h2>
      <div>
        <SearchItems items={items} label={title} level={3} />
        {all ? (
          <p className="search-all">
            <Link link={all} className="more" />
          </p>
        ) : null}
      </div>
    </section>
  ))
}
