/** Queries as visitors type them, and the pages that a sensible person accepts. */
import { readFile } from 'node:fs/promises'

/** How a query differs from the words of the page. */
export const kinds = [
  'title',
  'name',
  'inflection',
  'compound',
  'typo',
  'synonym',
  'question',
] as const

export interface Judged {
  query: string
  site: string
  locale: string
  kind: (typeof kinds)[number]
  /** The slugs of the pages, in no order. */
  expect: readonly string[]
  /** Whether nothing is tuned by it. */
  heldOut: boolean
}

export async function readJudged(): Promise<Judged[]> {
  const file = new URL('judged.ndjson', import.meta.url)
  const lines = (await readFile(file, 'utf8')).trim().split('\n')
  return lines.map((line) => JSON.parse(line))
}

/** The project of a site's content. */
export const projectOf = (site: string): string =>
  site === 'proevesalen' ? 'proevesalen' : 'museerne'
