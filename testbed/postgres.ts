/** A PostgreSQL that is killed and started again. Who has started it also removes it. */
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { root } from './paths.ts'

const run = promisify(execFile)

export interface Postgres {
  url: string
  /** The first column of the first row. */
  sql(statement: string): Promise<string>
  /** Ends every process of the server at once, as a power cut does. */
  kill(): void
  /** Starts it again; it recovers from its log. */
  start(): Promise<void>
}

/** `env` names the port and the data for scripts/services: by default this program's own do. */
export async function findPostgres(url: string, env = process.env): Promise<Postgres> {
  const asOwner = new URL(url)
  asOwner.username = 'postgres'
  const data = await psql(asOwner.href, 'show data_directory')
  return {
    url,
    sql: (statement) => psql(url, statement),
    kill() {
      const postmaster = Number(readFileSync(`${data}/postmaster.pid`, 'utf8').split('\n')[0])
      // Halted, it cannot start a process that the list lacks.
      process.kill(postmaster, 'SIGSTOP')
      const children = processes().filter((each) => each.parent === postmaster)
      for (const { pid } of [{ pid: postmaster }, ...children]) killIfThere(pid)
    },
    async start() {
      await run(`${root}scripts/services`, ['start', 'postgres'], { env })
    },
  }
}

/** Sets how PostgreSQL commits, for connections made from now on. */
export async function setSynchronousCommit(postgres: Postgres, value: string): Promise<void> {
  const asOwner = new URL(postgres.url)
  asOwner.username = 'postgres'
  await psql(asOwner.href, `alter system set synchronous_commit = '${value}'`)
  await psql(asOwner.href, 'select pg_reload_conf()')
  const [fsync, fullPages] = [
    await postgres.sql('show fsync'),
    await postgres.sql('show full_page_writes'),
  ]
  if (fsync !== 'on' || fullPages !== 'on') throw new Error('PostgreSQL is set to lose data')
}

async function psql(url: string, statement: string): Promise<string> {
  const options = ['--no-psqlrc', '--quiet', '--tuples-only', '--no-align']
  const { stdout } = await run(
    'psql',
    [url, ...options, '-v', 'ON_ERROR_STOP=1', '-c', statement],
    {
      maxBuffer: 1 << 30,
    },
  )
  return stdout.trim()
}

function processes(): Array<{ pid: number; parent: number }> {
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return numbers.flatMap((pid) => {
    try {
      // The name of the program, in brackets, may hold anything.
      const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      return [{ pid: Number(pid), parent: Number(parent) }]
    } catch {
      return []
    }
  })
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
