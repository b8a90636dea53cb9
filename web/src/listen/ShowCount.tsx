import { useMessage } from '../messages/useMessage.ts'

/** `2 sæsoner` and `12 episoder`; a count of zero is left out. */
export function ShowCount({ seasons, episodes }: { seasons: number; episodes: number }) {
  const say = useMessage()
  if (episodes === 0) return null
  return (
    <p className="meta episode-meta">
      {seasons > 0 ? (
        <span>{seasons === 1 ? say('oneSeason') : say('seasonCount', { count: seasons })}</span>
      ) : null}{' '}
      <span>{episodes === 1 ? say('oneEpisode') : say('episodeCount', { count: episodes })}</span>
    </p>
  )
}
