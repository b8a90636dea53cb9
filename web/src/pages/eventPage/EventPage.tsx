import { Ribbon } from '../../components/Ribbon.tsx'
import { RichText } from '../../components/RichText.tsx'
import { useMessage } from '../../messages/useMessage.ts'
import type { EventPage as EventPageModel, Fact, ProgrammeEntry } from '../../model.ts'
import { Modules } from '../../modules/Modules.tsx'
import { ShareLinks } from '../../share/ShareLinks.tsx'
import { EventCards } from '../../visit/EventCards.tsx'
import { EventBox, hasBox } from './EventBox.tsx'
import { EventHero } from './EventHero.tsx'

/** Something that takes place. */
export default function EventPage(event: EventPageModel) {
  const { introduction, practical, programme, modules, related, ribbon } = event
  return (
    <>
      <EventHero event={event} />
      <div className="plain grid-12 event">
        {hasBox(event) ? <EventBox event={event} /> : null}
        <div className="event-text">
          <RichText value={introduction} under={1} className="prose prose-opening" />
          <Practical facts={practical} />
          <Programme entries={programme} />
          <ShareLinks share={event.share} />
        </div>
      </div>
      <Modules modules={modules} />
      <Related events={related} />
      <Ribbon items={ribbon} />
    </>
  )
}

function Practical({ facts }: { facts: readonly Fact[] }) {
  const say = useMessage()
  if (facts.length === 0) return null
  return (
    <section>
      <h2 className="title-2">{say('eventFacts')}</h2>
      <dl className="event-facts">
        {facts.map((fact) => (
          <div key={fact.key}>
            <dt>{fact.title}</dt>
            <dd>{fact.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Programme({ entries }: { entries: readonly ProgrammeEntry[] }) {
  const say = useMessage()
  if (entries.length === 0) return null
  return (
    <section>
      <h2 className="title-2">{say('programme')}</h2>
      <ol className="programme">
        {entries.map((entry) => (
          <li key={entry.key}>
            <p className="programme-time">{entry.time}</p>
            <div>
              <h3 className="title-4">{entry.title}</h3>
              {entry.text ? <p>{entry.text}</p> : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Related({ events }: { events: EventPageModel['related'] }) {
  const say = useMessage()
  if (events.length === 0) return null
  return (
    <section className="plain wrap related-events">
      <h2 className="title-1">{say('otherEvents')}</h2>
      <EventCards events={events} level={3} />
    </section>
  )
}
