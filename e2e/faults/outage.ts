/** What is killed, and how those who live on must behave. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Nats } from '../../testbed/nats.ts'
import type { Postgres } from '../../testbed/postgres.ts'
import type { Findings } from './judge.ts'
import type { Answer, ContentNode } from './node.ts'

/** A node reports within this many seconds that the database is down. */
const soon = 5
/** And writes again within this many after the database is back. */
const recovered = 30
/** A request waits this many seconds for a connection to the database. */
const longestWait = 2

/** Kills a node, holds the other to account while the load ends, and starts it again. */
export async function withoutNode(
  killed: ContentNode,
  survivor: ContentNode,
  loadEnds: Promise<unknown>,
  findings: Findings,
): Promise<string> {
  await killed.end('SIGKILL')
  await loadEnds
  await mustWork(survivor, findings)
  await killed.start()
  return `${killed.name} back`
}

/** Kills PostgreSQL under all nodes, checks what they report, and starts it again. */
export async function withoutPostgres(
  postgres: Postgres,
  nodes: ContentNode[],
  loadEnds: Promise<unknown>,
  findings: Findings,
): Promise<string> {
  postgres.kill()
  await Promise.all(nodes.map((node) => mustSayAway(node, findings)))
  await postgres.start()
  const begun = performance.now()
  await Promise.all(nodes.map((node) => mustRecover(node, findings)))
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  await loadEnds
  for (const node of nodes) await mustWork(node, findings)
  // Once more at rest: nobody notices, though every connection in the nodes' pools is dead.
  // A node tests its connections after a second of rest.
  postgres.kill()
  await sleep(1000)
  await postgres.start()
  for (const node of nodes) {
    await mustWork(node, findings)
    if (!node.runs) findings.complain(`${node.name} has ended`)
  }
  return `nodes recovered in ${seconds} s`
}

/** Kills NATS. Nobody who writes or reads notices, and the nodes find it again. */
export async function withoutNats(
  nats: Nats,
  nodes: ContentNode[],
  loadEnds: Promise<unknown>,
  findings: Findings,
): Promise<string> {
  await nats.kill()
  await Promise.all(nodes.map((node) => mustHearBy(node, 'events by polling', findings)))
  await loadEnds
  for (const node of nodes) await mustWork(node, findings)
  await nats.start()
  const begun = performance.now()
  await Promise.all(nodes.map((node) => mustHearBy(node, 'events by NATS', findings)))
  return `nodes found it in ${((performance.now() - begun) / 1000).toFixed(1)} s`
}

/** A node stays ready, and says how it hears of others. */
async function mustHearBy(node: ContentNode, by: string, findings: Findings): Promise<void> {
  const begun = performance.now()
  for (;;) {
    const { status, text } = await node.ask('/readyz')
    if (status === 200 && text.includes(by)) return
    if (status !== 200 || performance.now() > begun + recovered * 1000) {
      return findings.complain(`${node.name} says ${status} ${text}, and not ${by}`)
    }
    await sleep(50)
  }
}

async function mustSayAway(node: ContentNode, findings: Findings): Promise<void> {
  const requests: Array<[string, number, Promise<Answer>]> = [
    ['a query', 503, node.query('count(*)')],
    ['a mutation', 503, node.tryToWrite()],
    ['readyz', 503, node.ask('/readyz')],
    ['healthz', 200, node.ask('/healthz')],
  ]
  for (const [what, expected, asking] of requests) {
    const { status, text, seconds } = await asking
    if (status !== expected) {
      findings.complain(`${node.name} without a database answers ${what} with ${status} ${text}`)
    } else if (seconds > soon) {
      findings.complain(`${node.name} without a database answers ${what} after ${seconds} s`)
    }
  }
}

/** Some write is acknowledged: with all that waited, not each gets a connection at once. */
async function mustRecover(node: ContentNode, findings: Findings): Promise<void> {
  const begun = performance.now()
  while (node.lastWrite < begun) {
    if (performance.now() > begun + recovered * 1000) {
      findings.complain(`${node.name} does not write ${recovered} s after the database is back`)
      return
    }
    await node.tryToWrite()
    await sleep(50)
  }
}

/**
 * Without load every response is good, over each of the node's connections. The node opens them
 * during the first of three rounds.
 */
async function mustWork(node: ContentNode, findings: Findings): Promise<void> {
  for (let round = 1; round <= 3; round++) {
    const requests = Array.from({ length: 20 }, (_, n) => {
      const request = n % 2 ? () => node.tryToWrite() : () => node.query('count(*)')
      return round === 1 ? askPatiently(request) : request()
    })
    for (const { status, text, seconds } of await Promise.all(requests)) {
      if (status !== 200) {
        const after = seconds.toFixed(1)
        findings.complain(`${node.name} at rest answers ${status} after ${after} s: ${text}`)
      }
    }
  }
}

/**
 * Repeats a request that waited for a connection as long as a node waits: the machine was too busy
 * to open one in time. A request on a dead connection fails at once.
 */
async function askPatiently(request: () => Promise<Answer>): Promise<Answer> {
  const begun = performance.now()
  for (;;) {
    const answer = await request()
    const machineWasBusy = answer.status === 503 && answer.seconds >= longestWait
    if (!machineWasBusy || performance.now() > begun + recovered * 1000) return answer
  }
}
