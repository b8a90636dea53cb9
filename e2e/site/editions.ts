/**
 * Numbered editions of texts, which pages show. Whoever has shown an edition must not show an
 * older one any more.
 */
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Coding, type Page, textOf, view } from './view.ts'
import type { Sight } from './visitors.ts'

/** An edition of one of the texts. */
export interface Edition {
  text: number
  number: number
}

/** When an edition was found, in milliseconds. */
export interface Found {
  /** From the moment since when it was looked for. */
  visible: number
  /** Of it, what the request took that found it. */
  request: number
}

/** A word that nothing escapes or breaks. */
export const wordOf = ({ text, number }: Edition): string => `udgave${text}nr${number}`
const words = /\budgave(\d+)nr(\d+)\b/g

/** Milliseconds between two looks: a change is seen that much later at most. */
const pause = 5
/** Milliseconds after which a change that is not seen never will be. */
const longest = 20_000
const agent = new Agent({ keepAlive: true })

/** The oldest edition of each text that a page shows. */
type Shown = ReadonlyMap<number, number>

function editionsIn(html: string): Shown {
  const shown = new Map<number, number>()
  for (const [, text, number] of html.matchAll(words)) {
    const before = shown.get(Number(text)) ?? Number.POSITIVE_INFINITY
    shown.set(Number(text), Math.min(before, Number(number)))
  }
  return shown
}

export class Editions {
  /** Each time that an older edition came after a newer one. */
  readonly old: string[] = []
  /** Views that showed an edition. */
  judged = 0
  /** How often `until` has looked at an address. */
  readonly looks = new Map<string, number>()
  readonly #patience: number
  readonly #read = new Map<string, Shown>()
  /** By address, page and text: the editions in their order, and when each was first there. */
  readonly #shown = new Map<string, { number: number; coding: Coding; at: number }[]>()
  #last = 0

  /** Older editions may still come for some milliseconds after a newer one. */
  constructor(patience = 0) {
    this.#patience = patience
  }

  next(text: number): Edition {
    return { text, number: ++this.#last }
  }

  /** Judges what somebody saw, if it is a page. */
  saw(sight: Sight): Shown {
    const begun = performance.now() - sight.view.milliseconds
    const shown = this.#editions(sight)
    if (shown.size > 0) this.judged++
    for (const [text, number] of shown) this.#judge(sight, { text, number }, begun)
    return shown
  }

  /** Looks at a page until it shows an edition. */
  async until(address: string, page: Page, edition: Edition, since: number): Promise<Found> {
    for (;;) {
      this.looks.set(address, (this.looks.get(address) ?? 0) + 1)
      const seen = await view(address, page, 'br', agent)
      const shown = this.saw({ address, page, coding: 'br', view: seen })
      const passed = performance.now() - since
      if ((shown.get(edition.text) ?? 0) >= edition.number) {
        return { visible: passed, request: seen.milliseconds }
      }
      if (passed > longest) throw new Error(`${page.path} at ${address} is not as published`)
      await sleep(pause)
    }
  }

  #judge(sight: Sight, { text, number }: Edition, begun: number): void {
    const { address, page, coding, view: seen } = sight
    const key = `${address} ${page.path} ${text}`
    const before = this.#shown.get(key) ?? []
    this.#shown.set(key, before)
    // What was under way while the newer one came may be either.
    const known = before.findLast(({ at }) => at + this.#patience < begun)
    if (known && number < known.number) {
      const editions = `${number} in ${coding} after ${known.number} in ${known.coding}`
      const status = seen.headers['cache-status']
      this.old.push(`${page.path} at ${address}: edition ${editions}, ${status}`)
    }
    if (number > (before.at(-1)?.number ?? 0))
      before.push({ number, coding, at: performance.now() })
  }

  /** Equal responses are read once: reading costs more than all the rest. */
  #editions({ view: seen, coding }: Sight): Shown {
    const tag = seen.headers.etag ?? ''
    const known = this.#read.get(tag)
    if (tag && known) return known
    const isPage = seen.status === 200 && seen.headers['content-type']?.startsWith('text/html')
    const shown = isPage ? editionsIn(textOf(seen, coding)) : new Map()
    if (tag) this.#read.set(tag, shown)
    return shown
  }
}
