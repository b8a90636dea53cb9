import { ButtonLink } from '../../components/Button.tsx'
import { useMessage } from '../../messages/useMessage.ts'
import type { EventPage, Fact } from '../../model.ts'
import { EventPrices } from './EventPrices.tsx'
import { EventWhen } from './EventWhen.tsx'

/** What one needs in order to come: when, what it costs, where. */
export function EventBox({ event }: { event: EventPage }) {
  const say = useMessage()
  const { dates, tickets, place, feed, series, seriesUntil } = event
  return (
    <div className="event-box">
      {dates ? <EventWhen dates={dates} /> : null}
      {tickets ? <EventPrices tickets={tickets} /> : null}
      <Purchase event={event} />
      {place ? <Place place={place} /> : null}
      {feed || series ? (
        <div className="event-feeds">
          {feed ? (
            <a className="more" href={feed} download type="text/calendar">
              {series ? say('addNextToCalendar') : say('addToCalendar')}
            </a>
          ) : null}
          {series ? (
            <a className="more" href={series} download type="text/calendar">
              {seriesUntil
                ? say('addDatesToCalendar', { day: seriesUntil })
                : say('addAllToCalendar')}
            </a>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

/** Where tickets are sold, or why they are not. */
function Purchase({ event }: { event: EventPage }) {
  const say = useMessage()
  const { dates, purchase, soldOut, waitingList, salesStart } = event
  if (dates?.over) return <p className="event-sale">{say('eventOver')}</p>
  if (soldOut) {
    return (
      <div className="event-sold-out">
        <p className="event-sale">{say('soldOut')}</p>
        {waitingList ? <ButtonLink link={waitingList} /> : null}
      </div>
    )
  }
  if (salesStart) return <p className="event-sale">{say('salesStart', { when: salesStart })}</p>
  return purchase ? <ButtonLink link={purchase} tone="impact" /> : null
}

function Place({ place }: { place: Fact }) {
  const say = useMessage()
  return (
    <section>
      <h2 className="title-3">{say('place')}</h2>
      <p>{place.title}</p>
      {place.text ? <p className="muted">{place.text}</p> : null}
    </section>
  )
}

/** Whether there is anything to say in it. */
export function hasBox(event: EventPage): boolean {
  const { dates, tickets, purchase, waitingList, salesStart, place, feed } = event
  const parts = [dates, tickets, purchase, waitingList, salesStart, place, feed]
  return parts.some((part) => part !== null)
}
