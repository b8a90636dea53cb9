import { PlayButton } from '../../listen/PlayButton.tsx'
import { PodcastHero } from '../../listen/PodcastHero.tsx'
import { ShowCount } from '../../listen/ShowCount.tsx'
import { smallest, type Track, trackOf } from '../../listen/track.ts'
import { useMessage } from '../../messages/useMessage.ts'
import type { PodcastShowPage } from '../../model.ts'

/** The top of a podcast: what it is, by whom, and its newest episode to hear at once. */
export function ShowHero({ show }: { show: PodcastShowPage }) {
  const say = useMessage()
  const { hero, size, author, seasons, episodes } = show
  const [newest] = episodes
  const track = newest ? trackOf(newest) : null
  const trailer = trailerOf(show)
  return (
    <PodcastHero
      hero={hero}
      size={size}
      over={<ShowCount seasons={seasons.length} episodes={episodes.length} />}
    >
      {author ? <p className="pod-hero-author">{author}</p> : null}
      {track || trailer ? (
        <div className="pod-hero-play">
          {newest && track ? (
            <PlayButton track={track} duration={newest.duration} words={say('listenToNewest')} />
          ) : null}
          {trailer ? (
            <PlayButton track={trailer} duration={null} words={say('listenToTrailer')} />
          ) : null}
        </div>
      ) : null}
    </PodcastHero>
  )
}

function trailerOf({ hero, trailer, episodes }: PodcastShowPage): Track | null {
  if (!trailer) return null
  return {
    id: trailer.src,
    title: hero.title,
    href: episodes[0]?.show?.href ?? '',
    show: null,
    number: null,
    src: trailer.src,
    provider: trailer.provider,
    seconds: null,
    picture: smallest(hero.picture),
  }
}
