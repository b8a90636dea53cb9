import type { Episode, Picture, Provider } from '../model.ts'

/** What can be played, and what the player shows about it. */
export interface Track {
  id: string
  title: string
  /** Its page; empty where it has none. */
  href: string
  /** The name of its show. */
  show: string | null
  /** `S1E2` */
  number: string | null
  src: string
  /** The host of the sound, if it is another one. */
  provider?: Provider | null
  /** Whether a restored sound is of another host: the cookie says no more of the host. */
  elsewhere?: true
  /** Its duration, until the metadata of the sound itself has loaded. */
  seconds: number | null
  /** The address of a small picture. */
  picture: string | null
}

/** An episode as a track, if it can be heard here. */
export function trackOf(episode: Episode): Track | null {
  const { id, link, show, number, sound, picture } = episode
  if (!sound) return null
  return {
    id,
    title: link.title,
    href: link.href,
    show: show?.title ?? null,
    number: number?.condensed ?? null,
    src: sound.src,
    provider: sound.provider,
    seconds: sound.seconds,
    picture: smallest(picture),
  }
}

export function smallest(picture: Picture | null): string | null {
  return picture?.sources[0]?.url ?? null
}
