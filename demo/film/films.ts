/** All films of the demonstration, kept from one run to the next as its pictures are. */
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sheet, sheetHash } from '../prints/print.ts'
import type { Film, FilmFile } from './film.ts'
import { frameSize, printSize } from './motion.ts'
import { framesPerSecond, renditions, segmentSeconds } from './renditions.ts'
import { type Shot, shoot } from './shoot.ts'
import { narrator } from './voice.ts'

/** By the file's name: its path below the import's folder, and how long the film is. */
export type Shown = [name: string, made: { path: string; milliseconds: number }]

/** Goes up when the same film shall look or sound otherwise. */
const filmVersion = 1

/** Says whether two films are the same, without making them. */
export const filmHash = ({ site, scenes }: Film): string => {
  const prints = scenes.map(({ motif }) => sheetHash(sheet(motif, site), printSize.width))
  const settings = [filmVersion, renditions, frameSize, framesPerSecond, segmentSeconds, narrator]
  return createHash('sha256')
    .update(JSON.stringify([settings, scenes, prints]))
    .digest('hex')
    .slice(0, 10)
}

/**
 * Sees to it that the folder holds every file asked for. A film is made in the workshop, once
 * for all projects that show it; one that is there already, of the same scenes, is kept.
 */
export async function films(
  asked: readonly FilmFile[],
  folder: string,
  workshop: string,
  progress: (p: { done: number; of: number }) => void = () => {},
): Promise<Shown[]> {
  await mkdir(folder, { recursive: true })
  await mkdir(workshop, { recursive: true })
  const shots = new Map<string, Shot>()
  const all = new Map(asked.map(({ film }) => [film.name, film]))
  // At the same time: one film keeps hardly more than one core busy.
  const work = [...all].map(async ([name, film]) => {
    shots.set(name, await shot(film, workshop))
    progress({ done: shots.size, of: all.size })
  })
  await Promise.all(work)
  const made = asked.flatMap(({ name, film, kind }) => {
    const found = shots.get(film.name)
    return found ? [{ name, file: found.files[kind], milliseconds: found.milliseconds }] : []
  })
  for (const { file } of made) await copyFile(join(workshop, file), join(folder, file))
  await cleared(folder, new Set(made.map(({ file }) => file)))
  return made.map(({ name, file, milliseconds }) => [name, { path: `files/${file}`, milliseconds }])
}

/** What a film was made into stands beside its files. */
async function shot(film: Film, workshop: string): Promise<Shot> {
  const note = join(workshop, `${film.name}-${filmHash(film)}.json`)
  const known = await readFile(note, 'utf8').catch(() => undefined)
  const there = new Set(await readdir(workshop))
  if (known) {
    const before = JSON.parse(known) as Shot
    if (Object.values(before.files).every((file) => there.has(file))) return before
  }
  const made = await shoot(film, workshop)
  // Last: a run that is cut off must not leave a note of what is not there.
  await writeFile(note, JSON.stringify(made))
  await forgotten(film, made, note, workshop)
  return made
}

/** Takes away what the film was made into before it was changed. */
async function forgotten(film: Film, made: Shot, note: string, workshop: string): Promise<void> {
  const kept = new Set(Object.values(made.files))
  for (const base of await readdir(workshop)) {
    const old = join(workshop, base)
    const own = /^(.*)-[0-9a-f]{10}\.json$/.exec(base)?.[1] === film.name
    if (!own || old === note) continue
    const { files } = JSON.parse(await readFile(old, 'utf8')) as Shot
    for (const file of Object.values(files)) {
      if (!kept.has(file)) await rm(join(workshop, file), { force: true })
    }
    await rm(old)
  }
}

/** Files of films that no document names any more. */
async function cleared(folder: string, kept: ReadonlySet<string>): Promise<void> {
  for (const base of await readdir(folder)) {
    if (/^[0-9a-f]{40}\.(mp4|m3u8|vtt)$/.test(base) && !kept.has(base)) await rm(join(folder, base))
  }
}
