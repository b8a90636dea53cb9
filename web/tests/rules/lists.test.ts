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
async function drawn(path: string, values: Record<string, unknown>): Promise<string> {
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
    await drawn('/publikationer', { publications: none }),
    await drawn('/presse', { releases: none }),
    await drawn('/projekter', { current: [], upcoming: [], units: [] }),
    await drawn('/ydelser', { services: [] }),
  ]
  for (const page of empty) {
    assert.match(page, /Her er ikke noget endnu/)
    assert.doesNotMatch(page, /class="paging"/)
  }
})

test('spec 2.3: a tab without projects is not shown, and one alone is a heading', async () => {
  const two = await drawn('/projekter', { upcoming: [] })
  assert.match(two, /class="tab"/)
  assert.doesNotMatch(two, /Kommende projekter/)
  const one = await drawn('/projekter', { upcoming: [], units: [] })
  assert.doesNotMatch(one, /class="tab"/)
  assert.match(one, /<h2[^>]*>Aktuelle projekter<\/h2>/)
})

test('a page says nothing about what it does not have', async () => {
  const project = {
    hero: bare,
    subtitle: null,
    stage: 'current',
    period: null,
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
    unit: null,
  }
  const pages = [
    await drawn('/projekter/farver', project),
    await drawn('/forskning/tekstil', { hero: bare, people: [], projects: [], publications: [] }),
    await drawn('/samlinger/moenter', {
      hero: bare,
      subtitle: null,
      facts: [],
      related: [],
      manifest: null,
    }),
    await drawn('/publikationer/en-bog', publication),
    await drawn('/presse/nyt-fund', { hero: bare, published: null, content: [], contacts: [] }),
    await drawn('/ydelser/konservering', { hero: bare, content: [], facts: [], contacts: [] }),
  ]
  for (const page of pages) {
    assert.doesNotMatch(page, /<(h2|h3|ul|dl|section|figure)[ >]/)
    assert.match(page, /<div class="sections"><\/div>/)
  }
})
