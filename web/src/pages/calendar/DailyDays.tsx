import type { CalendarDay, CalendarEntry } from '../../model.ts'
import { CalendarRow } from '../../visit/CalendarRow.tsx'
import { ClosedDay, DayHead } from './DayHead.tsx'
import { LastingRow } from './LastingRow.tsx'
import { NothingOn } from './NothingOn.tsx'

export interface DaysProps {
  days: readonly CalendarDay[]
  /** The calendar without any choice, if one was made. */
  reset: string | null
}

/** Day by day, with pictures. What lasts has its picture once, on the first day. */
export function DailyDays({ days, reset }: DaysProps) {
  const first = days.find(({ open }) => open)
  return days.map((day) => (
    <section className="day" key={day.date}>
      {day.open ? (
        <OpenDay day={day} reset={reset} brief={day !== first} />
      ) : (
        <ClosedDay day={day} className="title-2" />
      )}
    </section>
  ))
}

const isLasting = ({ lasts, cancelled }: CalendarEntry) => lasts && !cancelled

function OpenDay({
  day,
  reset,
  brief,
}: {
  day: CalendarDay
  reset: string | null
  brief: boolean
}) {
  const inBrief = (entry: CalendarEntry) => brief && isLasting(entry)
  const lasting = day.entries.filter(inBrief)
  return (
    <>
      <DayHead day={day} className="title-2" />
      {day.entries.length > 0 ? (
        <ul className="day-rows">
          {lasting.length > 0 ? (
            <li>
              <LastingRow entries={lasting} />
            </li>
          ) : null}
          {day.entries
            .filter((entry) => !inBrief(entry))
            .map((entry) => (
              <li key={entry.id}>
                <CalendarRow entry={entry} />
              </li>
            ))}
        </ul>
      ) : (
        <NothingOn reset={reset} />
      )}
    </>
  )
}
