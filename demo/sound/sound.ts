/** A sound before it is spoken: who says what, what it begins with and what players show of it. */
import { createHash } from 'node:crypto'
import { MadeFile } from '../writing/marks.ts'
import { speechText } from './voices.ts'

/** One of the machine's voices. */
export interface Voice {
  /** A variant of the Danish voice: `f2`, `m3`. */
  readonly variant: string
  /** 0 to 99. */
  readonly pitch: number
  /** Words in a minute, nearly. */
  readonly speed: number
}

/** A paragraph in one voice. */
export interface Spoken {
  readonly voice: Voice
  readonly text: string
}

/** What a show begins with: notes such as `A4`, `F#3` or a rest, `-`. */
export interface Jingle {
  readonly notes: readonly string[]
  /** Seconds from one note to the next. */
  readonly beat: number
}

/** What players show who know only the file. */
export interface SoundTags {
  readonly title: string
  readonly artist: string
  readonly album: string
}

export class Sound extends MadeFile {
  readonly jingle: Jingle
  readonly spoken: readonly Spoken[]
  readonly tags: SoundTags

  constructor(name: string, jingle: Jingle, spoken: readonly Spoken[], tags: SoundTags) {
    super(name)
    this.jingle = jingle
    this.spoken = spoken
    this.tags = tags
  }
}

/** Goes up when the same words shall sound otherwise. */
const recordingVersion = 1

/** Says whether two sounds are the same, without making them. */
export function soundHash({ jingle, spoken, tags }: Sound): string {
  const paragraphs = spoken.map(({ voice, text }) => ({ voice, text: speechText(text) }))
  const whole = JSON.stringify([recordingVersion, jingle, paragraphs, tags])
  return createHash('sha256').update(whole).digest('hex').slice(0, 10)
}
