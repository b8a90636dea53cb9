/** The content of the demonstration, as anyone may read it and as an editor publishes. */
import { dataset, project } from '../../testbed/cluster.ts'
import type { ContentNode } from '../../testbed/nodes.ts'

export type Mutation = Record<string, unknown>

interface Answer {
  result: unknown
  syncTags?: string[]
}

export class Content {
  readonly #node: ContentNode
  readonly #editor: string

  constructor(node: ContentNode, editor: string) {
    this.#node = node
    this.#editor = editor
  }

  async query(query: string, params: object = {}, of = project): Promise<Answer> {
    return await this.#ask('query', { query, params }, { 'x-sanity-project-id': of })
  }

  /** One transaction. */
  async publish(mutations: readonly Mutation[]): Promise<void> {
    const headers = { 'x-sanity-project-id': project, authorization: `Bearer ${this.#editor}` }
    await this.#ask('mutate', { mutations }, headers)
  }

  async #ask(operation: string, body: object, headers: Record<string, string>): Promise<Answer> {
    const response = await fetch(`${this.#node.url}/v2025-02-19/data/${operation}/${dataset}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
    return (await response.json()) as Answer
  }
}
