/**
 * Callers without a token who send costly queries from one address, each as soon as the one
 * before has its response. It runs as a process of its own, so that it does not disturb the
 * measuring one: `node flood.ts CONTENT ADDRESS SECONDS`. It prints the responses as JSON.
 */
import { Agent, request } from 'node:http'
import { body, join, spread } from './queries.ts'

const [content = '', localAddress = '127.0.0.1', seconds = '60'] = process.argv.slice(2)
const end = performance.now() + Number(seconds) * 1000
const agent = new Agent({ keepAlive: true, maxSockets: 40 })
const answers: Record<string, number> = {}
const count = (what: string | number) => {
  answers[what] = (answers[what] ?? 0) + 1
}

/** Sends a query; leaves after so many milliseconds, if it is to be left alone. */
function send(query: string, leave?: number): Promise<void> {
  return new Promise((resolve) => {
    const clientRequest = request(
      `${content}/v2025-02-19/data/query/stage`,
      {
        method: 'POST',
        agent: leave ? false : agent,
        localAddress,
        headers: { 'x-sanity-project-id': 'museerne', 'content-type': 'application/json' },
      },
      (answer) => {
        answer.resume()
        answer.once('end', () => {
          count(answer.statusCode ?? 0)
          resolve()
        })
        answer.once('error', () => resolve())
      },
    )
    clientRequest.once('error', () => {
      count(leave ? 'left' : 'failed')
      resolve()
    })
    clientRequest.end(body(query))
    if (leave) setTimeout(() => clientRequest.destroy(), leave)
  })
}

async function again(work: () => Promise<void>): Promise<void> {
  while (performance.now() < end) await work()
}

await Promise.all([
  ...Array.from({ length: 20 }, () => again(() => send(spread))),
  ...Array.from({ length: 2 }, () => again(() => send(join, 300))),
])
process.stdout.write(`${JSON.stringify(answers)}\n`)
process.exit()
