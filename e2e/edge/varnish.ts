/** Varnish in front of websites, with the configuration that the product has for it. */
import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { WebsiteNode } from '../../testbed/nodes.ts'
import { Server } from '../../testbed/server.ts'

const run = promisify(execFile)
const configuration = fileURLToPath(new URL('../../deploy/varnish', import.meta.url))

/** A response to a request with this header is fresh for a second, so that one can see it old. */
export const brief = 'x-brief'
const briefly = `
sub vcl_backend_response {
    if (bereq.http.${brief}) {
        set beresp.http.CDN-Cache-Control =
            regsub(beresp.http.CDN-Cache-Control, "s-maxage=\\d+", "s-maxage=1");
    }
}
`

const names = ['client_req', 'cache_hit', 'cache_miss', 's_pass', 's_synth', 'backend_req'] as const
export type Counters = Record<(typeof names)[number], number>

interface Health {
  type: string
  probe_message: [good: number, of: number, says: string]
}

/** The nodes as the product has them, at other ports. */
async function backends(websites: WebsiteNode[]): Promise<string> {
  let text = await readFile(join(configuration, 'backends.vcl'), 'utf8')
  for (const [index, { url }] of websites.entries()) {
    const port = `"${8081 + index}"`
    if (!text.includes(port)) throw new Error(`backends.vcl has no node at ${port}`)
    text = text.replace(port, `"${new URL(url).port}"`)
  }
  return text + briefly
}

export class Varnish {
  readonly url: string
  readonly #server: Server
  readonly #folder: string

  private constructor(url: string, folder: string, server: Server) {
    this.url = url
    this.#folder = folder
    this.#server = server
  }

  static async start(url: string, folder: string, websites: WebsiteNode[]): Promise<Varnish> {
    const own = join(folder, 'varnish')
    await mkdir(own)
    await writeFile(join(own, 'backends.vcl'), await backends(websites))
    const settings = [`vcl_path=${own}:${configuration}`, 'http_gzip_support=off']
    const server = new Server({
      name: 'varnish',
      line: [
        // It says on its error output that it has started.
        ...['sh', '-c', 'exec varnishd "$@" 2>&1', 'varnishd', '-F', '-n', join(own, 'work')],
        ...['-a', new URL(url).host, '-f', join(configuration, 'vitrine.vcl')],
        ...settings.flatMap((setting) => ['-p', setting]),
      ],
      env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
      cwd: folder,
      log: join(folder, 'varnish.log'),
      started: /Child launched OK/,
    })
    await server.start()
    return new Varnish(url, join(own, 'work'), server)
  }

  async counters(): Promise<Counters> {
    const { stdout } = await run('varnishstat', ['-1', '-j', '-n', this.#folder])
    const { counters } = JSON.parse(stdout) as { counters: Record<string, { value: number }> }
    const value = (name: string) => counters[`MAIN.${name}`]?.value ?? Number.NaN
    return Object.fromEntries(names.map((name) => [name, value(name)])) as Counters
  }

  /** Waits until it takes so many websites for ones that are up. */
  async untilUp(count: number, within: number): Promise<void> {
    const end = performance.now() + within
    while ((await this.#up()) !== count) {
      if (performance.now() > end) throw new Error(`Varnish does not see ${count} websites`)
      await sleep(100)
    }
  }

  async #up(): Promise<number> {
    const { stdout } = await run('varnishadm', ['-n', this.#folder, 'backend.list', '-j'])
    const parts = JSON.parse(stdout) as unknown[]
    const nodes = Object.values(parts.at(-1) as Record<string, Health>)
    const up = ({ type, probe_message }: Health) =>
      type === 'backend' && probe_message[2] === 'healthy'
    return nodes.filter(up).length
  }

  async stop(): Promise<void> {
    await this.#server.kill()
  }
}
