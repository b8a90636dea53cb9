/**
 * A shared cache in front of websites, which caches nothing: each website purges it after a live
 * event, when it has dropped its own pages. So one can wait until an event is done with.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Milliseconds in which all websites must have heard of a change. */
const longest = 10_000

export class Purges {
  readonly #server = createServer((request, response) => {
    this.#hear(request)
    response.end()
  })
  /** The keys that each website has purged, by the path at which it does. */
  readonly #purged = new Map<string, Set<string>>()
  #wake = () => {}

  static async listen(): Promise<Purges> {
    const purges = new Purges()
    purges.#server.listen(0, '127.0.0.1')
    await once(purges.#server, 'listening')
    return purges
  }

  /** Where one more website purges it. */
  addAddress(): string {
    const { port } = this.#server.address() as AddressInfo
    const path = `/${this.#purged.size}`
    this.#purged.set(path, new Set())
    return `http://127.0.0.1:${port}${path}`
  }

  /** Waits until all websites have done with an event that bears a sync tag. */
  async until(tag: string): Promise<void> {
    const key = tag.replace(/^s1:/, '')
    const late = AbortSignal.timeout(longest)
    late.addEventListener('abort', () => this.#wake())
    while (![...this.#purged.values()].every((keys) => keys.has(key))) {
      if (late.aborted) throw new Error(`a website does not hear of ${tag}`)
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
  }

  #hear({ url = '', headers }: IncomingMessage): void {
    const keys = String(headers['surrogate-key']).split(' ')
    for (const key of keys) this.#purged.get(url)?.add(key)
    this.#wake()
  }

  end(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }
}
