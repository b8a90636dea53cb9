/** Scheduled releases under faults: run by scripts/faults-schedule; schedule-settings.ts explains what it does. */

import { setTimeout as sleep } from 'node:timers/promises'
import { type Nats, startNats } from '../../testbed/nats.ts'
import { findPostgres, type Postgres } from '../../testbed/postgres.ts'
import { judgeReleases } from './judge-schedule.ts'
import { ContentNode, prepareProject } from './node.ts'
import { makeReleases, type Release, schedule, waiting } from './release.ts'
import { help, readSettings, type ScheduleSettings } from './schedule-settings.ts'
import { type Random, randomFrom } from './settings.ts'

const say = (line: string): boolean => process.stdout.write(`${line}\n`)

/** How long after the last one is due those that are late may take. */
const longestLag = 60_000
/** Complaints that are printed: a broken service breaks a thousand times. */
const mostReported = 10

interface Scene {
  settings: ScheduleSettings
  postgres: Postgres
  nats: Nats
  nodes: ContentNode[]
  releases: Release[]
  outages: Outages
  complain(what: string): void
}

/** What was taken away, and for how long. */
class Outages {
  kills = 0
  longestWithoutNode = 0
  withoutPostgres = 0
  #away = 0
  #since = 0
  readonly #nodes: number

  constructor(nodes: number) {
    this.#nodes = nodes
  }

  killed(): void {
    this.kills++
    if (++this.#away === this.#nodes) this.#since = performance.now()
  }

  started(): void {
    if (this.#away-- !== this.#nodes) return
    this.longestWithoutNode = Math.max(this.longestWithoutNode, secondsSince(this.#since))
  }
}

if (process.argv.length > 2) {
  process.stdout.write(help)
  process.exit(process.argv[2] === '--help' ? 0 : 2)
}
process.exit(await main(readSettings(process.env)))

async function main(settings: ScheduleSettings): Promise<number> {
  const complaints: string[] = []
  const scene = await prepare(settings, (what) => {
    if (complaints.push(what) <= mostReported) say(`  error: ${what}`)
  })
  const { postgres, nodes, releases, outages } = scene
  const ends = Math.max(...releases.map(({ publishAt }) => publishAt))
  const ended = new AbortController()
  const reports = report(scene, ended.signal)
  const middle = ends - (settings.seconds * 1000) / 2
  await killNodes(scene, settings.seed, middle)
  if (settings.seconds >= 30) await killPostgres(scene)
  await killNodes(scene, settings.seed + nodes.length, ends)
  await untilNoneWaits(postgres, ends + longestLag)
  ended.abort()
  await reports

  const verdict = await judgeReleases(releases, postgres, scene.complain)
  for (const node of nodes) await mustShow(node, verdict.fired, scene.complain)
  for (const node of nodes) {
    await node.end('SIGTERM')
    if (complaints.length > 0 && node.log) say(`${node.name} wrote to its log:\n${node.log}`)
  }
  await scene.nats.stop()
  if (complaints.length > mostReported) say(`${complaints.length} errors, the first of them above`)
  const { lags, fired, twice, missed } = verdict
  say(
    `${outages.kills} kills of nodes; without any for ${shown(outages.longestWithoutNode)} at most, without PostgreSQL for ${shown(outages.withoutPostgres)}`,
  )
  say(`lag: median ${shown(lags[lags.length >> 1])}, worst ${shown(lags.at(-1))}`)
  say(`schedule: fired ${fired}, twice ${twice}, missed ${missed}`)
  return complaints.length === 0 && fired === settings.releases ? 0 : 1
}

async function prepare(
  settings: ScheduleSettings,
  complain: (what: string) => void,
): Promise<Scene> {
  const url = process.env.VITRINE_DATABASE_URL
  if (!url) throw new Error('run scripts/faults-schedule: it makes a PostgreSQL that may be killed')
  const postgres = await findPostgres(url)
  const token = prepareProject(url)
  const nats = await startNats()
  const nodes = [1, 2, 3].map((n) => new ContentNode(`node ${n}`, url, token, nats.url))
  await Promise.all(nodes.map((node) => node.start()))
  const random = randomFrom(settings.seed)
  const releases = await makeReleases(settings.releases, settings.seconds, postgres, random)
  await schedule(nodes[0] as ContentNode, releases)
  const parts = `${settings.releases} releases over ${settings.seconds} s`
  say(`${parts}, ${nodes.length} nodes, FAULTS_SEED=${settings.seed}`)
  if ((await waiting(postgres)) < settings.releases) {
    complain('the first release was due before the last was scheduled')
  }
  const outages = new Outages(nodes.length)
  return { settings, postgres, nats, nodes, releases, outages, complain }
}

/** Kills each node again and again until a time, and starts it after a while. */
async function killNodes(scene: Scene, seed: number, until: number): Promise<void> {
  const { nodes, outages, releases } = scene
  const begins = Math.min(...releases.map(({ publishAt }) => publishAt))
  await sleep(Math.max(0, begins - Date.now() - 1000))
  const kill = async (node: ContentNode, random: Random) => {
    for (;;) {
      await sleep(untilManyAreDue(random))
      if (Date.now() > until) return
      await node.end('SIGKILL')
      outages.killed()
      await sleep(random() * 1500)
      await node.start()
      outages.started()
    }
  }
  await Promise.all(nodes.map((node, n) => kill(node, randomFrom(seed + n))))
}

/** How long it is until shortly after one of the next whole seconds. */
function untilManyAreDue(random: Random): number {
  const whole = 1000 - (Date.now() % 1000)
  return whole + Math.floor(random() * 2) * 1000 + random() * 150
}

/** Kills PostgreSQL under the nodes, and starts it again. */
async function killPostgres({ postgres, outages }: Scene): Promise<void> {
  const begun = performance.now()
  postgres.kill()
  await postgres.start()
  outages.withoutPostgres = secondsSince(begun)
}

/** Says ten times how far it is. */
async function report({ settings, postgres, outages }: Scene, ended: AbortSignal): Promise<void> {
  for (;;) {
    const aborted = await sleep(settings.seconds * 100, false, { signal: ended }).catch(() => true)
    if (aborted) return
    // PostgreSQL may be away now.
    const left = await waiting(postgres).catch(() => undefined)
    if (left === undefined) continue
    say(`  fired ${settings.releases - left} of ${settings.releases}, ${outages.kills} kills`)
  }
}

async function untilNoneWaits(postgres: Postgres, latest: number): Promise<void> {
  while ((await waiting(postgres)) > 0 && Date.now() < latest) await sleep(200)
}

/** Every node answers with all that is published. */
async function mustShow(
  node: ContentNode,
  fired: number,
  complain: (what: string) => void,
): Promise<void> {
  const query = 'count(*[_type == "work" && !(_id in path("versions.**"))])'
  const { status, text } = await node.query(query)
  if (status !== 200 || JSON.parse(text).result !== fired) {
    complain(`${node.name} does not show ${fired} works: ${status} ${text}`)
  }
}

function secondsSince(begun: number): number {
  return (performance.now() - begun) / 1000
}

function shown(seconds: number | undefined): string {
  return seconds === undefined ? 'unknown' : `${seconds.toFixed(2)} s`
}
