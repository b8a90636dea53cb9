/** A jingle as an expression over time, which needs no instrument and no recording. */
import type { Jingle } from './sound.ts'

const names = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B']

/** Its frequency: A4 is 440. */
export function frequency(note: string): number {
  const [, name = '', octave] = /^([A-G]#?)(\d)$/.exec(note) ?? []
  const at = names.indexOf(name)
  if (at < 0) throw new Error(`there is no note ${note}`)
  const fromA4 = at - names.indexOf('A') + 12 * (Number(octave) - 4)
  return Math.round(440 * 2 ** (fromA4 / 12) * 100) / 100
}

/** The last note is let ring. */
const ringing = 1.4

export const jingleSeconds = ({ notes, beat }: Jingle): number =>
  Math.round((notes.length * beat + ringing) * 1000) / 1000

/** Each note is a struck string: two partials that die away. */
export const jingleExpression = ({ notes, beat }: Jingle): string =>
  notes
    .flatMap((note, at) => {
      if (note === '-') return []
      const since = `(t-${Math.round(at * beat * 1000) / 1000})`
      const wave = (partial: number) => `sin(2*PI*${frequency(note) * partial}*${since})`
      const struck = `min(1,${since}*120)*exp(-4*${since})`
      return [`gte(${since},0)*${struck}*(0.16*${wave(1)}+0.06*${wave(2)})`]
    })
    .join('+')
