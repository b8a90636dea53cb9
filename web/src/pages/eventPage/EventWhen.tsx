import { Badge } from '../../components/Badge.tsx'
import { useMessage } from '../../messages/useMessage.ts'
import type { EventDate, EventDates, Showing } from '../../model.ts'

/** When it is: from when to when, and the days one by one. */
export function EventWhen({ dates }: { dates: EventDates }) {
  const say = useMessage()
  const { period, times, days, later, more } = dates
  return (
    <section>
      <h2 className="title-3">{say('byTime')}</h2>
      {period ? <p>{period}</p> : null}
      {times ? <p>{times}</p> : null}
      <Days days={days} />
      {later.length > 0 ? (
        <details className="event-later">
          <summary>
            {say('moreDates')} <span className="plus" aria-hidden="true" />
          </summary>
          <Days days={later} />
          {more ? <p className="muted">{say('evenMoreDates')}</p> : null}
        </details>
      ) : null}
    </section>
  )
}

function Days({ days }: { days: readonly EventDate[] }) {
  if (days.length === 0) return null
  return (
    <ol className="event-days">
      {days.map((date) => (
        <Day key={date.date} date={date} />
      ))}
    </ol>
  )
}

function Day({ date: { date, day, times, cancelled, feed, showings } }: { date: EventDate }) {
  const say = useMessage()
  return (
    <li data-cancelled={cancelled}>
      <time dateTime={date}>{day}</time>{' '}
      {showings.length > 0 ? <Showings day={day} showings={showings} /> : null}
      {times && showings.length === 0 ? <span>{times}</span> : null}{' '}
      {cancelled ? <Badge>{say('cancelled')}</Badge> : null}
      {feed ? (
        <a href={feed} download type="text/calendar" aria-label={say('addDay', { day })}>
          {say('addDayShort')}
        </a>
      ) : null}
    </li>
  )
}

/** The times of a day, each of which can be saved alone. */
function Showings({ day, showings }: { day: string; showings: readonly Showing[] }) {
  const say = useMessage()
  return (
    <span className="event-showings">
      {showings.map(({ times, feed }) => (
        <a
          key={feed}
          href={feed}
          download
          type="text/calendar"
          aria-label={say('addTime', { day, times })}
        >
          {times}
        </a>
      ))}
    </span>
  )
}
