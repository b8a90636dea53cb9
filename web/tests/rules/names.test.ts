import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameLines } from '../../src/components/nameLines.ts'
import { longestWord, titleLines } from '../../src/components/titleLines.ts'

test('a long name stands in two lines beside its mark', () => {
  const cases: [string, string[]][] = [
    ['Nationalmuseet', ['Nationalmuseet']],
    ['Slottet ved Sundet', ['Slottet', 'ved Sundet']],
    ['Dværgene på Møn', ['Dværgene', 'på Møn']],
    ['Kongernes Jelling', ['Kongernes Jelling']],
    ['Trelleborg, vikingernes ringborg', ['Trelleborg', 'vikingernes ringborg']],
    ['The Museum of Resistance', ['The Museum', 'of Resistance']],
    ['Trelleborg Viking Fortress', ['Trelleborg', 'Viking Fortress']],
  ]
  for (const [name, lines] of cases) assert.deepEqual(nameLines(name), lines, name)
})

test('the title of a hero is cut into lines at its words', () => {
  assert.deepEqual(titleLines('Vikingernes hav', 12), ['Vikingernes', 'hav'])
  assert.deepEqual(titleLines('Kongen er ude. Kom ind.', 12), ['Kongen', 'er ude.', 'Kom ind.'])
  assert.deepEqual(titleLines('Bank på, og vent', 12), ['Bank på,', 'og vent'])
  assert.deepEqual(titleLines('Tilgængelighedserklæring', 12), ['Tilgængelighedserklæring'])
  assert.deepEqual(titleLines('', 12), [])
})

test('the longest word of a title is counted in letters, and breaks at hyphens', () => {
  assert.equal(longestWord('tilgivelse for alle'), 10)
  assert.equal(longestWord('bronzealder-udstillingen'), 12)
  assert.equal(longestWord(''), 1)
})

test('a wide letter takes the room of almost two', () => {
  const cases: [string, number][] = [
    ['Guldhornene', 11.8],
    ['Modstandsbevægelsens', 21.6],
    ['kammermusik', 13.4],
  ]
  for (const [word, letters] of cases) {
    assert.ok(Math.abs(longestWord(word) - letters) < 0.001, word)
  }
})

test('only an editor says where a word may break; the browser knows the rest', () => {
  const word = 'Venedigcharterets-bevaringsfinansieringen'
  assert.deepEqual(titleLines(word, 12), [word])
  assert.equal(longestWord('Kulturarvs\u00ADbevarings\u00ADfinansieringen'), 14)
})
