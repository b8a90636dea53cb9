/** A way to the database that a test can close and open again. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface Way {
  /** The address of the database over this way. */
  reach(database: URL): URL
  close(): void
  open(): Promise<void>
}

export async function openWay(): Promise<Way> {
  const sockets = new Set<Socket>()
  let target = new URL('tcp://127.0.0.1:1')
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
    near.pipe(far).pipe(near)
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
    reach(database) {
      target = database
      const reached = new URL(database)
      reached.port = String(port)
      return reached
    },
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
