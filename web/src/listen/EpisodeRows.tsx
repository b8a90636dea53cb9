import { from } from '../components/breakpoints.ts'
import { Link } from '../components/Link.tsx'
import { Picture } from '../components/Picture.tsx'
import { fitting } from '../components/titleLines.ts'
import type { Episode } from '../model.ts'
import { EpisodeMeta } from './EpisodeMeta.tsx'
import { ListenElsewhere } from './ListenElsewhere.tsx'
import { PlayButton } from './PlayButton.tsx'
import { sizeInList } from './titleSizes.ts'
import { trackOf } from './track.ts'

interface EpisodeRowsProps {
  episodes: readonly Episode[]
  /** The level of their titles in the page's outline. */
  level: 2 | 3 | 4
  /** Whether they are of several shows. */
  named?: boolean
}

/** Episodes, one below the other. The title's link covers the row, but for what plays it. */
export function EpisodeRows({ episodes, level, named = false }: EpisodeRowsProps) {
  return (
    <ul className="episodes">
      {episodes.map((episode) => (
        <li key={episode.link.href}>
          <EpisodeRow episode={episode} level={level} named={named} />
        </li>
      ))}
    </ul>
  )
}

const sizes = `${from('lg')} 12vw, ${from('md')} 16vw, 88px`

function EpisodeRow({ episode, level, named }: RowProps) {
  const { link, picture, excerpt, duration, size, external } = episode
  const Heading = `h${level}` as const
  const track = trackOf(episode)
  return (
    <article className="episode">
      <div className="artwork">
        {picture ? <Picture picture={picture} loading="lazy" sizes={sizes} decorative /> : null}
      </div>
      <div className="episode-text">
        <EpisodeMeta episode={episode} named={named} />
        <Heading className={sizeInList[size]} style={fitting(link.title)}>
          <Link link={link} className="episode-link" />
        </Heading>
        {excerpt ? <p className="episode-excerpt">{excerpt}</p> : null}
      </div>
      <div className="episode-play">
        {track ? (
          <PlayButton track={track} duration={duration} />
        ) : (
          <ListenElsewhere href={external} />
        )}
      </div>
    </article>
  )
}

type RowProps = Required<Omit<EpisodeRowsProps, 'episodes'>> & { episode: Episode }
