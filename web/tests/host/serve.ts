/**
 * The whole product for the browser tests: a database of its own with the demonstration, the
 * content service, and the websites, until it is ended.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { port } from './addresses.ts'

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

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end(0))
psql(`create database ${name}`)
const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { env, cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
run(join(root, 'scripts/demo'))
run(vitrine, 'builds', 'add', 'web/dist')
const content = await start(['content', '--listen', '127.0.0.1:0'], /on (http:\S+)/)
// Every page is looked at once without a browser; what it says of a broken one is plainer.
try {
  execFileSync(vitrine, ['check', '--explained', 'demo/explained.txt'], {
    env: { ...env, VITRINE_WEB_CONTENT: content },
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  // No type of page may ask PostgreSQL more often than a page can bear.
  run(join(dirname(vitrine), 'bench-types'), '--statements')
} catch {
  end(1)
}
await start(['web', '--listen', `127.0.0.1:${port}`], /^website on (\S+)/, {
  VITRINE_WEB_CONTENT: content,
})
process.stdout.write(`the group is served on port ${port}\n`)
