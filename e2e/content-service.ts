/** A content service of its own for a test: a fresh database, a project, a dataset, tokens. */
import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const vitrine = process.env.VITRINE_BINARY ?? `${root}target/debug/vitrine`
const server =
  process.env.VITRINE_DATABASE_URL ?? 'postgres://vitrine:vitrine@127.0.0.1:25432/vitrine'

export interface ContentService {
  url: string
  project: string
  dataset: string
  editor: string
  viewer: string
  administrator: string
  stop(): Promise<void>
}

export async function startContentService(): Promise<ContentService> {
  const name = `vitrine_e2e_${randomUUID().replaceAll('-', '')}`
  psql(server, `create database ${name}`)
  const database = new URL(server)
  database.pathname = `/${name}`
  const run = (...args: string[]): string =>
    execFileSync(vitrine, ['--database', database.href, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()

  run('migrate')
  run('project', 'create', 'museum01', '--name', 'Museum')
  run('dataset', 'create', '--project', 'museum01', 'production')
  const token = (role: string): string =>
    run('token', 'create', '--project', 'museum01', role, '--role', role)
  const [editor, viewer, administrator] = ['editor', 'viewer', 'administrator'].map(token)

  const child = spawn(
    vitrine,
    ['--database', database.href, 'content', '--listen', '127.0.0.1:0'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const url = line.replace(/^.* on /, '')

  return {
    url,
    project: 'museum01',
    dataset: 'production',
    editor: editor ?? '',
    viewer: viewer ?? '',
    administrator: administrator ?? '',
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      psql(server, `drop database ${name}`)
    },
  }
}

function psql(url: string, statement: string): void {
  execFileSync('psql', [url, '--no-psqlrc', '--quiet', '-c', statement], { stdio: 'pipe' })
}
