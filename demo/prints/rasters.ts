import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Site } from './kit/inks.ts'
import type { Motif } from './motifs.ts'
import { type Sheet, sheet, sheetHash, usualWidth } from './print.ts'

export interface Wanted {
  readonly site: Site
  readonly motif: Motif
  /** In pixels, where the usual width is too little. */
  readonly width?: number | undefined
}

/** What tells a print from all others. */
export const printName = ({ site, motif, width }: Wanted): string =>
  [site, motif, ...(width ? [width] : [])].join('-')

export interface Raster extends Wanted {
  /** The file's path, `{folder}/{name}-{hash}.jpg`. */
  readonly file: string
}

export interface Progress extends Raster {
  readonly done: number
  readonly of: number
  /** False when it was there from an earlier run. */
  readonly made: boolean
}

/** What a press gets: it answers with the file's path when the file is there. */
export interface Job extends Sheet {
  readonly file: string
  readonly width: number
}

/** Two presses: a picture takes half a second of one core, and a machine has other work too. */
const presses = 2

/** Gives each press the next job until there is none; the first failure ends it. */
const run = async <J extends Job>(jobs: readonly J[], done: (job: J) => void): Promise<void> => {
  const waiting = [...jobs]
  const workers: Worker[] = []
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./press.ts', import.meta.url))
      workers.push(worker)
      let job: J | undefined
      const next = () => {
        job = waiting.shift()
        if (job) worker.postMessage(job)
        else resolve()
      }
      worker.on('error', reject)
      worker.on('message', () => {
        if (job) done(job)
        next()
      })
      next()
    })
  try {
    await Promise.all(Array.from({ length: Math.min(presses, jobs.length) }, work))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

/** Each print once, with the file that it is or becomes. */
const planned = (wanted: readonly Wanted[], folder: string, usual: number) => {
  const byName = new Map(wanted.map((one) => [printName(one), one]))
  return [...byName].map(([name, one]) => {
    const print = sheet(one.motif, one.site)
    const width = one.width ?? usual
    const base = `${name}-${sheetHash(print, width)}.jpg`
    return { one, name, base, file: join(folder, base), ...print, width }
  })
}

/** Those prints that the folder holds already, of the same carving, inks and width. */
export const rastersThere = async (
  wanted: readonly Wanted[],
  folder: string,
  usual = usualWidth,
): Promise<Raster[]> => {
  await mkdir(folder, { recursive: true })
  const there = new Set(await readdir(folder))
  return planned(wanted, folder, usual)
    .filter(({ base }) => there.has(base))
    .map(({ one, file }) => ({ ...one, file }))
}

/**
 * Sees to it that a folder holds every print wanted. One that is there already is kept; an
 * older one of the same name is removed.
 */
export const rasters = async (
  wanted: readonly Wanted[],
  folder: string,
  progress: (p: Progress) => void = () => {},
  usual = usualWidth,
): Promise<Raster[]> => {
  await mkdir(folder, { recursive: true })
  const there = await readdir(folder)
  const all = planned(wanted, folder, usual)
  const missing = all.filter(({ base }) => !there.includes(base))
  let done = 0
  const tell = ({ one, file }: { one: Wanted; file: string }, made: boolean) => {
    done += 1
    progress({ ...one, file, made, done, of: all.length })
  }
  for (const present of all) if (!missing.includes(present)) tell(present, false)
  await run(missing, (made) => tell(made, true))
  const current = new Map(all.map(({ name, base }) => [name, base]))
  for (const base of there) {
    const name = /^(.*)-[0-9a-f]{10}\.jpg$/.exec(base)?.[1]
    const latest = name && current.get(name)
    if (latest && latest !== base) await rm(join(folder, base))
  }
  return all.map(({ one, file }) => ({ ...one, file }))
}
