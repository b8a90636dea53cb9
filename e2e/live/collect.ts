/** The events of the client's observables. */

export type Event = Record<string, unknown> & { type: string }

/** What a stream brings, and a way to wait for it. */
export function collect(stream: { subscribe(observer: object): { unsubscribe(): void } }) {
  const events: Event[] = []
  let wake = () => {}
  let failure: unknown
  const subscription = stream.subscribe({
    next: (event: Event) => {
      events.push(event)
      wake()
    },
    error: (error: unknown) => {
      failure = error
      wake()
    },
  })
  return {
    events,
    end: () => subscription.unsubscribe(),
    /** Waits for an event, or for the error of the stream. */
    async until(fits: (event: Event) => boolean): Promise<Event> {
      for (;;) {
        const found = events.find(fits)
        if (found) return found
        if (failure) throw failure
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
    async failure(): Promise<unknown> {
      while (!failure) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      return failure
    },
  }
}
