import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { Result } from './protocol.ts'

const script = fileURLToPath(new URL('run-groq-js.ts', import.meta.url))

function run(...lines: object[]): Map<string, Result> {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    input: lines.map((line) => JSON.stringify(line)).join('\n'),
    encoding: 'utf8',
    env: { ...process.env, GROQ_JS_SECONDS_PER_TEST: '2' },
  })
  assert.equal(status, 0, stderr)
  const results = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Result)
  return new Map(results.map((result) => [result.test, result]))
}

/** Each level multiplies the work of groq-js by the number of documents. */
function nested(depth: number): string {
  return depth === 0 ? '*[]._id' : `*[_id in ${nested(depth - 1)}]._id`
}

const documents = ['c', 'a', 'b', 'f', 'e', 'd'].map((_id) => ({ _id }))

test('every test gets a result: a time, or the reason why there is none', () => {
  const results = run(
    { dataset: 'letters', documents },
    { test: 'first', dataset: 'letters', query: '*[_id > $id][0]._id', params: { id: 'a' } },
    { test: 'broken', dataset: 'letters', query: '*[' },
    { test: 'endless', dataset: 'letters', query: nested(12) },
    { test: 'last', dataset: 'letters', query: 'count(*)' },
  )
  assert.equal(results.size, 4)
  for (const name of ['first', 'last']) {
    const result = results.get(name)
    assert.ok(result && 'ns' in result && result.ns > 0, JSON.stringify(result))
  }
  const broken = results.get('broken')
  assert.ok(broken && 'error' in broken)
  assert.match(broken.error, /Syntax error/)
  assert.deepEqual(results.get('endless'), { test: 'endless', error: 'no answer within 2 s' })
})
