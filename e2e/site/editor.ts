/** Someone who publishes one change after the other, at all content services in turns. */
import type { Cluster } from '../../testbed/cluster.ts'
import type { ContentNode } from '../../testbed/nodes.ts'
import { type Edition, type Editions, wordOf } from './editions.ts'
import { type ChosenPage, publish, publishTitle } from './pages.ts'

/** Of so many changes one is of a text in the footer, which all pages show. */
const footer = 10

export interface Change {
  edition: Edition
  /** What was changed: a page's title, or the footer. */
  name: string
  /** A page that shows it. */
  page: ChosenPage
  /** The moment of the response. */
  published: number
}

export class Editor {
  readonly #cluster: Cluster
  readonly #pages: readonly ChosenPage[]
  readonly #editions: Editions
  #turn = 0

  constructor(cluster: Cluster, pages: readonly ChosenPage[], editions: Editions) {
    this.#cluster = cluster
    this.#pages = pages
    this.#editions = editions
  }

  /** Publishes a first edition of every text; returns the last, which all pages show. */
  async begin(): Promise<string> {
    const node = this.#cluster.content[0] as ContentNode
    for (const [text, page] of this.#pages.entries()) {
      await publishTitle(this.#cluster, page, wordOf(this.#editions.next(text)), node)
    }
    return await publish(this.#cluster, wordOf(this.#editions.next(this.#pages.length)), node)
  }

  async change(): Promise<Change> {
    const { content } = this.#cluster
    const turn = this.#turn++
    const node = content[turn % content.length] as ContentNode
    const inFooter = turn % footer === footer - 1
    const text = (turn - Math.floor(turn / footer)) % this.#pages.length
    const page = this.#pages[text] as ChosenPage
    const edition = this.#editions.next(inFooter ? this.#pages.length : text)
    if (inFooter) await publish(this.#cluster, wordOf(edition), node)
    else await publishTitle(this.#cluster, page, wordOf(edition), node)
    const name = inFooter ? 'the footer' : `the title of ${page.path}`
    return { edition, name, page, published: performance.now() }
  }
}
