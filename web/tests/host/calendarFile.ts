/** What programs of other authors read in an iCalendar file. */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import ICAL from 'ical.js'
import { expect } from './visitor.ts'

export interface Entry {
  uid: string
  start: string
  end: string | null
  status: string
  summary: string
  location: string | null
  url: string
}

/** As two libraries in Python read it, vobject and icalendar; the first also judges the file. */
function readInPython(file: string): Entry[] {
  const python = process.env.VITRINE_PYTHON ?? 'python3'
  const script = fileURLToPath(new URL('read_calendar.py', import.meta.url))
  return JSON.parse(execFileSync(python, [script], { input: file, encoding: 'utf8' })) as Entry[]
}

/** As ical.js reads it, the library of Thunderbird's calendar. */
function readInJavaScript(file: string): Entry[] {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const { uid, summary, location } = event
    const value = (name: string) => component.getFirstPropertyValue(name)?.toString() ?? null
    const end = component.getFirstPropertyValue('dtend') as InstanceType<typeof ICAL.Time> | null
    return {
      uid,
      start: instant(event.startDate),
      end: end ? instant(end) : null,
      status: value('status') ?? '',
      summary,
      location,
      url: value('url') ?? '',
    }
  })
}

/** A moment in UTC, or a day, written as Python writes it. */
function instant(time: InstanceType<typeof ICAL.Time>): string {
  if (time.isDate) return time.toString()
  return time.toJSDate().toISOString().replace('.000Z', '+00:00')
}

/** The entries of a file, on which all three agree. */
export function readCalendar(file: string): Entry[] {
  const entries = readInPython(file)
  expect(readInJavaScript(file)).toEqual(entries)
  return entries
}
