import { Badge } from '../../components/Badge.tsx'
import { useMessage } from '../../messages/useMessage.ts'
import type { EventDate, EventDates } from '../../model.ts'

/** When it is: from when to when, and the days one by one. */
export function EventWhen({ dates }: { dates: EventDates }) {
  const say = useMessage()
  const { period, times, days, more } = dates
  return (
    <section>
      <h2 className="title-3">{say('byTime')}</h2>
      {period ? <p>{period}</p> : null}
      {times ? <p>{times}</p> : null}
      {days.length > 0 ? (
        <ol className="event-days">
          {days.map((date) => (
            <Day key={date.date} date={date} />
          ))}
        </ol>
      ) : null}
      {more ? <p className="muted">{say('moreDates')}</p> : null}
    </section>
  )
}

function Day({ date: { date, day, times, cancelled } }: { date: EventDate }) {
  const say = useMessage()
  return (
    <li data-cancelled={cancelled}>
      <time dateTime={date}>{day}</time> {times ? <span>{times}</span> : null}{' '}
      {cancelled ? <Badge>{say('cancelled')}</Badge> : null}
    </li>
  )
}
