/** All sounds of the demonstration, kept from one run to the next as its pictures are. */
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { milliseconds, record } from './record.ts'
import { type Sound, soundHash } from './sound.ts'

/** By the sound's name: its path below the import's folder, and how long it plays. */
export type Heard = [name: string, made: { path: string; milliseconds: number }]

/** Two studios: a sound takes a second of one core, and a machine has other work too. */
const studios = 2

/** Gives each studio the next one until there is none. */
async function inTurn<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all]
  const studio = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) await work(one)
  }
  await Promise.all(Array.from({ length: studios }, studio))
}

const baseOf = (sound: Sound): string => `${sound.name}-${soundHash(sound)}.mp3`

/** Those sounds that the folder holds already, of the same words and voices. */
export async function soundsThere(wanted: readonly Sound[], folder: string): Promise<Heard[]> {
  await mkdir(folder, { recursive: true })
  const there = new Set(await readdir(folder))
  return sounds(
    wanted.filter((sound) => there.has(baseOf(sound))),
    folder,
  )
}

/**
 * Sees to it that the folder holds every sound. One that is there already, of the same words
 * and voices, is kept; an older one of the same name is removed.
 */
export async function sounds(
  wanted: readonly Sound[],
  folder: string,
  progress: (p: { done: number; of: number; made: boolean }) => void = () => {},
): Promise<Heard[]> {
  await mkdir(folder, { recursive: true })
  const there = await readdir(folder)
  const heard = new Map<string, Heard[1]>()
  await inTurn(wanted, async (sound) => {
    const base = baseOf(sound)
    const file = join(folder, base)
    const made = !there.includes(base)
    if (made) await record(sound, file)
    heard.set(sound.name, { path: `files/${base}`, milliseconds: await milliseconds(file) })
    progress({ done: heard.size, of: wanted.length, made })
  })
  for (const base of there) {
    const name = /^(.*)-[0-9a-f]{10}\.mp3$/.exec(base)?.[1]
    const latest = name && heard.get(name)
    if (latest && latest.path !== `files/${base}`) await rm(join(folder, base))
  }
  // In the order that was asked for, whichever was ready first.
  return wanted.flatMap(({ name }) => {
    const made = heard.get(name)
    return made ? [[name, made] as Heard] : []
  })
}
