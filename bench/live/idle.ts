/**
 * Many idle streams of live events on one node: the memory of each, and the time until one
 * publish has reached the last of them.
 */
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { clientOf, generations } from '../../testbed/clients.ts'
import { type ContentService, startContentService } from '../../testbed/contentService.ts'
import { say } from '../report.ts'

const streams = process.env.BENCH_FORM === 'short' ? 2000 : 10_000
/** Streams that are opened at once: fewer than wait for a listener's accept. */
const atOnce = 200

export async function measureIdle(): Promise<void> {
  const service = await startContentService({
    env: {
      VITRINE_NATS_URL: process.env.NATS_URL ?? '',
      VITRINE_CONTENT_CONNECTIONS: String(streams + 1000),
      VITRINE_STREAMS_PER_CALLER: String(streams),
      VITRINE_CONTENT_UNCAPPED: '127.0.0.1',
    },
  })
  const before = memory(service.pid)
  const open: Idle[] = []
  while (open.length < streams) {
    const some = Array.from({ length: Math.min(atOnce, streams - open.length) }, () => new Idle())
    await Promise.all(some.map((each) => each.open(service)))
    open.push(...some)
  }
  const each = (memory(service.pid) - before) / streams
  const writer = clientOf(Object.values(generations)[0] as never, service, {
    token: service.editor,
  })
  const heard = Promise.all(open.map((one) => one.until('event: message')))
  const begun = performance.now()
  await writer.create({ _id: 'page', _type: 'page' })
  const committed = performance.now() - begun
  await heard
  const last = performance.now() - begun
  say(
    `${streams} idle streams: ${each.toFixed(1)} KB each; one publish: committed after ` +
      `${committed.toFixed(0)} ms, at the last of them after ${last.toFixed(0)} ms`,
  )
  for (const one of open) one.close()
  await service.stop()
}

/** A stream over a bare socket: ten thousand of a client's own would measure the client. */
class Idle {
  #socket: Socket | undefined
  #text = ''
  #heed = () => {}

  async open(service: ContentService): Promise<void> {
    const { hostname, port } = new URL(service.url)
    const socket = connect(Number(port), hostname)
    this.#socket = socket
    socket.setEncoding('utf8').on('data', (text: string) => {
      this.#text += text
      this.#heed()
    })
    socket.on('error', (error) => {
      throw error
    })
    const path = `/project/${service.project}/v2025-02-19/data/live/events/${service.dataset}`
    socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`)
    await this.until('event: welcome')
  }

  until(text: string): Promise<void> {
    return new Promise((resolve) => {
      this.#heed = () => {
        if (this.#text.includes(text)) resolve()
      }
      this.#heed()
    })
  }

  close(): void {
    this.#socket?.destroy()
  }
}

/** The memory of a process that is its own, in KB. */
function memory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/^RssAnon:\s+(\d+)/m.exec(status)?.[1])
}
