/** A content service of its own for a test: a fresh database, a project, a dataset, tokens. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { postgresServer, vitrine } from './paths.ts'

/** No command that prepares a test takes as long, unless it hangs. */
const LONGEST_COMMAND = { timeout: 120_000, killSignal: 'SIGKILL' } as const

export interface ContentService {
  readonly url: string
  /** Its process. */
  readonly pid: number
  /** The folder of its assets: `originals` and what is made of them. */
  assets: string
  /** The address of its database. */
  database: string
  project: string
  dataset: string
  editor: string
  viewer: string
  administrator: string
  /** What the service has written to its log. */
  log(): string
  /** Waits for log lines that contain a text: they may come after the response. */
  logged(text: string): Promise<string[]>
  /** Ends it at once, as a power cut does; what it has stored stays. */
  kill(): Promise<void>
  /** Starts it again after that, on another port. */
  start(): Promise<void>
  stop(): Promise<void>
}

export interface Options {
  /** Settings of the service by environment variable. */
  env?: Record<string, string>
  /** The address at which the service finds its database: that of a proxy. */
  databaseAddress?(database: URL): URL
  /** A command that runs the service by exec: `taskset`, with the cores to run on. */
  wrapper?: readonly string[]
}

export async function startContentService(options: Options = {}): Promise<ContentService> {
  const name = `vitrine_e2e_${randomUUID().replaceAll('-', '')}`
  psql(postgresServer, `create database ${name}`)
  const database = new URL(postgresServer)
  database.pathname = `/${name}`
  const run = (...args: string[]): string =>
    execFileSync(vitrine, ['--database', database.href, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      ...LONGEST_COMMAND,
    }).trim()

  run('migrate')
  run('project', 'create', 'museum01', '--name', 'Museum')
  run('dataset', 'create', '--project', 'museum01', 'production')
  run('dataset', 'configure', '--project', 'museum01', 'production')
  const token = (role: string): string =>
    run('token', 'create', '--project', 'museum01', role, '--role', role)
  const [editor, viewer, administrator] = ['editor', 'viewer', 'administrator'].map(token)

  const assets = await mkdtemp(join(tmpdir(), 'vitrine-assets-'))
  const address = options.databaseAddress?.(database) ?? database
  let log = ''
  let node: Node
  const start = async () => {
    const env = {
      VITRINE_LOG: 'warn',
      VITRINE_ASSETS_DATA: assets,
      VITRINE_ASSETS_STORE: `file:${join(assets, 'originals')}`,
      ...process.env,
      ...options.env,
    }
    node = await startNode(address, env, options.wrapper ?? [], (text) => {
      log += text
    })
  }
  await start()

  return {
    get url() {
      return node.url
    },
    get pid() {
      return node.child.pid ?? 0
    },
    assets,
    start,
    async kill() {
      node.child.kill('SIGKILL')
      await once(node.child, 'exit')
    },
    database: database.href,
    project: 'museum01',
    dataset: 'production',
    editor: editor ?? '',
    viewer: viewer ?? '',
    administrator: administrator ?? '',
    log: () => log,
    async logged(text) {
      for (let tries = 0; tries < 100; tries++) {
        const lines = log.split('\n').filter((line) => line.includes(text))
        if (lines.length > 0) return lines
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
      throw new Error(`the log does not say ${text}:\n${log}`)
    },
    async stop() {
      if (node.child.exitCode === null && node.child.signalCode === null) {
        node.child.kill('SIGTERM')
        await ended(node.child)
      }
      await dropDatabase(name)
      await rm(assets, { recursive: true, force: true })
    },
  }
}

/** Another node of the same database. It ends before the first, which has the database. */
export async function startSecondNode(
  first: ContentService,
  options: Options = {},
): Promise<ContentService> {
  let log = ''
  const env = {
    VITRINE_LOG: 'warn',
    VITRINE_ASSETS_DATA: first.assets,
    VITRINE_ASSETS_STORE: `file:${join(first.assets, 'originals')}`,
    ...process.env,
    ...options.env,
  }
  const node = await startNode(new URL(first.database), env, options.wrapper ?? [], (text) => {
    log += text
  })
  return {
    ...first,
    url: node.url,
    pid: node.child.pid ?? 0,
    log: () => log,
    async stop() {
      node.child.kill('SIGTERM')
      await ended(node.child)
    },
  }
}

interface Node {
  child: ChildProcess
  url: string
}

async function startNode(
  database: URL,
  env: NodeJS.ProcessEnv,
  wrapper: readonly string[],
  onLog: (text: string) => void,
): Promise<Node> {
  const content = ['--database', database.href, 'content', '--listen', '127.0.0.1:0']
  const [program = vitrine, ...args] = [...wrapper, vitrine, ...content]
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text
    onLog(text)
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error(`the service did not start:\n${output}`)
  })
  const begun = once(createInterface(child.stdout), 'line') as Promise<[string]>
  const [line] = await Promise.race([begun, ended])
  return { child, url: line.replace(/^.* on /, '') }
}

/** A service that got SIGTERM ends soon, whatever its callers and its database do. */
async function ended(child: ChildProcess): Promise<void> {
  const late = setTimeout(() => child.kill('SIGKILL'), 60_000)
  const [, signal] = await once(child, 'exit')
  clearTimeout(late)
  if (signal === 'SIGKILL') throw new Error('the service did not end within a minute')
}

/** The server may still be busy with it: a connection that ends, a vacuum of its own. */
async function dropDatabase(name: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return psql(postgresServer, `drop database if exists ${name}`)
    } catch (error) {
      if (tries === 50) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

function psql(url: string, statement: string): void {
  const args = [url, '--no-psqlrc', '--quiet', '-c', statement]
  execFileSync('psql', args, { stdio: 'pipe', ...LONGEST_COMMAND })
}
