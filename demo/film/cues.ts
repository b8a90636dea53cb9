/** When a film says what. */
import { type Film, type Language, type Line, secondsOf } from './film.ts'

export interface Cue {
  readonly from: number
  readonly to: number
  readonly line: Line
}

/** Before the first sentence of a scene, between two, and after the last: seconds. */
const pause = { before: 0.6, between: 0.35, after: 0.3 }

/** `lengths` says how long the voice takes for each sentence of each scene. */
export const cues = ({ name, scenes }: Film, lengths: readonly (readonly number[])[]): Cue[] =>
  scenes.flatMap(({ said, seconds }, at) => {
    const begin = secondsOf(scenes.slice(0, at))
    let from = begin + pause.before
    return said.map((line, sentence) => {
      const to = from + (lengths[at]?.[sentence] ?? 0)
      const over = to + pause.after - begin - seconds
      if (over > 0) throw new Error(`${name}: “${line.da}” takes ${over.toFixed(2)} s too long`)
      const cue = { from, to, line }
      from = to + pause.between
      return cue
    })
  })

/** WebVTT. */
export const captions = (all: readonly Cue[], language: Language): string =>
  [
    'WEBVTT',
    ...all.map(({ from, to, line }) => `${clock(from)} --> ${clock(to)}\n${line[language]}`),
  ].join('\n\n')

function clock(seconds: number): string {
  const all = Math.round(seconds * 1000)
  const part = (size: number, within: number, digits = 2) =>
    String(Math.floor(all / size) % within).padStart(digits, '0')
  return `${part(3_600_000, 100)}:${part(60_000, 60)}:${part(1000, 60)}.${part(1, 1000, 3)}`
}
