/** All films of the demonstration, kept from one run to the next as its pictures are. */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { sheet, sheetHash } from '../prints/print.ts'
import type { Film, FilmFile } from './film.ts'
import { type FilmForm, segmentSeconds } from './renditions.ts'
import type { Shot } from './shoot.ts'
import { narrator } from './voice.ts'

/** By the file's name: its path below the import's folder, and how long the film is. */
export type Shown = [name: string, made: { path: string; milliseconds: number }]

/** Goes up when the same film shall look or sound otherwise. */
const filmVersion = 1

/** Says whether two films are the same, without making them. */
export const filmHash = ({ site, scenes }: Film, form: FilmForm): string => {
  const { printSize, renditions, frameSize, framesPerSecond } = form
  const prints = scenes.map(({ motif }) => sheetHash(sheet(motif, site), printSize.width))
  const settings = [filmVersion, renditions, frameSize, framesPerSecond, segmentSeconds, narrator]
  return createHash('sha256')
    .update(JSON.stringify([settings, scenes, prints]))
    .digest('hex')
    .slice(0, 10)
}

/** Where films are made, once for all projects that show them. */
export interface Workshop {
  readonly folder: string
  readonly form: FilmForm
}

/** The files of those films that are made already, put into the folder. */
export async function filmsThere(
  wanted: readonly FilmFile[],
  folder: string,
  workshop: Workshop,
): Promise<Shown[]> {
  const shots = new Map<string, Shot>()
  for (const [name, film] of filmsOf(wanted)) {
    const made = await shotBefore(film, workshop)
    if (made) shots.set(name, made)
  }
  return delivered(wanted, shots, folder, workshop)
}

/**
 * Sees to it that the folder holds every file that is wanted. A film that is there already, of
 * the same scenes, is kept.
 */
export async function films(
  wanted: readonly FilmFile[],
  folder: string,
  workshop: Workshop,
  progress: (p: { done: number; of: number; made: boolean }) => void = () => {},
): Promise<Shown[]> {
  await mkdir(workshop.folder, { recursive: true })
  const shots = new Map<string, Shot>()
  const all = filmsOf(wanted)
  // At the same time: one film keeps hardly more than one core busy.
  const work = [...all].map(async ([name, film]) => {
    const before = await shotBefore(film, workshop)
    shots.set(name, before ?? (await shot(film, workshop)))
    progress({ done: shots.size, of: all.size, made: !before })
  })
  await Promise.all(work)
  const made = await delivered(wanted, shots, folder, workshop)
  await cleared(folder, new Set(made.map(([, { path }]) => path)))
  return made
}

const filmsOf = (wanted: readonly FilmFile[]): Map<string, Film> =>
  new Map(wanted.map(({ film }) => [film.name, film]))

async function delivered(
  wanted: readonly FilmFile[],
  shots: ReadonlyMap<string, Shot>,
  folder: string,
  workshop: Workshop,
): Promise<Shown[]> {
  await mkdir(folder, { recursive: true })
  const there = new Set(await readdir(folder))
  const made: Shown[] = []
  for (const { name, film, kind } of wanted) {
    const found = shots.get(film.name)
    if (!found) continue
    const file = found.files[kind]
    // Its name is the hash of its bytes.
    if (!there.has(file)) await copyFile(join(workshop.folder, file), join(folder, file))
    made.push([name, { path: `files/${file}`, milliseconds: found.milliseconds }])
  }
  return made
}

/** What a film was made into stands beside its files. */
const noteOf = (film: Film, { folder, form }: Workshop): string =>
  join(folder, `${film.name}-${filmHash(film, form)}.json`)

async function shotBefore(film: Film, workshop: Workshop): Promise<Shot | undefined> {
  const known = await readFile(noteOf(film, workshop), 'utf8').catch(() => undefined)
  if (!known) return undefined
  const there = new Set(await readdir(workshop.folder))
  const before = JSON.parse(known) as Shot
  return Object.values(before.files).every((file) => there.has(file)) ? before : undefined
}

/** Each film has a thread of its own: its frames are worked out pixel by pixel. */
async function shot(film: Film, workshop: Workshop): Promise<Shot> {
  const camera = new Worker(new URL('./camera.ts', import.meta.url), {
    workerData: { film, ...workshop },
  })
  const [made] = (await once(camera, 'message')) as [Shot]
  await camera.terminate()
  const note = noteOf(film, workshop)
  // Last: a run that is cut off must not leave a note of what is not there.
  await writeFile(note, JSON.stringify(made))
  await forgotten(film, made, note, workshop.folder)
  return made
}

/** Takes away what the film was made into before it was changed. */
async function forgotten(film: Film, made: Shot, note: string, workshop: string): Promise<void> {
  const current = new Set(Object.values(made.files))
  for (const base of await readdir(workshop)) {
    const old = join(workshop, base)
    const own = /^(.*)-[0-9a-f]{10}\.json$/.exec(base)?.[1] === film.name
    if (!own || old === note) continue
    const { files } = JSON.parse(await readFile(old, 'utf8')) as Shot
    for (const file of Object.values(files)) {
      if (!current.has(file)) await rm(join(workshop, file), { force: true })
    }
    await rm(old)
  }
}

/** Files of films that no document names any more. */
async function cleared(folder: string, current: ReadonlySet<string>): Promise<void> {
  for (const base of await readdir(folder)) {
    const old = /^[0-9a-f]{40}\.(mp4|m3u8|vtt)$/.test(base) && !current.has(`files/${base}`)
    if (old) await rm(join(folder, base))
  }
}
