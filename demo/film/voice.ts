/** The voice of a film: the sentences said, each at its time. */
import { readFile } from 'node:fs/promises'
import { program } from '../sound/record.ts'
import type { Voice } from '../sound/sound.ts'
import { speechText } from '../sound/voices.ts'
import type { Cue } from './cues.ts'

export const soundRate = 22_050
/** Its own, since the scenes are as long as it takes to say what is said in them. */
export const narrator: Voice = { variant: 'f2', pitch: 46, speed: 146 }

/** One sentence as samples; `file` is where the machine writes it. */
export async function sentence(text: string, file: string): Promise<Int16Array> {
  const { variant, pitch, speed } = narrator
  await program('espeak-ng', [
    ...['-v', `da+${variant}`, '-p', `${pitch}`, '-s', `${speed}`],
    ...['-b', '1', '-z', '-w', file, speechText(text)],
  ])
  const wave = await readFile(file)
  const rate = wave.readUInt32LE(24)
  if (rate !== soundRate) throw new Error(`the voice has ${rate} samples a second`)
  const data = wave.indexOf('data', 36, 'latin1') + 8
  const count = Math.floor((wave.length - data) / 2)
  return Int16Array.from({ length: count }, (_, at) => wave.readInt16LE(data + at * 2))
}

export const spokenSeconds = (samples: Int16Array): number => samples.length / soundRate

/** The sound of the whole film; `cues` has a cue for each of the sentences. */
export function track(seconds: number, cues: readonly Cue[], all: readonly Int16Array[]): Buffer {
  const samples = new Int16Array(Math.round(seconds * soundRate))
  for (const [at, { from }] of cues.entries()) {
    samples.set(all[at] ?? new Int16Array(), Math.round(from * soundRate))
  }
  return Buffer.from(samples.buffer)
}
