/** What is set beside each other: the website's pages, and the same by bare means. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { createInterface } from 'node:readline'
import { childrenOf, spent, type Times, times } from '../../testbed/processes.ts'
import type { Product } from '../../testbed/product.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

export interface HttpRequest {
  url: string
  headers?: Record<string, string>
  /** What is sent, if anything is. */
  body?: string
}

/** Sends one request and returns the body. */
export function answer({ url, headers = {}, body: sent }: HttpRequest): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const method = sent === undefined ? 'GET' : 'POST'
    const clientRequest = request(url, { agent, headers, method }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        if (response.statusCode === 200) resolve(body)
        else reject(new Error(`${url}: ${response.statusCode} ${body.toString().slice(0, 500)}`))
      })
    })
    clientRequest.on('error', reject)
    clientRequest.end(sent)
  })
}

/** The requests to send, one after the other, for one measured time. */
type Turn = (number: number) => HttpRequest[]

/** One after the other: each view is the first after its change. */
async function load(turn: Turn, count: number): Promise<void> {
  for (let number = 0; number < count; number++) {
    for (const one of turn(number)) await answer(one)
  }
}

/** Milliseconds of processor time for each request, by who spent it. */
export interface Shares {
  postgres: number
  content: number
  website: number
  node: number
}

/** A load that reports how many requests it sent. */
type Load = () => Promise<number>

async function shares(product: Product, load: Load): Promise<Shares> {
  const now = (): Record<keyof Shares, Times> => ({
    postgres: times(product.backends()),
    content: times([product.contentPid]),
    website: times([product.websitePid]),
    node: times(childrenOf(product.websitePid)),
  })
  const before = now()
  const count = await load()
  const after = now()
  const share = (who: keyof Shares) => spent(before[who], after[who]) / count
  return {
    postgres: share('postgres'),
    content: share('content'),
    website: share('website'),
    node: share('node'),
  }
}

/** What so many requests take. */
export function byProduct(
  product: Product,
  requests: HttpRequest | Turn,
  count: number,
): Promise<Shares> {
  const turn = typeof requests === 'function' ? requests : () => [requests]
  return shares(product, async () => {
    await load(turn, count)
    return count
  })
}

/** A process that runs a task a given number of times, and reports when it is done. */
export class Bare<Ready> {
  readonly pid: number
  readonly ready: Promise<Ready>
  readonly #child: ChildProcess
  readonly #lines: AsyncIterator<string>

  constructor(program: string, args: string[], env: Record<string, string>) {
    this.#child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    this.pid = this.#child.pid ?? 0
    if (!this.#child.stdout) throw new Error(`${program}: no output`)
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]()
    const failed = once(this.#child, 'error').then(([error]) => Promise.reject(error))
    this.ready = Promise.race([this.#output(), failed]) as Promise<Ready>
  }

  async #output(): Promise<unknown> {
    const { value, done } = await this.#lines.next()
    if (done) throw new Error('a bare process ended')
    return JSON.parse(value)
  }

  /** Milliseconds of its own processor time for each, and of PostgreSQL's if that works. */
  async take(line: string, count: number, product?: Product): Promise<[number, number]> {
    const now = () => [times([this.pid]), times(product?.backends() ?? [])] as const
    const before = now()
    await this.ask(line)
    const after = now()
    return [spent(before[0], after[0]) / count, spent(before[1], after[1]) / count]
  }

  /** Its output for a line of input. */
  async ask(line: string): Promise<unknown> {
    this.#child.stdin?.write(`${line}\n`)
    return await this.#output()
  }

  async end(): Promise<void> {
    if (this.#child.exitCode !== null) return
    this.#child.stdin?.end()
    await once(this.#child, 'exit')
  }
}
