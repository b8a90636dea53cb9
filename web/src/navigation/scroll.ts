/** How a visitor came to an entry of the history. */
export type Arrival = 'POP' | 'PUSH' | 'REPLACE'

/** Where a page is shown from. */
export type Place = 'top' | 'anchor' | 'here' | number

/** What of a navigation decides it. */
export interface Arrived {
  arrival: Arrival
  hash: string
  /** Where the window stood on this entry before. */
  saved: number | undefined
  /** Whether it is the same page with another choice: `?tag=…`. */
  samePath: boolean
}

/**
 * Spec 2.1: to the top on a page change, to the anchor where one is given, and to where
 * one was on the way back or forward. Who chooses on a page stays where the choices are.
 */
export function placeAfter({ arrival, hash, saved, samePath }: Arrived): Place {
  if (arrival === 'POP' && saved !== undefined) return saved
  if (hash.length > 1) return 'anchor'
  return samePath && arrival !== 'POP' ? 'here' : 'top'
}

const key = 'vitrine:scroll'

/** The scroll position of each history entry, stored while the tab is open. */
export class ScrollMemory {
  readonly #places: Map<string, number>
  readonly #kept: Pick<Storage, 'getItem' | 'setItem'>

  constructor(kept: Pick<Storage, 'getItem' | 'setItem'>) {
    this.#kept = kept
    this.#places = new Map(Object.entries(read(kept)))
  }

  get(entry: string): number | undefined {
    return this.#places.get(entry)
  }

  set(entry: string, place: number): void {
    this.#places.set(entry, place)
  }

  keep(): void {
    try {
      this.#kept.setItem(key, JSON.stringify(Object.fromEntries(this.#places)))
    } catch {
      // A full or forbidden memory: one starts at the top then.
    }
  }
}

function read(kept: Pick<Storage, 'getItem'>): Record<string, number> {
  try {
    const value: unknown = JSON.parse(kept.getItem(key) ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, number>) : {}
  } catch {
    return {}
  }
}
