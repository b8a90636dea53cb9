import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reportOf } from '../visual/report.ts'

const nothing = { compared: 2, changed: [], failed: [], orphaned: [] }
const lastLine = (text: string) => text.trimEnd().split('\n').at(-1)

test('a comparison without changes is counted in one line', () => {
  assert.deepEqual(reportOf(nothing, false, 'results'), {
    text: 'visual: 2 compared, 0 changed\n',
    exitCode: 0,
  })
})

test('changes and orphaned references fail a comparison, unless they are accepted', () => {
  const findings = { ...nothing, changed: ['b.webp: 3 tiles'], orphaned: ['a.webp: no entry'] }
  const refused = reportOf(findings, false, 'results')
  assert.equal(refused.exitCode, 1)
  assert.match(refused.text, /^ {2}a\.webp: no entry\n {2}b\.webp: 3 tiles\n {2}Look at results/)
  assert.equal(lastLine(refused.text), 'visual: 2 compared, 1 changed, 1 orphaned')
  const accepted = reportOf(findings, true, 'results')
  assert.equal(accepted.exitCode, 0)
  assert.equal(lastLine(accepted.text), 'visual: 2 compared, 1 accepted, 1 removed')
})

test('a failure is never accepted', () => {
  for (const accept of [false, true]) {
    const report = reportOf({ ...nothing, failed: ['a.webp: empty'] }, accept, 'results')
    assert.equal(report.exitCode, 1)
    assert.match(report.text, /^ {2}a\.webp: empty\nvisual: 2 compared, 0 \w+, 1 failed\n$/)
  }
})
