import { porridge } from '../../listen/fixtures.ts'
import type { Module, PodcastTeaser } from '../../model.ts'

export const podcastTeaser: PodcastTeaser = {
  key: 'podcast',
  title: 'Hør, hvad mosen gemte',
  text: 'Arkæologerne kogte grøden efter opskriften i hans mave. Så smagte de på den.',
  episode: porridge,
}

/** Without words of the editor's. */
export const plainPodcastTeaser: PodcastTeaser = {
  key: 'podcast-uden-ord',
  title: null,
  text: null,
  episode: { ...porridge, picture: null },
}

/** The module in its states. */
export const samples: readonly Module[] = [
  { type: 'podcastTeaser', ...podcastTeaser },
  { type: 'podcastTeaser', ...plainPodcastTeaser },
]
