import { MoreLink } from '../../components/Button.tsx'
import { fitting } from '../../components/titleLines.ts'
import { useMessage } from '../../messages/useMessage.ts'
import type { CalendarTeaser as CalendarTeaserModel } from '../../model.ts'
import { CalendarLines } from '../../visit/CalendarLines.tsx'

/** What is on today and tomorrow, in few words. */
export default function CalendarTeaser({ title, groups, link }: CalendarTeaserModel) {
  const say = useMessage()
  const Heading = title ? 'h3' : 'h2'
  return (
    <section className="plain wrap">
      {title ? (
        <h2 className="title-1" style={fitting(title)}>
          {title}
        </h2>
      ) : null}
      <div className="teaser-days">
        {groups.map(({ today, entries }) => (
          <section key={`${today}`}>
            <Heading className="title-2">{say(today ? 'today' : 'tomorrow')}</Heading>
            <CalendarLines entries={entries} level={title ? 4 : 3} />
          </section>
        ))}
      </div>
      {link ? (
        <p className="list-end">
          <MoreLink link={link} />
        </p>
      ) : null}
    </section>
  )
}
