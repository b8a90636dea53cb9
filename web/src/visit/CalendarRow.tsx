import { from } from '../components/breakpoints.ts'
import { Link } from '../components/Link.tsx'
import { Picture } from '../components/Picture.tsx'
import { fitting } from '../components/titleLines.ts'
import { useMessage } from '../messages/useMessage.ts'
import type { CalendarEntry } from '../model.ts'
import { EntryFacts, EntryState, EntryTimes } from './EntryParts.tsx'

/** Something on a day, with its picture. The title's link covers the row. */
export function CalendarRow({ entry }: { entry: CalendarEntry }) {
  const { link, picture, teaser, cancelled } = entry
  const say = useMessage()
  return (
    <article className="entry day-row" data-cancelled={cancelled}>
      <EntryTimes entry={entry} />
      <div className="artwork ratio-card">
        {picture ? (
          <Picture
            picture={picture}
            loading="lazy"
            sizes={`${from('lg')} 15vw, 120px`}
            decorative
          />
        ) : null}
      </div>
      <div className="day-row-text">
        <EntryState entry={entry} />
        <h3 className="title-3" style={fitting(link.title)}>
          <Link link={link} />
        </h3>
        {teaser ? <p>{teaser}</p> : null}
      </div>
      <p className="entry-facts">
        <EntryFacts entry={entry} />
        {link.href === '' ? null : (
          <span className="entry-more" aria-hidden="true">
            {say('readMore')}
          </span>
        )}
      </p>
    </article>
  )
}
