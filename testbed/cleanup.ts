/** Removes what a cluster leaves behind, whatever ends the program that started it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from './paths.ts'

/**
 * It reads the ids of stopped processes until the writing end of the pipe is closed.
 * PostgreSQL need not store what is deleted then.
 */
const script = `
  halted=()
  while read -r pid; do halted+=("$pid"); done
  kill -CONT "\${halted[@]}" 2>/dev/null
  read -r postmaster <"$VITRINE_DATA/postgres/postmaster.pid" && kill -QUIT "$postmaster"
  scripts/services reset >/dev/null
  chmod -R u+w "$VITRINE_DATA"
  rm -rf "$VITRINE_DATA"`

export class Cleanup {
  readonly #child: ChildProcess

  /** `VITRINE_DATA` names the folder of the PostgreSQL and of all files. */
  constructor(env: NodeJS.ProcessEnv) {
    // An interrupt at the terminal does not reach it: it cleans up afterwards.
    const options = { env, cwd: root, detached: true } as const
    this.#child = spawn('bash', ['-c', script], {
      ...options,
      stdio: ['pipe', 'ignore', 'inherit'],
    })
    // This program may end while the child still waits for that end.
    this.#child.unref()
  }

  /** A process that SIGSTOP has stopped does not notice that its website is gone: it gets SIGCONT. */
  continueAtEnd(pid: number): void {
    this.#child.stdin?.write(`${pid}\n`)
  }

  async end(): Promise<void> {
    const ended = once(this.#child, 'exit')
    this.#child.ref()
    this.#child.stdin?.end()
    await ended
  }
}
