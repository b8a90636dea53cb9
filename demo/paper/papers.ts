/** All papers of the demonstration, kept from one run to the next as its sounds are. */
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Delivered } from '../writing/settle.ts'
import { type Paper, paperHash } from './paper.ts'
import { typeset } from './typeset.ts'

/**
 * Sees to it that the folder holds every paper, and none of the same name and other words. A
 * paper is set in milliseconds, so none waits for another.
 */
export async function papers(
  wanted: readonly Paper[],
  folder: string,
): Promise<[name: string, made: Delivered][]> {
  await mkdir(folder, { recursive: true })
  const there = new Set(await readdir(folder))
  const made: [string, Delivered][] = []
  for (const paper of wanted) {
    const base = `${paper.name}-${paperHash(paper)}.pdf`
    if (!there.has(base)) await write(join(folder, base), await typeset(paper))
    made.push([paper.name, { path: `files/${base}` }])
  }
  const latest = new Map(made)
  for (const base of there) {
    const name = /^(.*)-[0-9a-f]{10}\.pdf$/.exec(base)?.[1]
    const path = name && latest.get(name)?.path
    if (path && path !== `files/${base}`) await rm(join(folder, base))
  }
  return made
}

/** Whole or not at all: a half file would be taken for a paper by the next run. */
async function write(file: string, bytes: Buffer): Promise<void> {
  await writeFile(`${file}.part`, bytes)
  await rename(`${file}.part`, file)
}
