/**
 * nginx with a response of ours as a file: the same bytes under the same headers, and as in
 * production an id for each request and a line with it in the log.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Server } from './besideNginx.ts'
import type { HttpResponse } from './httpResponse.ts'

const port = 24180

/** What differs from request to request, and what nginx writes itself. */
const ownHeaders = [
  'connection',
  'content-length',
  'content-type',
  'date',
  'keep-alive',
  'traceparent',
  'x-request-id',
]

function quoted(value: string): string {
  if (value.includes('$')) throw new Error(`nginx would see a variable in ${value}`)
  return `"${value.replaceAll(/["\\]/g, '\\$&')}"`
}

function addedHeaders(headers: IncomingHttpHeaders): string {
  const same = Object.entries(headers).filter(([name]) => !ownHeaders.includes(name))
  return same.map(([name, value]) => `add_header ${name} ${quoted(String(value))};`).join('\n    ')
}

function configuration(folder: string, headers: IncomingHttpHeaders): string {
  const user = process.getuid?.() === 0 ? 'user root; ' : ''
  return `daemon off; ${user}worker_processes 1; pid ${folder}/nginx.pid; error_log stderr notice;
events { worker_connections 1024; }
http {
  log_format found '$remote_addr $host [$time_local] "$request" $status $body_bytes_sent '
    '"$http_referer" "$http_user_agent" $request_time $request_id';
  access_log ${folder}/access.log found;
  sendfile on; tcp_nopush on; open_file_cache max=100; keepalive_requests 1000000;
  default_type ${quoted(headers['content-type'] ?? '')}; etag off;
  server {
    listen 127.0.0.1:${port}; root ${folder};
    ${addedHeaders(headers)}
    add_header Last-Modified "";
    add_header X-Request-Id $request_id;
    location = /empty { return 200; }
  }
}
`
}

export interface Nginx {
  /** The response as a file. */
  same: Server
  /** Nothing, under the same headers. */
  empty: Server
  stop(): Promise<void>
}

/**
 * Each response has an nginx of its own: one that is running goes on with the size of a file that
 * it has opened.
 */
export async function startNginx(
  folder: string,
  response: HttpResponse,
  wrapper: readonly string[],
): Promise<Nginx> {
  const file = join(folder, 'nginx.conf')
  await writeFile(join(folder, 'same'), response.body)
  await writeFile(file, configuration(folder, response.headers))
  const command = [...wrapper, '/usr/sbin/nginx', '-e', 'stderr', '-p', folder, '-c', file]
  const [program = '', ...args] = command
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'pipe'] })
  const worker = await startedWorker(createInterface(child.stderr))
  child.stderr.resume()
  const at = (path: string): Server => ({
    address: `http://127.0.0.1:${port}${path}`,
    pids: [worker],
  })
  return {
    same: at('/same'),
    empty: at('/empty'),
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}

/** The process that serves, as nginx reports it. */
async function startedWorker(lines: AsyncIterable<string>): Promise<number> {
  const output: string[] = []
  for await (const line of lines) {
    const found = line.match(/start worker process (\d+)/)
    if (found) return Number(found[1])
    output.push(line)
  }
  throw new Error(`nginx did not start:\n${output.join('\n')}`)
}
