import { PageHero } from '../../components/PageHero.tsx'
import { CardGrid } from '../../learn/CardGrid.tsx'
import { useMessage } from '../../messages/useMessage.ts'
import type { ServiceOverview as ServiceOverviewModel } from '../../model.ts'
import { Modules } from '../../modules/Modules.tsx'

/** All that the museum does for others. */
export default function ServiceOverview({ hero, services, modules }: ServiceOverviewModel) {
  const say = useMessage()
  return (
    <>
      <PageHero {...hero} />
      <div className="sections">
        <div className="plain wrap">
          {services.length > 0 ? (
            <CardGrid items={services} level={2} />
          ) : (
            <p className="lead">{say('nothingListed')}</p>
          )}
        </div>
        <Modules modules={modules} />
      </div>
    </>
  )
}
