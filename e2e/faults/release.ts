/** Releases that are scheduled, each with one version. */

import type { Postgres } from '../../testbed/postgres.ts'
import { type ContentNode, dataset } from './node.ts'
import type { Random } from './settings.ts'

export interface Release {
  number: number
  name: string
  /** The document it publishes. */
  work: string
  /** Milliseconds since 1970, by the database's clock. */
  publishAt: number
}

/** What the transactions that made the releases are called. */
export const begin = 'begin.'

/** Releases in one request. */
const atOnce = 50

export const releaseId = ({ name }: Release): string => `_.releases.${name}`
export const versionId = ({ name, work }: Release): string => `versions.${name}.${work}`

/** Releases that come due over some seconds from now on, half of them at whole seconds. */
export async function makeReleases(
  count: number,
  seconds: number,
  postgres: Postgres,
  random: Random,
): Promise<Release[]> {
  const now = await postgres.sql('select extract(epoch from clock_timestamp())')
  // None comes due while they are still being scheduled.
  const first = Math.ceil(Number(now) + 1 + count / 75) * 1000
  return Array.from({ length: count }, (_, number) => {
    const after = Math.floor(random() * seconds * 1000)
    const publishAt = first + (number % 2 ? after : after - (after % 1000))
    return { number, name: `release-${number}`, work: `work-${number}`, publishAt }
  })
}

/** Makes and schedules them, with their versions. */
export async function schedule(node: ContentNode, releases: Release[]): Promise<void> {
  for (let from = 0; from < releases.length; from += atOnce) {
    const actions = releases.slice(from, from + atOnce).flatMap(actionsOf)
    const body = JSON.stringify({ transactionId: `${begin}${from}`, actions })
    const path = `/v2025-02-19/data/actions/${dataset}`
    const { status, text } = await node.ask(path, { method: 'POST', body })
    if (status !== 200) throw new Error(`the releases cannot be scheduled: ${text}`)
  }
}

function actionsOf(release: Release): object[] {
  const { number, name, work } = release
  const publishAt = new Date(release.publishAt).toISOString()
  const document = { _id: versionId(release), _type: 'work', number }
  return [
    { actionType: 'sanity.action.release.create', releaseId: name },
    { actionType: 'sanity.action.document.version.create', publishedId: work, document },
    { actionType: 'sanity.action.release.schedule', releaseId: name, publishAt },
  ]
}

/** How many releases wait to be published. */
export async function waiting(postgres: Postgres): Promise<number> {
  return Number(await postgres.sql('select count(*) from release_task'))
}
