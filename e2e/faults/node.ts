/** A node of the content service, and the requests to it. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { vitrine } from '../../testbed/paths.ts'

export const project = 'museum01'
/** The dataset that is written to, and one to try whether a node can write. */
export const dataset = 'production'
export const trial = 'trial'

export interface Answer {
  status: number
  text: string
  /** How long it took. */
  seconds: number
}

export class ContentNode {
  readonly name: string
  readonly #database: string
  readonly #token: string
  readonly #nats: string
  #child: ChildProcess | undefined
  #url = ''
  #log = ''
  /** When it last acknowledged a write, to whomever. */
  lastWrite = 0

  constructor(name: string, database: string, token: string, nats: string) {
    this.name = name
    this.#nats = nats
    this.#database = database
    this.#token = token
  }

  get log(): string {
    return this.#log
  }

  async start(): Promise<void> {
    const args = ['--database', this.#database, 'content', '--listen', '127.0.0.1:0']
    // Whatever ends this program ends its nodes.
    const child = spawn('setpriv', ['--pdeathsig', 'KILL', vitrine, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      // All clients come from one address, and the load has more of them than one may have.
      env: {
        ...process.env,
        VITRINE_LOG: 'error',
        VITRINE_CONTENT_UNCAPPED: '127.0.0.1',
        VITRINE_NATS_URL: this.#nats,
      },
    })
    this.#child = child
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#log += text
    })
    const ended = once(child, 'exit').then(() => {
      throw new Error(`${this.name} did not start:\n${this.#log}`)
    })
    const begun = once(createInterface(child.stdout), 'line') as Promise<[string]>
    const [line] = await Promise.race([begun, ended])
    ended.catch(() => {})
    this.#url = line.replace(/^.* on /, '')
  }

  /** Where it is now: on another port after each start. */
  get url(): string {
    return this.#url
  }

  get headers(): Record<string, string> {
    return {
      authorization: `Bearer ${this.#token}`,
      'content-type': 'application/json',
      'x-sanity-project-id': project,
    }
  }

  /** Whether its process is the one that was started. */
  get runs(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!this.#child || !this.runs) return
    const ended = once(this.#child, 'exit')
    this.#child.kill(signal)
    await ended
  }

  async ask(path: string, init: RequestInit = {}): Promise<Answer> {
    const begun = performance.now()
    const response = await fetch(`${this.#url}${path}`, {
      signal: AbortSignal.timeout(60_000),
      ...init,
      headers: this.headers,
    })
    const text = await response.text()
    return { status: response.status, text, seconds: (performance.now() - begun) / 1000 }
  }

  query(query: string, parameters: Record<string, unknown> = {}): Promise<Answer> {
    const body = JSON.stringify({ query, params: parameters })
    return this.ask(`/v2025-02-19/data/query/${dataset}?perspective=raw`, { method: 'POST', body })
  }

  async mutate(
    body: { transactionId?: string; mutations: object[] },
    into = dataset,
  ): Promise<Answer> {
    const path = `/v2025-02-19/data/mutate/${into}`
    const answer = await this.ask(path, { method: 'POST', body: JSON.stringify(body) })
    if (answer.status === 200) this.lastWrite = performance.now()
    return answer
  }

  /** Writes to the other dataset, where nothing is counted. */
  tryToWrite(): Promise<Answer> {
    return this.mutate({ mutations: [{ create: { _type: 'trial' } }] }, trial)
  }
}

/** Makes the schema, the project and its datasets, and gives a token to write with. */
export function prepareProject(database: string): string {
  const run = (...args: string[]): string =>
    execFileSync(vitrine, ['--database', database, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 120_000,
    }).trim()
  run('migrate')
  run('project', 'create', project, '--name', 'Museum')
  for (const name of [dataset, trial]) run('dataset', 'create', '--project', project, name)
  return run('token', 'create', '--project', project, 'faults', '--role', 'editor')
}
