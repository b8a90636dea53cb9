/**
 * Serves the box office of the demonstration on this machine: `node demo/boxOffice/serve.ts
 * [PORT]`, where PORT is that of the websites. It listens on the port of `DEMO_BOX_OFFICE`.
 */
import { createServer, type IncomingMessage } from 'node:http'
import { boxOffice } from '../writing/boxOffice.ts'
import { documents } from '../writing/documents.ts'
import { written } from '../written.ts'
import { newsletterPath, signUp } from './newsletter.ts'
import { offersOf } from './offers.ts'
import { BoxOffice } from './office.ts'

/** A form is shorter. */
const mostBytes = 16_384

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length
    if (length > mostBytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

const all = documents(await written(), { print: () => undefined, file: () => undefined })
const office = new BoxOffice(offersOf(all), Number(process.argv[2] ?? 8443))

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'self'",
}

createServer(async (request, response) => {
  const { method, url: target = '/' } = request
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') {
    response.writeHead(405, { allow: 'GET, HEAD, POST' }).end()
    return
  }
  const body = await bodyOf(request)
  if (body === undefined) {
    response.writeHead(413, { connection: 'close' }).end()
    return
  }
  const { pathname, searchParams } = new URL(target, boxOffice)
  if (pathname === newsletterPath) {
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(signUp(searchParams))
    return
  }
  const sent = method === 'POST' ? { sent: new URLSearchParams(body) } : {}
  const { status, body: text } = office.respond({ target, ...sent })
  response.writeHead(status, headers).end(method === 'HEAD' ? undefined : text)
}).listen(Number(new URL(boxOffice).port || 80), '127.0.0.1', () => {
  process.stdout.write(`box office on ${boxOffice}\n`)
})
