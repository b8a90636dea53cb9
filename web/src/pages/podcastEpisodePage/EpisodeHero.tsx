import { Link } from '../../components/Link.tsx'
import { EpisodeNumber } from '../../listen/EpisodeMeta.tsx'
import { ListenElsewhere } from '../../listen/ListenElsewhere.tsx'
import { PlayButton } from '../../listen/PlayButton.tsx'
import { PodcastHero } from '../../listen/PodcastHero.tsx'
import { trackOf } from '../../listen/track.ts'
import type { Episode, PodcastEpisodePage } from '../../model.ts'

/** The top of an episode, with the button that plays it. */
export function EpisodeHero({ page: { hero, size, episode } }: { page: PodcastEpisodePage }) {
  const track = episode ? trackOf(episode) : null
  return (
    <PodcastHero hero={hero} size={size} over={episode ? <Which episode={episode} /> : null}>
      {episode?.date ? <p className="episode-date">{episode.date}</p> : null}
      {episode && track ? (
        <>
          <div className="pod-hero-play">
            <PlayButton track={track} duration={episode.duration} />
          </div>
          {track.provider ? null : (
            <noscript>
              {/* biome-ignore lint/a11y/useMediaCaption: what is said stands below, as a transcript. */}
              <audio controls preload="none" src={track.src} aria-label={track.title} />
            </noscript>
          )}
        </>
      ) : null}
      <ListenElsewhere href={episode?.external ?? null} />
    </PodcastHero>
  )
}

/** Which show it is of, and which one of it. */
function Which({ episode: { show, number } }: { episode: Episode }) {
  if (!show && !number) return null
  return (
    <p className="pod-hero-which">
      {show ? <Link link={show} /> : null} {number ? <EpisodeNumber {...number} /> : null}
    </p>
  )
}
