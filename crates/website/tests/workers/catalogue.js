// A catalogue: what it is asked for, and by which process. `/mocks/end` ends the process.
import { createServer } from 'node:http'

const server = createServer((request, response) => {
  if (request.url === '/mocks/end') process.exit(1)
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'set-cookie': 'never=passed-on',
  })
  response.end(`<h1>${request.url} ${process.pid} ${request.headers.range ?? ''}</h1>`)
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${server.address().port}\n`)
})
