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

function hours(text: string): Value {
  const [from, to] = text.split('–')
  if (!from || !to) throw new Error(`“${text}” are no hours`)
  const time = (hour: string) => (hour.includes(':') ? hour : `${hour.padStart(2, '0')}:00`)
  return { from: time(from), to: time(to) }
}

function weekdays(week: Week): Value {
  const found: Value = {}
  for (const [days, open] of Object.entries(week)) {
    const [first, last = first] = days.split('–').map((name) => names.indexOf(name))
    if (first === undefined || last === undefined || first < 0 || last < first) {
      throw new Error(`“${days}” are no days`)
    }
    for (const field of fields.slice(first, last + 1)) found[field] = hours(open)
  }
  return found
}

export const facilityHours = ({ key, title, seasons, closed, open }: Facility): Value => ({
  _key: key,
  _type: 'facilityHours',
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
