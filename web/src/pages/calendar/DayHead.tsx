import { OpenNow } from '../../components/OpenNow.tsx'
import { useMessage } from '../../messages/useMessage.ts'
import type { CalendarDay } from '../../model.ts'

interface DayHeadProps {
  day: CalendarDay
  className: 'title-2' | 'title-3'
}

/** A day, and when it is open. */
export function DayHead({ day, className }: DayHeadProps) {
  const hours = useHours(day)
  return (
    <div className="day-head">
      <h2 className={className}>
        {/* Consecutive closed days are one entry: no single date covers it. */}
        {day.open ? <time dateTime={day.date}>{day.title}</time> : day.title}
      </h2>
      {day.notice ? <p>{day.notice}</p> : null}
      {hours ? (
        <p>
          <OpenNow open={day.open} text={hours} />
        </p>
      ) : null}
    </div>
  )
}

function useHours({ open, hours, notice }: CalendarDay): string | null {
  const say = useMessage()
  if (notice) return null
  if (!open) return hours ?? say('closed')
  // Where it is always open the words say so themselves.
  return hours && /^\d/.test(hours) ? say('openHours', { hours }) : hours
}

/** A day on which it is closed, and why. */
export function ClosedDay({ day, className }: DayHeadProps) {
  return (
    <div className="closed-day on-tint">
      <DayHead day={day} className={className} />
    </div>
  )
}
