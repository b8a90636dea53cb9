import { fitting } from '../components/titleLines.ts'
import { useMessage } from '../messages/useMessage.ts'
import type { Episode, Season } from '../model.ts'
import { EpisodeRows } from './EpisodeRows.tsx'

interface SeasonsProps {
  seasons: readonly Season[]
  episodes: readonly Episode[]
  /** The level of the seasons' titles. */
  level: 2 | 3 | 4
}

/** The seasons of a show, each with its episodes. */
export function Seasons({ seasons, episodes, level }: SeasonsProps) {
  const say = useMessage()
  const Heading = `h${level}` as const
  const byId = new Map(episodes.map((episode) => [episode.id, episode]))
  return (
    <div className="seasons">
      {seasons.map(({ number, name, episodes: ids }) => {
        const title = name || say('season', { number })
        return (
          <section key={number}>
            <Heading className="title-1" style={fitting(title)}>
              {title}
            </Heading>
            <EpisodeRows
              episodes={ids.flatMap((id) => byId.get(id) ?? [])}
              level={level === 2 ? 3 : 4}
            />
          </section>
        )
      })}
    </div>
  )
}
