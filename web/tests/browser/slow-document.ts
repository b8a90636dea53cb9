import { createServer, request, type Server } from 'node:http'

export interface SlowDocument {
  server: Server
  address: string
  /** Sends the rest of the document. */
  release: () => void
}

/**
 * The site behind a server that holds back the second half of a document, as a slow line does:
 * the scripts in its head are here before its end is.
 */
export async function serveSlowly(origin: string): Promise<SlowDocument> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    const url = new URL(incoming.url ?? '/', origin)
    const onward = request(url, { method: incoming.method, headers }, async (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      const bytes = Buffer.concat(await answer.toArray())
      const whole = answer.headers['content-type']?.startsWith('text/html') !== true
      const half = whole ? bytes.length : bytes.length / 2
      outgoing.write(bytes.subarray(0, half))
      if (!whole) await released
      outgoing.end(bytes.subarray(half))
    })
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  if (place === null || typeof place === 'string') throw new Error('the server has no port')
  return { server, address: `http://127.0.0.1:${place.port}`, release }
}
