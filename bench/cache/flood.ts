/** A flood of paths that do not exist: what it leaves in memory, and what it asks of others. */
import { Agent } from 'node:http'
import { childrenOf, memory } from '../../testbed/processes.ts'
import type { Product } from '../../testbed/product.ts'
import { httpResponse } from '../assets/httpResponse.ts'
import { say } from '../report.ts'
import { viewed } from './cachedPage.ts'
import { counts } from './metrics.ts'

const paths = process.env.BENCH_FORM === 'short' ? 1_000 : 10_000
const connections = 32
const hosts = ['nationalmuseet.localhost', 'jelling.localhost']

/** Requests each path once, and counts the responses by status. */
async function send(website: string): Promise<Map<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const statuses = new Map<number, number>()
  let next = 0
  const visit = async () => {
    while (next < paths) {
      const number = next++
      const headers = { Host: hosts[number % hosts.length], 'Accept-Encoding': 'br' }
      const { status } = await httpResponse(`${website}/findes-ikke-${number}`, headers, agent)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: connections }, visit))
  agent.destroy()
  return statuses
}

/** Megabytes of the website, and of its workers. */
function megabytes({ websitePid }: Product): [number, number] {
  const workers = childrenOf(websitePid).map(memory)
  return [memory(websitePid), workers.reduce((all, one) => all + one, 0)]
}

export async function flood(product: Product): Promise<void> {
  const [before, earlier] = [await counts(product), megabytes(product)]
  const begun = performance.now()
  const statuses = await send(product.website)
  const seconds = (performance.now() - begun) / 1000
  const [after, later] = [await counts(product), megabytes(product)]
  const each = (of: 'queries' | 'renders') => ((after[of] - before[of]) / paths).toFixed(3)
  const listed = [...statuses].map(([status, count]) => `${count} of ${status}`).join(', ')
  say(
    `flood of ${paths} paths that do not exist, ${connections} at once, on ${hosts.length} sites:`,
  )
  say(`  ${seconds.toFixed(1)} s, ${(paths / seconds).toFixed(0)}/s: ${listed}`)
  say(`  for each path: ${each('queries')} content queries, ${each('renders')} pages rendered`)
  const grown = earlier.map(
    (mb, n) => `${mb.toFixed(0)} MB before, ${later[n]?.toFixed(0)} MB after`,
  )
  say(`  memory of the website: ${grown[0]}; of its Node workers: ${grown[1]}`)
  const { hit } = await viewed(product, hosts[0] ?? '', '/')
  say(`  the front page is ${hit ? 'still' : 'no longer'} cached`)
}
