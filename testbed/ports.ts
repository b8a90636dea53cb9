/** Ports for servers that end, and start again where they were. */
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below 32768 the kernel gives none to outgoing connections: a port stays free while its server
 * is away, and a client that looks for the server does not connect to itself.
 */
const first = Number(process.env.VITRINE_CLUSTER_PORTS ?? 28000)
const count = 1000
const taken = new Set<number>()

/** A port on loopback that is free, and that this program has not given out before. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < count; tries++) {
    const port = first + Math.floor(Math.random() * count)
    if (taken.has(port) || !(await isFree(port))) continue
    taken.add(port)
    return port
  }
  throw new Error(`no port from ${first} on is free: set VITRINE_CLUSTER_PORTS`)
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    const listening = once(server, 'listening')
    server.listen(port, '127.0.0.1')
    await listening
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}
