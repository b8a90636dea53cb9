import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { isStale, mayReload, reloadGuard } from '../../src/navigation/builds.ts'
import {
  type Click,
  type Followed,
  focusAfter,
  followedPath,
  isOtherChoice,
  isOtherPage,
  sameDocument,
} from '../../src/navigation/follow.ts'
import { languageCookie } from '../../src/navigation/language.ts'
import { fetchPayload, pageOfPayload, payloadAddress } from '../../src/navigation/payload.ts'

const here = 'https://nationalmuseet.example/besoeg'
const click: Click = {
  button: 0,
  defaultPrevented: false,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
}
const link: Followed = {
  href: 'https://nationalmuseet.example/en/visit?a=1#prices',
  internal: true,
  target: '',
  download: false,
}

test('which clicks are followed without a full load', () => {
  const cases: [string, Partial<Click>, Partial<Followed>, string | undefined][] = [
    ['a plain click', {}, {}, '/en/visit?a=1#prices'],
    ['to this window by name', {}, { target: '_self' }, '/en/visit?a=1#prices'],
    ['dealt with already', { defaultPrevented: true }, {}, undefined],
    ['the middle button', { button: 1 }, {}, undefined],
    ['control: a new tab', { ctrlKey: true }, {}, undefined],
    ['command', { metaKey: true }, {}, undefined],
    ['shift', { shiftKey: true }, {}, undefined],
    ['alt', { altKey: true }, {}, undefined],
    ['another window', {}, { target: '_blank' }, undefined],
    ['a download', {}, { download: true }, undefined],
    ['not of this site', {}, { internal: false }, undefined],
    ['another host', {}, { href: 'https://slottet.example/' }, undefined],
  ]
  for (const [name, clicked, followed, path] of cases) {
    assert.equal(followedPath({ ...click, ...clicked }, { ...link, ...followed }, here), path, name)
  }
})

test('an anchor of the same page is no navigation', () => {
  assert.equal(sameDocument('/besoeg#priser', here), true)
  assert.equal(sameDocument('/besoeg', here), false)
  assert.equal(sameDocument('/andet#priser', here), false)
})

test('another choice on a page is the same path with another search', () => {
  const calendar = 'https://nationalmuseet.example/det-sker?tag=a'
  assert.equal(isOtherChoice('/det-sker?tag=b', calendar), true)
  assert.equal(isOtherChoice('/det-sker', calendar), true)
  assert.equal(isOtherChoice('/det-sker?tag=a', calendar), false)
  assert.equal(isOtherChoice('/besoeg?tag=b', calendar), false)
})

test('a page has its data at an address of its own, and back', () => {
  const cases: [string, string, string, string][] = [
    ['/', '', '', '/_payload.json'],
    ['/en/visit', '', 'b1', '/en/visit/_payload.json?build=b1'],
    ['/det-sker', '?day=2026-11-14', '', '/det-sker/_payload.json?day=2026-11-14'],
    [
      '/det-sker',
      '?tag=a&layout=timeline',
      'b1',
      '/det-sker/_payload.json?tag=a&layout=timeline&build=b1',
    ],
  ]
  for (const [path, search, build, address] of cases) {
    assert.equal(payloadAddress(path, search, build), address)
    assert.equal(pageOfPayload(`https://x.example${address}`), path + search)
  }
})

test('what is asked for is another page, an anchor of it is not', () => {
  const from = new URL('https://x.example/det-sker?tag=a')
  const cases: [string, boolean][] = [
    ['/det-sker?tag=a#dage', false],
    ['/det-sker?tag=b', true],
    ['/det-sker', true],
    ['/besoeg?tag=a', true],
  ]
  for (const [path, other] of cases)
    assert.equal(isOtherPage(from, new URL(path, from)), other, path)
})

test('the keyboard goes to another page or to an anchor, and stays at a choice', () => {
  assert.equal(focusAfter('/det-sker', '/besoeg', ''), 'main')
  assert.equal(focusAfter('/det-sker', '/besoeg', '#priser'), 'main')
  assert.equal(focusAfter('/det-sker', '/det-sker', ''), undefined)
  assert.equal(focusAfter('/det-sker', '/det-sker', '#dage'), 'dage')
})

test('what comes of asking for data', async () => {
  const view = { page: {}, shell: {} }
  const answer = (body: string, type: string, url?: string) => async () => {
    const response = new Response(body, { headers: { 'content-type': type } })
    if (url) {
      Object.defineProperty(response, 'redirected', { value: true })
      Object.defineProperty(response, 'url', { value: url })
    }
    return response
  }
  const ask = (fetcher: () => Promise<Response>) =>
    fetchPayload(new URL(`${here}#a`), '', new AbortController().signal, fetcher as typeof fetch)
  const json = 'application/json'
  assert.deepEqual(await ask(answer(JSON.stringify(view), json)), { view })
  assert.equal(await ask(answer('<html>', 'text/html')), 'failed')
  assert.equal(await ask(answer('{}', json)), 'failed')
  const moved = 'https://nationalmuseet.example/ny/_payload.json'
  assert.deepEqual(await ask(answer('{}', json, moved)), { redirect: '/ny#a' })
  assert.deepEqual(await ask(answer('{}', json, `${moved}?tag=a&build=b1`)), {
    redirect: '/ny?tag=a#a',
  })
  const left = 'https://slottet.example/_payload.json'
  assert.equal(await ask(answer('{}', json, left)), 'failed')
})

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
  }
}

test('one path is not loaded anew twice within ten seconds', () => {
  const items = memory()
  const storage = () => items
  assert.equal(mayReload('/a', 0, storage), true)
  assert.equal(mayReload('/a', reloadGuard - 1, storage), false)
  assert.equal(mayReload('/b', reloadGuard - 1, storage), true)
  assert.equal(mayReload('/a', reloadGuard, storage), true)
  const full = () => ({
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  })
  const forbidden = () => {
    throw new Error('forbidden')
  }
  assert.equal(mayReload('/a', 0, full), false)
  assert.equal(mayReload('/a', 0, forbidden), false)
})

test('a new build is noticed', async () => {
  const say = (body: string, status = 200) =>
    (async () => new Response(body, { status })) as typeof fetch
  assert.equal(await isStale('a', say('{"id":"b"}')), true)
  assert.equal(await isStale('a', say('{"id":"a"}')), false)
  assert.equal(await isStale('', say('{"id":"a"}')), false)
})

test('a manifest that cannot be had is an error in the console, and no rule', async () => {
  const say =
    (body: string, status = 200) =>
    async () =>
      new Response(body, { status })
  const away = async () => {
    throw new TypeError('the line is down')
  }
  const error = mock.method(console, 'error', () => {})
  for (const ask of [say('', 404), say('', 503), say('no json'), away]) {
    const before = error.mock.callCount()
    assert.equal(await isStale('a', ask as typeof fetch), false)
    assert.equal(error.mock.callCount(), before + 1)
  }
  error.mock.restore()
})

test('a language is remembered for 365 days, lax', () => {
  assert.equal(languageCookie('en'), 'language=en; Max-Age=31536000; Path=/; SameSite=Lax')
})
