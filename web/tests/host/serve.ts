/**
 * The whole product for the browser tests: a database of its own with the demonstration, the
 * content service, and the websites, until it is ended.
 */
import { type ChildProcess, execFileSync, type StdioOptions, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { measuredPort, port, tagManagerPort } from './addresses.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const vitrine = process.env.VITRINE_BINARY ?? join(root, 'target/debug/vitrine')
const server =
  process.env.VITRINE_DATABASE_URL ?? 'postgres://vitrine:vitrine@127.0.0.1:25432/vitrine'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-host-'))
const name = `vitrine_host_${process.pid}`
const database = new URL(server)
database.pathname = `/${name}`
const env = {
  ...process.env,
  VITRINE_DATABASE_URL: database.href,
  VITRINE_ASSETS_DATA: folder,
  VITRINE_ASSETS_STORE: `file:${join(folder, 'originals')}`,
  VITRINE_WEB_BUILDS: join(folder, 'builds'),
  VITRINE_WEB_DATA: folder,
  VITRINE_WEB_GROUP: join(root, 'demo/group.toml'),
  // The lists of the demonstration are invented: nobody's address leaves the machine.
  VITRINE_WEB_NEWSLETTER_URL: 'http://127.0.0.1:9/',
  VITRINE_WEB_NODE: process.execPath,
  VITRINE_WEB_INNER_LISTEN: '127.0.0.1:0',
  VITRINE_LOG: 'warn',
}
const children: ChildProcess[] = []

const psql = (statement: string) =>
  execFileSync('psql', [server, '--no-psqlrc', '--quiet', '-c', statement])

function end(code: number): never {
  for (const child of children) child.kill('SIGTERM')
  try {
    psql(`drop database if exists ${name} with (force)`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  process.exit(code)
}

/** Starts a service and waits for the line that says it listens. */
function start(args: string[], listens: RegExp, more: Record<string, string> = {}) {
  const child = spawn(vitrine, args, {
    env: { ...env, ...more },
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  child.once('exit', (code) => {
    process.stderr.write(`vitrine ${args[0]} ended with ${code}\n`)
    end(1)
  })
  return new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = line.match(listens)
      if (found) resolve(found[1] ?? '')
    })
  })
}

/** Does a part of the preparation, and says how long it took. */
async function part<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const begun = performance.now()
  const done = await work()
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  process.stdout.write(`${name} took ${seconds} s\n`)
  return done
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end(0))
psql(`create database ${name}`)
const run = (program: string, args: string[] = [], more: Record<string, string> = {}) =>
  execFileSync(program, args, {
    env: { ...env, ...more },
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
/** A name for the website at the content service, for each project of the demonstration. */
function websiteTokens(): string {
  const made = ['museerne', 'proevesalen'].map((project) => {
    const create = ['token', 'create', '--project', project, 'host', '--role', 'website']
    const stdio: StdioOptions = ['ignore', 'pipe', 'ignore']
    return `${project}=${execFileSync(vitrine, create, { env, cwd: root, encoding: 'utf8', stdio }).trim()}`
  })
  return made.join(',')
}
/** The group as in production: with a tag manager, and on hosts of this machine. */
function measuredGroup(): string {
  const group = readFileSync(env.VITRINE_WEB_GROUP, 'utf8')
  const file = join(folder, 'measured.toml')
  const tagManager = `[measurement]
container = "GTM-DEMO"
address = "http://127.0.0.1:${tagManagerPort}"
`
  const hosts = group.replaceAll(
    /production = "([^"]+)\.example\.org"/g,
    'production = "$1.localhost"',
  )
  writeFileSync(file, `${hosts}\n${tagManager}`)
  return file
}

/** Starts the sites as in production, with the certificate of those in development. */
function startMeasured(more: Record<string, string>) {
  const args = ['web', '--environment', 'production', '--listen', `127.0.0.1:${measuredPort}`]
  return start(args, /^website on (\S+)/, {
    ...more,
    VITRINE_WEB_GROUP: measuredGroup(),
    VITRINE_WEB_PORT: String(measuredPort),
    VITRINE_WEB_DATA: join(folder, 'measured'),
    VITRINE_WEB_CERTIFICATE: join(folder, 'certificate.pem'),
    VITRINE_WEB_KEY: join(folder, 'key.pem'),
    VITRINE_WEB_WORKERS: '1',
  })
}

try {
  await part('the demonstration', () => run(join(root, 'scripts/demo')))
  run(vitrine, ['builds', 'add', 'web/dist'])
  const content = await start(['content', '--listen', '127.0.0.1:0'], /on (http:\S+)/)
  const more = { VITRINE_WEB_CONTENT: content, VITRINE_WEB_TOKEN: websiteTokens() }
  // Every page is looked at once without a browser; what it says of a broken one is plainer.
  await part('vitrine check', () =>
    run(vitrine, ['check', '--explained', 'demo/explained.txt'], more),
  )
  // No type of page may ask PostgreSQL more often than a page can bear, and every mapping of a
  // source map must lead to its value.
  await part('bench-types', () => run(join(dirname(vitrine), 'bench-types'), ['--check']))
  await start(['web', '--listen', `127.0.0.1:${port}`], /^website on (\S+)/, more)
  await startMeasured(more)
} catch (error) {
  process.stderr.write(`${error}\n`)
  end(1)
}
process.stdout.write(`the group is served on port ${port}\n`)
