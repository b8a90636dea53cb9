/** `vitrine query` and `vitrine generate`. */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { after, before, test } from 'node:test'
import { type ContentService, startContentService } from '../../testbed/contentService.ts'
import { run } from './vitrine.ts'

let service: ContentService
let env: Record<string, string>
before(async () => {
  service = await startContentService()
  env = { VITRINE_DATABASE_URL: service.database, VITRINE_DEFAULT_PROJECT: service.project }
})
after(() => service.stop())

async function answer(args: string[], input = ''): Promise<string> {
  const ended = await run(args, { env, input })
  assert.equal(ended.code, 0, ended.stderr)
  return ended.stdout
}

const query = (...args: string[]) => answer(['query', '--dataset', 'production', ...args])

test('a generated museum holds what was asked for, and no reference leads nowhere', async () => {
  const size = ['--documents', '2500', '--today', '2026-11-15']
  await answer(['generate', '--dataset', 'production', ...size, '--seed', '7'])
  const raw = ['--perspective', 'raw']
  assert.equal(await query(...raw, 'count(*)'), '2500\n')
  assert.equal(await query(...raw, 'count(*[_id in path("drafts.**")]) > 20'), 'true\n')
  const lost = 'count(*[_type == "event" && defined(exhibition) && !defined(exhibition->title)])'
  assert.equal(await query(lost), '0\n')
  const menus = '*[_type == "navigation"]{"n": count(primary[defined(link->slug.current)])}'
  for (const { n } of JSON.parse(await query(menus))) assert.ok(n >= 6 && n <= 10)

  // The same again is the same: nothing is there twice, nothing differs.
  const before = await answer(['export', '--dataset', 'production'])
  await answer(['generate', '--dataset', 'production', ...size, '--seed', '7'])
  assert.equal(await answer(['export', '--dataset', 'production']), before)
  // Writes go on after it as ever.
  const one = '{"_id": "one", "_type": "page", "tag": {"_type": "reference", "_ref": "tag-000001"}}'
  await answer(['import', '-', '--dataset', 'production'], one)
  assert.equal(await query('*[_id == "one"][0].tag->_id'), '"tag-000001"\n')
  // History and events read the numbers of transactions and rely on every one.
  const gaps =
    'select count(*) = max(t.seq) and max(t.seq) = max(d.seq) from transaction t, dataset d'
  const psql = execFileSync('psql', [service.database, '-XtAc', gaps], { encoding: 'utf8' })
  assert.equal(psql, 't\n')
})

test('parameters, form, time, standard input', async () => {
  assert.equal(
    await query('--param', 'a=[1,"å"]', '--param', '$b=2', '{"a": $a, "b": $b}'),
    '{"a":[1,"å"],"b":2}\n',
  )
  assert.equal(await query('--pretty', '{"b": 1, "a": []}'), '{\n  "b": 1,\n  "a": []\n}\n')
  const timed = await run(['query', '--dataset', 'production', '--time', '-'], {
    env,
    input: '1 +\n1',
  })
  assert.equal(timed.stdout, '2\n')
  assert.match(timed.stderr, /^\d+\.\d ms\n$/)
})

test('perspectives, and a visitor who has no token', async () => {
  const title = '*[_id in ["two", "drafts.two"]].title'
  const both = [
    '{"_id": "two", "_type": "page", "title": "out"}',
    '{"_id": "drafts.two", "_type": "page", "title": "draft"}',
  ]
  await answer(['import', '-', '--dataset', 'production'], both.join('\n'))
  assert.equal(await query(title), '["out"]\n')
  assert.equal(await query('--perspective', 'drafts', title), '["draft"]\n')
  assert.equal(await query('--perspective', 'raw', title), '["draft","out"]\n')
  assert.equal(await query('--perspective', 'raw', '--as-anonymous', title), '["out"]\n')
  await answer(['dataset', 'create', '--private', 'closed'])
  const closed = ['query', '--dataset', 'closed', '--as-anonymous', '1']
  assert.match((await run(closed, { env })).stderr, /Dataset "closed" not found/)
})
