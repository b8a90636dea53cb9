import { Link } from '../../components/Link.tsx'
import { useMessage } from '../../messages/useMessage.ts'
import type { CalendarEntry } from '../../model.ts'
import { EntryFacts, EntryState } from '../../visit/EntryParts.tsx'

/** What is there all day, in one row: it was shown with its picture before. */
export function LastingRow({ entries }: { entries: readonly CalendarEntry[] }) {
  const say = useMessage()
  return (
    <div className="day-lasting">
      <p className="entry-time">{say('allDay')}</p>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <h3 className="lasting-title">
              <Link link={entry.link} />
            </h3>
            <p className="entry-facts">
              <EntryState entry={entry} />
              <EntryFacts entry={entry} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
