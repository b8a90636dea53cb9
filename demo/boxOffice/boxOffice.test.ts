/** Every link of the demonstration has an end, and the box office sells nothing. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { boxOffice } from '../writing/boxOffice.ts'
import { documents } from '../writing/documents.ts'
import { written } from '../written.ts'
import { signUp } from './newsletter.ts'
import { offersOf } from './offers.ts'
import { BoxOffice } from './office.ts'

const all = documents(await written(), { print: () => undefined, file: () => undefined })
const offers = offersOf(all)
const office = new BoxOffice(offers, 8443)

const shown = (target: string, sent?: Record<string, string>) => {
  const fields = sent && { sent: new URLSearchParams(sent) }
  const { status, body } = office.respond({ target, ...fields })
  assert.equal(status, 200, target)
  return body.replace(/<style>.*<\/style>/s, '')
}

/** Hosts that are there for everyone. The staging room shows links to others. */
const known = /^https?:\/\/(www\.rejseplanen\.dk|www\.openstreetmap\.org|creativecommons\.org)\//

test('a link that a visitor follows leads to the box office or to a host that is there', () => {
  const links = all
    .filter(({ site }) => site !== 'proevesalen')
    .flatMap((document) => JSON.stringify(document).match(/"externalUrl":"http[^"]*"/g) ?? [])
    .map((field) => String(JSON.parse(`{${field}}`).externalUrl))
  assert.ok(links.length > 80, `${links.length} links`)
  const dead = links.filter((link) => !link.startsWith(`${boxOffice}/`) && !known.test(link))
  assert.deepEqual(dead, [])
})

test('every offer has its page, in the language of the page that leads to it', () => {
  assert.ok(offers.size > 80, `${offers.size} offers`)
  for (const [path, { locale, title }] of offers) {
    const body = shown(path)
    assert.match(body, locale === 'da' ? /<html lang="da">/ : /<html lang="en">/)
    assert.match(body, locale === 'da' ? /Dette er en demonstration/ : /This is a demonstration/)
    const text = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
    assert.ok(body.includes(text), path)
  }
})

test('what is sold has prices', () => {
  const tickets = [...offers.values()].filter(({ kind }) => kind === 'tickets')
  const without = tickets.filter(({ prices }) => prices.length === 0)
  assert.deepEqual(
    without.map(({ path }) => path),
    [],
  )
})

test('two adults and one child are added up, and nothing is bought', () => {
  const path = '/da/tickets/krigsmuseet/billet'
  assert.match(shown(path), /<label for="n0">Voksen<\/label>/)
  assert.match(shown(`${path}?0=0&total=1`), /role="alert">Vælg mindst én billet/)
  const order = shown(`${path}?0=2&2=1&total=1`)
  assert.match(order, /<th scope="row">Voksen<\/th><td>2<\/td><td>190 kr\.<\/td>/)
  assert.match(order, /<th scope="row" colspan="2">I alt<\/th><td>190 kr\.<\/td>/)
  assert.match(shown(`${path}?0=2&2=1&paid=1`), /Intet er købt/)
  const english = shown('/en/tickets/krigsmuseet/ticket?0=2&total=1')
  assert.match(english, /DKK 190/)
})

test('a form says what lacks in it, and forgets what was written', () => {
  const path = '/da/booking/jelling/omviser'
  const good = { person: 'Ida Holm', mail: 'ida@example.org', day: '2027-05-03', people: '12' }
  const wrong = shown(path, { ...good, mail: 'ida' })
  assert.match(wrong, /role="alert"/)
  assert.match(wrong, /<a href="#mail">/)
  assert.match(wrong, /id="mail"[^>]*value="ida"[^>]*aria-invalid="true"/)
  assert.match(wrong, /id="person"[^>]*value="Ida Holm" required autocomplete="name">/)
  const thanks = shown(path, good)
  assert.match(thanks, /Intet er bestilt/)
  assert.ok(!thanks.includes('Ida Holm'))
})

test('what is written in an address or a form is text', () => {
  const { status, body } = office.respond({ target: '/da/<script>' })
  assert.equal(status, 404)
  assert.ok(!body.includes('<script'))
  const form = shown('/da/booking/jelling/omviser', { person: '"><script>x</script>' })
  assert.ok(!form.includes('<script'))
})

test('a document has its authors and its text, and the way back', () => {
  const body = shown('/da/reading/forskning/vraget')
  assert.match(body, /Et vrag uden navn blev fundet/)
  assert.match(body, /<p class="note">Af /)
  assert.match(
    body,
    /href="https:\/\/forskning\.nationalmuseet\.localhost:8443\/publikationer\/vraget-p%C3%A5-31-meter"/,
  )
})

test('the list of the newsletters accepts an address with a host, and says so as Mailchimp does', () => {
  const said = (email: string) => signUp(new URLSearchParams({ EMAIL: email, c: 'answer' }))
  assert.match(said('gerda@example.org'), /^answer\(\{"result":"success"/)
  assert.match(said('gerda@example'), /^answer\(\{"result":"error","msg":"0 - /)
})
