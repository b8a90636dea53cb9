/** A server that can be ended, and started again where it was. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

/** A server that got SIGTERM ends sooner, unless it stands still. */
const longestEnd = 60_000

export interface Command {
  name: string
  /** The program and its arguments. */
  line: readonly string[]
  env: NodeJS.ProcessEnv
  cwd: string
  /** The file of its log, for all of its starts. */
  log: string
  /** The line of its output that says that it has started. */
  started: RegExp
}

export class Server {
  readonly name: string
  readonly #command: Command
  #child: ChildProcess | undefined

  constructor(command: Command) {
    this.name = command.name
    this.#command = command
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  get runs(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null
  }

  /** All that it has logged. */
  get log(): string {
    return readFileSync(this.#command.log, 'utf8')
  }

  async start(more: Record<string, string> = {}): Promise<void> {
    const { name, line: command, env, cwd, log, started } = this.#command
    const logFile = openSync(log, 'a')
    // Whatever ends this program ends its servers.
    const child = spawn('setpriv', ['--pdeathsig', 'KILL', ...command], {
      env: { ...env, ...more },
      cwd,
      stdio: ['ignore', 'pipe', logFile],
    })
    closeSync(logFile)
    this.#child = child
    const output = child.stdout
    if (!output) throw new Error(`${name} has no output`)
    for await (const line of createInterface(output)) {
      if (!started.test(line)) continue
      output.resume()
      return
    }
    throw new Error(`${name} did not start:\n${this.log.slice(-2000)}`)
  }

  /** Ends it at once, as a power cut does. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** Asks it to end, and waits until it has. */
  async stop(): Promise<void> {
    if (!this.runs) return
    const late = setTimeout(() => this.#child?.kill('SIGKILL'), longestEnd)
    await this.#end('SIGTERM')
    clearTimeout(late)
    if (this.#child?.signalCode === 'SIGKILL') {
      throw new Error(`${this.name} did not end within ${longestEnd / 1000} s`)
    }
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!this.#child || !this.runs) return
    const ended = once(this.#child, 'exit')
    this.#child.kill(signal)
    await ended
  }
}
