/** What the host asks of a worker: to draw, to draw again, to forget. */
import type { Request } from './render.tsx'

/** Something to draw, which the host may give a number to ask for it again. */
export type Asked = (Request & { keep?: number }) | { again: number } | { forget: number[] }

/** What is drawn again and again is read once. Which numbers there are is the host's care. */
export class KeptRequests {
  readonly #kept = new Map<number, Request>()

  /** What to draw, if anything. */
  toDraw(asked: Asked): Request | undefined {
    if ('forget' in asked) {
      for (const number of asked.forget) this.#kept.delete(number)
      return undefined
    }
    if ('again' in asked) {
      const request = this.#kept.get(asked.again)
      if (!request) throw new Error(`nothing is kept as ${asked.again}`)
      return request
    }
    if (asked.keep !== undefined) this.#kept.set(asked.keep, asked)
    return asked
  }
}
