import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { after, before, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { Worker } from '../../scripts/render-client.ts'
import { sites } from '../../src/fixtures/sites.ts'
import { pageFixtures, viewFixture } from '../../src/fixtures/views.ts'
import { answer, longestRequest, RequestReader } from '../../src/frames.ts'
import type { Body, Module, PageView } from '../../src/model.ts'
import { heroArticle } from '../../src/modules/heroArticle/HeroArticle.fixture.ts'

let worker: Worker

before(async () => {
  worker = await Worker.start()
})
after(() => worker.stop())

test('every fixture of every site is drawn', async () => {
  for (const { key } of sites) {
    for (const { path, title } of pageFixtures) {
      const view = viewFixture(key, path)
      const rendered = await worker.ask({ render: 'page', view })
      assert.equal(rendered.status, 0, `${key}${path}: ${rendered.text}`)
      assert.match(rendered.text, /<main id="main"/)
      assert.equal(rendered.text.match(/<h1[ >]/g)?.length, 1, `${key}${path}: one h1`)
      // Where a word breaks is for the browser and the editor to say.
      assert.ok(!rendered.text.includes('\u00AD'), `${key}${path}: a soft hyphen`)
      const footer = rendered.text.includes('site-footer')
      assert.equal(footer, view.page.layout !== 'article', `${key}${path}: the footer`)
      if (path !== '/') assert.ok(rendered.text.includes(title.split(' ')[0] ?? ''), title)
    }
  }
})

test('the header names what the page needs of the build', async () => {
  const rendered = await worker.ask({ render: 'page', view: viewFixture('nationalmuseet', '/') })
  assert.ok(rendered.modules.includes('src/pages/frontPage/FrontPage.tsx'))
  assert.ok(rendered.modules.includes('src/modules/statement/Statement.tsx'))
  assert.equal(new Set(rendered.modules).size, rendered.modules.length)
  assert.ok(!rendered.modules.includes('src/modules/accordion/Accordion.tsx'))
})

test('an article has no footer', async () => {
  const view = viewFixture('nationalmuseet', '/tilgaengelighed')
  const article = { ...view, page: { ...view.page, layout: 'article' } }
  const { text } = await worker.ask({ render: 'page', view: article })
  assert.doesNotMatch(text, /site-footer/)
  assert.match(text, /class="newsletter on-impact"/, 'spec 2.5: every page ends with the letter')
})

/** A fixture page with an article's hero as its first module, if its type has modules. */
function headedByArticle(path: string): PageView | null {
  const view = viewFixture('nationalmuseet', path)
  const { body } = view.page
  // These two show a top of their own whatever their modules are.
  if (!('modules' in body) || ['knowledgeArticle', 'notFoundPage'].includes(body.type)) return null
  const others = body.modules.filter(({ type }) => type !== 'heroArticle')
  const modules: Module[] = [{ type: 'heroArticle', ...heroArticle }, ...others]
  const headed = { ...body, modules } as Body
  return { ...view, page: { ...view.page, layout: 'article', body: headed } }
}

test('an article’s hero takes the place of the top of any page', async () => {
  const types = new Set<string>()
  for (const { path } of pageFixtures) {
    const view = headedByArticle(path)
    if (!view) continue
    types.add(view.page.body.type)
    const { text, status } = await worker.ask({ render: 'page', view })
    assert.equal(status, 0, `${path}: ${text}`)
    const main = text.slice(text.indexOf('<main'))
    const top =
      /class="(article-artwork|page-hero|hero-split|hero-full|pod-hero|ex-top|press-top)[ "]/g
    assert.deepEqual(
      [...main.matchAll(top)].map(([, name]) => name),
      ['article-artwork'],
      path,
    )
    assert.equal(text.match(/<h1[ >]/g)?.length, 1, `${path}: one h1`)
    assert.doesNotMatch(text, /site-footer/, path)
  }
  assert.ok(types.size > 20, `${[...types]}`)
  const { text } = await worker.ask({
    render: 'page',
    view: headedByArticle('/kalender/omvisning'),
  })
  assert.match(text, /class="wrap rest-of-top">.*class="event-summary"/)
})

test('what pages show beside their body', async () => {
  const shown: [site: string, path: string, ...expected: RegExp[]][] = [
    ['nationalmuseet', '/se-naermere', /class="wrap link-list">.*Det spørger flest om.*Find vej/],
    ['nationalmuseet', '/tilgaengelighed', /<span aria-current="page">Tilgængelighed for alle</],
    ['nationalmuseet', '/404', /Fejl 404/],
    ['nationalmuseet', '/fejl', /<span lang="en">Internal Server Error<\/span>/],
    ['nationalmuseet', '/presse/nyt-fund', /class="authors">Skrevet af/],
    ['nationalmuseet', '/projekter/fundkortet', /class="hero-split/, />Værkstedet</, />140 kr\.</],
    ['nationalmuseet', '/stenen', /<h1[^>]*>Stenen, der blev vendt</, /class="sheet"/],
    ['nationalmuseet', '/stenen', /class="prose[^"]*">.*class="call".*class="ticket-detail"/],
    ['nationalmuseet', '/', /Vores andre sider/, /Et museum for alt det/, /class="menu-ticket"/],
    ['nationalmuseet', '/', /class="newsletter-links"/, /Det siger du ja til/],
    ['nationalmuseet', '/udstillinger', /Aktuelle udstillinger/],
    ['slottet', '/udstillinger', /Aktuelle oplevelser/],
  ]
  for (const [site, path, ...expected] of shown) {
    const { text } = await worker.ask({ render: 'page', view: viewFixture(site, path) })
    for (const one of expected) assert.match(text, one, `${site}${path}`)
  }
})

test('an unknown module is nothing, and a box in preview', async () => {
  const view = viewFixture('nationalmuseet', '/tilgaengelighed')
  assert.doesNotMatch((await worker.ask({ render: 'page', view })).text, /unknown-module/)
  assert.match((await worker.ask({ render: 'page', view, preview: true })).text, /unknown-module/)
})

test('an unknown page type is nothing, in a frame that is there', async () => {
  const view = viewFixture('nationalmuseet', '/tilgaengelighed')
  const unknown = { ...view, page: { ...view.page, body: { type: 'hologram' } } }
  const rendered = await worker.ask({ render: 'page', view: unknown })
  assert.equal(rendered.status, 0)
  assert.match(rendered.text, /<main id="main" tabindex="-1">(?:<!--\/?\$-->)*<\/main>/i)
  assert.match(rendered.text, /site-footer/)
})

test('an island is drawn alone', async () => {
  const rendered = await worker.ask({
    render: 'island',
    name: 'randomRelatedContent',
    props: { items: [] },
  })
  assert.deepEqual([rendered.status, rendered.text], [0, '<ul class="shelf"></ul>'])
  assert.equal((await worker.ask({ render: 'island', name: 'nobody', props: {} })).status, 1)
})

test('what fails is answered, and the worker goes on', async () => {
  const view = viewFixture('nationalmuseet', '/')
  const { body } = view.page
  assert.ok('modules' in body)
  const withBody = (broken: object) => ({ ...view, page: { ...view.page, body: broken } })
  const statement = { type: 'statement', key: 'a', text: { no: 'text' } }
  const broken = [
    { ...view, shell: null },
    withBody({ ...body, hero: 7, modules: null }),
    withBody({ ...body, modules: [statement] }),
  ]
  for (const request of [...broken, null, 7]) {
    const failed = await worker.ask({ render: 'page', view: request })
    assert.equal(failed.status, 1)
    assert.match(failed.text, /Error/)
  }
  assert.equal((await worker.send('{"render":')).status, 1)
  assert.equal((await worker.ask({ render: 'dance' })).status, 1)
  assert.equal((await worker.ask({ render: 'page', view })).status, 0)
})

test('requests in one go are answered in their order', async () => {
  const paths = ['/', '/404', '/fejl']
  const rendered = await Promise.all(
    paths.map((path) => worker.ask({ render: 'page', view: viewFixture('slottet', path) })),
  )
  assert.deepEqual(
    rendered.map(({ modules }) => modules[1]),
    [
      'src/pages/frontPage/FrontPage.tsx',
      'src/pages/notFoundPage/NotFoundPage.tsx',
      'src/pages/failedPage/FailedPage.tsx',
    ],
  )
})

test('a request may come in pieces of any size', () => {
  const frame = (text: string) => {
    const body = Buffer.from(text)
    const length = Buffer.alloc(4)
    length.writeUInt32BE(body.length)
    return Buffer.concat([length, body])
  }
  const all = Buffer.concat([frame('{"æ":"ø–"}'), frame(''), frame('x'.repeat(300))])
  for (const size of [1, 3, 7, 64, all.length]) {
    const reader = new RequestReader()
    const read: string[] = []
    for (let at = 0; at < all.length; at += size) {
      read.push(...reader.read(all.subarray(at, at + size)))
    }
    assert.deepEqual(read, ['{"æ":"ø–"}', '', 'x'.repeat(300)], `pieces of ${size}`)
  }
  const long = Buffer.alloc(4)
  long.writeUInt32BE(longestRequest + 1)
  assert.throws(() => [...new RequestReader().read(long)], RangeError)
})

test('an answer is framed as the host reads it', () => {
  for (const text of ['æøå', 'x'.repeat(9000), '“🏛”', '']) {
    const frame = answer(0, { modules: ['a'] }, text)
    assert.equal(frame.readUInt32BE(0), frame.length - 4)
    const start = 9 + frame.readUInt32BE(5)
    assert.equal(frame.toString('utf8', 9, start), '{"modules":["a"]}')
    assert.equal(frame.toString('utf8', start), text)
  }
})

test('a worker ends when the process that started it is gone', async () => {
  const client = new URL('../../scripts/render-client.ts', import.meta.url).href
  const script = `const { Worker } = await import(${JSON.stringify(client)})
    process.stdout.write(String((await Worker.start()).child.pid))`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script])
  const [output] = await once(parent.stdout, 'data')
  const pid = Number(`${output}`)
  process.kill(pid, 0)
  parent.kill('SIGKILL')
  const gone = () => {
    try {
      process.kill(pid, 0)
      return false
    } catch {
      return true
    }
  }
  for (let waited = 0; waited < 100 && !gone(); waited += 1) await setTimeout(100)
  assert.ok(gone(), `worker ${pid} lives on`)
})
