/** What one sees of a module: each is rendered alone on a page, from its fixture. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { moduleTypes, statesOf } from '../../catalogue/moduleStates.ts'
import { Worker } from '../../scripts/render-client.ts'
import { viewFixture } from '../../src/fixtures/views.ts'
import type { Module } from '../../src/model.ts'
import { accordion } from '../../src/modules/accordion/Accordion.fixture.ts'
import { billboard } from '../../src/modules/billboard/Billboard.fixture.ts'
import { doubleBillboard } from '../../src/modules/doubleBillboard/DoubleBillboard.fixture.ts'
import { imageModule } from '../../src/modules/image/ImageModule.fixture.ts'
import {
  styledTextAndVisual,
  styledTextAndVisualOnPanel,
} from '../../src/modules/styledTextAndVisual/StyledTextAndVisual.fixture.ts'
import { textRibbon } from '../../src/modules/textRibbon/TextRibbon.fixture.ts'

let worker: Worker

before(async () => {
  worker = await Worker.start()
})
after(() => worker.stop())

/** What is between `main` of a fixture page. */
async function rendered(path: string, modules?: readonly Module[]): Promise<string> {
  const view = viewFixture('nationalmuseet', path)
  const body = modules ? { ...view.page.body, modules } : view.page.body
  const page = { ...view.page, body }
  const answer = await worker.ask({ render: 'page', view: { ...view, page } })
  assert.equal(answer.status, 0, answer.text)
  return /<main.*<\/main>/s.exec(answer.text)?.[0] ?? ''
}

/** The HTML of a module on a page that has no other. */
async function html(module: Module): Promise<string> {
  const page = await rendered('/se-naermere', [module])
  const start = page.indexOf('<div class="modules">')
  assert.ok(start > 0, page)
  return page.slice(start).replaceAll(/<!--.*?-->/g, '')
}

/** Texts in the order in which they are read: whatever stands between them is left out. */
function assertInOrder(html: string, texts: readonly string[]): void {
  let end = 0
  for (const text of texts) {
    const place = html.indexOf(text, end)
    assert.ok(place >= 0, `after ${end}: ${text}\n${html}`)
    end = place + text.length
  }
}

test('a billboard is a picture, a title that leads on, and a text', async () => {
  assertInOrder(await html({ type: 'billboard', ...billboard }), [
    '<img',
    '/art/slot.svg',
    'alt="Linoleumssnit: et slot med tre spir foran en lav sol"',
    '<h2',
    'href="/oplevelser/vinterlys"',
    'Seks sale står med lysene tændt</a></h2>',
    'Frem til nytår kan man gå gennem rum, der ellers er lukkede.',
  ])
  const bare = await html({ type: 'billboard', ...billboard, picture: null, text: null })
  assertInOrder(bare, ['<h2', 'Seks sale står med lysene tændt</a></h2>'])
  assert.doesNotMatch(bare, /<img|<p>/)
})

test('a double billboard is two of them', async () => {
  const double = await html({ type: 'doubleBillboard', ...doubleBillboard })
  assertInOrder(double, [
    'alt="Linoleumssnit: et guldhorn på mørk grund"',
    'href="/udstillinger/guldhornene"',
    'Guldhornene vender hjem</a></h2>',
    'To horn, to tyverier og en hel nations yndlingsgåde.',
    'alt="Linoleumssnit: en mikrofon"',
    'href="/viden/podcast"',
    'Under mulden</a></h2>',
    'Podcast om fund, der aldrig kom i lærebøgerne.',
  ])
})

test('an image is a figure with its caption and credit, over the whole width or not', async () => {
  const wide = await html({ type: 'image', ...imageModule })
  assertInOrder(wide, [
    '<figure class="image image-wide',
    'alt="Linoleumssnit: et vikingeskib med stribet sejl foran en rød sol"',
    '<figcaption',
    'Skibet blev bygget af egetræ, der voksede syd for Oslo.',
    'Vitrines værksted',
    '</figcaption>',
  ])
  assert.match(wide, /sizes="100vw"/)
  const narrow = await html({ type: 'image', ...imageModule, fullWidth: false })
  assert.match(narrow, /<figure class="image plain"/)
  assert.match(narrow, /sizes="92vw"/)
})

test('an accordion has its questions, closed, each with its answer', async () => {
  const shown = await html({ type: 'accordion', ...accordion })
  assertInOrder(shown, [
    'Før du kommer</h2>',
    '<details><summary><h3>Er udstillingen egnet for børn?</h3>',
    '<div id="egnet-for-boern"',
    'I sal 13 kan børn fra 5 år støbe deres eget horn i voks.',
    '</details>',
    '<details><summary><h3>Kan man komme rundt i kørestol?</h3>',
    '<a href="/tilgaengelighedserklaering"',
    'Dørene er mindst 90 cm brede</li>',
    '</details>',
    '<details><summary><h3>Må man fotografere?</h3>',
    'Ja, uden blitz og stativ.',
    '</details>',
  ])
  const untitled = await html({ type: 'accordion', ...accordion, title: null })
  assert.match(untitled, /<summary><h2>Er udstillingen egnet for børn\?<\/h2>/)
})

test('a styled text stands beside its picture, on paper or on a panel', async () => {
  assertInOrder(await html({ type: 'styledTextAndVisual', ...styledTextAndVisual }), [
    '<section class="visual plain" data-side="right">',
    '3.400 år gammel og stadig på vej</h2>',
    'En hest af bronze har trukket solen over himlen',
    'Skiven er belagt med guld på den ene side: dagen.',
    'href="/viden/solens-folk"',
    'Mød solens folk',
    'alt="Linoleumssnit: en bronzealderhest trækker den store solskive"',
    'Hesten og solen. Linoleumssnit til udstillingen Solens folk.',
  ])
  assertInOrder(await html({ type: 'styledTextAndVisual', ...styledTextAndVisualOnPanel }), [
    '<section class="visual visual-panel on-deep" data-side="left">',
    'Stemmen fra loftet</h2>',
    'Under brædderne lå en sender på størrelse med en brødkasse.',
    'href="/viden/radio"',
    'Hør udsendelserne',
    'alt="Linoleumssnit: en hjemmebygget radiosender"',
  ])
})

test('a text ribbon has its texts, and links where they lead somewhere', async () => {
  const shown = await html({ type: 'textRibbon', ...textRibbon })
  assertInOrder(shown, [
    'Kulturnat på museet 20. november"',
    '<li>',
    'href="/det-sker/kulturnat"',
    'Kulturnat på museet 20. november</a>',
    '<li>',
    'Gratis for alle under 18',
    '<li>',
    'href="/det-sker/mosevandring"',
    'Efterårets sidste mosevandring</a>',
    '<li>',
    'href="/besoeg"',
    'Åbent til kl. 22 hver torsdag</a>',
  ])
  assert.doesNotMatch(shown, /<a[^>]*>Gratis for alle under 18/)
})

/** The first title or text of a module. */
function firstText(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, one] of Object.entries(value)) {
    const isText = typeof one === 'string' && one !== '' && ['title', 'text'].includes(name)
    const found = isText ? one : firstText(one)
    if (found !== undefined) return found
  }
  return undefined
}

test('no module shows nothing', async () => {
  for (const type of moduleTypes) {
    const [usual] = statesOf(type)
    assert.ok(usual)
    const shown = await html(usual.module)
    const first = firstText(usual.module)
    if (first === undefined) assert.match(shown, /<img|<video/, type)
    else assert.ok(shown.replaceAll(/<[^>]*>/g, '').includes(first), `${type}: ${first}`)
  }
})

test('practical information is shown whole', async () => {
  assertInOrder(await rendered('/praktisk'), [
    'Praktisk information</h1>',
    'Hvornår, hvordan og hvad det koster.',
    'Åbningstider</h2>',
    'Mandag',
    'Før du kommer</h2>',
    'href="/find-vej"',
    'Find vej',
    'href="/adgang"',
    'Tilgængelighed',
    'href="/grupper"',
    'Grupper og skoleklasser',
    'Er udstillingen egnet for børn?',
  ])
})
