import { Link } from '../components/Link.tsx'
import { fitting } from '../components/titleLines.ts'
import type { CalendarEntry } from '../model.ts'
import { EntryFacts, EntryState, EntryTimes } from './EntryParts.tsx'

interface CalendarLinesProps {
  entries: readonly CalendarEntry[]
  /** The level of their titles in the page's outline. */
  level: 3 | 4
}

/** What is on a day in few words, without pictures. */
export function CalendarLines({ entries, level }: CalendarLinesProps) {
  const Heading = `h${level}` as const
  return (
    <ul className="day-lines">
      {entries.map((entry) => (
        <li key={entry.id}>
          <article className="entry day-line" data-cancelled={entry.cancelled}>
            <EntryTimes entry={entry} />
            <div className="day-line-text">
              <EntryState entry={entry} />
              <Heading className="title-3" style={fitting(entry.link.title)}>
                <Link link={entry.link} />
              </Heading>
              <p className="entry-facts">
                <EntryFacts entry={entry} />
              </p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}
