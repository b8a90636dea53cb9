/**
 * Podcasts, as one writes them: a show with its seasons, an episode with its script. The
 * script is what the voices say and what the transcript shows.
 */
import type { Jingle, Voice } from '../sound/sound.ts'
import { DocumentRef, type InEach, type LinkTo, type Locale, Prose } from './marks.ts'
import { transcriptOf } from './script.ts'
import { type CommonText, type Page, pageWithOwn, personRef, type Shared } from './site.ts'

type Texts<T> = Partial<Record<Locale, T>>

export interface EpisodeText extends Omit<CommonText, 'call'> {
  /** Markdown: what one may want to know who does not hear it. */
  readonly about: string
  /** The script in this language: Danish is what is spoken. */
  readonly translated?: string
}

export interface Episode extends Omit<Shared, 'parent'> {
  readonly key: string
  /** A day in the past; it comes early in the morning. */
  readonly publishedAt: string
  /** `Anders: …` begins what Anders says, until another name does. */
  readonly script: string
  /** It is heard, but may not be read. */
  readonly untranscribed?: true
  /** People by key. */
  readonly people?: readonly string[]
  readonly in: Texts<EpisodeText>
}

export interface Season {
  readonly name: InEach
  readonly episodes: readonly Episode[]
}

export interface ShowText extends Omit<CommonText, 'call'> {
  /** Markdown. */
  readonly about: string
  readonly aboutAuthor?: string
}

export interface Show extends Shared {
  readonly key: string
  readonly author: string
  readonly email: string
  /** As the directories of podcasts name it. */
  readonly category?: string
  /** The voice of each name in its scripts. */
  readonly voices: Readonly<Record<string, Voice>>
  readonly jingle: Jingle
  /** From the first to the newest. */
  readonly seasons: readonly Season[]
  /** Where else it can be heard. */
  readonly externalLink?: LinkTo
  /** People by key. */
  readonly people?: readonly string[]
  readonly in: Texts<ShowText> & { readonly da: ShowText }
}

export const podcastOverview = (key: string, shared: Shared, texts: Texts<CommonText>): Page =>
  pageWithOwn({ key, type: 'podcastOverview', ...shared }, texts, (common) => ({ own: {}, common }))

export const showId = (site: string, { key }: Pick<Show, 'key'>) => `podcastShow-${site}-${key}`
export const episodeId = (site: string, { key }: Pick<Episode, 'key'>) =>
  `podcastEpisode-${site}-${key}`

/** The pages of a show and of its episodes, in each language. */
export const podcastPages = (site: string, show: Show): Page[] => [
  showPage(site, show),
  ...show.seasons.flatMap(({ episodes }) =>
    episodes.map((episode) => episodePage(site, show, episode)),
  ),
]

function showPage(site: string, show: Show): Page {
  const page = { key: show.key, type: 'podcastShowPage' as const, ...sharedOf(show) }
  return pageWithOwn(page, show.in, ({ about, aboutAuthor, ...common }) => ({
    own: {
      show: new DocumentRef(showId(site, show)),
      about: new Prose(about),
      aboutAuthor: aboutAuthor && new Prose(aboutAuthor),
      people: show.people?.map(personRef),
    },
    common,
  }))
}

/** What a transcript begins with that is not what one hears. */
const translation: Record<Exclude<Locale, 'da'>, string> = {
  en: '*A translation: the sound is in Danish.*',
  de: '*Eine Übersetzung: Gesprochen wird Dänisch.*',
  sv: '*En översättning: i ljudet talas det danska.*',
}

function transcript(episode: Episode, translated: string | undefined, locale: Locale) {
  if (episode.untranscribed) return undefined
  if (locale === 'da') return new Prose(transcriptOf(episode.script))
  return translated && new Prose(`${translation[locale]}\n\n${transcriptOf(translated)}`)
}

function episodePage(site: string, show: Show, episode: Episode): Page {
  const { key } = episode
  const page = { type: 'podcastEpisodePage' as const, ...sharedOf(episode), key, parent: show.key }
  return pageWithOwn(page, episode.in, ({ about, translated, ...common }, locale) => ({
    own: {
      episode: new DocumentRef(episodeId(site, episode)),
      about: new Prose(about),
      transcript: transcript(episode, translated, locale),
      people: episode.people?.map(personRef),
    },
    common,
  }))
}

const sharedOf = ({ parent, image, tags, theme, navigationColor }: Shared): Shared => ({
  ...(parent && { parent }),
  ...(image && { image }),
  ...(tags && { tags }),
  ...(theme && { theme }),
  ...(navigationColor && { navigationColor }),
})
