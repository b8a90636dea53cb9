/** The lake under faults: run by scripts/faults-lake; settings.ts explains what it does. */

import { setTimeout as sleep } from 'node:timers/promises'
import { type Nats, startNats } from '../../testbed/nats.ts'
import { findPostgres, type Postgres, setSynchronousCommit } from '../../testbed/postgres.ts'
import { compare, judgeHistory, repeat } from './agree.ts'
import { type Fate, type Load, send } from './client.ts'
import { answered, Findings, judge, judgeWhole, type Sent } from './judge.ts'
import { Listener } from './listener.ts'
import { ContentNode, prepareProject } from './node.ts'
import { withoutNats, withoutNode, withoutPostgres } from './outage.ts'
import { help, type Random, randomFrom, readSettings, type Settings } from './settings.ts'
import { readState } from './state.ts'
import { counterOf, transactionsOf, typesOf } from './transaction.ts'

const say = (line: string): boolean => process.stdout.write(`${line}\n`)

interface Scene {
  settings: Settings
  random: Random
  postgres: Postgres
  nats: Nats
  nodes: [ContentNode, ContentNode]
  /** A listener and live events on each node. */
  listeners: Listener[]
  findings: Findings
  /** Every transaction of every round. */
  sent: Sent[]
}

if (process.argv.length > 2) {
  process.stdout.write(help)
  process.exit(process.argv[2] === '--help' ? 0 : 2)
}
process.exit(await main(readSettings(process.env)))

async function main(settings: Settings): Promise<number> {
  const scene = await prepare(settings)
  const { findings, nodes } = scene
  const rounds = settings.rounds * 3
  say(`${rounds} rounds of ${settings.transactions} transactions, FAULTS_SEED=${settings.seed}`)
  for (let round = 1; round <= rounds; round++) await play(scene, round, rounds)
  await judgeAll(scene)
  for (const node of nodes) {
    await node.end('SIGTERM')
    if (node.log) say(`${node.name} wrote to its log:\n${node.log}`)
  }
  await scene.nats.stop()
  if (findings.others.length > 0)
    say(`${findings.others.length} other errors, the first of them above`)
  say(`lake: ${findings.summary}`)
  return findings.none ? 0 : 1
}

async function prepare(settings: Settings): Promise<Scene> {
  const url = process.env.VITRINE_DATABASE_URL
  if (!url) throw new Error('run scripts/faults-lake: it makes a PostgreSQL that may be killed')
  const postgres = await findPostgres(url)
  await setSynchronousCommit(postgres, settings.synchronousCommit)
  const token = prepareProject(url)
  const nats = await startNats()
  const nodes: [ContentNode, ContentNode] = [
    new ContentNode('node 1', url, token, nats.url),
    new ContentNode('node 2', url, token, nats.url),
  ]
  for (const node of nodes) await node.start()
  const findings = new Findings((what) => say(`  ${what}`))
  const listeners = nodes.flatMap((node) => [
    new Listener(node, 'listen', findings),
    new Listener(node, 'live/events', findings),
  ])
  await Promise.all(listeners.map((each) => each.start()))
  const random = randomFrom(settings.seed)
  return { settings, random, postgres, nats, nodes, listeners, findings, sent: [] }
}

/** One round: the load, the kill in its middle, and what is found afterwards. */
async function play(scene: Scene, round: number, rounds: number): Promise<void> {
  const { nodes, postgres, nats, random, findings } = scene
  const begun = performance.now()
  await createCounter(nodes[0], round)
  const [survivor, victim] = random() < 0.5 ? nodes : [nodes[1], nodes[0]]
  const { killedAfter, loadEnds } = await loadUntilKill(scene, round)
  const kills = [
    { killed: victim.name, live: () => withoutNode(victim, survivor, loadEnds, findings) },
    { killed: 'PostgreSQL', live: () => withoutPostgres(postgres, nodes, loadEnds, findings) },
    { killed: 'NATS', live: () => withoutNats(nats, nodes, loadEnds, findings) },
  ]
  const kill = kills[(round - 1) % kills.length] as (typeof kills)[number]
  const after = await kill.live()

  const sent = await loadEnds
  scene.sent.push(...sent)
  const there = await judgeRound(scene, round, sent)
  const count = (fate: Fate) => `${fate} ${sent.filter((each) => each.fate === fate).length}`
  const repeated = sent.filter((each) => each.repeated).length
  const unacknowledged = there.filter((each) => each.fate !== 'acknowledged').length
  const parts = [
    `killed ${kill.killed} after ${killedAfter}, ${after}`,
    `${count('acknowledged')} (${repeated} when sent again), ${count('failed')}, ${count('unknown')}`,
    `found ${there.length} (${unacknowledged} not acknowledged)`,
    findings.summary,
    `${((performance.now() - begun) / 1000).toFixed(1)} s`,
  ]
  say(`round ${round}/${rounds}: ${parts.join('; ')}`)
}

async function createCounter(node: ContentNode, round: number): Promise<void> {
  const counter = { _id: counterOf(round), _type: typesOf(round).counter, round, value: 0 }
  const body = { transactionId: `begin.${round}`, mutations: [{ create: counter }] }
  const answer = await node.mutate(body)
  if (answer.status !== 200) throw new Error(`the round cannot begin: ${answer.text}`)
}

/** Starts all clients at once and waits for the moment at which something is killed. */
async function loadUntilKill(
  { nodes, random, findings, settings }: Scene,
  round: number,
): Promise<{ killedAfter: number; loadEnds: Promise<Sent[]> }> {
  const killAt = Math.ceil(settings.transactions * (0.1 + random() * 0.6))
  const moment = Promise.withResolvers<void>()
  let [acknowledged, killed] = [0, false]
  const load: Load = {
    nodes,
    random,
    acknowledged() {
      acknowledged++
      if (acknowledged === killAt) moment.resolve()
    },
    killed: () => killed,
    complain: (what) => findings.complain(what),
  }
  const transactions = transactionsOf(round, settings.transactions)
  const loadEnds = Promise.all(
    transactions.map(async (each): Promise<Sent> => ({ ...each, ...(await send(load, each)) })),
  )
  await Promise.race([moment.promise, loadEnds])
  // An acknowledgement is always the end of a transaction; the kill may hit any part of one.
  await sleep(random() * 30)
  killed = true
  if (acknowledged === settings.transactions) findings.complain('the kill came after the load')
  return { killedAfter: acknowledged, loadEnds }
}

/** Looks at a round's documents over both nodes, and at all the tables. */
async function judgeRound(scene: Scene, round: number, sent: Sent[]): Promise<Sent[]> {
  const { nodes, postgres, random, findings } = scene
  const state = await readState(postgres)
  let there: Sent[] = []
  for (const node of nodes) there = judge(sent, state, await answered(node, round), findings)
  judgeWhole(scene.sent, state, findings)
  await Promise.all(scene.listeners.map((each) => each.judge(state)))
  for (const node of nodes) await judgeHistory(node, round, state, findings)
  await compare(nodes, round, findings)
  await repeat(nodes, postgres, there, random, findings)
  return there
}

/** Looks once more at every round: a later fault must not touch what was there before. */
async function judgeAll(scene: Scene): Promise<void> {
  const state = await readState(scene.postgres)
  const rounds = new Set(scene.sent.map((each) => each.round))
  for (const round of rounds) {
    const sent = scene.sent.filter((each) => each.round === round)
    judge(sent, state, await answered(scene.nodes[0], round), scene.findings)
  }
}
