import type { CSSProperties } from 'react'
import { Badge } from '../components/Badge.tsx'
import { useMessage } from '../messages/useMessage.ts'
import type { CalendarEntry } from '../model.ts'

/** When something is on that day: the first time large, others below it. */
export function EntryTimes({ entry }: { entry: CalendarEntry }) {
  const say = useMessage()
  const { times, freeText, lasts } = entry
  if (freeText) return <p className="entry-time entry-words">{freeText}</p>
  // A number alone, `15`, does not read as a time.
  const clear = (time: string) => (/^\d+$/.test(time) ? say('atTime', { time }) : time)
  const wholeDay = lasts || times.length === 0
  const [first = '', ...others] = wholeDay ? [say('allDay'), ...times] : times.map(clear)
  return (
    <p className="entry-time">
      <span style={inOneLine(first)}>{first}</span>
      {others.map((time) => (
        <small key={time}> {time}</small>
      ))}
    </p>
  )
}

/** A time does not break: the style sheet sets a long one smaller. */
function inOneLine(text: string): CSSProperties {
  return { '--longest': text.length } as CSSProperties
}

/** That it was cancelled, or is sold out. */
export function EntryState({ entry }: { entry: CalendarEntry }) {
  const say = useMessage()
  if (entry.cancelled) return <Badge>{say('cancelled')}</Badge>
  return entry.soldOut ? <Badge>{say('soldOut')}</Badge> : null
}

/** What it is, and where. */
export function EntryFacts({ entry }: { entry: CalendarEntry }) {
  const { tags, place } = entry
  return (
    <>
      {tags.length > 0 ? <strong>{tags.map(({ title }) => title).join(', ')}</strong> : null}
      {place ? <span>{place}</span> : null}
    </>
  )
}
