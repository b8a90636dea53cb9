/** Requests of callers without a token who want to take more than their share. */
import { type ClientRequest, type IncomingMessage, request } from 'node:http'

const project = 'museerne'

/** Addresses of this machine from which they come. */
export const addresses = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'] as const

/** An address by its turn. */
export const addressOf = (turn: number): string =>
  addresses[turn % addresses.length] ?? addresses[0]

/** A filter of a hundred conditions, each a comparison of five hundred values with each other. */
const costly = '[count($a[count($a[@>=^])>=0])>0]'.repeat(100)

/** The path of a listener with that filter; each has another, so that none is shared. */
export function costlyListener(turn: number): string {
  const parameters = new URLSearchParams({
    query: `*[_type != "${turn}"]${costly}`,
    $a: `[${Array(500).fill(1).join(',')}]`,
    enableResume: 'true',
  })
  return `/v2025-02-19/data/listen/stage?${parameters}`
}

/** The path of a listener to everything. */
export const everything =
  '/v2025-02-19/data/listen/stage?query=*&includePreviousRevision=true&enableResume=true'

export interface Stream {
  readonly status: number
  /** What came so far, if it is read. */
  text(): string
  close(): void
}

/** Opens a stream; one that is not read stays as it is. */
export function openStream(
  content: string,
  path: string,
  from: string,
  { read = true, last = '' } = {},
): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const headers = { 'x-sanity-project-id': project, ...(last && { 'last-event-id': last }) }
    const opening = request(content + path, { localAddress: from, headers, agent: false })
    opening.once('error', reject)
    opening.once('response', (response: IncomingMessage) => {
      let text = ''
      response.on('error', () => {})
      opening.on('error', () => {})
      if (read) response.on('data', (bytes) => (text += bytes))
      else response.pause()
      resolve({
        status: response.statusCode ?? 0,
        text: () => text,
        close: () => opening.destroy(),
      })
    })
    opening.end()
  })
}

/** Sends a body of so many bytes but for the last, and holds it. The status, if there is one. */
export function holdBody(
  content: string,
  from: string,
  bytes: number,
): { status: Promise<number>; close(): void } {
  const clientRequest: ClientRequest = request(`${content}/v2025-02-19/data/query/stage`, {
    method: 'POST',
    localAddress: from,
    agent: false,
    headers: {
      'x-sanity-project-id': project,
      'content-type': 'application/json',
      'content-length': bytes,
    },
  })
  const status = new Promise<number>((resolve) => {
    clientRequest.once('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    clientRequest.on('error', () => resolve(0))
  })
  clientRequest.write(Buffer.alloc(bytes - 1, ' '))
  return { status, close: () => clientRequest.destroy() }
}

/** A request and its status, from an address. */
export function statusOf(url: string, host: string, from: string): Promise<number> {
  return new Promise((resolve) => {
    const options = { localAddress: from, headers: { host }, timeout: 20_000, agent: false }
    const clientRequest = request(url, options, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
      response.once('error', () => resolve(0))
    })
    clientRequest.once('timeout', () => clientRequest.destroy())
    clientRequest.once('error', () => resolve(0))
    clientRequest.end()
  })
}
