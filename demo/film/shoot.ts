/** One film: printed, spoken, put together by ffmpeg, and named as the store will name it. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { press, sheet } from '../prints/print.ts'
import { program } from '../sound/record.ts'
import { type Cue, captions, cues } from './cues.ts'
import { type Film, type FilmKind, languages, secondsOf } from './film.ts'
import { leading, naming, type Stream, segments } from './hls.ts'
import { frames, type Picture } from './motion.ts'
import { type FilmForm, type Rendition, segmentSeconds } from './renditions.ts'
import { sentence, soundRate, spokenSeconds, track } from './voice.ts'

/** What was made: the name of each file, and how long the film is. */
export interface Shot {
  readonly files: Readonly<Record<FilmKind, string>>
  readonly milliseconds: number
}

/** Puts all files of a film into a folder, under the names that the store will give them. */
export async function shoot(film: Film, form: FilmForm, folder: string): Promise<Shot> {
  const desk = await mkdtemp(join(tmpdir(), 'vitrine-film-'))
  try {
    const spoken = await speak(film, desk)
    const prints = await print(film, form, desk)
    const seconds = secondsOf(film.scenes)
    const { frameSize, framesPerSecond } = form
    const outs = form.renditions.flatMap((one) => out(one, framesPerSecond, seconds, desk))
    const shown = frames(film, prints, frameSize, framesPerSecond)
    await develop([...graph(form, desk), ...outs], shown)
    return await namedFiles(spoken, form, desk, folder)
  } finally {
    await rm(desk, { recursive: true })
  }
}

/** Leaves the sound of the whole film as `voice.pcm`. */
async function speak(film: Film, desk: string): Promise<Cue[]> {
  const sentences: Int16Array[][] = []
  for (const { said } of film.scenes) {
    const scene: Int16Array[] = []
    for (const { da } of said) scene.push(await sentence(da, join(desk, 'sentence.wav')))
    sentences.push(scene)
  }
  const spoken = cues(
    film,
    sentences.map((scene) => scene.map(spokenSeconds)),
  )
  await writeFile(join(desk, 'voice.pcm'), track(secondsOf(film.scenes), spoken, sentences.flat()))
  return spoken
}

/** A print for each scene, as films have pictures. */
async function print(
  { site, scenes }: Film,
  { printSize }: FilmForm,
  desk: string,
): Promise<Picture[]> {
  const prints: Picture[] = []
  for (const { motif } of scenes) {
    const [clean, raw] = [join(desk, 'print.jpg'), join(desk, 'print.yuv')]
    await writeFile(clean, await press(sheet(motif, site), printSize.width))
    await program('ffmpeg', [
      ...['-hide_banner', '-loglevel', 'error', '-y', '-i', clean],
      ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
      ...['-f', 'rawvideo', raw],
    ])
    prints.push({ ...printSize, data: await readFile(raw) })
  }
  return prints
}

/** Gives ffmpeg frame after frame, as it asks for them. */
async function develop(args: readonly string[], shown: Iterable<Uint8Array>): Promise<void> {
  const ffmpeg = spawn('ffmpeg', args, { stdio: ['pipe', 'ignore', 'pipe'] })
  const output: string[] = []
  ffmpeg.stderr.on('data', (words: Buffer) => output.push(String(words)))
  const ended = once(ffmpeg, 'close')
  // Where it ends early, what it says is the reason, not the frame it did not take.
  await pipeline(Readable.from(shown), ffmpeg.stdin).catch((error) => output.push(String(error)))
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg: ${output.join('')}`)
}

/** Mono comes from both loudspeakers; the voice of the machine is a little sharp. */
const sound = 'lowpass=f=7500,aresample=44100'

function graph({ frameSize, framesPerSecond, renditions }: FilmForm, desk: string): string[] {
  const { width, height } = frameSize
  const names = renditions.map(({ name }) => name)
  const sizes = renditions.map(
    (one) => `[p${one.name}]scale=${one.width}:${one.height}:flags=area,setsar=1[v${one.name}]`,
  )
  return [
    ...['-hide_banner', '-loglevel', 'error', '-y'],
    ...['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${width}x${height}`],
    ...['-r', `${framesPerSecond}`, '-i', 'pipe:0'],
    ...['-f', 's16le', '-ar', `${soundRate}`, '-ac', '1', '-i', join(desk, 'voice.pcm')],
    '-filter_complex',
    [
      `[0:v]split=${names.length}${names.map((name) => `[p${name}]`).join('')}`,
      ...sizes,
      `[1:a]${sound},asplit=${names.length}${names.map((name) => `[a${name}]`).join('')}`,
    ].join(';'),
  ]
}

function out(
  { name, level, quality, kilobits }: Rendition,
  framesPerSecond: number,
  seconds: number,
  desk: string,
) {
  const every = `${framesPerSecond * segmentSeconds}`
  return [
    ...['-map', `[v${name}]`, '-map', `[a${name}]`, '-map_metadata', '-1', '-t', `${seconds}`],
    ...['-c:v', 'libx264', '-profile:v', 'main', '-level', level, '-pix_fmt', 'yuv420p'],
    ...['-preset', 'faster', '-crf', `${quality}`],
    ...['-maxrate', `${kilobits}k`, '-bufsize', `${kilobits * 2}k`],
    ...['-g', every, '-keyint_min', every, '-sc_threshold', '0'],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
    ...['-c:a', 'aac', '-b:a', '40k', '-ac', '1'],
    // The same film gives the same bytes: no time, no version, and no share of the work by cores.
    ...['-threads', '1', '-flags', '+bitexact', '-fflags', '+bitexact'],
    ...['-f', 'hls', '-hls_time', `${segmentSeconds}`, '-hls_playlist_type', 'vod'],
    ...['-hls_segment_type', 'fmp4', '-hls_flags', 'single_file+independent_segments'],
    ...['-hls_segment_filename', join(desk, `${name}.mp4`), join(desk, `${name}.m3u8`)],
  ]
}

/** Names each file by its bytes: first what is referred to, then what refers to it. */
async function namedFiles(
  spoken: readonly Cue[],
  { renditions }: FilmForm,
  desk: string,
  folder: string,
): Promise<Shot> {
  const files: Partial<Record<FilmKind, string>> = {}
  const keep = async (kind: FilmKind, text: string, ending: string) => {
    const name = `${sha1(Buffer.from(text))}.${ending}`
    await writeFile(join(folder, name), text)
    files[kind] = name
    return name
  }
  const streams: Stream[] = []
  for (const rendition of renditions) {
    const { name } = rendition
    const film = await readFile(join(desk, `${name}.mp4`))
    const named = `${sha1(film)}.mp4`
    await copyFile(join(desk, `${name}.mp4`), join(folder, named))
    files[name] = named
    const playlist = naming(await readFile(join(desk, `${name}.m3u8`), 'utf8'), named)
    const file = await keep(`${name}-playlist`, playlist, 'm3u8')
    streams.push({ rendition, file, playlist, codecs: codecs(film) })
  }
  for (const language of languages) await keep(language, captions(spoken, language), 'vtt')
  await keep('playlist', leading(streams), 'm3u8')
  const [first] = streams
  const seconds = segments(first?.playlist ?? '').reduce((sum, one) => sum + one.seconds, 0)
  return { files: files as Shot['files'], milliseconds: Math.round(seconds * 1000) }
}

const sha1 = (bytes: Buffer): string => createHash('sha1').update(bytes).digest('hex')

/** The picture's profile and level stand in the file; the sound is always the same. */
function codecs(film: Buffer): string {
  const at = film.indexOf('avcC', 0, 'latin1')
  if (at < 0) throw new Error('a film without a picture')
  return `avc1.${film.toString('hex', at + 5, at + 8)},mp4a.40.2`
}
