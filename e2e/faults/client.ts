/** Clients that write at once, each one transaction. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { ContentNode } from './node.ts'
import type { Random } from './settings.ts'
import { bodyOf, type Transaction } from './transaction.ts'

/**
 * What a client knows in the end. Acknowledged: the service confirmed the transaction.
 * Failed: it did not reach the service, or got a 503 because the database is down; a database
 * that goes down at the end of a transaction may have committed it. Unknown: the connection
 * was cut.
 */
export type Fate = 'acknowledged' | 'failed' | 'unknown'

export interface Outcome {
  fate: Fate
  /** It was done, and the client learnt so only when it sent the transaction again. */
  repeated?: boolean
}

export interface Load {
  nodes: ContentNode[]
  random: Random
  /** Is called at each acknowledgement. */
  acknowledged(): void
  /** Whether the kill has come: before it everybody tries again, after it every other client. */
  killed(): boolean
  /** Gets what no client should see. */
  complain(what: string): void
}

/** How long a client that does not give up goes on. */
const longest = 60_000

/** Sends one transaction, to another node at each try, until it is done or given up. */
export async function send(load: Load, transaction: Transaction): Promise<Outcome> {
  const body = bodyOf(transaction)
  const stubborn = transaction.number % 4 >= 2
  const end = performance.now() + longest
  let doubtful = false
  for (let attempt = 0; ; attempt++) {
    const node = load.nodes[(transaction.number + attempt) % load.nodes.length] as ContentNode
    const outcome = await once(node, body)
    if (outcome === 'done' || (outcome === 'repeated' && doubtful)) {
      load.acknowledged()
      return { fate: 'acknowledged', repeated: outcome === 'repeated' }
    }
    if (outcome === 'cut' || outcome === 'away') doubtful = true
    if (outcome === 'repeated' || outcome.startsWith('refused')) {
      load.complain(`${transaction.id} was ${outcome}`)
      return { fate: 'failed' }
    }
    const abandoned = { fate: outcome === 'cut' ? 'unknown' : 'failed' } as const
    if (load.killed() && !stubborn) return abandoned
    if (performance.now() > end) {
      load.complain(`${transaction.id} was not done within ${longest / 1000} s: ${outcome}`)
      return abandoned
    }
    await sleep(200 + load.random() * 600)
  }
}

/** Away: the service responds with 503. Cut: it may have got the request and sent no response. */
async function once(node: ContentNode, body: ReturnType<typeof bodyOf>): Promise<string> {
  try {
    const { status, text } = await node.mutate(body)
    if (status === 200) return 'done'
    if (status === 503) return 'away'
    if (status === 409 && text.includes('"transactionAlreadyExistsError"')) return 'repeated'
    return `refused: ${status} ${text}`
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return 'refused: no answer'
    return isUnreached(error) ? 'unreached' : 'cut'
  }
}

function isUnreached(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'
}
