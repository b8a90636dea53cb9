import { PageHero } from '../../components/PageHero.tsx'
import { TitledSection } from '../../learn/TitledSection.tsx'
import { EpisodeRows } from '../../listen/EpisodeRows.tsx'
import { ShowCards } from '../../listen/ShowCards.tsx'
import { useMessage } from '../../messages/useMessage.ts'
import type { PodcastOverview as PodcastOverviewModel } from '../../model.ts'
import { Modules } from '../../modules/Modules.tsx'

/** All that there is to hear: by show, and the newest first. */
export default function PodcastOverview(model: PodcastOverviewModel) {
  const say = useMessage()
  const { hero, shows, newest, modules } = model
  return (
    <>
      <PageHero {...hero} ground="deep" />
      <div className="sections">
        {shows.length > 0 ? (
          <TitledSection title={say('shows')}>
            <ShowCards shows={shows} level={3} />
          </TitledSection>
        ) : null}
        {newest.length > 0 ? (
          <TitledSection title={say('newestEpisodes')}>
            <EpisodeRows episodes={newest} level={3} named />
          </TitledSection>
        ) : null}
        {shows.length + newest.length === 0 ? (
          <p className="plain wrap lead">{say('nothingListed')}</p>
        ) : null}
        <Modules modules={modules} />
      </div>
    </>
  )
}
