import { Badge } from '../components/Badge.tsx'
import { from } from '../components/breakpoints.ts'
import { columnsFor } from '../components/columns.ts'
import { Link } from '../components/Link.tsx'
import { Picture } from '../components/Picture.tsx'
import { fitting } from '../components/titleLines.ts'
import { useMessage } from '../messages/useMessage.ts'
import type { EventCard as EventCardModel } from '../model.ts'

const quarter = `${from('lg')} 23vw, ${from('md')} 46vw, 120px`
const third = `${from('lg')} 30vw, ${from('md')} 46vw, 120px`
const half = `${from('md')} 46vw, 120px`

interface EventCardsProps {
  events: readonly EventCardModel[]
  /** The level of their titles in the page's outline. */
  level: 2 | 3
  /** How many stand in a row at most, where there is room. */
  most?: 3 | 4
}

/** Events as cards: when, what, and a few words. */
export function EventCards({ events, level, most = 4 }: EventCardsProps) {
  const columns = columnsFor(events.length, most)
  const sizes = columns > 3 ? quarter : columns === 3 ? third : half
  return (
    <ul className="cards event-cards" data-columns={columns}>
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} level={level} sizes={sizes} />
        </li>
      ))}
    </ul>
  )
}

interface EventCardProps {
  event: EventCardModel
  level: 2 | 3
  sizes: string
}

function EventCard({ event, level, sizes }: EventCardProps) {
  const { link, picture, when, teaser, tags, soldOut } = event
  const Heading = `h${level}` as const
  const say = useMessage()
  return (
    <article className="card event-card">
      <div className="artwork ratio-card">
        {picture ? <Picture picture={picture} loading="lazy" sizes={sizes} decorative /> : null}
      </div>
      <div className="card-text">
        <p className="meta">
          <span>{when}</span> {soldOut ? <Badge>{say('soldOut')}</Badge> : null}
        </p>
        <Heading className="title-3" style={fitting(link.title)}>
          <Link link={link} />
        </Heading>
        {teaser ? <p className="card-excerpt">{teaser}</p> : null}
        {tags.length > 0 ? (
          <p className="event-card-tags">{tags.map(({ title }) => title).join(', ')}</p>
        ) : null}
      </div>
    </article>
  )
}
