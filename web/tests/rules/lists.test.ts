import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Worker } from '../../scripts/render-client.ts'
import { viewFixture } from '../../src/fixtures/views.ts'

let worker: Worker

before(async () => {
  worker = await Worker.start()
})
after(() => worker.stop())

/** A fixture page with other values in its body, drawn; what is between `main`. */
async function rendered(path: string, values: Record<string, unknown>): Promise<string> {
  const view = viewFixture('nationalmuseet', path)
  const body = { ...view.page.body, modules: [], ...values }
  const answer = await worker.ask({
    render: 'page',
    view: { ...view, page: { ...view.page, body } },
  })
  assert.equal(answer.status, 0, answer.text)
  return /<main.*<\/main>/s.exec(answer.text)?.[0] ?? ''
}

const none = { items: [], pages: [], previous: null, next: null }
const bare = { title: 'Titel', lead: null, picture: null, call: null, breadcrumbs: [] }

test('an empty list is a sentence, without paging', async () => {
  const empty = [
    await rendered('/publikationer', { publications: none }),
    await rendered('/presse', { releases: none }),
    await rendered('/projekter', { current: [], upcoming: [], units: [] }),
    await rendered('/ydelser', { services: [] }),
  ]
  for (const page of empty) {
    assert.match(page, /Her er ikke noget endnu/)
    assert.doesNotMatch(page, /class="paging"/)
  }
})

test('a tab without projects is not shown, and one alone is a heading', async () => {
  const two = await rendered('/projekter', { upcoming: [] })
  assert.match(two, /class="tab"/)
  assert.doesNotMatch(two, /Kommende projekter/)
  const one = await rendered('/projekter', { upcoming: [], units: [] })
  assert.doesNotMatch(one, /class="tab"/)
  assert.match(one, /<h2[^>]*>Aktuelle projekter<\/h2>/)
})

test('a page says nothing about what it does not have', async () => {
  const project = {
    hero: { top: bare, subtitle: null, layout: null, typography: 'display', floating: null },
    stage: 'current',
    period: null,
    place: null,
    ticket: null,
    facts: [],
    unit: null,
    people: [],
    publications: [],
    related: [],
  }
  const publication = {
    hero: bare,
    published: null,
    authors: [],
    content: [],
    facts: [],
    link: null,
    doi: null,
    citation: null,
    unit: null,
  }
  const pages = [
    await rendered('/projekter/farver', project),
    await rendered('/forskning/tekstil', {
      hero: bare,
      people: [],
      projects: [],
      publications: [],
    }),
    await rendered('/samlinger/moenter', {
      hero: bare,
      subtitle: null,
      facts: [],
      related: [],
      manifest: null,
    }),
    await rendered('/publikationer/en-bog', publication),
    await rendered('/presse/nyt-fund', {
      hero: bare,
      pictures: null,
      share: null,
      published: null,
      content: [],
      contacts: [],
    }),
    await rendered('/ydelser/konservering', { hero: bare, content: [], facts: [], contacts: [] }),
  ]
  for (const page of pages) {
    assert.doesNotMatch(page, /<(h2|h3|ul|dl|section|figure)[ >]/)
    assert.match(page, /<div class="sections"><\/div>/)
  }
})

test('no line ends within a range of numbers in a title', async () => {
  const { body } = viewFixture('nationalmuseet', '/undervisning/mellemtrin').page
  const hero = { ...('hero' in body ? body.hero : {}), title: '7.–10. klasse' }
  const html = await rendered('/undervisning/mellemtrin', { hero })
  assert.match(html, /<h1[^>]*><span class="unbroken">7\.–10\.<\/span> klasse/)
})
