import { Link } from '../../components/Link.tsx'
import { PageHero } from '../../components/PageHero.tsx'
import { Contacts } from '../../learn/Contacts.tsx'
import { ItemList } from '../../learn/ItemList.tsx'
import { useMessage } from '../../messages/useMessage.ts'
import type { PressOverview as PressOverviewModel } from '../../model.ts'
import { Modules } from '../../modules/Modules.tsx'

/** All press releases, in parts, and whom to contact. */
export default function PressOverview({
  hero,
  releases,
  feed,
  contacts,
  modules,
}: PressOverviewModel) {
  const say = useMessage()
  return (
    <>
      <PageHero {...hero} />
      <div className="sections">
        <div className="plain wrap">
          <ItemList pages={releases} level={2} label={say('pressReleases')} compact />
          <p>
            <Link link={feed} className="more" />
          </p>
        </div>
        <Contacts people={contacts} />
        <Modules modules={modules} />
      </div>
    </>
  )
}
