/** Days of a year at which a site's opening hours can go wrong. */
import { type Facility, isOpen } from '../../../demo/writing/hours.ts'

const dayMilliseconds = 86_400_000

const noon = (date: string) => Date.parse(`${date}T12:00:00Z`)

/** The day so many days after a day. */
const later = (date: string, days: number): string =>
  new Date(noon(date) + days * dayMilliseconds).toISOString().slice(0, 10)

/** A year and a day from a day on. */
export const yearFrom = (first: string): string[] =>
  Array.from({ length: 366 }, (_, n) => later(first, n))

/** Which seasons of a place hold on a day, and whether the day is named by itself. */
function rules({ seasons, closed, open }: Facility, date: string): string {
  const held = seasons.map(({ from = '', to = '9999' }) => from <= date && date <= to)
  const named = [closed, open].map((days) => days?.some((day) => day.date === date) ?? false)
  return [...held, ...named].join()
}

/** Whether the clock changes on a day: the last Sunday of March and of October. */
const clockChanges = (date: string): boolean =>
  /-(03|10)-(2[5-9]|3[01])$/.test(date) && new Date(noon(date)).getUTCDay() === 0

/** What a boundary lies before: new rules, another month, another clock. */
const begins = (facility: Facility, date: string): boolean =>
  date.endsWith('-01') ||
  clockChanges(date) ||
  rules(facility, date) !== rules(facility, later(date, -1))

/**
 * Days around which the rules of a place change, within a year from a day: each day on which
 * something begins, with the one before it and the one after, those of the next week, and the
 * last.
 */
export function boundaryDays(facility: Facility, first: string): string[] {
  const year = yearFrom(first)
  return year.filter(
    (date, n) =>
      n < 7 ||
      n === year.length - 1 ||
      [-1, 0, 1].some((days) => begins(facility, later(date, days))),
  )
}

/** So many members of a list, at like distances. */
const spread = <T>(list: readonly T[], wanted: number): T[] =>
  Array.from(
    { length: Math.min(wanted, list.length) },
    (_, n) => list[Math.floor((n * list.length) / Math.min(wanted, list.length))] as T,
  )

/** Some boundary days in their order: half of them closed, as far as there are such. */
export function someBoundaryDays(facility: Facility, first: string, wanted: number): string[] {
  const days = boundaryDays(facility, first)
  const closed = spread(
    days.filter((date) => !isOpen(facility, date)),
    Math.floor(wanted / 2),
  )
  const open = spread(
    days.filter((date) => isOpen(facility, date)),
    wanted - closed.length,
  )
  return [...closed, ...open].toSorted()
}
