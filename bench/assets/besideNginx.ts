/**
 * A server of ours beside nginx with the same bytes, in turns. Each has one core and the load
 * another. The load is at its limit before they are, so what is compared is the processor time
 * that a response costs a server; the rate is printed beside it.
 */
import { execFileSync } from 'node:child_process'
import type { OutgoingHttpHeaders } from 'node:http'
import { spent, ticks, times } from '../../testbed/processes.ts'
import { median, say } from '../report.ts'
import { type HttpResponse, httpResponse } from './httpResponse.ts'
import { startNginx } from './nginx.ts'

/** Many and short, in turns: what else a machine does comes and goes. */
const rounds = process.env.BENCH_FORM === 'short' ? 4 : 40
const seconds = 1
export const serverCore = ['taskset', '-c', '1']
const clientCore = ['taskset', '-c', '0']

/** A server of one address, and its processes. */
export interface Server {
  address: string
  pids: number[]
}

export interface Measurement {
  /** Responses a second. */
  rate: number
  /** Microseconds of the server's processor time for each. */
  cost: number
  /** Those of them in the kernel. */
  kernel: number
}

/** As many connections as a busy proxy keeps open. */
export function load({ address, pids }: Server, headers: OutgoingHttpHeaders = {}): Measurement {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const command = [...clientCore, 'wrk', '-t1', '-c32', `-d${seconds}s`, ...sent, address]
  const [program = '', ...args] = command
  const [before, ticksBefore] = [times(pids), ticks(pids)]
  const output = execFileSync(program, args, { encoding: 'utf8' })
  const [used, ran] = [spent(before, times(pids)), ticks(pids)]
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(output)
  const responses = Number(output.match(/(\d+) requests in/)?.[1])
  const rate = Number(output.match(/Requests\/sec:\s+([\d.]+)/)?.[1])
  const cost = (used * 1000) / responses
  const share = (ran.kernel - ticksBefore.kernel) / (ran.all - ticksBefore.all)
  return { rate, cost, kernel: cost * share }
}

const format = ({ rate, cost }: Measurement): string =>
  `${rate.toFixed(0)}/s, ${cost.toFixed(1)} µs`

/** The middle, and between what half of them lie. */
function range(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(2)
  return `${at(0.5)}x nginx (half from ${at(0.25)} to ${at(0.75)})`
}

const middle = (all: Measurement[]): string => {
  const of = (one: keyof Measurement) => median(all.map((measurement) => measurement[one]))
  return `${of('cost').toFixed(1)} µs, ${of('kernel').toFixed(1)} of it in the kernel`
}

/** In turns; returns the cost of a response of nginx, as a fraction of the cost of ours. */
function compare(name: string, own: () => Measurement, nginx: () => Measurement): number {
  const turns: { ours: Measurement; theirs: Measurement }[] = []
  for (let round = 0; round < rounds; round++) {
    const turn = { ours: own(), theirs: nginx() }
    say(`  ${name}: ours ${format(turn.ours)}; nginx ${format(turn.theirs)}`)
    turns.push(turn)
  }
  const [ours, theirs] = [
    middle(turns.map((turn) => turn.ours)),
    middle(turns.map((turn) => turn.theirs)),
  ]
  const costs = turns.map((turn) => turn.theirs.cost / turn.ours.cost)
  const rates = turns.map((turn) => turn.ours.rate / turn.theirs.rate)
  say(`${name}, processor time: ours ${ours}; nginx ${theirs}`)
  say(`${name}, responses for the same processor time: ${range(costs)}`)
  say(`${name}, responses a second: ${range(rates)}`)
  return median(costs)
}

/** Measures a server of ours beside nginx with its response. */
export async function besideNginx(
  name: string,
  server: Server,
  folder: string,
  headers: OutgoingHttpHeaders = {},
): Promise<number> {
  const response = await whole(server, headers)
  const nginx = await startNginx(folder, response, serverCore)
  try {
    const same = await whole(nginx.same, headers)
    if (!same.body.equals(response.body)) throw new Error(`${name}: nginx serves other bytes`)
    const size = `${(response.body.length / 1024).toFixed(1)} KB`
    return compare(
      `${name}, ${size}`,
      () => load(server, headers),
      () => load(nginx.same, headers),
    )
  } finally {
    await nginx.stop()
  }
}

async function whole({ address }: Server, headers: OutgoingHttpHeaders): Promise<HttpResponse> {
  const response = await httpResponse(address, headers)
  if (response.status !== 200) throw new Error(`${address}: ${response.status}`)
  return response
}
