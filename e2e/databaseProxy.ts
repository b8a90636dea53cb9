/** A TCP proxy in front of the database, which a test can close and open again. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface DatabaseProxy {
  /** The address of a database through the proxy, which connects to that database from then on. */
  addressFor(database: URL): URL
  /** Ends all connections, and takes no others. */
  close(): void
  open(): Promise<void>
}

export async function startDatabaseProxy(): Promise<DatabaseProxy> {
  const sockets = new Set<Socket>()
  let target = new URL('tcp://127.0.0.1:1')
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
    client.pipe(upstream).pipe(client)
  })
  let port = 0
  const open = async () => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address && typeof address === 'object') port = address.port
  }
  await open()
  return {
    open,
    addressFor(database) {
      target = database
      const address = new URL(database)
      address.port = String(port)
      return address
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
