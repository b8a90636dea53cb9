import { fitting } from '../../components/titleLines.ts'
import { useMessage } from '../../messages/useMessage.ts'
import type { OpeningHoursModule } from '../../model.ts'
import { FacilityList } from '../../visit/FacilityList.tsx'

/** When the site and its places are open. */
export default function OpeningHours({ title, facilities }: OpeningHoursModule) {
  const say = useMessage()
  const heading = title ?? say('openingHours')
  return (
    <section className="plain wrap">
      <h2 className="title-1" style={fitting(heading)}>
        {heading}
      </h2>
      <FacilityList facilities={facilities} />
    </section>
  )
}
