/**
 * The document that says what of the demonstration a dataset holds. It is the last one of an
 * import: where it is, so are all others.
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Form } from './form.ts'
import { boxOffice } from './writing/boxOffice.ts'

export const markId = 'demonstration.imported'

export interface Mark {
  readonly _id: typeof markId
  readonly _type: typeof markId
  /** Of all documents. */
  readonly hash: string
  /** What they were made from, if nothing was missing. */
  readonly sources?: string
}

export function markOf(lines: readonly string[], sources: string | undefined): Mark {
  const hash = createHash('sha256').update(lines.join('\n')).digest('hex')
  return { _id: markId, _type: markId, hash, ...(sources && { sources }) }
}

/** Says whether the demonstration would be made alike, without making it. */
export function sourcesHash(form: Form): string {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const found = globSync(['demo/**/*.ts', 'package-lock.json'], { cwd: root })
  // The box office is no part of the documents but for its address.
  const others = /\.test\.ts$|^demo\/boxOffice\//
  const files = found.filter((file) => !others.test(file)).sort()
  const hash = createHash('sha256').update(form.name).update(`\n${boxOffice}`)
  for (const file of files) hash.update(`\n${file}\n`).update(readFileSync(`${root}/${file}`))
  return hash.digest('hex')
}
