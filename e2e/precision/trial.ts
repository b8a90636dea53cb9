/**
 * Two websites that show the same: one caches pages, and one renders each of them anew. What the
 * second shows is what the first should.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from '../../testbed/cluster.ts'
import type { ContentNode, WebsiteNode } from '../../testbed/nodes.ts'
import type { Page } from '../site/view.ts'
import { Content } from './content.ts'
import type { Edit } from './edits.ts'
import { addressOf, allPages, isPage, look, type Seen } from './pages.ts'
import type { Purges } from './purges.ts'

/** Milliseconds in which a website must follow the live events of all datasets. */
const longestStart = 30_000
const datasets = 2
const settings = {
  // What is asked for is never HTML.
  VITRINE_WEB_WORKERS: '1',
  VITRINE_LOG: 'warn,website::follow_content=info',
}

export interface Outcome {
  name: string
  /** How many pages the website dropped from its cache. */
  dropped: number
  /** How many it had to drop: they are not what they were. */
  changed: number
  /** Addresses at which it shows something else than it should. */
  missed: string[]
}

export class Trial {
  readonly #cached: WebsiteNode
  readonly #rendered: WebsiteNode
  readonly #content: Content
  readonly #purges: Purges
  #marks = 0
  /** The pages that there are, and what is to be seen of each, both by address. */
  #pages = new Map<string, Page>()
  #shown: Seen = new Map()

  private constructor(
    cached: WebsiteNode,
    rendered: WebsiteNode,
    content: Content,
    purges: Purges,
  ) {
    this.#cached = cached
    this.#rendered = rendered
    this.#content = content
    this.#purges = purges
  }

  /** Starts both websites, and looks at all pages once. */
  static async begin(cluster: Cluster, purges: Purges): Promise<Trial> {
    const start = async (own: Record<string, string>) => {
      const purge = { VITRINE_WEB_PURGE: purges.addAddress() }
      const website = await cluster.addWebsite({ ...settings, ...purge, ...own })
      await website.start()
      await untilLive(website)
      return website
    }
    const content = new Content(cluster.content[0] as ContentNode, cluster.editor)
    const cached = await start({})
    const rendered = await start({ VITRINE_WEB_PAGE_CACHE_BYTES: '0' })
    const trial = new Trial(cached, rendered, content, purges)
    const { missed } = await trial.#look()
    if (missed.length > 0) throw new Error(`the websites differ from the start at ${missed[0]}`)
    const before = await trial.#dropped()
    await trial.#untilHeard()
    if ((await trial.#dropped()) > before)
      throw new Error('a mark drops pages: they cannot be told')
    return trial
  }

  get pages(): number {
    return this.#shown.size
  }

  async publish({ name, mutations }: Edit): Promise<Outcome> {
    const before = await this.#dropped()
    await this.#content.publish(mutations)
    await this.#untilHeard()
    const seen = await this.#look()
    return { name, dropped: (await this.#dropped()) - before, ...seen }
  }

  async #dropped(): Promise<number> {
    return await this.#cached.metric('vitrine_web_pages_dropped_total')
  }

  /** Live events come in order: a mark behind all that is published so far is heard last. */
  async #untilHeard(): Promise<void> {
    const id = `precision-${++this.#marks}`
    const { syncTags } = await this.#content.query('*[_id == $id]', { id })
    await this.#content.publish([{ create: { _id: id, _type: 'precision' } }])
    await this.#purges.until(syncTags?.[0] ?? '')
  }

  /** Looks at all pages, those among them that are new and those that were there before. */
  async #look(): Promise<Pick<Outcome, 'changed' | 'missed'>> {
    for (const page of await allPages(this.#content)) this.#pages.set(addressOf(page), page)
    const pages = [...this.#pages.values()]
    const [cached, rendered] = await Promise.all([
      look(this.#cached, pages),
      look(this.#rendered, pages),
    ])
    const differ = (one: Seen, other: Seen) =>
      [...one].filter(([address, answer]) => other.get(address) !== answer)
    const changed = differ(this.#shown, rendered).length
    const missed = differ(cached, rendered).map(([address]) => address)
    this.#shown = new Map([...rendered].filter(isPage))
    this.#pages = new Map([...this.#pages].filter(([address]) => this.#shown.has(address)))
    return { changed, missed }
  }
}

/** What happened before is not known to a website: it drops all pages then. */
async function untilLive(website: WebsiteNode): Promise<void> {
  const end = performance.now() + longestStart
  while ((website.log.match(/live events/g) ?? []).length < datasets) {
    if (performance.now() > end) throw new Error(`${website.name} does not hear live events`)
    await sleep(20)
  }
}
