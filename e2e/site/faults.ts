/** What goes wrong, how it is proven to have gone wrong, and how it ends. */
import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Cluster } from '../../testbed/cluster.ts'
import { type ContentNode, type WebsiteNode, withoutFileOverride } from '../../testbed/nodes.ts'
import type { Balancer } from './balancer.ts'
import { publish } from './pages.ts'
import { Halt } from './renderers.ts'

const run = promisify(execFile)

/** Milliseconds in which a node must notice what happened around it. */
const noticed = 30_000

export interface Fault {
  name: string
  /** Seconds that it lasts in the short form: more than what bridges it without a copy. */
  short: number
  /** Whether copies must be served, or it did not strike. */
  stale?: boolean
  /** Where visitors can go now. */
  addresses(): string[]
  /** Brings it about, proves it, and returns when its time is over. */
  strike(over: Promise<unknown>): Promise<void>
  /** Brings back what was there before; not all of it need work yet. */
  mend(): Promise<void>
}

export function faultsOf(cluster: Cluster, balancer: Balancer): Fault[] {
  return [
    contentKilled(cluster),
    postgresStopped(cluster),
    natsStopped(cluster),
    renderersHung(cluster),
    diskUnwritable(cluster),
    websitesRestarted(cluster, balancer),
  ]
}

const addressesOf = (websites: WebsiteNode[]): string[] => websites.map(({ url }) => url)

/** Asks until a node's report on itself is as it should be. */
async function untilReady(
  node: ContentNode,
  is: (status: number, text: string) => boolean,
): Promise<void> {
  const end = performance.now() + noticed
  for (;;) {
    const response = await fetch(`${node.url}/readyz`, { signal: AbortSignal.timeout(noticed) })
    const text = await response.text()
    if (is(response.status, text)) return
    if (performance.now() > end) throw new Error(`${node.name} says ${response.status} ${text}`)
    await sleep(50)
  }
}

const hearsBy = (by: string) => (node: ContentNode) =>
  untilReady(node, (status, text) => status === 200 && text.includes(`events by ${by}`))

/** Everything is there again that a fault may take. */
export async function untilWhole(cluster: Cluster): Promise<void> {
  await Promise.all(cluster.content.map(hearsBy('NATS')))
}

/** One website starts while there is no content service: it has nothing but its disk. */
function contentKilled({ content, websites }: Cluster): Fault {
  const cold = websites.at(-1) as WebsiteNode
  let open = websites
  return {
    name: 'content service killed',
    // The website tries again for three seconds.
    short: 4,
    addresses: () => addressesOf(open),
    async strike(over) {
      await Promise.all(content.map((node) => node.kill()))
      open = websites.filter((website) => website !== cold)
      await cold.stop()
      await cold.start()
      open = websites
      await over
    },
    async mend() {
      await Promise.all(content.map((node) => node.start()))
    },
  }
}

function postgresStopped({ content, websites, postgres }: Cluster): Fault {
  return {
    name: 'PostgreSQL stopped',
    short: 2,
    addresses: () => addressesOf(websites),
    async strike(over) {
      postgres.kill()
      await Promise.all(content.map((node) => untilReady(node, (status) => status === 503)))
      await over
    },
    mend: () => postgres.start(),
  }
}

function natsStopped({ content, websites, nats }: Cluster): Fault {
  return {
    name: 'NATS stopped',
    short: 1,
    addresses: () => addressesOf(websites),
    async strike(over) {
      await nats.kill()
      await Promise.all(content.map(hearsBy('polling')))
      await over
    },
    mend: () => nats.start(),
  }
}

/** Something is published, so that all pages have to be rendered. */
function renderersHung(cluster: Cluster): Fault {
  const { websites, cleanup } = cluster
  let halt: Halt | undefined
  return {
    name: 'all renderers hung',
    short: 3,
    stale: true,
    addresses: () => addressesOf(websites),
    async strike(over) {
      halt = new Halt(websites, cleanup)
      await publish(cluster)
      await over
      if (halt.count === 0) throw new Error('there was no renderer to halt')
    },
    async mend() {
      await halt?.end()
    },
  }
}

/** Something is published, so that there is something to write. */
function diskUnwritable(cluster: Cluster): Fault {
  const { websites } = cluster
  const folders = websites.map(({ data }) => data)
  return {
    name: 'disk cache unwritable',
    short: 1,
    addresses: () => addressesOf(websites),
    async strike(over) {
      await run('chmod', ['-R', 'a-w', ...folders])
      for (const folder of folders) await mustNotBeWritable(folder)
      await publish(cluster)
      await over
    },
    async mend() {
      await run('chmod', ['-R', 'u+w', ...folders])
    },
  }
}

/** Tries it with the rights of a website. */
async function mustNotBeWritable(folder: string): Promise<void> {
  const [program = '', ...args] = [...withoutFileOverride, 'touch', `${folder}/trial`]
  const written = await run(program, args).then(
    () => true,
    () => false,
  )
  if (written) throw new Error(`${folder} can still be written to`)
}

/** The websites restart one after the other, again and again. */
function websitesRestarted({ websites }: Cluster, balancer: Balancer): Fault {
  return {
    name: 'websites restarted in turn',
    short: 1,
    addresses: () => [balancer.url],
    async strike(over) {
      let on = true
      const ends = over.then(() => {
        on = false
      })
      for (let turn = 0; on || turn < websites.length; turn++) {
        const website = websites[turn % websites.length] as WebsiteNode
        await website.stop()
        await balancer.until(website, 'DOWN', noticed)
        await website.start()
        await balancer.until(website, 'UP', noticed)
      }
      await ends
    },
    // The last of them has started already.
    mend: async () => {},
  }
}
