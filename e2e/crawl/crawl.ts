/** Goes over all pages of some hosts, from their front pages and sitemaps on. */
import { Agent, request } from 'node:http'
import { type Page, readPage } from './page.ts'

/** A page by its host, path and parameters: `jelling.localhost/besoeg?page=2`. */
export type Address = string

export interface Visit {
  status: number
  /** Where it leads to, if it is a redirect. */
  location: string | undefined
  page: Page | undefined
}

export interface Crawled {
  visits: ReadonlyMap<Address, Visit>
  /** Pages that link to an address. */
  linkedFrom: ReadonlyMap<Address, ReadonlySet<Address>>
}

/** How many pages are fetched at once. */
const atOnce = 4
const agent = new Agent({ keepAlive: true, maxSockets: atOnce })

/** The address that a link leads to; `undefined` outside these hosts. */
export function resolve(
  link: string,
  from: Address,
  hosts: ReadonlySet<string>,
): Address | undefined {
  const url = URL.parse(link, `http://${from}`)
  if (!url || !/^https?:$/.test(url.protocol) || !hosts.has(url.hostname)) return undefined
  return `${url.hostname}${url.pathname}${url.search}`
}

export interface Response {
  status: number
  location: string | undefined
  type: string
  body: string
}

/** Fetches an address at a website that serves all hosts. */
export function fetchAddress(website: string, address: Address): Promise<Response> {
  const slash = address.indexOf('/')
  const [host, path] = [address.slice(0, slash), address.slice(slash)]
  return new Promise((done, fail) => {
    const sent = request(`${website}${path}`, { agent, headers: { host } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.once('error', fail)
      response.once('end', () => {
        const { location, 'content-type': type = '' } = response.headers
        const body = Buffer.concat(parts).toString('utf8')
        done({ status: response.statusCode ?? 0, location, type, body })
      })
    })
    sent.once('error', fail)
    sent.end()
  })
}

/**
 * Whether the links of a page are followed. A calendar has a page for each day and each choice of
 * tags: these are fetched where they are linked, and what they link to in turn is not.
 */
const isFollowed = (address: Address): boolean => /^[^?]*(\?page=\d+)?$/.test(address)

/** Visits what can be reached from these addresses, and calls `progress` after each. */
export async function crawl(
  website: string,
  hosts: ReadonlySet<string>,
  from: readonly Address[],
  progress: (done: number, waiting: number) => void,
): Promise<Crawled> {
  const visits = new Map<Address, Visit>()
  const linkedFrom = new Map<Address, Set<Address>>()
  const known = new Set(from)
  const waiting = [...known]
  const found = (address: Address) => {
    if (known.has(address)) return
    known.add(address)
    waiting.push(address)
  }
  const look = async (address: Address) => {
    const { status, location, type, body } = await fetchAddress(website, address)
    const page = status === 200 && type.startsWith('text/html') ? readPage(body) : undefined
    visits.set(address, { status, location, page })
    if (location) {
      const target = resolve(location, address, hosts)
      if (target) found(target)
    }
    for (const link of page && isFollowed(address) ? page.links : []) {
      const target = resolve(link, address, hosts)
      if (!target) continue
      if (!linkedFrom.has(target)) linkedFrom.set(target, new Set())
      linkedFrom.get(target)?.add(address)
      found(target)
    }
  }
  let running = 0
  await new Promise<void>((done, fail) => {
    const next = () => {
      progress(visits.size, waiting.length)
      if (running === 0 && waiting.length === 0) done()
      while (running < atOnce) {
        const address = waiting.shift()
        if (address === undefined) return
        running++
        look(address).then(() => {
          running--
          next()
        }, fail)
      }
    }
    next()
  })
  return { visits, linkedFrom }
}
