import { Groups } from '../../learn/Groups.tsx'
import { EpisodeRows } from '../../listen/EpisodeRows.tsx'
import { Seasons } from '../../listen/Seasons.tsx'
import { useMessage } from '../../messages/useMessage.ts'
import type { PodcastShowPage as PodcastShowPageModel } from '../../model.ts'
import { Modules } from '../../modules/Modules.tsx'
import { AboutShow } from './AboutShow.tsx'
import { ShowHero } from './ShowHero.tsx'

/** A podcast: what there is to hear of it, who makes it, what it is about. */
export default function PodcastShowPage(show: PodcastShowPageModel) {
  const say = useMessage()
  const { hero, seasons, episodes, modules } = show
  return (
    <>
      <ShowHero show={show} />
      <div className="sections">
        <section className="plain wrap list-tabs">
          <Groups
            label={hero.title}
            groups={[
              {
                key: 'saesoner',
                title: say('seasons'),
                count: seasons.length,
                render: (level) => <Seasons seasons={seasons} episodes={episodes} level={level} />,
              },
              {
                key: 'episoder',
                title: say('episodes'),
                count: episodes.length,
                render: (level) => <EpisodeRows episodes={episodes} level={level} />,
              },
            ]}
          />
        </section>
        <AboutShow show={show} />
        <Modules modules={modules} />
      </div>
    </>
  )
}
