/** The documented cookies are those that the code sets. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { choiceCookie } from '../../src/consent/choice.ts'
import { ownCookies } from '../../src/consent/cookies.ts'

test('docs/website.md lists the cookies that the website sets', () => {
  const docs = readFileSync(new URL('../../../docs/website.md', import.meta.url), 'utf8')
  const [, after = ''] = docs.split('\n## Cookies and consent\n')
  const [section = ''] = after.split('\n## ')
  const rows = [
    ...section.matchAll(/^\| `([a-z-]+)` \| (\d+) days|^\| `([a-z-]+)` \| the session/gm),
  ]
  const listed = rows.map(([, name, days, ofSession]) => [name ?? ofSession, Number(days ?? 0)])
  const set = ownCookies.map(({ name, days }) => [name, days])
  assert.deepEqual(listed.toSorted(), set.toSorted())
})

test('the choice is one cookie of our own, for 180 days, and names what is allowed', () => {
  const here = new URL('https://museum.example/')
  const both = choiceCookie({ media: true, statistics: true }, here)
  assert.equal(both, 'consent=1.media-statistics; Path=/; SameSite=Lax; Max-Age=15552000; Secure')
  const none = choiceCookie({ media: false, statistics: false }, new URL('http://127.0.0.1/'))
  assert.equal(none, 'consent=1.none; Path=/; SameSite=Lax; Max-Age=15552000')
})
