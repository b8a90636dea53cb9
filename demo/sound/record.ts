/** One sound: spoken by espeak-ng paragraph by paragraph, put together by ffmpeg. */
import { execFile } from 'node:child_process'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { jingleExpression, jingleSeconds } from './jingle.ts'
import type { Sound, Spoken } from './sound.ts'
import { speechText } from './voices.ts'

const run = promisify(execFile)

/** Runs a program; that it is missing is said in a way that helps. */
export async function program(name: string, args: readonly string[]) {
  try {
    return await run(name, args, { maxBuffer: 8_000_000 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new Error(`${name} is missing: it makes the demonstration's sounds. Run scripts/setup`)
  }
}

const rate = 24_000
/** Seconds. Who answers waits a little shorter than who goes on to something else. */
const pauses = { paragraph: 0.75, turn: 0.45, end: 1 }

/** Mono comes from both loudspeakers: this is what podcasts call −16 in stereo. */
const loudness = -19

export async function record(sound: Sound, file: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-sound-'))
  try {
    const paragraphs: string[] = []
    for (const [at, spoken] of sound.spoken.entries()) {
      const paragraph = join(folder, `${at}.wav`)
      await speak(spoken, paragraph)
      paragraphs.push(paragraph)
    }
    const whole = join(folder, 'whole.wav')
    const measured = await together(sound, paragraphs, whole)
    // A run that is cut off must not leave half a sound under a name that says it is whole.
    const half = `${file}.part`
    await encode(sound, whole, loudness - measured, half)
    await rename(half, file)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const speak = ({ voice, text }: Spoken, file: string) =>
  program('espeak-ng', [
    ...['-v', `da+${voice.variant}`, '-p', `${voice.pitch}`, '-s', `${voice.speed}`],
    ...['-b', '1', '-z', '-w', file, speechText(text)],
  ])

const summary = /Integrated loudness:\s+I:\s+(-?[\d.]+) LUFS/g

/** Writes the whole and answers how loud it is, in LUFS. */
async function together(
  sound: Sound,
  paragraphs: readonly string[],
  file: string,
): Promise<number> {
  const { jingle, spoken } = sound
  const source = `aevalsrc=exprs='${jingleExpression(jingle)}':s=${rate}:d=${jingleSeconds(jingle)}`
  const parts = spoken.map(({ voice }, at) => {
    const next = spoken[at + 1]
    const pause = !next ? pauses.end : next.voice === voice ? pauses.paragraph : pauses.turn
    return `[${at + 1}]aresample=${rate},apad=pad_dur=${pause}[p${at}]`
  })
  const order = spoken.map((_, at) => `[p${at}]`).join('')
  const { stderr } = await program('ffmpeg', [
    ...['-hide_banner', '-nostats', '-y', '-f', 'lavfi', '-i', source],
    ...paragraphs.flatMap((paragraph) => ['-i', paragraph]),
    '-filter_complex',
    `${parts.join(';')};[0]${order}concat=n=${spoken.length + 1}:v=0:a=1,ebur128=framelog=verbose`,
    ...['-ar', `${rate}`, '-ac', '1', file],
  ])
  // One summary for each time that ffmpeg sets its filters up; only the last has heard all.
  const [, loud] = [...stderr.matchAll(summary)].at(-1) ?? []
  if (!loud) throw new Error(`ffmpeg did not say how loud ${sound.name} is`)
  return Number(loud)
}

const encode = (sound: Sound, whole: string, gain: number, file: string) =>
  program('ffmpeg', [
    ...['-hide_banner', '-loglevel', 'error', '-y', '-i', whole],
    ...['-af', `volume=${gain.toFixed(1)}dB,alimiter=limit=0.8:level=false`],
    ...['-ac', '1', '-ar', `${rate}`, '-c:a', 'libmp3lame', '-b:a', '64k'],
    // The same words give the same bytes: no time and no version of a program.
    ...['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'],
    ...Object.entries({ ...sound.tags, genre: 'Podcast', language: 'dan' }).flatMap(
      ([name, value]) => ['-metadata', `${name}=${value}`],
    ),
    ...['-id3v2_version', '3', '-f', 'mp3', file],
  ])

/** How long a file plays. */
export async function milliseconds(file: string): Promise<number> {
  const { stdout } = await program('ffprobe', [
    ...['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file],
  ])
  return Math.round(Number(stdout) * 1000)
}
