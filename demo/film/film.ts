/** A film as one writes it: prints in a row, how the eye goes over each, and what is said. */
import type { Site } from '../prints/kit/inks.ts'
import type { Motif } from '../prints/motifs.ts'
import { type Locale, MadeFile } from '../writing/marks.ts'
import { fullFilm, type Rendition } from './renditions.ts'

/** What is seen of a print: its middle from the left and the top, and how much of the width. */
export type View = readonly [x: number, y: number, share: number]

/** The languages of the captions; the voice speaks the first. */
export const languages = ['da', 'en'] as const
export type Language = (typeof languages)[number]
export type Line = Readonly<Record<Language, string>>

export interface Scene {
  readonly motif: Motif
  readonly seconds: number
  readonly from: View
  readonly to: View
  /** For those who do not see it. */
  readonly seen: Line
  /** Sentence by sentence: each is a caption. */
  readonly said: readonly Line[]
}

export interface Film {
  readonly name: string
  /** Whose inks the prints have. */
  readonly site: Site
  readonly scenes: readonly Scene[]
}

export const secondsOf = (scenes: readonly Scene[]): number =>
  scenes.reduce((sum, { seconds }) => sum + seconds, 0)

/** Scenes by their place in the film, from 0; the last one is in. */
export type Scenes = readonly [first: number, last: number]

/** Where scenes begin and end, in seconds. */
export const range = ({ scenes }: Film, [first, last]: Scenes): { from: number; to: number } => ({
  from: secondsOf(scenes.slice(0, first)),
  to: secondsOf(scenes.slice(0, last + 1)),
})

/** What is seen and said; nothing in a language that the film does not have. */
export function transcript(film: Film, locale: Locale, part?: Scenes): string | undefined {
  const language = languages.find((known) => known === locale)
  if (!language) return undefined
  const [first, last] = part ?? [0, film.scenes.length - 1]
  return film.scenes
    .slice(first, last + 1)
    .map(({ seen, said }) => `[${seen[language]}]\n${said.map((l) => l[language]).join(' ')}`)
    .join('\n\n')
}

export type FilmKind = 'playlist' | Rendition['name'] | `${Rendition['name']}-playlist` | Language

/** One of the files that a film is given out as. */
export class FilmFile extends MadeFile {
  readonly film: Film
  readonly kind: FilmKind

  constructor(film: Film, kind: FilmKind) {
    super(`film-${film.name}-${kind}`)
    this.film = film
    this.kind = kind
  }
}

export interface FilmFiles {
  /** The one that leads to all others. */
  readonly playlist: FilmFile
  /** The largest rendition, which plays without a playlist too. */
  readonly whole: FilmFile
  readonly captions: Readonly<Record<Language, FilmFile>>
  /** What a player asks for by name. */
  readonly parts: readonly FilmFile[]
}

export function filmFiles(film: Film): FilmFiles {
  const file = (kind: FilmKind) => new FilmFile(film, kind)
  const playlist = file('playlist')
  const { renditions } = fullFilm
  const sizes = renditions.flatMap(({ name }) => [file(`${name}-playlist`), file(name)])
  return {
    playlist,
    whole: file(renditions[0].name),
    captions: { da: file('da'), en: file('en') },
    parts: [playlist, ...sizes],
  }
}
