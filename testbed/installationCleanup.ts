/** Removes what an installation leaves behind, whatever ends the program that started it. */
import { spawn } from 'node:child_process'
import type { Writable } from 'node:stream'

/** What there is to remove. */
export interface Leftovers {
  /** The server, and the name of the database on it. */
  server: string
  databaseName: string
  folder: string
}

/**
 * It reads the ids of the programs until the writing end of the pipe is closed: by the end of the
 * program that holds it. One that has removed everything itself says so before.
 */
const script = `
  programs=()
  while read -r line; do
    [ "$line" = stopped ] && exit
    programs+=("$line")
  done
  kill "\${programs[@]}" 2>/dev/null
  psql "$1" --no-psqlrc --quiet -c "drop database if exists $2 with (force)" 2>/dev/null
  for program in "\${programs[@]}"; do
    while kill -0 "$program" 2>/dev/null; do sleep 0.1; done
  done
  rm -rf "$3"`

export class InstallationCleanup {
  readonly #input: Writable

  constructor({ server, databaseName, folder }: Leftovers) {
    // An interrupt at the terminal does not reach it: it cleans up afterwards.
    const child = spawn('bash', ['-c', script, 'bash', server, databaseName, folder], {
      detached: true,
      stdio: ['pipe', 'ignore', 'inherit'],
    })
    child.unref()
    this.#input = child.stdin
  }

  /** A program that is to be ended. */
  add(pid: number): void {
    this.#input.write(`${pid}\n`)
  }

  /** There is nothing to remove any more. */
  end(): void {
    this.#input.end('stopped\n')
  }
}
