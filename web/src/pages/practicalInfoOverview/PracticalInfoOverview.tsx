import { Cards } from '../../components/Card.tsx'
import { PageHero } from '../../components/PageHero.tsx'
import { useMessage } from '../../messages/useMessage.ts'
import type { PracticalInfoOverview as Model } from '../../model.ts'
import { Modules } from '../../modules/Modules.tsx'
import { FacilityList } from '../../visit/FacilityList.tsx'

/** All that one needs to know before one comes: when, and the pages with the rest. */
export default function PracticalInfoOverview({ hero, facilities, entries, modules }: Model) {
  const say = useMessage()
  return (
    <>
      <PageHero {...hero} />
      {facilities.length > 0 ? (
        <section className="plain wrap">
          <h2 className="title-1">{say('openingHours')}</h2>
          <FacilityList facilities={facilities} />
        </section>
      ) : null}
      {entries.length > 0 ? (
        <section className="plain wrap">
          <h2 className="title-1">{say('beforeYouCome')}</h2>
          <Cards items={entries} level={3} />
        </section>
      ) : null}
      <Modules modules={modules} />
    </>
  )
}
