/** The live events of all content services, as the websites hear them. */
import { open, type Stream } from '../../e2e/live/stream.ts'
import { type Cluster, dataset, project } from '../../e2e/site/cluster.ts'

export class LiveEvents {
  readonly #streams: Stream[]
  /** Who waits for the next event of each stream. */
  readonly #waiting: (() => void)[] = []

  private constructor(streams: Stream[]) {
    this.#streams = streams
    for (const [index, stream] of streams.entries()) {
      stream.onFrame(({ event }) => {
        if (event === 'message') this.#waiting[index]?.()
      })
    }
  }

  static async open({ content }: Cluster): Promise<LiveEvents> {
    const streams = content.map(async ({ url }) => {
      const path = `/project/${project}/v2025-02-19/data/live/events/${dataset}`
      const stream = await open(`${url}${path}`)
      await stream.until(({ event }) => event === 'welcome')
      return stream
    })
    return new LiveEvents(await Promise.all(streams))
  }

  /** When the last of them has sent its next event. */
  async next(): Promise<number> {
    const sent = this.#streams.map(
      (_, index) =>
        new Promise<void>((resolve) => {
          this.#waiting[index] = resolve
        }),
    )
    await Promise.all(sent)
    return performance.now()
  }

  close(): void {
    for (const stream of this.#streams) stream.close()
  }
}
