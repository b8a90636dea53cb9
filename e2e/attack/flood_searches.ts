/**
 * A caller who searches for something else each time, at a steady rate, from one address:
 * `node flood_searches.ts WEBSITE HOST ADDRESS RATE SECONDS`. It runs as a process of its own, so
 * that it does not disturb the measuring one, and prints the responses as JSON. A refusal without
 * Retry-After is counted apart.
 */
import { Agent, request } from 'node:http'

const [website = '', host = '', localAddress = '', rate = '', seconds = ''] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: 20 })
const responses: Record<string, number> = {}
const count = (what: string | number) => {
  responses[what] = (responses[what] ?? 0) + 1
}

/** A search page, a call for ids and a suggestion in turn. */
function path(n: number): string {
  const query = `skib${localAddress.at(-1)}${n.toString(36)}`
  if (n % 3 === 0) return `/soeg?q=${query}`
  if (n % 3 === 1) return `/api/search/get-embedding-result?query=${query}`
  return `/api/search/suggest?site=nationalmuseet&locale=da&q=${query}`
}

function send(n: number): Promise<void> {
  return new Promise((resolve) => {
    const sent = request(
      `${website}${path(n)}`,
      { agent, localAddress, headers: { host } },
      (answer) => {
        const status = answer.statusCode ?? 0
        const waits = answer.headers['retry-after'] !== undefined
        answer.resume()
        answer.once('end', () => {
          count(status === 429 && !waits ? '429 without Retry-After' : status)
          resolve()
        })
      },
    )
    sent.once('error', () => {
      count('failed')
      resolve()
    })
    sent.end()
  })
}

const total = Number(rate) * Number(seconds)
const begun = performance.now()
const all: Promise<void>[] = []
for (let n = 0; n < total; n++) {
  const wait = begun + (n * 1000) / Number(rate) - performance.now()
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  all.push(send(n))
}
await Promise.all(all)
process.stdout.write(`${JSON.stringify(responses)}\n`)
process.exit()
