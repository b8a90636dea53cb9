import { PageHero } from '../../components/PageHero.tsx'
import { ItemList } from '../../learn/ItemList.tsx'
import type { PublicationOverview as PublicationOverviewModel } from '../../model.ts'
import { Modules } from '../../modules/Modules.tsx'

/** All publications, in parts. */
export default function PublicationOverview(model: PublicationOverviewModel) {
  const { hero, publications, modules } = model
  return (
    <>
      <PageHero {...hero} />
      <div className="sections">
        <div className="plain wrap">
          <ItemList pages={publications} level={2} label={hero.title} />
        </div>
        <Modules modules={modules} />
      </div>
    </>
  )
}
