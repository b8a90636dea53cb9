/** The nodes of a cluster: of the content service, and of the website. */
import { join } from 'node:path'
import { root, vitrine } from './paths.ts'
import { Server } from './server.ts'

export class ContentNode extends Server {
  readonly url: string

  constructor(name: string, port: number, env: NodeJS.ProcessEnv, folder: string) {
    const address = `127.0.0.1:${port}`
    super({
      name,
      line: [vitrine, 'content', '--listen', address],
      env,
      cwd: root,
      log: join(folder, `${name.replaceAll(' ', '-')}.log`),
      started: /^content service on /,
    })
    this.url = `http://${address}`
  }
}

/**
 * The command before another one that takes from root the capability to write to any file. A website
 * started with it cannot write to a folder that is read-only, as no other user's website can.
 */
export const withoutFileOverride =
  process.getuid?.() === 0
    ? ['setpriv', '--bounding-set', '-dac_override,-dac_read_search,-fowner']
    : []

export class WebsiteNode extends Server {
  readonly url: string
  /** The address of its metrics. */
  readonly inner: string
  /** The folder of what it stores. */
  readonly data: string

  constructor(
    name: string,
    [port, innerPort]: [number, number],
    env: NodeJS.ProcessEnv,
    folder: string,
  ) {
    const [address, inner] = [`127.0.0.1:${port}`, `127.0.0.1:${innerPort}`]
    super({
      name,
      line: [...withoutFileOverride, vitrine, 'web', '--listen', address],
      env: { ...env, VITRINE_WEB_INNER_LISTEN: inner },
      cwd: root,
      log: join(folder, `${name.replaceAll(' ', '-')}.log`),
      started: /^figures on /,
    })
    this.url = `http://${address}`
    this.inner = `http://${inner}`
    this.data = env.VITRINE_WEB_DATA ?? ''
  }

  /** A metric, summed over the labels that it has besides one; 0 if there is none. */
  async metric(name: string, label = ''): Promise<number> {
    const response = await fetch(`${this.inner}/metrics`)
    const lines = (await response.text()).split('\n')
    const found = lines.filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
    const wanted = found.filter((line) => line.includes(label))
    return wanted.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
  }
}
