/** Whether two nodes agree, and what a transaction does that is sent once more. */

import type { Postgres } from '../../testbed/postgres.ts'
import type { Findings, Sent } from './judge.ts'
import { type ContentNode, dataset } from './node.ts'
import type { Random } from './settings.ts'
import { readState, type State } from './state.ts'
import { bodyOf, counterOf, typesOf } from './transaction.ts'

const queries = [
  '*[_type == $counter]',
  'count(*[_type in [$work, $image, $label]])',
  '*[_type == $image] | order(_id) {_rev, "title": of->title}',
  '*[_type == $label && number < 50] {..., "work": beside->of->number}',
  '*[_type == $work && number % 50 == 0] {"by": *[references(^._id)]._id}',
  '*[_type in [$work, $label]] | order(_updatedAt desc, _id) [0...20]._id',
]

const history = `/v2025-02-19/data/history/${dataset}`

/** Sends both nodes the same query and compares byte by byte, but for the time it took. */
export async function compare(
  nodes: ContentNode[],
  round: number,
  findings: Findings,
): Promise<void> {
  const log = `${history}/transactions/${counterOf(round)}?limit=1000&effectFormat=mendoza`
  const requests = [
    ...queries.map((query) => (node: ContentNode) => node.query(query, typesOf(round))),
    (node: ContentNode) => node.ask(log),
  ]
  for (const ask of requests) {
    const [one, other] = await Promise.all(nodes.map(ask))
    const bare = (text: string) => text.replace(/"ms":\d+,/, '')
    if (one?.status !== 200) findings.complain(`a query is answered ${one?.status} ${one?.text}`)
    else if (bare(one.text) !== bare(other?.text ?? '')) {
      findings.complain(`the nodes differ: ${one.text.slice(0, 300)}\n${other?.text.slice(0, 300)}`)
    }
  }
}

/** The effects lead back: at its n-th transaction the counter stood at n. */
export async function judgeHistory(
  node: ContentNode,
  round: number,
  state: State,
  findings: Findings,
): Promise<void> {
  const ids = state.entries.map(([, id]) => id).filter((id) => id.startsWith(`round-${round}.`))
  const counter = counterOf(round)
  for (const n of [1, Math.ceil(ids.length / 2), ids.length]) {
    const { text } = await node.ask(`${history}/documents/${counter}?revision=${ids[n - 1]}`)
    const value = JSON.parse(text).documents?.[0]?.value
    if (value !== n) {
      findings.add(
        'half',
        `${counter} at ${n}`,
        `${counter} stood at ${value}, not at ${n}: ${text}`,
      )
    }
  }
}

/** Sends some of the transactions once more: each is refused, and nothing changes. */
export async function repeat(
  nodes: ContentNode[],
  postgres: Postgres,
  there: Sent[],
  random: Random,
  findings: Findings,
): Promise<void> {
  const before = await readState(postgres)
  for (let times = 0; times < 10; times++) {
    const transaction = there[Math.floor(random() * there.length)]
    const node = nodes[times % nodes.length]
    if (!transaction || !node) return
    const { status, text } = await node.mutate(bodyOf(transaction))
    const type = status === 409 ? JSON.parse(text).error?.type : undefined
    if (type !== 'transactionAlreadyExistsError') {
      findings.complain(`${transaction.id} sent again is answered ${status} ${text}`)
    }
  }
  const after = await readState(postgres)
  if (after.fingerprint !== before.fingerprint || after.reached !== before.reached) {
    findings.complain('a transaction that was sent again has changed something')
  }
}
