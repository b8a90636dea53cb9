/** A worker of the host that has Vite draw: frames in, frames out. */
import { createServer } from 'node:net'
import { parseArgs } from 'node:util'
import { answer, done, failed, RequestReader } from '../src/frames.ts'
import type { Rendered } from '../src/render.tsx'

async function renderedFrame(request: string, render: string): Promise<Buffer> {
  try {
    const response = await fetch(render, { method: 'POST', body: request })
    if (!response.ok) throw new Error(await response.text())
    const { head, html } = (await response.json()) as Rendered
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
        last = last.then(async () => void socket.write(await renderedFrame(text, render)))
      }
    })
    socket.on('error', () => socket.destroy())
  })
  server.listen(values.socket, () => process.stdout.write('ready\n'))
}
