import { OpenNow } from '../components/OpenNow.tsx'
import { useMessage } from '../messages/useMessage.ts'
import type { FacilityHours, HoursLine } from '../model.ts'

/** The places of a site, and when each is open. */
export function FacilityList({ facilities }: { facilities: readonly FacilityHours[] }) {
  return (
    <div className="facilities">
      {facilities.map((facility) => (
        <Facility key={facility.key} facility={facility} />
      ))}
    </div>
  )
}

function Facility({ facility }: { facility: FacilityHours }) {
  const { title, now, week, unusual } = facility
  const say = useMessage()
  return (
    <section className="facility">
      <h3 className="title-3">{title}</h3>
      <p>
        <OpenNow {...now} />
      </p>
      <Lines lines={week} />
      {unusual.map(({ name, days }) => (
        <div className="unusual" key={days[0]?.days}>
          <h4>{name ?? say('unusualHours')}</h4>
          <Lines lines={days} />
        </div>
      ))}
    </section>
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
