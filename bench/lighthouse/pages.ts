/** The pages that are measured: of each type the largest that search engines may list. */
import { Agent, request } from 'node:https'

export interface MeasuredPage {
  type: string
  address: string
}

/** A website that serves all hosts of the group, whichever name its certificate has. */
export class Site {
  readonly #port: number
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 2, rejectUnauthorized: false })

  constructor(port: number) {
    this.#port = port
  }

  read(address: string): Promise<string> {
    const { hostname, pathname, search } = new URL(address)
    const to = { host: '127.0.0.1', port: this.#port, path: pathname + search, agent: this.#agent }
    return new Promise((done, fail) => {
      const sent = request({ ...to, servername: hostname, headers: { host: hostname } }, (got) => {
        const parts: Buffer[] = []
        got.on('data', (part: Buffer) => parts.push(part))
        got.once('error', fail)
        got.once('end', () => {
          if (got.statusCode === 200) done(Buffer.concat(parts).toString('utf8'))
          else fail(new Error(`${address} is ${got.statusCode}`))
        })
      })
      sent.once('error', fail)
      sent.end()
    })
  }

  close(): void {
    this.#agent.destroy()
  }
}

const listed = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )

/** All addresses in the sitemaps of a host; none of a host that is never indexed. */
async function addressesOf(site: Site, host: string): Promise<string[]> {
  const index = await site.read(`https://${host}/sitemap.xml`).catch(() => '')
  const found: string[] = []
  for (const sitemap of listed(index)) found.push(...listed(await site.read(sitemap)))
  return found
}

const typeOf = (html: string): string | undefined => {
  const data = html.match(/<script type="application\/json" id="view"[^>]*>(.*?)<\/script>/s)?.[1]
  return data && (JSON.parse(data) as { page: { body: { type: string } } }).page.body.type
}

/** Of each page type the largest page, by the bytes of its HTML. */
export async function largestPages(site: Site, hosts: Iterable<string>): Promise<MeasuredPage[]> {
  const largest = new Map<string, { address: string; length: number }>()
  for (const host of hosts) {
    for (const address of await addressesOf(site, host)) {
      const html = await site.read(address)
      const type = typeOf(html)
      if (!type) throw new Error(`${address} has no data`)
      if (html.length > (largest.get(type)?.length ?? 0)) {
        largest.set(type, { address, length: html.length })
      }
    }
  }
  return [...largest]
    .map(([type, { address }]) => ({ type, address }))
    .sort((a, b) => a.type.localeCompare(b.type))
}
