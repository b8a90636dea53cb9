/** Starts a worker and asks it, as the host does. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const worker = fileURLToPath(new URL('../dist/server/worker.js', import.meta.url))

export interface Answer {
  status: number
  modules: string[]
  head: string
  text: string
}

export class Worker {
  readonly child: ChildProcess
  readonly #socket: Socket
  readonly #folder: string
  readonly #waiting: ((answer: Answer) => void)[] = []
  #bytes = Buffer.alloc(0)

  private constructor(child: ChildProcess, socket: Socket, folder: string) {
    this.child = child
    this.#socket = socket
    this.#folder = folder
    socket.on('data', (chunk) => this.#read(chunk))
  }

  static async start(): Promise<Worker> {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-worker-'))
    const path = join(folder, 'socket')
    const child = spawn(process.execPath, [worker, '--socket', path], {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [output] = await once(child.stdout, 'data')
    if (`${output}`.trim() !== 'ready') throw new Error(`the worker said ${output}`)
    const socket = connect(path)
    await once(socket, 'connect')
    return new Worker(child, socket, folder)
  }

  ask(request: unknown): Promise<Answer> {
    return this.send(JSON.stringify(request))
  }

  /** Sends a text that need not be a request. */
  send(text: string): Promise<Answer> {
    const body = Buffer.from(text)
    const length = Buffer.alloc(4)
    length.writeUInt32BE(body.length)
    this.#socket.write(Buffer.concat([length, body]))
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit')
    this.child.kill()
    await ended
    await rm(this.#folder, { recursive: true, force: true })
  }

  #read(chunk: Buffer): void {
    this.#bytes = Buffer.concat([this.#bytes, chunk])
    while (this.#bytes.length >= 4) {
      const length = this.#bytes.readUInt32BE(0)
      if (this.#bytes.length < 4 + length) return
      const frame = this.#bytes.subarray(4, 4 + length)
      this.#bytes = this.#bytes.subarray(4 + length)
      const start = 5 + frame.readUInt32BE(1)
      const header = JSON.parse(frame.toString('utf8', 5, start)) as Pick<
        Answer,
        'modules' | 'head'
      >
      this.#waiting.shift()?.({
        status: frame.readUInt8(0),
        ...header,
        text: frame.toString('utf8', start),
      })
    }
  }
}
