import { MoreLink } from '../../components/Button.tsx'
import { fitting } from '../../components/titleLines.ts'
import type { EventList as EventListModel } from '../../model.ts'
import { EventCards } from '../../visit/EventCards.tsx'

/** The next events, and the way to all of them. */
export default function EventList({ title, events, link }: EventListModel) {
  return (
    <section className="plain wrap">
      {title ? (
        <h2 className="title-1" style={fitting(title)}>
          {title}
        </h2>
      ) : null}
      <EventCards events={events} level={title ? 3 : 2} />
      {link ? (
        <p className="list-end">
          <MoreLink link={link} />
        </p>
      ) : null}
    </section>
  )
}
