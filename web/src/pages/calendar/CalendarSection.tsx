import { ButtonLink, MoreLink } from '../../components/Button.tsx'
import { fitting } from '../../components/titleLines.ts'
import { useMessage } from '../../messages/useMessage.ts'
import type { CalendarView, Link } from '../../model.ts'
import { useHydrated } from '../../shell/useHydrated.ts'
import { CalendarFilters, LayoutSwitch } from './CalendarFilters.tsx'
import { DailyDays } from './DailyDays.tsx'
import { DayStrip } from './DayStrip.tsx'
import { NothingOn } from './NothingOn.tsx'
import { Timeline } from './Timeline.tsx'

/** What the days are found by, where a link leads to them. */
const daysId = 'days'

interface CalendarSectionProps {
  calendar: CalendarView
  feed: string
}

/** The days, and the choices among them. All of them are addresses, none needs a script. */
export function CalendarSection({ calendar, feed }: CalendarSectionProps) {
  const say = useMessage()
  const { heading, shown, layout, layouts, tabs, filters, days, later, reset } = calendar
  const months = [calendar.previous, calendar.next].filter((month) => month !== null)
  const count = days.reduce((sum, { entries }) => sum + entries.length, 0)
  const Days = layout === 'timeline' ? Timeline : DailyDays
  return (
    <section className="plain wrap calendar">
      <div className="calendar-head">
        <h2 className="title-1" style={fitting(heading)}>
          {heading}
        </h2>
        <LayoutSwitch layouts={layouts} />
      </div>
      <p role="status" className="visually-hidden">
        {say('calendarShown', { heading: shown, count })}
      </p>
      <DayStrip tabs={tabs} />
      <CalendarFilters filters={filters} />
      <div id={daysId} tabIndex={-1} className="calendar-days">
        {days.length > 0 ? <Days days={days} reset={reset} /> : <NothingOn reset={reset} />}
      </div>
      <div className="calendar-end">
        {later ? <ButtonLink link={toDays(later)} /> : null}
        {months.map((month) => (
          <MoreLink key={month.href} link={toDays(month)} />
        ))}
      </div>
      <Subscription feed={feed} />
    </section>
  )
}

/** One reads on at the first of the days that follow, not at the foot of them. */
function toDays(later: Link): Link {
  return { ...later, href: `${later.href}#${daysId}` }
}

/** The calendar for one's own: a subscription where a program takes it, and the file for others. */
function Subscription({ feed }: { feed: string }) {
  const say = useMessage()
  const hydrated = useHydrated()
  // Only the browser knows the host; a program for calendars is started by this scheme.
  const address = hydrated ? new URL(feed, location.href).href.replace(/^https?:/, 'webcal:') : feed
  return (
    <p className="calendar-subscription">
      <a className="more" href={address}>
        {say('subscribeCalendar')}
      </a>
      <span>
        {say('subscriptionExplained')}{' '}
        <a href={feed} type="text/calendar">
          {say('calendarFile')}
        </a>
      </span>
    </p>
  )
}
