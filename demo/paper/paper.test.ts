/** Papers are the same from run to run, and say what was written. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Paper, paperHash, paragraphsOf } from './paper.ts'
import { typeset } from './typeset.ts'

const paper = (title: string, tasks: readonly string[] = ['Tegn en ø.']) => {
  const head = { above: 'Til eleverne', title, from: 'Prøvesalen' }
  return new Paper('proeve', 'da', head, [{ title: 'Opgaver', tasks, lines: 3 }])
}

const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

test('the same words give the same bytes', async () => {
  const [one, other] = await Promise.all([typeset(paper('Æ')), typeset(paper('Æ'))])
  assert.ok(one.equals(other))
  assert.equal(one.toString('latin1', 0, 5), '%PDF-')
  assert.equal(paperHash(paper('Æ')), paperHash(paper('Æ')))
  assert.notEqual(paperHash(paper('Æ')), paperHash(paper('Ø')))
})

test('what does not fit goes on to another page', async () => {
  const many = Array.from({ length: 9 }, (_, at) => `Opgave ${at}`)
  assert.equal(pages(await typeset(paper('Kort'))), 1)
  assert.equal(pages(await typeset(paper('Lang', many))), 2)
})

test('paper has no links and no stars', () => {
  assert.deepEqual(paragraphsOf('\n  Se **[ruten](vej)**\n  nu.\n\n  Og *gå*.\n'), [
    'Se ruten nu.',
    'Og gå.',
  ])
})
