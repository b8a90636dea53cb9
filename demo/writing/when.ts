/** When something takes place, as one writes it. */
import { dayAfter } from './days.ts'
import { times, weekdayOf, weekdaysOf } from './hours.ts'
import type { Value } from './settle.ts'

/** Some weekdays, and at what times: `{ days: 'lørdag–søndag', at: ['10.30–11.30', '13–14'] }`. */
export interface Occurrence {
  /** Every day if none is named. */
  readonly days?: string
  readonly at?: readonly string[]
  /** Only in this part of the event's time. */
  readonly from?: string
  readonly to?: string
  /** One may come at any time between its hours. */
  readonly freeform?: true
}

interface Cancelled {
  readonly cancelled?: readonly string[]
}

/** Every day from a day to a day. */
export interface Daily extends Cancelled {
  readonly daily: readonly [from: string, to: string]
  readonly times?: readonly string[]
}

/** Some days from a day to a day. It steps over those on which the site is closed. */
export interface Occurring extends Cancelled {
  readonly from: string
  readonly to: string
  readonly on: readonly Occurrence[]
  readonly evenIfClosed?: true
}

export type When = Daily | Occurring

/** On one day: `once(day(5), '19–21')`. */
export const once = (day: string, ...at: string[]): When => ({ from: day, to: day, on: [{ at }] })

/** The fields of an event that say it. */
export const schedule = (when: When, open: (date: string) => boolean): Value => ({
  ...('daily' in when ? daily(when) : occurring(when, open)),
  cancellations: when.cancelled?.map((date) => ({ _type: 'cancellation', date })),
})

const daily = ({ daily: [from, to], times: at }: Daily): Value => ({
  period: { from, to },
  eventFormat: 'period',
  // An event without an entry here would not be shown.
  periodOccurrences: at
    ? at.map((text) => ({ _type: 'periodOccurrence', timeframe: times(text) }))
    : [{ _type: 'periodOccurrence' }],
})

const occurring = (when: Occurring, open: (date: string) => boolean): Value => ({
  period: { from: when.from, to: when.to },
  eventFormat: 'occurrences',
  occurrences: when.on.flatMap((one) => occurrences(one, when, open)),
})

function occurrences(one: Occurrence, when: Occurring, open: (date: string) => boolean): Value[] {
  const days = weekdaysOf(one.days ?? 'mandag–søndag')
  const from = one.from && one.from > when.from ? one.from : when.from
  const to = one.to && one.to < when.to ? one.to : when.to
  const parts = when.evenIfClosed ? [[from, to]] : openParts(from, to, days, open)
  const whole = parts.length === 1 && parts[0]?.[0] === when.from && parts[0]?.[1] === when.to
  return parts.map(([first, last]) => ({
    _type: 'occurrence',
    type: one.freeform ? 'freeform' : 'timeslot',
    ...(!whole && { period: { from: first, to: last } }),
    days: Object.fromEntries(days.map((name) => [name, true])),
    ...hoursOf(one),
  }))
}

function hoursOf({ at = [], freeform }: Occurrence): Value {
  if (!freeform) return { timeframes: at.map((text) => ({ _type: 'timeframe', ...times(text) })) }
  return { hours: at[0] && times(at[0]) }
}

/** The longest parts of a time in which the site is open on each of the weekdays. */
function openParts(
  from: string,
  to: string,
  weekdays: readonly string[],
  open: (date: string) => boolean,
): [string, string][] {
  const parts: [string, string][] = []
  let first = from
  let last = ''
  let found = false
  const end = () => {
    if (found) parts.push([first, last])
    found = false
  }
  for (let date = from; date <= to; date = dayAfter(date)) {
    const wanted = weekdays.includes(weekdayOf(date))
    if (wanted && !open(date)) {
      end()
      first = dayAfter(date)
    } else {
      last = date
      found ||= wanted
    }
  }
  end()
  return parts
}
