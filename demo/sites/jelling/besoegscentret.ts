/**
 * Days of the visitor centre. The mounds are never closed, so the site is open every day;
 * what takes place indoors, or needs a guide, gives way when the centre is closed.
 */
import { facilities } from '../../facilities.ts'
import { day, weekdayFrom } from '../../writing/days.ts'
import { isOpen, weekdayOf } from '../../writing/hours.ts'

const centre = facilities.jelling?.[1]

/** The first day of a weekday, some days ahead, on which the centre is open. */
export function centreOpen(ahead: number, weekday: number): string {
  const dates = [0, 7, 14].map((later) => weekdayFrom(ahead + later, weekday))
  return dates.find((date) => centre && isOpen(centre, date)) ?? weekdayFrom(ahead, weekday)
}

/** The days on which it is closed for a holiday, of some weekdays and within a time. */
export const centreClosed = (
  weekdays: readonly string[],
  from = day(0),
  to = day(365),
): readonly string[] =>
  (centre?.closed ?? [])
    .map(({ date }) => date)
    .filter((date) => from <= date && date <= to && weekdays.includes(weekdayOf(date)))
