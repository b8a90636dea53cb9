/** When a place of a site is open, as one writes it. */
import type { InEach } from './marks.ts'
import type { Value } from './settle.ts'

const names = ['mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag', 'søndag']
const fields = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** `{ 'tirsdag–søndag': '10–17', torsdag: '10–20' }`: what comes later wins. */
export type Week = Record<string, string>

export interface Season {
  readonly from?: string
  readonly to?: string
  readonly week: Week
}

export interface Facility {
  readonly key: string
  readonly title: InEach
  readonly seasons: readonly Season[]
  readonly closed?: readonly { readonly date: string; readonly reason?: InEach }[]
  readonly open?: readonly { readonly date: string; readonly hours: string }[]
}

/** `10–17`, `10.30–11`; without an end, `19.30`. */
export function times(text: string): { from: string; to?: string } {
  const [from, to] = text.split('–').map((hour) => {
    const [hours = '', minutes = '00'] = hour.split(/[:.]/)
    return `${hours.padStart(2, '0')}:${minutes}`
  })
  if (!from) throw new Error(`“${text}” are no times`)
  return { from, ...(to && { to }) }
}

function hours(text: string): Value {
  const found = times(text)
  if (!found.to) throw new Error(`“${text}” are no hours`)
  return found
}

/** The weekdays, as fields are called, of `lørdag–søndag` or `tirsdag, torsdag`. */
export function weekdaysOf(days: string): string[] {
  return days.split(', ').flatMap((range) => {
    const [first, last = first] = range.split('–').map((name) => names.indexOf(name))
    if (first === undefined || last === undefined || first < 0 || last < first) {
      throw new Error(`“${days}” are no days`)
    }
    return fields.slice(first, last + 1)
  })
}

/** The field of a day's weekday. */
export const weekdayOf = (date: string): string =>
  fields[(new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7] ?? ''

function weekdays(week: Week): Value {
  const found: Value = {}
  for (const [days, open] of Object.entries(week)) {
    for (const field of weekdaysOf(days)) found[field] = hours(open)
  }
  return found
}

/** Whether a place is open at all on a day: the days that it names itself, then its weeks. */
export function isOpen({ seasons, closed, open }: Facility, date: string): boolean {
  if (closed?.some((one) => one.date === date)) return false
  if (open?.some((one) => one.date === date)) return true
  return seasons.some(
    ({ from = '', to = '9999', week }) =>
      from <= date && date <= to && weekdayOf(date) in weekdays(week),
  )
}

export const facilityHours = (
  { key, title, seasons, closed, open }: Facility,
  at: number,
): Value => ({
  _key: key,
  _type: 'facilityHours',
  // The first that is written is the site itself.
  role: at === 0 ? 'site' : 'other',
  title,
  openingHours: seasons.map(({ from, to, week }) => ({
    _type: 'season',
    ...((from || to) && { period: { from, to } }),
    ...weekdays(week),
  })),
  closedDays: closed?.map((one) => ({ _type: 'closedDay', ...one })),
  openDays: open?.map(({ date, hours: open_ }) => ({
    _type: 'openDay',
    date,
    hours: hours(open_),
  })),
})
