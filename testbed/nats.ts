/** A NATS server of a test's own, which it may kill. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface Nats {
  readonly url: string
  /** Ends it at once. */
  kill(): Promise<void>
  /** Starts it again, on the same port. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** Without a port it chooses one; what it stores is below a folder. */
export async function startNats(chosen = -1, below = tmpdir()): Promise<Nats> {
  const program = process.env.VITRINE_NATS_SERVER
  if (!program) throw new Error('eval "$(scripts/services env)" first: it names the NATS server')
  const folder = await mkdtemp(join(below, 'vitrine-nats-'))
  let child: ChildProcess
  let port = String(chosen)
  const start = async () => {
    const args = ['--addr', '127.0.0.1', '--port', port, '--jetstream', '--store_dir', folder]
    // Whatever ends this program ends its server.
    const command = ['--pdeathsig', 'KILL', program, ...args]
    const server = spawn('setpriv', command, { stdio: ['ignore', 'ignore', 'pipe'] })
    child = server
    for await (const line of createInterface(server.stderr)) {
      port = /client connections on 127\.0\.0\.1:(\d+)/.exec(line)?.[1] ?? port
      if (line.includes('Server is ready')) return server.stderr.resume()
    }
    throw new Error('the NATS server did not start')
  }
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  await start()
  return {
    url: `nats://127.0.0.1:${port}`,
    kill,
    start: async () => {
      await start()
    },
    async stop() {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
