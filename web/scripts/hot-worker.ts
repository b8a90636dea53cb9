/** A worker of the host that has Vite draw: frames in, frames out. */
import { createServer } from 'node:net'
import { parseArgs } from 'node:util'
import { answer, done, failed, RequestReader } from '../src/frames.ts'
import type { Rendered } from '../src/render.tsx'

async function drawn(request: string, render: string): Promise<Buffer> {
  try {
    const drawn = await fetch(render, { method: 'POST', body: request })
    if (!drawn.ok) throw new Error(await drawn.text())
    const { head, html } = (await drawn.json()) as Rendered
    // The browser finds the parts by itself: Vite serves the sources.
    return answer(done, { modules: [], head }, html)
  } catch (error) {
    return answer(
      failed,
      { modules: [], head: '' },
      error instanceof Error ? error.message : `${error}`,
    )
  }
}

/** `render` is where Vite draws. */
export function serve(render: string): void {
  const { values } = parseArgs({ options: { socket: { type: 'string' } } })
  const server = createServer((socket) => {
    const requests = new RequestReader()
    // One after the other: the host knows answers by their order.
    let last = Promise.resolve()
    socket.on('data', (chunk) => {
      for (const text of requests.read(chunk)) {
        last = last.then(async () => void socket.write(await drawn(text, render)))
      }
    })
    socket.on('error', () => socket.destroy())
  })
  server.listen(values.socket, () => process.stdout.write('ready\n'))
}
