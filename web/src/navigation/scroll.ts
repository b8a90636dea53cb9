/** How a visitor came to an entry of the history. */
export type Arrival = 'POP' | 'PUSH' | 'REPLACE'

/** Where a page is shown from. */
export type ScrollTarget = 'top' | 'anchor' | 'here' | number

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
export function scrollTarget({ arrival, hash, saved, samePath }: Arrived): ScrollTarget {
  if (arrival === 'POP' && saved !== undefined) return saved
  if (hash.length > 1) return 'anchor'
  return samePath && arrival !== 'POP' ? 'here' : 'top'
}

const key = 'vitrine:scroll'

/** Gives the tab's storage. It throws where a browser forbids all storage. */
type GetStorage = () => Pick<Storage, 'getItem' | 'setItem'>

/** The scroll position of each history entry, stored while the tab is open. */
export class ScrollMemory {
  readonly #positions: Map<string, number>
  readonly #storage: GetStorage

  constructor(storage: GetStorage) {
    this.#storage = storage
    this.#positions = new Map(Object.entries(read(storage)))
  }

  get(entry: string): number | undefined {
    return this.#positions.get(entry)
  }

  set(entry: string, position: number): void {
    this.#positions.set(entry, position)
  }

  keep(): void {
    try {
      this.#storage().setItem(key, JSON.stringify(Object.fromEntries(this.#positions)))
    } catch {
      // A full or forbidden memory: one starts at the top then.
    }
  }
}

function read(storage: GetStorage): Record<string, number> {
  try {
    const value: unknown = JSON.parse(storage().getItem(key) ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, number>) : {}
  } catch {
    return {}
  }
}

/** Leads back to where the window stood on this entry of the history before it was loaded. */
export function restoreScroll(): void {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (load?.type !== 'reload' && load?.type !== 'back_forward') return
  // React Router's names for an entry; the first of a tab has none.
  const { key: entry = 'default' } = (history.state ?? {}) as { key?: string }
  const saved = read(() => sessionStorage)[entry]
  if (saved !== undefined) scrollTo({ top: saved, behavior: 'instant' })
}
