/** The documents of a show and its episodes; their pages are documents of their own. */
import { Sound, type Spoken } from '../sound/sound.ts'
import { DocumentRef, LengthOf } from './marks.ts'
import { type Episode, episodeId, type Show, showId } from './podcasts.ts'
import { linesOf } from './script.ts'
import type { Value } from './settle.ts'

export const podcastDocuments = (site: string, show: Show): Value[] => [
  showDocument(site, show),
  ...show.seasons.flatMap(({ episodes }) =>
    episodes.map((episode) => episodeDocument(site, show, episode)),
  ),
]

const showDocument = (site: string, show: Show): Value => ({
  _id: showId(site, show),
  _type: 'podcastShow',
  title: show.in.da.title,
  author: show.author,
  email: show.email,
  language: 'da',
  category: show.category ?? 'History',
  image: show.image,
  seasons: show.seasons.map(({ name, episodes }) => ({
    _type: 'podcastSeason',
    name: { _type: 'localeString', ...name },
    episodes: episodes.map((episode) => new DocumentRef(episodeId(site, episode))),
  })),
  externalLink: show.externalLink,
})

function episodeDocument(site: string, show: Show, episode: Episode): Value {
  const sound = soundOf(site, show, episode)
  return {
    _id: episodeId(site, episode),
    _type: 'podcastEpisode',
    title: titleOf(episode),
    show: new DocumentRef(showId(site, show)),
    publishedAt: `${episode.publishedAt}T04:00:00Z`,
    duration: new LengthOf(sound),
    audio: sound,
    image: episode.image,
  }
}

const titleOf = ({ in: texts, key }: Episode): string => texts.da?.title ?? key

/** What is said in an episode, and by whom. */
export function soundOf(site: string, show: Show, episode: Episode): Sound {
  const spoken = linesOf(episode.script).map(({ speaker, text }): Spoken => {
    const voice = speaker === undefined ? undefined : show.voices[speaker]
    if (!voice) throw new Error(`${site}: ${episode.key}: nobody says “${text.slice(0, 30)}…”`)
    return { voice, text }
  })
  return new Sound(`${site}-${episode.key}`, show.jingle, spoken, {
    title: titleOf(episode),
    artist: show.author,
    album: show.in.da.title,
  })
}
