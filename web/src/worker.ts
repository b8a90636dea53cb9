/**
 * A process that renders pages: `node worker.js --socket PATH`. It handles requests on a
 * unix socket, one after the other, and prints `ready` when it listens. It reports an error
 * in a page as a failed response; the host recovers from errors of the process.
 */
import { unlinkSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { parseArgs } from 'node:util'
import { loadAllChunks } from './chunks.ts'
import { answer, done, failed, RequestReader } from './frames.ts'
import { type Request, render } from './render.tsx'

/** How often a worker looks for its parent, in milliseconds. */
const parentCheck = 2000

/** The response to a request. */
function respond(text: string): Buffer {
  try {
    const { html, ...header } = render(JSON.parse(text) as Request)
    return answer(done, header, html)
  } catch (error) {
    const cause = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return answer(failed, { modules: [], head: '' }, cause)
  }
}

function listen(path: string): void {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    const requests = new RequestReader()
    socket.on('data', (chunk) => {
      try {
        for (const text of requests.read(chunk)) socket.write(respond(text))
      } catch (error) {
        socket.destroy(error instanceof Error ? error : new Error(String(error)))
      }
    })
    // The host hung up: there is nobody left to notify.
    socket.on('error', () => socket.destroy())
  })
  server.on('error', (error) => {
    process.stderr.write(`worker: ${error.message}\n`)
    process.exit(1)
  })
  server.listen(path, () => process.stdout.write('ready\n'))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0))
      for (const socket of open) socket.end()
    })
  }
}

/** A host that was killed cannot end its workers: they look whether it is still there. */
function endWithParent(): void {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.exit(0)
  }, parentCheck).unref()
}

const { values } = parseArgs({ options: { socket: { type: 'string' } } })
if (!values.socket) {
  process.stderr.write('usage: node worker.js --socket PATH\n')
  process.exit(2)
}
try {
  // A socket that a killed worker left behind.
  unlinkSync(values.socket)
} catch {
  // There was none.
}
endWithParent()
await loadAllChunks()
listen(values.socket)
