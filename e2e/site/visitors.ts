/** Visitors who come at a steady rate, whatever becomes of those before. */
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Coding, type Page, type View, view } from './view.ts'

export interface Views {
  sent: number
  failed: Failure[]
  /** Views that got a last good copy. */
  stale: number
  /** Milliseconds of the slowest view that did not fail. */
  worst: number
}

export interface Failure {
  /** A status, or an error. */
  why: string
  where: string
}

/** A page as somebody saw it. */
export interface Sight {
  address: string
  page: Page
  coding: Coding
  view: View
}

export interface Visit {
  /** Where they go, in turns; asked for each view. */
  addresses(): string[]
  pages: readonly Page[]
  /** Views a second. */
  rate: number
  /** Told of each view that did not fail. */
  saw?(sight: Sight): void
}

export class Visitors {
  readonly #visit: Visit
  readonly #agent = new Agent({ keepAlive: true })
  readonly #views: Views = { sent: 0, failed: [], stale: 0, worst: 0 }
  readonly #under: Promise<void>[] = []
  readonly #coming: Promise<void>
  #on = true

  constructor(visit: Visit) {
    this.#visit = visit
    this.#coming = this.#come()
  }

  /** No more come; waits for those who are there. */
  async end(): Promise<Views> {
    this.#on = false
    await this.#coming
    await Promise.all(this.#under)
    this.#agent.destroy()
    return this.#views
  }

  async #come(): Promise<void> {
    const begun = performance.now()
    while (this.#on) {
      const wait = begun + (this.#views.sent * 1000) / this.#visit.rate - performance.now()
      if (wait > 0) await sleep(wait)
      this.#under.push(this.#look(this.#views.sent++))
    }
  }

  async #look(number: number): Promise<void> {
    const { pages } = this.#visit
    const addresses = this.#visit.addresses()
    const round = Math.floor(number / pages.length)
    const page = pages[number % pages.length] as Page
    const address = addresses[round % addresses.length] as string
    // In each round others take gzip.
    const coding: Coding = (number + round) % 5 === 0 ? 'gzip' : 'br'
    try {
      const seen = await view(address, page, coding, this.#agent)
      if (seen.status !== 200) throw new Error(String(seen.status))
      if (seen.stale) this.#views.stale++
      this.#views.worst = Math.max(this.#views.worst, seen.milliseconds)
      this.#visit.saw?.({ address, page, coding, view: seen })
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      this.#views.failed.push({ why, where: `${address}${page.path} in ${coding}` })
    }
  }
}
