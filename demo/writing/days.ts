/**
 * Days of the demonstration. They lie around the day of the import, so that something is on
 * whenever one looks; `DEMO_TODAY=2026-11-15` pins that day for tests.
 */
const dayMilliseconds = 86_400_000

const written = (date: Date): string => date.toISOString().slice(0, 10)

/** The day of the import, in Copenhagen. */
export const today: string =
  process.env.DEMO_TODAY ||
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen' }).format(new Date())

/** A day some days from today: `day(12)`, `day(-3)`. */
export const day = (ahead: number): string =>
  written(new Date(Date.parse(`${today}T12:00:00Z`) + ahead * dayMilliseconds))

/** The next day of a date of the year, today or later: `yearly('12-24')`. */
export function yearly(date: string): string {
  const year = Number(today.slice(0, 4))
  const here = `${year}-${date}`
  return here >= today ? here : `${year + 1}-${date}`
}

/** A date of this year, or of one some years from it: for seasons. */
export const inYear = (date: string, years = 0): string =>
  `${Number(today.slice(0, 4)) + years}-${date}`

/** The first day from some days ahead on that is a weekday: Monday is 1, Sunday 7. */
export function weekdayFrom(ahead: number, weekday: number): string {
  const from = new Date(`${day(ahead)}T12:00:00Z`)
  const apart = (weekday - (from.getUTCDay() || 7) + 7) % 7
  return day(ahead + apart)
}

/** The day after a day. */
export const dayAfter = (date: string): string =>
  written(new Date(Date.parse(`${date}T12:00:00Z`) + dayMilliseconds))

/** The season that runs now or comes next: `season('04-01', '10-25')`, also over a New Year. */
export function season(from: string, to: string): { from: string; to: string } {
  const end = yearly(to)
  const year = Number(end.slice(0, 4)) - (from > to ? 1 : 0)
  return { from: `${year}-${from}`, to: end }
}
