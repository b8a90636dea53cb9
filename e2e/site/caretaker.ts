/** Takes away what a cluster leaves behind, whatever ends the program that made it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * It reads the numbers of halted processes until there is nobody who writes them any more.
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

export class Caretaker {
  readonly #child: ChildProcess

  /** Of the PostgreSQL and the files in the folder that `VITRINE_DATA` names. */
  constructor(env: NodeJS.ProcessEnv) {
    // An interrupt at the terminal is not for the one who cleans up after it.
    const options = { env, cwd: root, detached: true } as const
    this.#child = spawn('bash', ['-c', script], {
      ...options,
      stdio: ['pipe', 'ignore', 'inherit'],
    })
    // When this program ends, it must not wait for the one that waits for its end.
    this.#child.unref()
  }

  /** A halted process does not notice that its host is gone: it is let go in the end. */
  letGo(pid: number): void {
    this.#child.stdin?.write(`${pid}\n`)
  }

  async end(): Promise<void> {
    const ended = once(this.#child, 'exit')
    this.#child.ref()
    this.#child.stdin?.end()
    await ended
  }
}
