import type { Episode, EpisodeNumber as EpisodeNumberModel } from '../model.ts'

/** `S1. E2.`, and `S1E2` where there is little room. */
export function EpisodeNumber({ prefix, condensed }: EpisodeNumberModel) {
  return (
    <>
      <span className="number-full">{prefix}</span>
      <span className="number-condensed">{condensed}</span>
    </>
  )
}

interface EpisodeMetaProps {
  episode: Episode
  /** Whether it names its show. */
  named?: boolean
}

/** Which one of its show it is, and when it came out. */
export function EpisodeMeta({ episode: { number, show, date }, named = false }: EpisodeMetaProps) {
  if (!number && !date && !(named && show)) return null
  return (
    <p className="meta episode-meta">
      {number ? (
        <span>
          <EpisodeNumber {...number} />
        </span>
      ) : null}{' '}
      {named && show ? <span>{show.title}</span> : null} {date ? <span>{date}</span> : null}
    </p>
  )
}
