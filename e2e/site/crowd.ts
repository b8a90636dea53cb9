/**
 * A crowd of visitors, each of whom looks at a page as soon as the one before is there. It is a
 * process of its own and reads no more of a response than it has to, so that the website is what
 * limits: `node crowd.ts ORDER`, JSON. It prints a line of JSON for each part of the order.
 */
import { connect, type Socket } from 'node:net'
import type { Order, Part, Seen } from './overload.ts'

const order = JSON.parse(process.argv[2] ?? '') as Order
const { hostname, port } = new URL(order.address)
const requests = order.pages.map(({ host, path }) =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: br\r\n\r\n`),
)
let turn = 0

/** A response whose body is still coming. */
interface Answer {
  status: number
  retryAfter: number
  missing: number
}

/** What stands before the body, once it is there whole. */
function headOf(bytes: Buffer): (Answer & { length: number }) | undefined {
  const length = bytes.indexOf('\r\n\r\n')
  if (length < 0) return undefined
  const head = bytes.toString('latin1', 0, length)
  const value = (name: string) => Number(head.match(new RegExp(`^${name}: (\\d+)`, 'im'))?.[1] ?? 0)
  return {
    status: Number(head.slice(9, 12)),
    retryAfter: value('retry-after'),
    missing: value('content-length'),
    length: length + 4,
  }
}

class Visitor {
  readonly #seen: Seen
  readonly #begun: number
  #socket: Socket | undefined
  #sent = 0
  #head = Buffer.alloc(0)
  #answer: Answer | undefined
  #timer: NodeJS.Timeout | undefined
  #here = true

  constructor(seen: Seen, begun: number) {
    this.#seen = seen
    this.#begun = begun
    this.#ask()
  }

  leave(): void {
    this.#here = false
    clearTimeout(this.#timer)
    this.#socket?.destroy()
  }

  #ask(): void {
    const request = requests[turn++ % requests.length] as Buffer
    if (!this.#socket) this.#socket = this.#connect()
    this.#sent = performance.now()
    this.#socket.write(request)
  }

  #connect(): Socket {
    const socket = connect(Number(port), hostname).setNoDelay()
    socket.on('data', (bytes) => this.#read(bytes))
    socket.on('error', () => {})
    socket.on('close', () => {
      this.#socket = undefined
      // One who waits has no request under way.
      if (this.#here && !this.#timer) this.#failed('cut')
    })
    return socket
  }

  #failed(why: string | number): void {
    this.#seen.failed[why] = (this.#seen.failed[why] ?? 0) + 1
    this.#answer = undefined
    this.#head = Buffer.alloc(0)
    this.#wait(100)
  }

  #read(bytes: Buffer): void {
    let body = bytes
    if (!this.#answer) {
      this.#head = Buffer.concat([this.#head, bytes])
      const head = headOf(this.#head)
      if (!head) return
      body = this.#head.subarray(head.length)
      this.#head = Buffer.alloc(0)
      this.#answer = head
    }
    this.#answer.missing -= body.length
    if (this.#answer.missing > 0) return
    const { status, retryAfter } = this.#answer
    this.#answer = undefined
    this.#took(status, retryAfter)
  }

  #took(status: number, retryAfter: number): void {
    const now = performance.now()
    if (status === 200) {
      this.#seen.served.push(Math.round(now - this.#begun))
      this.#ask()
    } else if (status === 503) {
      this.#seen.refused.push(now - this.#sent)
      if (retryAfter === 0) this.#seen.withoutRetryAfter++
      this.#wait(order.patience === 'retry-after' ? retryAfter * 1000 : order.patience)
    } else {
      this.#failed(status)
    }
  }

  #wait(milliseconds: number): void {
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#ask()
    }, milliseconds)
  }
}

async function play({ visitors, seconds }: Part): Promise<Seen> {
  const seen: Seen = { served: [], refused: [], withoutRetryAfter: 0, failed: {}, processor: 0 }
  const before = process.cpuUsage()
  const begun = performance.now()
  const crowd = Array.from({ length: visitors }, () => new Visitor(seen, begun))
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  for (const visitor of crowd) visitor.leave()
  const { user, system } = process.cpuUsage(before)
  return { ...seen, processor: (user + system) / 1e6 / seconds }
}

for (const part of order.parts) process.stdout.write(`${JSON.stringify(await play(part))}\n`)
