/** What the commands print for newcomers, and after a mistake. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { type ContentService, startContentService } from '../../testbed/contentService.ts'
import { run } from './vitrine.ts'

let service: ContentService
let folder: string
before(async () => {
  service = await startContentService()
  folder = await mkdtemp(join(tmpdir(), 'vitrine-e2e-'))
  await writeFile(join(folder, 'wrong.toml'), 'databse_url = "postgres://a"\n')
  await writeFile(join(folder, 'slow.toml'), 'query_seconds = "never"\n')
  await writeFile(join(folder, 'plain.txt'), 'Hello\n')
  await writeFile(
    join(folder, 'good.toml'),
    `database_url = "${service.database}"\ndefault_project = "${service.project}"\n`,
  )
})
after(async () => {
  await service.stop()
  await rm(folder, { recursive: true })
})

/** A port at which nothing listens: one that was just given back. */
async function closedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 1
}

const target = ['--dataset', 'production']

/** The command, its exit, and what it prints: `error:` first, and then what to do. */
const mistakes: [name: string, args: string[], code: number, message: RegExp][] = [
  ['nothing at all', [], 2, /Usage: \S+ \[OPTIONS\] <COMMAND>[\s\S]*\bimport +Read documents/],
  ['a command that is none', ['serve'], 2, /unrecognized subcommand 'serve'/],
  ['no dataset named', ['query', '*'], 2, /--dataset <DATASET>[\s\S]*Usage: /],
  [
    'no such project',
    ['query', ...target, '--project', 'other', '*'],
    1,
    /^error: Project not found: other\n {2}`vitrine project list` shows .* `vitrine project create other`/,
  ],
  [
    'a project with datasets',
    ['project', 'delete', 'museum01'],
    1,
    /^error: the project museum01 has datasets: .*production.*\n {2}`vitrine dataset delete --project museum01 NAME`/,
  ],
  ['no such project to delete', ['project', 'delete', 'other'], 1, /Project not found: other/],
  [
    'no such dataset',
    ['export', '--dataset', 'other'],
    1,
    /^error: Dataset "other" not found .*\n {2}`vitrine dataset list --project museum01` .*create --project museum01 other`/,
  ],
  [
    'an erasure that nobody means',
    ['document', 'purge', ...target, 'karen'],
    1,
    /^error: this deletes the documents, .* and erases the history of karen: add --yes/,
  ],
  [
    'nothing to erase',
    ['document', 'purge', ...target, '--yes', 'nobody'],
    1,
    /error: there is nothing of nobody in production: .*\n {2}`vitrine query .*` shows the ids/,
  ],
  ['an id that is none', ['document', 'purge', ...target, '--yes', 'a b'], 1, /^error: .*"a b"/],
  [
    'no such project to list',
    ['token', 'list', '--project', 'other'],
    1,
    /Project not found: other/,
  ],
  [
    'a query that is none',
    ['query', ...target, '*[_type == "page"\n  && title = 1]'],
    1,
    /^error: the query cannot be read, line 2: .*\n {4}&& title = 1\]\n {13}\^/,
  ],
  [
    'a parameter without quotes',
    ['query', ...target, '--param', 'site=jelling', '$site'],
    1,
    /^error: --param site=jelling: "jelling" is not JSON.*\n.*--param 'site="jelling"'/,
  ],
  [
    'a parameter without a value',
    ['query', ...target, '--param', 'a', '$a'],
    1,
    /write a name, `=` and JSON/,
  ],
  [
    'no such perspective',
    ['query', ...target, '--perspective', 'a b', '*'],
    1,
    /^error: --perspective a b: /,
  ],
  [
    'no such file',
    ['import', 'none.ndjson', ...target],
    1,
    /^error: cannot read none.ndjson: No such file/,
  ],
  ['a folder for a file', ['import', '.', ...target], 1, /^error: \. holds no \.ndjson file/],
  [
    'a file of something else',
    ['import', 'plain.txt', ...target],
    1,
    /^error: line 1 of plain.txt: not JSON, at column 1: expected value/,
  ],
  [
    'two ways at once',
    ['import', 'x', ...target, '--replace', '--missing'],
    2,
    /cannot be used with/,
  ],
  [
    'a file in no folder',
    ['export', ...target, '-o', 'none/x'],
    1,
    /^error: cannot write none\/x: No such file/,
  ],
  [
    'a folder to write to',
    ['export', ...target, '-o', '.'],
    1,
    /^error: \. is not the name of a file/,
  ],
  [
    'too few documents',
    ['generate', ...target, '--documents', '3'],
    1,
    /--documents 3 is too few.* 500 or more/,
  ],
  [
    'a day that is none',
    ['generate', ...target, '--documents', '500', '--today', 'now'],
    2,
    /'now' for '--today/,
  ],
  ['a deletion without a yes', ['dataset', 'delete', 'production'], 1, /add --yes if you mean it/],
  [
    'a dataset twice',
    ['dataset', 'create', 'production'],
    1,
    /Dataset "production" already exists/,
  ],
  [
    'a configuration that is none',
    ['dataset', 'configure', 'production', 'wrong.toml'],
    1,
    /^error: wrong.toml cannot be used; nothing was changed: this is no configuration: /,
  ],
  ['no such token', ['token', 'revoke', 'x'], 1, /^error: museum01 has no token x/],
  [
    'a release taken over by nobody',
    ['release', 'take-over', '--from', 'x', '--to', 'y'],
    1,
    /^error: y is no token of this project that may write/,
  ],
  [
    'an unknown setting',
    ['settings', '--config', 'wrong.toml'],
    1,
    /^error: wrong.toml has a setting "databse_url", which does not exist\n {2}The nearest is "database_url"; `vitrine settings` /,
  ],
  [
    'a wrong setting',
    ['settings', '--config', 'slow.toml'],
    1,
    /^error: query_seconds in slow.toml is "never": it must be a whole number, 1 or more/,
  ],
  [
    'no file of settings',
    ['settings', '--config', 'no.toml'],
    1,
    /cannot read the settings in no.toml: No such/,
  ],
  [
    'a wrong address',
    ['content', '--listen', 'here'],
    1,
    /^error: --listen is "here": it must be an address and a port/,
  ],
]

describe('a mistake is named, with what to do', () => {
  for (const [name, args, code, message] of mistakes) {
    test(name, async () => {
      const env = { VITRINE_DATABASE_URL: service.database, VITRINE_DEFAULT_PROJECT: 'museum01' }
      const ended = await run(args, { env, cwd: folder })
      assert.match(ended.stderr, message)
      assert.deepEqual([ended.code, ended.stdout], [code, ''])
    })
  }
})

test('without a database: at once, and where to look', async () => {
  const nowhere = `postgres://me:geheim@127.0.0.1:${await closedPort()}/x`
  for (const args of [
    ['migrate'],
    ['project', 'list'],
    ['query', ...target, '--project', 'a', '*'],
  ]) {
    const { code, stderr } = await run(['--database', nowhere, ...args])
    assert.equal(code, 1)
    assert.match(
      stderr,
      /^error: cannot reach PostgreSQL: .*refused.*\n {2}Is it running\? --database or VITRINE_DATABASE_URL/,
    )
    assert.doesNotMatch(stderr, /geheim/)
  }
})

test('with a database that takes a connection and says nothing: not for long', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const ended = await run(['--database', `postgres://me:geheim@127.0.0.1:${port}/x`, 'migrate'])
  silent.close()
  assert.equal(ended.code, 1)
  assert.match(ended.stderr, /^error: cannot reach PostgreSQL: .*says nothing for 10 s\n/)
})

test('a database that is not there, or not ours', async () => {
  const other = new URL(service.database)
  other.pathname = '/vitrine_e2e_none'
  const none = await run(['--database', other.href, 'project', 'list'])
  assert.match(
    none.stderr,
    /^error: PostgreSQL refuses: database "vitrine_e2e_none" does not exist\n.*`createdb`/,
  )
  other.pathname = '/postgres'
  const empty = await run(['--database', other.href, 'project', 'list'])
  assert.match(
    empty.stderr,
    /^error: the database has no schema of this version yet: run `vitrine migrate`/,
  )
})

test('no project named', async () => {
  const ended = await run(['--database', service.database, 'dataset', 'list'])
  assert.match(
    ended.stderr,
    /^error: no project is named\n {2}Use --project, or set VITRINE_DEFAULT_PROJECT or default_project/,
  )
})

test('a document is erased, unless others refer to it', async () => {
  const env = { VITRINE_DATABASE_URL: service.database, VITRINE_DEFAULT_PROJECT: 'museum01' }
  const lines = [
    { _id: 'karen', _type: 'person', name: 'Karen' },
    { _id: 'drafts.karen', _type: 'person', name: 'Karen B' },
    { _id: 'book', _type: 'page', author: { _type: 'reference', _ref: 'karen' } },
  ]
  const input = lines.map((line) => JSON.stringify(line)).join('\n')
  const imported = await run(['import', ...target, '-'], { env, input })
  assert.equal(imported.code, 0, imported.stderr)
  const purge = ['document', 'purge', ...target, '--yes']
  const refused = await run([...purge, 'karen'], { env })
  assert.match(
    refused.stderr,
    /^error: Document "karen" cannot be deleted as there are references to it from "book"\n {2}Nothing was deleted or erased\./,
  )
  const erased = await run([...purge, 'karen', 'book'], { env })
  assert.equal(erased.stdout, '3 documents deleted\n6 changes erased; 2 transactions rewritten\n')
  assert.match(erased.stderr, /Other nodes forget it within a second\..*Backups/)
  const left = await run(['query', ...target, '--perspective', 'raw', '*._id'], { env })
  assert.equal(left.stdout.trim(), '[]')
})

test('settings from a file serve every command', async () => {
  const file = join(folder, 'good.toml')
  const listed = await run(['dataset', 'list', '--config', file])
  assert.match(listed.stdout, /^production +public\n$/)
  const byEnvironment = await run(['dataset', 'list'], { env: { VITRINE_CONFIG: file } })
  assert.equal(byEnvironment.stdout, listed.stdout)
  const { stdout } = await run(['settings', '--connections', '3'], {
    env: { VITRINE_CONFIG: file, VITRINE_QUERY_SECONDS: '7' },
  })
  assert.match(stdout, /database_connections = 3\n {4}from --connections;/)
  assert.match(stdout, /query_seconds = 7\n {4}from VITRINE_QUERY_SECONDS;/)
  assert.match(stdout, /default_project = museum01\n {4}from .*good.toml;/)
  const password = new URL(service.database).password
  if (password) assert.ok(!stdout.includes(`:${password}@`))
})
