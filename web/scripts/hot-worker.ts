/** A worker of the host that has Vite draw: frames in, frames out. */
import { createServer, type Socket } from 'node:net'
import { parseArgs } from 'node:util'
import { Answers, done, failed, RequestReader } from '../src/frames.ts'
import { KeptRequests } from '../src/kept.ts'
import type { Rendered } from '../src/render.tsx'

const kept = new KeptRequests()

async function answer(text: string, render: string, answers: Answers, socket: Socket) {
  try {
    const request = kept.toDraw(JSON.parse(text))
    if (!request) return
    const drawn = await fetch(render, { method: 'POST', body: JSON.stringify(request) })
    if (!drawn.ok) throw new Error(await drawn.text())
    const { html } = (await drawn.json()) as Rendered
    // The browser finds the parts by itself: Vite serves the sources.
    answers.send(socket, done, { modules: [] }, html)
  } catch (error) {
    answers.send(
      socket,
      failed,
      { modules: [] },
      error instanceof Error ? error.message : `${error}`,
    )
  }
}

/** `render` is where Vite draws. */
export function serve(render: string): void {
  const { values } = parseArgs({ options: { socket: { type: 'string' } } })
  const server = createServer((socket) => {
    const requests = new RequestReader()
    const answers = new Answers()
    // One after the other: the host knows answers by their order.
    let last = Promise.resolve()
    socket.on('data', (chunk) => {
      for (const text of requests.read(chunk)) {
        last = last.then(() => answer(text, render, answers, socket))
      }
    })
    socket.on('error', () => socket.destroy())
  })
  server.listen(values.socket, () => process.stdout.write('ready\n'))
}
