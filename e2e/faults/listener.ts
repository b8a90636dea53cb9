/** A client that listens to a node through everything, and resumes where it was. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Frame, open } from '../../testbed/eventStream.ts'
import type { Findings } from './judge.ts'
import { type ContentNode, dataset } from './node.ts'
import type { State } from './state.ts'

/** Everything is heard within this many seconds after all is back. */
const late = 30

const kinds = {
  listen: {
    path: `listen/${dataset}?query=*&enableResume=true&includeResult=false`,
    /** Which change it is. */
    event: ({ data }: Frame) => `${data.transactionId} ${data.documentId}`,
    /** Those of the database, in their order. */
    expected: ({ entries, changes }: State) => {
      const documents = Map.groupBy(changes, ([number]) => number)
      return entries.flatMap(([number, id]) => {
        const changed = documents.get(number)?.map(([, document]) => document) ?? []
        return changed.sort().map((document) => `${id} ${document}`)
      })
    },
  },
  'live/events': {
    path: `live/events/${dataset}`,
    event: ({ id }: Frame) => `number ${id?.split('-')[1]}`,
    expected: ({ entries }: State) => entries.map(([number]) => `number ${number}`),
  },
} as const

export type Kind = keyof typeof kinds

export class Listener {
  readonly name: string
  readonly #node: ContentNode
  readonly #kind: (typeof kinds)[Kind]
  readonly #findings: Findings
  readonly #heard: string[] = []
  #lastEventId: string | undefined
  #connections = 0
  #heed = () => {}

  constructor(node: ContentNode, kind: Kind, findings: Findings) {
    this.name = `${kind} on ${node.name}`
    this.#node = node
    this.#kind = kinds[kind]
    this.#findings = findings
  }

  get connections(): number {
    return this.#connections
  }

  /** Listens until this program ends; resolves once it hears. */
  async start(): Promise<void> {
    const welcome = Promise.withResolvers<void>()
    this.#heed = () => welcome.resolve()
    void this.#follow()
    await welcome.promise
  }

  async #follow(): Promise<void> {
    for (;;) {
      try {
        await this.#connect()
      } catch {
        // The node is away.
      }
      await sleep(100)
    }
  }

  async #connect(): Promise<void> {
    const resumed = this.#lastEventId ? { 'last-event-id': this.#lastEventId } : undefined
    const address = `${this.#node.url}/project/museum01/v2025-02-19/data/${this.#kind.path}`
    const stream = await open(address, { ...this.#node.headers, ...resumed })
    if (stream.status === 200) {
      this.#connections++
      for (const frame of stream.frames) this.#hear(frame)
      stream.onFrame((frame) => this.#hear(frame))
    }
    await stream.ended
  }

  #hear(frame: Frame): void {
    if (frame.id) this.#lastEventId = frame.id
    if (frame.event === 'mutation' || frame.event === 'message') {
      this.#heard.push(this.#kind.event(frame))
    } else if (frame.event !== 'welcome' && frame.event !== 'welcomeback') {
      this.#findings.complain(`${this.name} got ${frame.event}`)
    }
    this.#heed()
  }

  /** Waits for the last event of the database, and compares all of them. */
  async judge(state: State): Promise<void> {
    const expected = this.#kind.expected(state)
    const done = Promise.withResolvers<void>()
    this.#heed = () => {
      if (this.#heard.length >= expected.length) done.resolve()
    }
    this.#heed()
    const timer = setTimeout(done.resolve, late * 1000)
    await done.promise
    clearTimeout(timer)
    this.#compare(expected)
  }

  #compare(expected: readonly string[]): void {
    const seen = new Set<string>()
    const inOrder: string[] = []
    for (const event of this.#heard) {
      if (seen.has(event)) this.#findings.add('doubled', `${this.name}: ${event}`)
      else inOrder.push(event)
      seen.add(event)
    }
    const there = expected.filter((event) => seen.has(event))
    for (const event of expected) {
      if (!seen.has(event)) this.#findings.add('missed', `${this.name}: ${event}`)
    }
    for (const [at, event] of there.entries()) {
      if (inOrder[at] !== event) {
        this.#findings.add('disordered', `${this.name}: ${inOrder[at]} and not ${event}`)
        return
      }
    }
  }
}
