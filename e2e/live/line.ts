/** A line to a node that can be cut, and that leads to the node wherever it is started again. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Line {
  readonly url: string
  /** Cuts every connection. New ones can be made. */
  cut(): void
  stop(): Promise<void>
}

export async function startLine(node: () => string): Promise<Line> {
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(new URL(node()).port), '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => {})
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    async stop() {
      server.close()
      cut()
      await once(server, 'close')
    },
  }
}
