import type { CSSProperties } from 'react'
import { Badge } from '../components/Badge.tsx'
import { columnsFor } from '../components/columns.ts'
import { OpenNow } from '../components/OpenNow.tsx'
import { useMessage } from '../messages/useMessage.ts'
import type { FacilityHours, HoursLine, SeasonHours, UnusualDays } from '../model.ts'

/** The places of a site, and when each is open. */
export function FacilityList({ facilities }: { facilities: readonly FacilityHours[] }) {
  return (
    <div
      className="facilities"
      style={{ '--columns': columnsFor(facilities.length, 3) } as CSSProperties}
    >
      {facilities.map((facility) => (
        <Facility key={facility.key} facility={facility} />
      ))}
    </div>
  )
}

function Facility({ facility }: { facility: FacilityHours }) {
  const { title, now, week, unusual, seasons, later } = facility
  const say = useMessage()
  return (
    <section className="facility">
      <h3 className="title-3">{title}</h3>
      <p>
        <OpenNow {...now} />
      </p>
      <Lines lines={week} />
      <Unusual groups={unusual} />
      {seasons.length + later.length > 0 ? (
        <details className="all-year">
          <summary>
            {say('allYear')} <span className="plus" aria-hidden="true" />
          </summary>
          {seasons.map((season) => (
            <Season key={season.period} season={season} />
          ))}
          <Unusual groups={later} />
        </details>
      ) : null}
    </section>
  )
}

function Unusual({ groups }: { groups: readonly UnusualDays[] }) {
  const say = useMessage()
  return groups.map(({ name, days }) => (
    <div className="unusual" key={days[0]?.days}>
      <h4>{name ?? say('unusualHours')}</h4>
      <Lines lines={days} />
    </div>
  ))
}

/** A part of the year; the present one is marked. */
function Season({ season: { period, current, week } }: { season: SeasonHours }) {
  const say = useMessage()
  return (
    <div className="unusual" aria-current={current || undefined}>
      <h4>
        {period} {current ? <Badge>{say('now')}</Badge> : null}
      </h4>
      <Lines lines={week} />
    </div>
  )
}

function Lines({ lines }: { lines: readonly HoursLine[] }) {
  return (
    <dl className="hours">
      {lines.map(({ days, hours, open }) => (
        <div key={days} data-open={open}>
          <dt>{days}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  )
}
