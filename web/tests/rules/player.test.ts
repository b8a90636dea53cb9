import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  isElsewhere,
  noCookie,
  playerCookie,
  readPlayerCookie,
} from '../../src/listen/player/playerCookie.ts'
import { nextSpeed, speedText, stepSpeed } from '../../src/listen/player/speeds.ts'
import { clock, spoken } from '../../src/listen/player/time.ts'

const here = new URL('https://museum.example/podcast')
const state = {
  track: {
    id: 'a',
    title: 'Så kom grøden; på bordet',
    href: '/podcast/a',
    show: 'Under mulden',
    number: 'S2E3',
    src: '/media/a.mp3',
    seconds: 1080,
    picture: '/media/a.avif',
  },
  at: 61.4,
  speed: 1.25,
}
const pairOf = (cookie: string) => cookie.slice(0, cookie.indexOf(';'))

test('what is kept is read again', () => {
  const cookie = playerCookie(state, here)
  assert.ok(cookie)
  assert.match(cookie, /^podcast=[^;]+; Path=\/; SameSite=Lax; Max-Age=31536000; Secure$/)
  assert.deepEqual(readPlayerCookie(`site=a; ${pairOf(cookie)}; other=b`, here), state)
  assert.equal(readPlayerCookie('site=a', here), undefined)
  assert.equal(readPlayerCookie(pairOf(noCookie(here)), here), undefined)
})

test('a sound of another host is read again as one, however often it is stored', () => {
  const provider = { host: 'lyd.example', named: true, notice: 'lyd.example', always: 'Ja' }
  const track = { ...state.track, src: 'https://lyd.example/a.mp3', provider }
  const first = playerCookie({ ...state, track }, here)
  const read = first && readPlayerCookie(pairOf(first), here)
  assert.ok(read && isElsewhere(read.track))
  assert.ok(!pairOf(first).includes('provider'))
  const second = playerCookie(read, here)
  assert.deepEqual(second && readPlayerCookie(pairOf(second), here), read)
  assert.equal(isElsewhere(state.track), false)
})

test('only a page that is sent safely keeps it for such pages alone', () => {
  const plain = playerCookie(state, new URL('http://127.0.0.1:4173/'))
  assert.ok(plain && !plain.includes('Secure'))
})

test('a cookie that would be too long goes without its picture, or is not written', () => {
  const long = (length: number) => ({ ...state.track, picture: `/media/${'p'.repeat(length)}` })
  const cookie = playerCookie({ ...state, track: long(3700) }, here)
  assert.ok(cookie && cookie.length < 4096)
  const read = readPlayerCookie(pairOf(cookie), here)
  assert.ok(read)
  assert.equal(read.track.picture, null)
  const title = 'æ'.repeat(2000)
  assert.equal(playerCookie({ ...state, track: { ...state.track, title } }, here), undefined)
})

test('an address of another host is taken only if it is safe', () => {
  const reads = (other: Record<string, unknown>) => {
    const value = { ...state.track, at: 1, speed: 1, ...other }
    return readPlayerCookie(`podcast=${encodeURIComponent(JSON.stringify(value))}`, here)
  }
  assert.ok(reads({ src: 'https://host.example/a.mp3' }))
  for (const src of ['http://host.example/a.mp3', 'data:audio/wav,', 'blob:x', '', 12, null]) {
    assert.equal(reads({ src }), undefined, `${src}`)
  }
})

test('times are said in words', () => {
  assert.equal(clock(192.7), '3:12')
  assert.equal(clock(3849), '1:04:09')
  assert.equal(spoken(192, 'da'), '3 minutter 12 sekunder')
  assert.equal(spoken(3601, 'en'), '1 hour 1 second')
  assert.equal(spoken(0, 'sv'), '0 sekunder')
})

test('speeds go round by the button, and end by the keys', () => {
  assert.deepEqual([0.75, 1, 1.25, 1.5, 2].map(nextSpeed), [1, 1.25, 1.5, 2, 0.75])
  assert.equal(stepSpeed(2, 1), 2)
  assert.equal(stepSpeed(1, -1), 0.75)
  assert.equal(stepSpeed(0.75, -1), 0.75)
  assert.equal(speedText(1.25, 'da'), '1,25')
})
