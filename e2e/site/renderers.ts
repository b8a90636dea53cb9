/** The processes that render a website's pages, and a time in which none of them works. */
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cleanup } from '../../testbed/cleanup.ts'
import type { WebsiteNode } from '../../testbed/nodes.ts'
import { childrenOf } from '../../testbed/processes.ts'

/** How often a look is taken for new ones: a website replaces those that hang. */
const look = 50

/** A process that is yet to become a renderer holds up a thread of its website while it is halted. */
function isRenderer(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--socket')
  } catch {
    return false
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** Halts all renderers of these websites, also those that are started meanwhile. */
export class Halt {
  readonly #websites: WebsiteNode[]
  readonly #cleanup: Cleanup
  readonly #halted = new Set<number>()
  readonly #going: Promise<void>
  #on = true

  constructor(websites: WebsiteNode[], cleanup: Cleanup) {
    this.#websites = websites
    this.#cleanup = cleanup
    this.#going = this.#go()
  }

  /** How many were halted so far. */
  get count(): number {
    return this.#halted.size
  }

  /** Lets go all that still live. */
  async end(): Promise<void> {
    this.#on = false
    await this.#going
    for (const pid of this.#halted) if (isRenderer(pid)) signal(pid, 'SIGCONT')
  }

  async #go(): Promise<void> {
    while (this.#on) {
      const all = this.#websites.flatMap((website) => childrenOf(website.pid))
      for (const pid of all.filter((one) => !this.#halted.has(one) && isRenderer(one))) {
        this.#cleanup.continueAtEnd(pid)
        this.#halted.add(pid)
        signal(pid, 'SIGSTOP')
      }
      await sleep(look)
    }
  }
}
