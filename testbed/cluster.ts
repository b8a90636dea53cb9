/**
 * A group of museums as it runs: nodes of the content service and of the website with the
 * demonstration, on a PostgreSQL and a NATS of their own, any of which may be ended and brought
 * back. Each keeps its port.
 */
import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Cleanup } from './cleanup.ts'
import { type Nats, startNats } from './nats.ts'
import { ContentNode, WebsiteNode } from './nodes.ts'
import { root, vitrine } from './paths.ts'
import { freePort } from './ports.ts'
import { findPostgres, type Postgres } from './postgres.ts'

const run = promisify(execFile)

/** The project of the museums and its dataset. */
export const project = 'museerne'
export const dataset = 'stage'
const projects = [project, 'proevesalen']

export interface Options {
  /** Nodes of the content service. */
  content: number
  /** Nodes of the website: the first follows the first of the content service, and so on. */
  websites: number
  /** All texts of the demonstration, or a few of them, which are there at once. */
  texts?: 'all' | 'few'
  /** Settings of all websites, by environment variable. */
  web?: Record<string, string>
}

export interface Cluster {
  content: ContentNode[]
  websites: WebsiteNode[]
  postgres: Postgres
  nats: Nats
  /** The secret of one who may write. */
  editor: string
  /** Where the logs are, and what is stored. */
  folder: string
  cleanup: Cleanup
  /** Another website, with settings of its own; it is not started yet. */
  addWebsite(web?: Record<string, string>): Promise<WebsiteNode>
  stop(): Promise<void>
}

export async function startCluster(options: Options): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-cluster-'))
  // The user of PostgreSQL has its data in there.
  await chmod(folder, 0o755)
  const env = {
    ...process.env,
    VITRINE_BINARY: vitrine,
    VITRINE_DATA: folder,
    VITRINE_POSTGRES_PORT: String(await freePort()),
    VITRINE_POSTGRES_BUFFERS: '128MB',
  }
  const cleanup = new Cleanup(env)
  try {
    return await new ClusterBuilder(folder, env, cleanup, options).build()
  } catch (error) {
    await cleanup.end()
    throw error
  }
}

/** Makes a cluster, part by part. */
class ClusterBuilder {
  readonly #folder: string
  readonly #services: NodeJS.ProcessEnv
  readonly #cleanup: Cleanup
  readonly #options: Options
  /** The environment of every program of the cluster. */
  #env: NodeJS.ProcessEnv = {}

  constructor(folder: string, services: NodeJS.ProcessEnv, cleanup: Cleanup, options: Options) {
    this.#folder = folder
    this.#services = services
    this.#cleanup = cleanup
    this.#options = options
  }

  async build(): Promise<Cluster> {
    const natsStarts = startNats(await freePort(), this.#folder)
    const [postgres, nats] = await Promise.all([this.#postgres(), natsStarts])
    try {
      this.#env = this.#settings(postgres.url, nats.url)
      await this.#vitrine('migrate')
      await Promise.all([this.#texts(), this.#vitrine('builds', 'add', join(root, 'web/dist'))])
      await postgres.sql('vacuum analyze document, reference, dataset')
      return await this.#start(postgres, nats)
    } catch (error) {
      await nats.stop()
      throw error
    }
  }

  async #postgres(): Promise<Postgres> {
    const port = this.#services.VITRINE_POSTGRES_PORT
    await run(join(root, 'scripts/services'), ['start', 'postgres'], { env: this.#services })
    const url = (user: string) => `postgres://${user}:vitrine@127.0.0.1:${port}/vitrine`
    // What is killed here is PostgreSQL and not the kernel, which holds what is not on the disk.
    const owner = await findPostgres(url('postgres'), this.#services)
    await owner.sql('alter system set fsync = off')
    await owner.sql('select pg_reload_conf()')
    return await findPostgres(url('vitrine'), this.#services)
  }

  #settings(database: string, nats: string): NodeJS.ProcessEnv {
    const folder = this.#folder
    return {
      ...this.#services,
      // Servers that are killed leave something there.
      TMPDIR: folder,
      VITRINE_DATABASE_URL: database,
      VITRINE_NATS_URL: nats,
      VITRINE_ASSETS_DATA: join(folder, 'assets'),
      VITRINE_ASSETS_STORE: `file:${join(folder, 'assets/originals')}`,
      VITRINE_WEB_BUILDS: join(folder, 'builds'),
      VITRINE_WEB_GROUP: join(root, 'demo/group.toml'),
      VITRINE_WEB_NODE: process.execPath,
      VITRINE_WEB_PLAIN: 'true',
      // Their pages are the same, byte for byte, wherever they listen.
      VITRINE_WEB_PORT: '443',
      // All visitors come from one address here.
      VITRINE_WEB_UNCAPPED: '127.0.0.0/8',
      VITRINE_CONTENT_UNCAPPED: '127.0.0.0/8',
      // No picture is looked at.
      DEMO_FORM: 'sketch',
    }
  }

  async #vitrine(...args: string[]): Promise<string> {
    const { stdout } = await run(vitrine, args, { env: this.#env, cwd: root, maxBuffer: 1 << 26 })
    return stdout.trim()
  }

  async #texts(): Promise<void> {
    if (this.#options.texts !== 'few') {
      const args = ['demo/fill.ts', join(this.#folder, 'demo'), vitrine, '--texts']
      await run(process.execPath, args, { env: this.#env, cwd: root, maxBuffer: 1 << 26 })
      return
    }
    for (const name of projects) {
      await this.#vitrine('project', 'create', name)
      await this.#vitrine('dataset', 'create', '--project', name, dataset)
      await this.#vitrine('dataset', 'configure', '--project', name, dataset)
    }
    const into = ['--project', project, '--dataset', dataset]
    await this.#vitrine('import', ...into, join(root, 'demo/small.ndjson'))
  }

  async #token(project: string, role: string): Promise<string> {
    return await this.#vitrine('token', 'create', '--project', project, role, '--role', role)
  }

  async #start(postgres: Postgres, nats: Nats): Promise<Cluster> {
    const tokens = projects.map(async (name) => `${name}=${await this.#token(name, 'website')}`)
    const [editor, ...shown] = await Promise.all([this.#token(project, 'editor'), ...tokens])
    this.#env.VITRINE_WEB_TOKEN = shown.join(',')
    const cleanup = this.#cleanup
    const [content, websites]: [ContentNode[], WebsiteNode[]] = [[], []]
    const addWebsite = async (web: Record<string, string> = {}) => {
      const follows = content[websites.length % content.length]
      if (!follows) throw new Error('a website needs a content service')
      const website = await this.#website(`website ${websites.length + 1}`, follows.url, web)
      websites.push(website)
      return website
    }
    while (content.length < this.#options.content) {
      const name = `content ${content.length + 1}`
      content.push(new ContentNode(name, await freePort(), this.#env, this.#folder))
    }
    while (websites.length < this.#options.websites) await addWebsite()
    await Promise.all(content.map((node) => node.start()))
    await Promise.all(websites.map((node) => node.start()))
    return {
      content,
      websites,
      postgres,
      nats,
      editor,
      folder: this.#folder,
      cleanup,
      addWebsite,
      async stop() {
        await Promise.all([...websites, ...content].map((node) => node.kill()))
        await nats.stop()
        await cleanup.end()
      },
    }
  }

  async #website(name: string, content: string, web: Record<string, string>): Promise<WebsiteNode> {
    const data = join(this.#folder, name.replaceAll(' ', '-'))
    await mkdir(data)
    const env = {
      ...this.#env,
      VITRINE_WEB_CONTENT: content,
      VITRINE_WEB_DATA: data,
      ...this.#options.web,
      ...web,
    }
    return new WebsiteNode(name, [await freePort(), await freePort()], env, this.#folder)
  }
}
