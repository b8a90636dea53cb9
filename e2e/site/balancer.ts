/** A balancer in front of websites: haproxy, as Debian has it. */
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { WebsiteNode } from '../../testbed/nodes.ts'
import { freePort } from '../../testbed/ports.ts'
import { Server } from '../../testbed/server.ts'

const nameOf = (website: WebsiteNode): string => website.name.replaceAll(' ', '-')

/**
 * A request that a website did not begin to answer goes to another one. The check is of the
 * process alone: a website whose renderers hang still has pages, and another one is no better.
 */
const configuration = (port: number, socket: string, websites: WebsiteNode[]): string => `
global
  stats socket ${socket}
defaults
  mode http
  timeout connect 1s
  timeout client 30s
  timeout server 15s
  timeout check 1s
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response
frontend visitors
  bind 127.0.0.1:${port}
  default_backend websites
backend websites
  balance roundrobin
  option httpchk GET /healthz
  default-server check inter 200ms fall 2 rise 1
${websites.map((website) => `  server ${nameOf(website)} ${new URL(website.url).host}\n`).join('')}`

export class Balancer {
  readonly url: string
  readonly #server: Server
  readonly #socket: string

  private constructor(url: string, server: Server, socket: string) {
    this.url = url
    this.#server = server
    this.#socket = socket
  }

  static async start(folder: string, websites: WebsiteNode[]): Promise<Balancer> {
    const port = await freePort()
    const [file, socket] = [join(folder, 'haproxy.cfg'), join(folder, 'haproxy.sock')]
    await writeFile(file, configuration(port, socket, websites))
    const server = new Server({
      name: 'haproxy',
      line: ['/usr/sbin/haproxy', '-db', '-V', '-f', file],
      env: process.env,
      cwd: folder,
      log: join(folder, 'haproxy.log'),
      started: /Using /,
    })
    await server.start()
    const balancer = new Balancer(`http://127.0.0.1:${port}`, server, socket)
    for (const website of websites) await balancer.until(website, 'UP', 10_000)
    return balancer
  }

  /** Waits until it takes a website for one that is up, or down. */
  async until(website: WebsiteNode, state: 'UP' | 'DOWN', within: number): Promise<void> {
    const end = performance.now() + within
    while (!(await this.#state(website)).startsWith(state)) {
      if (performance.now() > end) throw new Error(`${website.name} is not ${state} at haproxy`)
      await sleep(20)
    }
  }

  async #state(website: WebsiteNode): Promise<string> {
    // At first it does not listen yet.
    const answer = await this.#ask('show stat').catch(() => '')
    const rows = answer.split('\n').map((line) => line.split(','))
    const column = rows[0]?.indexOf('status') ?? -1
    return rows.find((row) => row[1] === nameOf(website))?.[column] ?? ''
  }

  async #ask(command: string): Promise<string> {
    const socket = connect(this.#socket).setEncoding('utf8')
    let text = ''
    socket.on('data', (part) => {
      text += part
    })
    socket.end(`${command}\n`)
    await once(socket, 'close')
    return text
  }

  async stop(): Promise<void> {
    await this.#server.kill()
  }
}
