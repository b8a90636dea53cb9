/** The whole product on a database of its own with the demonstration, as visitors meet it. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { postgresServer, root } from './paths.ts'

/** Most who start it measure: without `VITRINE_BINARY` it is the release build. */
const vitrine = process.env.VITRINE_BINARY ?? join(root, 'target/release/vitrine')

/** The day on which all is measured: what a page shows depends on it. */
export const today = '2026-11-15'

export interface Product {
  /** Where the content service and the website listen. */
  content: string
  website: string
  /** The address of the website's metrics. */
  inner: string
  contentPid: number
  websitePid: number
  database: string
  folder: string
  /** The secret of one who may write. */
  editor: string
  /** PostgreSQL's processes for this database. */
  backends(): number[]
  stop(): Promise<void>
}

const psql = (url: string, statement: string): string =>
  execFileSync('psql', [url, '--no-psqlrc', '--quiet', '-At', '-c', statement], {
    encoding: 'utf8',
  })

export interface Options {
  /** Settings of the product by environment variable. */
  env?: NodeJS.ProcessEnv
  /** A command that runs the website by exec: `taskset`, with the cores to run on. */
  wrapper?: readonly string[]
}

export async function startProduct(options: Options = {}): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const name = `vitrine_bench_pages_${process.pid}`
  const database = new URL(postgresServer)
  database.pathname = `/${name}`
  const env = {
    ...process.env,
    VITRINE_BINARY: vitrine,
    DEMO_TODAY: today,
    // No image is fetched here: the small ones suffice.
    DEMO_FORM: 'sketch',
    VITRINE_WEB_AS_OF: `${today}T09:30`,
    VITRINE_DATABASE_URL: database.href,
    VITRINE_ASSETS_DATA: folder,
    VITRINE_ASSETS_STORE: `file:${join(folder, 'originals')}`,
    VITRINE_WEB_BUILDS: join(folder, 'builds'),
    VITRINE_WEB_DATA: folder,
    // What is measured is a page that is rendered.
    VITRINE_WEB_PAGE_CACHE_BYTES: '0',
    VITRINE_WEB_GROUP: join(root, 'demo/group.toml'),
    VITRINE_WEB_NODE: process.execPath,
    VITRINE_WEB_INNER_LISTEN: '127.0.0.1:0',
    // What encrypts is a proxy's work here, and no part of the comparison.
    VITRINE_WEB_PLAIN: 'true',
    ...options.env,
  }
  const children: ChildProcess[] = []
  const stop = async () => {
    for (const child of children.toReversed()) {
      if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit')
    }
    psql(postgresServer, `drop database if exists ${name} with (force)`)
    rmSync(folder, { recursive: true, force: true })
  }
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { env, cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  const output = (...args: string[]) =>
    execFileSync(vitrine, args, { env, cwd: root, encoding: 'utf8' }).trim()
  const start = async (
    service: string,
    wrapper: readonly string[],
    listens: RegExp,
    more: NodeJS.ProcessEnv = {},
  ) => {
    const [program = '', ...args] = [...wrapper, vitrine, service, '--listen', '127.0.0.1:0']
    // The log is written as it is every day.
    const log = openSync(join(folder, `${service}.log`), 'w')
    const child = spawn(program, args, {
      env: { ...env, ...more },
      cwd: root,
      stdio: ['ignore', 'pipe', log],
    })
    children.push(child)
    return { pid: child.pid ?? 0, printed: await printed(child, listens) }
  }
  try {
    psql(postgresServer, `create database ${name}`)
    run(join(root, 'scripts/demo'))
    run(vitrine, 'builds', 'add', 'web/dist')
    psql(database.href, 'vacuum analyze document, reference, dataset')
    const content = await start('content', [], /on (http:\S+)/)
    const [address = ''] = content.printed
    const tokens = ['museerne', 'proevesalen'].map((project) => {
      const secret = output('token', 'create', '--project', project, 'bench', '--role', 'website')
      return `${project}=${secret}`
    })
    const listens = /^website on (\S+)$.*^figures on (\S+)\/metrics$/ms
    const website = await start('web', options.wrapper ?? [], listens, {
      VITRINE_WEB_CONTENT: address,
      VITRINE_WEB_TOKEN: tokens.join(','),
    })
    const [visitors, inner = ''] = website.printed
    return {
      content: address,
      website: `http://${visitors}`,
      inner,
      contentPid: content.pid,
      websitePid: website.pid,
      database: database.href,
      folder,
      editor: output('token', 'create', '--project', 'museerne', 'bench', '--role', 'editor'),
      backends: () => backends(name),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Waits until a service has printed where it listens, and returns what the pattern captures. */
function printed(child: ChildProcess, listens: RegExp): Promise<string[]> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`vitrine ended with ${code}`)))
    if (!child.stdout) return
    let output = ''
    createInterface({ input: child.stdout }).on('line', (line) => {
      output += `${line}\n`
      const found = output.match(listens)
      if (found) resolve(found.slice(1))
    })
  })
}

function backends(name: string): number[] {
  const found = psql(
    postgresServer,
    `select pid from pg_stat_activity
     where datname = '${name}' and backend_type = 'client backend'`,
  )
  return found.split('\n').filter(Boolean).map(Number)
}
