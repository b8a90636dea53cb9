import { PageHero } from '../../components/PageHero.tsx'
import { RelatedCards } from '../../learn/RelatedCards.tsx'
import { ManifestLink } from '../../look/ManifestLink.tsx'
import type { Collection as CollectionModel } from '../../model.ts'
import { Modules } from '../../modules/Modules.tsx'
import { Facts } from '../../visit/Facts.tsx'

/** Things that belong together. */
export default function Collection(collection: CollectionModel) {
  const { hero, subtitle, facts, modules, related, manifest } = collection
  // A gallery has the same link below it.
  const told = modules.some(({ type }) => type === 'imageSlider')
  return (
    <>
      <PageHero {...hero}>{subtitle ? <p className="hero-subtitle">{subtitle}</p> : null}</PageHero>
      <div className="sections">
        {facts.length > 0 ? (
          <div className="plain wrap first-facts">
            <Facts facts={facts} />
          </div>
        ) : null}
        <Modules modules={modules} />
        <RelatedCards items={related} />
        {manifest && !told ? (
          <div className="plain wrap">
            <ManifestLink href={manifest} />
          </div>
        ) : null}
      </div>
    </>
  )
}
