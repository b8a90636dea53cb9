import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathWords } from '../../src/pages/notFoundPage/pathWords.ts'

test('the words of a path that leads nowhere', () => {
  const cases: [path: string, words: string][] = [
    ['/udstillinger/guldhornen', 'guldhornen'],
    ['/udstillinger/guldhornene-fra_Gallehus.html', 'guldhornene fra Gallehus'],
    ['/en/sm%C3%B8rrebr%C3%B8d/', 'smørrebrød'],
    ['/viden/2024/12', 'viden'],
    ['/viden/%E0%A4%A', 'E0 A4'],
    ['/', ''],
    ['/404', ''],
    [`/${'a'.repeat(300)}`, 'a'.repeat(100)],
    ['/<script>alert(1)</script>', 'script'],
  ]
  for (const [path, words] of cases) assert.equal(pathWords(path), words, path)
})
