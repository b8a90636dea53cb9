import { PageHero } from '../../components/PageHero.tsx'
import { Ribbon } from '../../components/Ribbon.tsx'
import { fitting } from '../../components/titleLines.ts'
import { useMessage } from '../../messages/useMessage.ts'
import type { Calendar as CalendarModel } from '../../model.ts'
import { Modules } from '../../modules/Modules.tsx'
import { EventCards } from '../../visit/EventCards.tsx'
import { CalendarSection } from './CalendarSection.tsx'

/** What is on: the days between two bands, and what to look forward to. */
export default function Calendar(page: CalendarModel) {
  const say = useMessage()
  return (
    <>
      <PageHero {...page.hero} />
      <Ribbon items={page.topRibbon} />
      <CalendarSection calendar={page.calendar} feed={page.feed} />
      <Featured title={page.featuredTitle} events={page.featured} />
      <Ribbon items={page.bottomRibbon} name={say('featured')} />
      <Modules modules={page.modules} />
    </>
  )
}

interface FeaturedProps {
  title: string | null
  events: CalendarModel['featured']
}

function Featured({ title, events }: FeaturedProps) {
  const say = useMessage()
  if (events.length === 0) return null
  const heading = title ?? say('featured')
  return (
    <section className="featured-events on-deep">
      <div className="wrap">
        <h2 className="title-1" style={fitting(heading)}>
          {heading}
        </h2>
        <EventCards events={events} level={3} most={3} />
      </div>
    </section>
  )
}
