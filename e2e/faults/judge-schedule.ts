/** Looks at what the history says of scheduled releases. */

import type { Postgres } from '../../testbed/postgres.ts'
import { dataset } from './node.ts'
import { begin, type Release, releaseId, versionId } from './release.ts'

export interface Verdict {
  fired: number
  twice: number
  missed: number
  /** Seconds from when a release was due until it was published, the shortest first. */
  lags: number[]
}

interface State {
  /** The id of each document that was changed, and of the transaction that did it. */
  changes: Array<[string, string]>
  documents: Array<[string, Record<string, unknown>]>
}

const statement = `
  select json_build_object(
    'changes', (select coalesce(json_agg(json_build_array(c.document, t.id)), '[]')
      from change c join transaction t on t.ds = c.ds and t.seq = c.seq where c.ds = d.ds),
    'documents', (select coalesce(json_agg(json_build_array(id, body::json)), '[]')
      from document where ds = d.ds))
  from dataset d where d.name = '${dataset}'`

export async function judgeReleases(
  releases: Release[],
  postgres: Postgres,
  complain: (what: string) => void,
): Promise<Verdict> {
  const state: State = JSON.parse(await postgres.sql(statement))
  const documents = new Map(state.documents)
  const transactions = Map.groupBy(
    state.changes.filter(([, transaction]) => !transaction.startsWith(begin)),
    ([document]) => document,
  )
  const workedOn = (id: string) =>
    (transactions.get(id) ?? []).map(([, transaction]) => transaction)
  const verdict: Verdict = { fired: 0, twice: 0, missed: 0, lags: [] }
  for (const release of releases) {
    const { name, work, publishAt } = release
    const touched = [releaseId(release), work, versionId(release)].map(workedOn)
    const all = new Set(touched.flat())
    if (all.size > 1) {
      verdict.twice++
      complain(`${name} was worked on by ${[...all].join(', ')}`)
    }
    const document = documents.get(releaseId(release))
    const published =
      document?.state === 'published' &&
      documents.get(work)?.number === release.number &&
      !documents.has(versionId(release)) &&
      touched.every((each) => each.length > 0)
    if (!published) {
      verdict.missed++
      complain(`${name} is not published: ${JSON.stringify(document)}`)
      continue
    }
    verdict.fired++
    const lag = (Date.parse(String(document.publishedAt)) - publishAt) / 1000
    verdict.lags.push(lag)
    // Published when? Not said is as wrong as too early.
    if (!(lag >= 0)) complain(`${name} is published ${lag} s after its time`)
  }
  verdict.lags.sort((a, b) => a - b)
  return verdict
}
