/** An event stream as it comes over the wire, read by the parser of the event source itself. */
import { createParser } from 'eventsource-parser'

export interface Frame {
  event: string
  id: string | undefined
  data: Record<string, unknown>
}

export interface Stream {
  readonly status: number
  readonly frames: readonly Frame[]
  /** Waits for a frame; fails if the stream ends before. */
  until(fits: (frame: Frame) => boolean): Promise<Frame>
  /** Calls with every frame that comes from now on. */
  onFrame(call: (frame: Frame) => void): void
  /** Waits for the end. */
  ended: Promise<void>
  close(): void
}

export async function open(url: string, headers: Record<string, string> = {}): Promise<Stream> {
  const abort = new AbortController()
  const response = await fetch(url, { headers, signal: abort.signal })
  const frames: Frame[] = []
  const waiting = new Set<() => void>()
  const calls: ((frame: Frame) => void)[] = []
  const wake = () => {
    for (const each of waiting) each()
  }
  let over = false
  const parser = createParser({
    onEvent: ({ event = 'message', id, data }) => {
      const frame = { event, id, data: JSON.parse(data) }
      frames.push(frame)
      for (const call of calls) call(frame)
      wake()
    },
  })
  const read = async () => {
    const decoder = new TextDecoder()
    try {
      for await (const bytes of response.body ?? []) {
        parser.feed(decoder.decode(bytes, { stream: true }))
      }
    } catch {
      // It was closed here, or cut there.
    }
    over = true
    wake()
  }
  const ended = read()
  return {
    status: response.status,
    frames,
    ended,
    close: () => abort.abort(),
    onFrame: (call) => {
      calls.push(call)
    },
    async until(fits) {
      for (;;) {
        const found = frames.find(fits)
        if (found) return found
        if (over) throw new Error(`the stream ended: ${JSON.stringify(frames)}`)
        await new Promise<void>((resolve) => {
          waiting.add(resolve)
        })
      }
    },
  }
}
