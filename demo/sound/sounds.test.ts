/** What can be known of a sound before it is made. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { frequency, jingleExpression, jingleSeconds } from './jingle.ts'
import { program } from './record.ts'
import { Sound, soundHash } from './sound.ts'
import { speechText, voices } from './voices.ts'

const jingle = { notes: ['A4', '-', 'C4'], beat: 0.5 }
const tags = { title: 'En, to', artist: 'Prøvesalen', album: 'Er den tændt?' }
const sound = (text: string, more = tags) =>
  new Sound('proeve', jingle, [{ voice: voices.calm, text }], more)

test('years are said as Danes say them, and other numbers are left alone', () => {
  assert.equal(
    speechText('I 1659, i 1700-tallet og i 1905.'),
    'I 16 hundrede 59, i 17 hundrede-tallet og i 19 hundrede 5.',
  )
  assert.equal(speechText('Omkring 470 og år 1025.'), 'Omkring 470 og år 1025.')
})

test('the letter of a name does not end a sentence', () => {
  assert.equal(
    speechText('Johannes G. Sørensen tav. Så læste han.'),
    'Johannes G Sørensen tav. Så læste han.',
  )
})

test('what is only for the eye is not said', () => {
  assert.equal(
    speechText('”Måske noget”,\n   skrev *han* – med blyant.'),
    'Måske noget, skrev han, med blyant.',
  )
})

test('a sound is the same when its words are, whatever its name', () => {
  assert.equal(soundHash(sound('Hej')), soundHash(sound('Hej')))
  assert.notEqual(soundHash(sound('Hej')), soundHash(sound('Hov')))
  assert.notEqual(soundHash(sound('Hej')), soundHash(sound('Hej', { ...tags, title: 'Tre' })))
})

test('a jingle has a tone for each note and none for a rest', () => {
  assert.equal(frequency('A4'), 440)
  assert.equal(frequency('C4'), 261.63)
  assert.throws(() => frequency('H4'), /no note H4/)
  assert.equal(jingleExpression(jingle).match(/gte/g)?.length, 2)
  assert.equal(jingleSeconds(jingle), 2.9)
})

test('a program that is missing is told with what to do', async () => {
  await assert.rejects(program('vitrine-no-such-program', []), /missing.*scripts\/setup/)
})
