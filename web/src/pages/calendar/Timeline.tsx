import { CalendarLines } from '../../visit/CalendarLines.tsx'
import type { DaysProps } from './DailyDays.tsx'
import { ClosedDay, DayHead } from './DayHead.tsx'
import { NothingOn } from './NothingOn.tsx'

/** The days along a line, without pictures. */
export function Timeline({ days, reset }: DaysProps) {
  return (
    <ol className="timeline">
      {days.map((day) => (
        <li key={day.date}>
          {day.open ? (
            <>
              <DayHead day={day} className="title-3" />
              {day.entries.length > 0 ? (
                <CalendarLines entries={day.entries} level={3} />
              ) : (
                <NothingOn reset={reset} />
              )}
            </>
          ) : (
            <ClosedDay day={day} className="title-3" />
          )}
        </li>
      ))}
    </ol>
  )
}
