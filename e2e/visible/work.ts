/** What websites do for changes, by their own figures. */
import type { Cluster } from '../../testbed/cluster.ts'
import type { WebsiteNode } from '../../testbed/nodes.ts'

const counters = [
  'pages_dropped_total',
  'page_cache_misses_total',
  'pages_unchanged_total',
  'content_seconds_sum',
  'content_seconds_count',
  'render_seconds_sum',
  'render_seconds_count',
] as const
type Figures = Record<(typeof counters)[number], number>

async function figures(websites: WebsiteNode[]): Promise<Figures> {
  const sum = async (name: string) => {
    const values = await Promise.all(websites.map((site) => site.metric(`vitrine_web_${name}`)))
    return values.reduce((all, value) => all + value, 0)
  }
  const entries = counters.map(async (name) => [name, await sum(name)] as const)
  return Object.fromEntries(await Promise.all(entries)) as Figures
}

export class Work {
  readonly #websites: WebsiteNode[]
  readonly #before: Figures

  private constructor(websites: WebsiteNode[], before: Figures) {
    this.#websites = websites
    this.#before = before
  }

  static async begin({ websites }: Cluster): Promise<Work> {
    return new Work(websites, await figures(websites))
  }

  /** What was done for each of so many changes. */
  async end(changes: number): Promise<string[]> {
    const after = await figures(this.#websites)
    const more = (name: (typeof counters)[number]) => after[name] - this.#before[name]
    const each = (name: (typeof counters)[number]) =>
      (more(name) / changes / this.#websites.length).toFixed(1)
    const mean = (name: 'content' | 'render') =>
      ((1000 * more(`${name}_seconds_sum`)) / more(`${name}_seconds_count`)).toFixed(0)
    return [
      `each change on each website: ${each('pages_dropped_total')} pages dropped, ` +
        `${each('page_cache_misses_total')} looked at again, ` +
        `${each('pages_unchanged_total')} of them unchanged, ` +
        `${each('render_seconds_count')} rendered`,
      `mean of a page: ${mean('content')} ms for its content, ` +
        `${mean('render')} ms to be rendered, with waiting`,
    ]
  }
}
