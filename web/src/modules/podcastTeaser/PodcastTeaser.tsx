import { MoreLink } from '../../components/Button.tsx'
import { from } from '../../components/breakpoints.ts'
import { Link } from '../../components/Link.tsx'
import { Picture } from '../../components/Picture.tsx'
import { fitting } from '../../components/titleLines.ts'
import { EpisodeMeta } from '../../listen/EpisodeMeta.tsx'
import { ListenElsewhere } from '../../listen/ListenElsewhere.tsx'
import { PlayButton } from '../../listen/PlayButton.tsx'
import { sizeInList } from '../../listen/titleSizes.ts'
import { trackOf } from '../../listen/track.ts'
import { useMessage } from '../../messages/useMessage.ts'
import type { PodcastTeaser as PodcastTeaserModel } from '../../model.ts'

/** An episode to hear at once, on ink: a square artwork, and the words beside it. */
export default function PodcastTeaser({ title, text, episode }: PodcastTeaserModel) {
  const say = useMessage()
  const { link, show, picture, excerpt, duration, size, external } = episode
  const track = trackOf(episode)
  const Heading = title ? 'h3' : 'h2'
  const words = text ?? excerpt
  return (
    <section className="pod-teaser on-ink">
      <div className="wrap pod-teaser-row">
        <div className="artwork">
          {picture ? (
            <Picture
              picture={picture}
              loading="lazy"
              sizes={`${from('md')} 38vw, 91vw`}
              decorative
            />
          ) : null}
        </div>
        <div className="pod-teaser-text">
          {title ? (
            <h2 className="display-2" style={fitting(title)}>
              {title}
            </h2>
          ) : null}
          <EpisodeMeta episode={episode} named />
          <Heading className={title ? sizeInList[size] : 'display-2'} style={fitting(link.title)}>
            <Link link={link} />
          </Heading>
          {words ? <p className="lead">{words}</p> : null}
          <div className="pod-hero-play">
            {track ? (
              <PlayButton track={track} duration={duration} />
            ) : (
              <ListenElsewhere href={external} />
            )}
            {show ? <MoreLink link={show} label={say('allEpisodes')} /> : null}
          </div>
        </div>
      </div>
    </section>
  )
}
