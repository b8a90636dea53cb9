/**
 * A process that serves the catalogue: `node server.js`, in the folder `catalogue` of a build. It
 * listens on a free port of this machine and prints its address; the website passes requests on to it.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Catalogue } from './catalogue.tsx'

export { Catalogue }

const file = fileURLToPath(import.meta.url)

async function serve(): Promise<void> {
  const catalogue = await Catalogue.of(dirname(dirname(file)))
  const server = createServer((request, response) => {
    catalogue.respond(request, response).catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : error}\n`)
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' })
      response.end('The catalogue cannot show this.\n')
    })
  })
  server.listen(0, '127.0.0.1', () => {
    process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
  })
}

// The preview server imports this file, and serves by itself.
if (process.argv[1] === file) await serve()
