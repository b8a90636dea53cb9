import { MoreLink } from '../../components/Button.tsx'
import { People } from '../../learn/People.tsx'
import { TitledSection } from '../../learn/TitledSection.tsx'
import { EpisodeRows } from '../../listen/EpisodeRows.tsx'
import { useMessage } from '../../messages/useMessage.ts'
import type { PodcastEpisodePage as PodcastEpisodePageModel } from '../../model.ts'
import { Modules } from '../../modules/Modules.tsx'
import { EpisodeHero } from './EpisodeHero.tsx'
import { EpisodeTexts } from './EpisodeTexts.tsx'

/** An episode: what is heard, what it is about, what is said. */
export default function PodcastEpisodePage(page: PodcastEpisodePageModel) {
  const say = useMessage()
  const { episode, people, others, modules } = page
  const show = episode?.show
  return (
    <>
      <EpisodeHero page={page} />
      <div className="sections">
        <EpisodeTexts page={page} />
        {people.length > 0 ? (
          <TitledSection title={say('takingPart')}>
            <People people={people} level={3} />
          </TitledSection>
        ) : null}
        <Modules modules={modules} />
        {others.length > 0 ? (
          <TitledSection title={say('otherEpisodes')}>
            <EpisodeRows episodes={others} level={3} />
            {show ? (
              <p className="list-end">
                <MoreLink link={show} label={say('moreFrom', { title: show.title })} />
              </p>
            ) : null}
          </TitledSection>
        ) : null}
      </div>
    </>
  )
}
