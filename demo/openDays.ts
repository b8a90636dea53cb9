/** Days of the demonstration on which a site is open. */
import { facilities } from './facilities.ts'
import { day, weekdayFrom } from './writing/days.ts'
import { isOpen } from './writing/hours.ts'

/**
 * The first day from some days ahead on which a site is open, on a weekday if one is named:
 * Monday is 1, Sunday 7. A museum that closes for the winter may have none for months.
 */
export function openDay(site: string, ahead: number, weekday?: number): string {
  const facility = facilities[site]?.[0]
  for (let from = ahead; from < ahead + 400; from++) {
    const date = weekday ? weekdayFrom(from, weekday) : day(from)
    if (!facility || isOpen(facility, date)) return date
  }
  throw new Error(`${site} is not open in the next year`)
}
