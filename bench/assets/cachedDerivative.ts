/**
 * Cached derivatives served by the service, beside the same bytes as files of nginx.
 *
 * Both do what they do in production: each request has an id and a line in the log. Each server
 * has one core and the load another. The load is at its limit before they are, so the
 * benchmark compares the processor time that a response costs a server, and prints the rate
 * beside it.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startContentService } from '../../e2e/content-service.ts'
import { childrenOf, spent, times } from '../pages/processes.ts'
import { median, say, taken, uploaded } from './taken.ts'

/** Many and short, in turns: what else a machine does comes and goes. */
const rounds = process.env.BENCH_FORM === 'short' ? 4 : 40
const seconds = 1
const port = 24180
const server = ['taskset', '-c', '1']
const client = ['taskset', '-c', '0']

function configuration(folder: string): string {
  const user = process.getuid?.() === 0 ? 'user root; ' : ''
  return `daemon off; ${user}worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log ${folder}/access.log; sendfile on; tcp_nopush on; open_file_cache max=100; keepalive_requests 1000000;
  default_type image/webp; etag on;
  server {
    listen 127.0.0.1:${port}; root ${folder};
    add_header Cache-Control "public, max-age=31536000, immutable";
    add_header X-Content-Type-Options nosniff;
    add_header Access-Control-Allow-Origin "*";
    add_header X-Request-Id $request_id;
  }
}
`
}

/** A server of the requested image, and its processes. */
interface Server {
  address: string
  pids: number[]
}

async function startNginx(folder: string) {
  const file = join(folder, 'nginx.conf')
  await writeFile(file, configuration(folder))
  const [program = '', ...args] = [...server, '/usr/sbin/nginx', '-p', folder, '-c', file]
  const child = spawn(program, args, { stdio: 'inherit' })
  await wait(500)
  const stop = async () => {
    child.kill()
    await once(child, 'exit')
  }
  return { pids: childrenOf(child.pid ?? 0), stop }
}

interface Measurement {
  /** Responses a second. */
  rate: number
  /** Microseconds of the server's processor time for each. */
  cost: number
}

/** As many connections as a busy proxy keeps open. */
function load({ address, pids }: Server): Measurement {
  const [program = '', ...args] = [...client, 'wrk', '-t1', '-c32', `-d${seconds}s`, address]
  const before = times(pids)
  const output = execFileSync(program, args, { encoding: 'utf8' })
  const used = spent(before, times(pids))
  if (/Non-2xx/.test(output)) throw new Error(output)
  const answers = Number(output.match(/(\d+) requests in/)?.[1])
  const rate = Number(output.match(/Requests\/sec:\s+([\d.]+)/)?.[1])
  return { rate, cost: (used * 1000) / answers }
}

const format = ({ rate, cost }: Measurement): string =>
  `${rate.toFixed(0)}/s, ${cost.toFixed(1)} µs`
/** The middle, and between what half of them lie. */
function range(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(2)
  return `${at(0.5)}x nginx (half from ${at(0.25)} to ${at(0.75)})`
}

/** The cost of a response in nginx, as a fraction of its cost in the service. */
async function ratio(service: Server, nginx: Server, file: string): Promise<number> {
  const body = await taken(service.address)
  await writeFile(file, body)
  const size = `${(body.length / 1024).toFixed(1)} KB`
  const [costs, rates]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    const [ours, theirs] = [load(service), load(nginx)]
    costs.push(theirs.cost / ours.cost)
    rates.push(ours.rate / theirs.rate)
    say(`  ${size}: service ${format(ours)}; nginx ${format(theirs)}`)
  }
  say(`${size}, answers for the same processor time: ${range(costs)}`)
  say(`${size}, answers a second: ${range(rates)}`)
  return median(costs)
}

/** The lower ratio of a small derivative and a larger one. */
export async function cachedRatio(folder: string): Promise<number> {
  const log = join(folder, 'service.log')
  const service = await startContentService({
    under: [...server, 'sh', '-c', `exec "$@" 2>${log}`, 'sh'],
    env: { VITRINE_LOG: 'info' },
  })
  const nginx = await startNginx(folder)
  try {
    const picture = await uploaded(service, join(folder, 'kept.jpg'), 0)
    const file = 'derivative.webp'
    const of = (width: number) =>
      ratio(
        { address: `${picture}?w=${width}&fm=webp`, pids: [service.pid] },
        { address: `http://127.0.0.1:${port}/${file}`, pids: nginx.pids },
        join(folder, file),
      )
    return Math.min(await of(390), await of(1200))
  } finally {
    await nginx.stop()
    await service.stop()
  }
}
