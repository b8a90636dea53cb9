// A catalogue whose pages name their path and the process. `/mocks/end` ends the process;
// `/mocks/hang` gets no response.
import { createServer } from 'node:http'

const server = createServer((request, response) => {
  if (request.url === '/mocks/end') process.exit(1)
  if (request.url === '/mocks/hang') return
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
