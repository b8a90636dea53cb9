/** What the database holds, read in one statement and so at one moment. */

import type { Postgres } from '../../testbed/postgres.ts'
import { dataset } from './node.ts'

export interface State {
  /** The number that the dataset reports as its latest. */
  reached: number
  /** Number and id of each transaction. */
  entries: Array<[number, string]>
  /** Id and revision of each document. */
  documents: Array<[string, string]>
  /** Number of the transaction and id of the document of each effect. */
  changes: Array<[number, string]>
  /** Source, target, whether it is weak. */
  references: Array<[string, string, boolean]>
  /** The numbers of the dataset where nothing is counted. */
  trial: { reached: number; numbers: number[] }
  /** Changes with every change to a document. */
  fingerprint: string
}

const statement = `
  select json_build_object(
    'reached', d.seq,
    'entries', (select coalesce(json_agg(json_build_array(seq, id) order by seq), '[]')
      from transaction where ds = d.ds),
    'documents', (select coalesce(json_agg(json_build_array(id, rev)), '[]')
      from document where ds = d.ds),
    'changes', (select coalesce(json_agg(json_build_array(seq, document)), '[]')
      from change where ds = d.ds),
    'references', (select coalesce(json_agg(json_build_array(src, dst, weak)), '[]')
      from reference where ds = d.ds),
    'trial', (select json_build_object('reached', t.seq, 'numbers',
      (select coalesce(json_agg(seq order by seq), '[]') from transaction where ds = t.ds))
      from dataset t where t.name = 'trial'),
    'fingerprint', (select md5(coalesce(string_agg(id || rev || updated_at || body, ' ' order by id), ''))
      from document where ds = d.ds))
  from dataset d where d.name = '${dataset}'`

export async function readState(postgres: Postgres): Promise<State> {
  return JSON.parse(await postgres.sql(statement))
}

/** Numbers that are missing or come twice, and the last if the dataset reports another. */
export function gaps(reached: number, numbers: number[]): string[] {
  const found: string[] = []
  const seen = new Set<number>()
  for (const number of numbers) {
    if (seen.has(number)) found.push(`number ${number} comes twice`)
    seen.add(number)
  }
  const greatest = numbers.reduce((a, b) => Math.max(a, b), 0)
  for (let number = 1; number <= greatest; number++) {
    if (!seen.has(number)) found.push(`number ${number} is missing`)
  }
  if (reached !== greatest) {
    found.push(`the dataset is at number ${reached}, its last transaction is ${greatest}`)
  }
  return found
}
