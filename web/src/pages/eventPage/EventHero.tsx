import { use } from 'react'
import { Badge } from '../../components/Badge.tsx'
import { Breadcrumbs } from '../../components/Breadcrumbs.tsx'
import { ButtonLink } from '../../components/Button.tsx'
import { from } from '../../components/breakpoints.ts'
import { titleSize } from '../../components/PageHero.tsx'
import { PageTitle } from '../../components/PageTitle.tsx'
import { Picture } from '../../components/Picture.tsx'
import { RestOfTop } from '../../components/RestOfTop.tsx'
import { useMessage } from '../../messages/useMessage.ts'
import type { EventPage, Tag } from '../../model.ts'
import { OwnTop } from '../../shell/context.ts'

/** The top of an event: what it is, when, and for whom. */
export function EventHero({ event }: { event: EventPage }) {
  const { hero, subtitle, dates, tags, audience } = event
  const rest = (
    <>
      {dates ? <p className="event-summary">{dates.summary}</p> : null}
      <Tags tags={[...tags, ...audience]} />
      {hero.call ? <ButtonLink link={hero.call} /> : null}
    </>
  )
  if (!use(OwnTop)) {
    return (
      <RestOfTop>
        <State event={event} />
        {rest}
      </RestOfTop>
    )
  }
  return (
    <div className="page-hero event-hero on-tint" data-picture={hero.picture !== null}>
      <div className="page-hero-text">
        <Breadcrumbs links={hero.breadcrumbs} current={hero.title} />
        <State event={event} />
        <PageTitle title={hero.title} className={titleSize(hero.title)} />
        {subtitle ? <p className="title-2 event-subtitle">{subtitle}</p> : null}
        {hero.lead ? <p className="lead">{hero.lead}</p> : null}
        {rest}
      </div>
      {hero.picture ? (
        <div className="page-hero-artwork artwork">
          <Picture
            picture={hero.picture}
            loading="eager"
            sizes={`${from('lg')} 42vw, 100vw`}
            first
          />
        </div>
      ) : null}
    </div>
  )
}

function State({ event: { dates, soldOut } }: { event: EventPage }) {
  const say = useMessage()
  if (dates?.over) return <Badge>{say('eventOver')}</Badge>
  return soldOut ? <Badge>{say('soldOut')}</Badge> : null
}

/** Words, not links: the choices stand in the calendar. A topic and an audience may be called alike. */
function Tags({ tags }: { tags: readonly Tag[] }) {
  if (tags.length === 0) return null
  return (
    <ul className="event-tags">
      {[...new Set(tags.map(({ title }) => title))].map((title) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  )
}
