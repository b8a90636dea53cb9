import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Worker } from '../../scripts/render-client.ts'
import { text } from '../../src/fixtures/content.ts'
import { modules } from '../../src/fixtures/registry.ts'
import { pageFixtures, viewFixture } from '../../src/fixtures/views.ts'
import type { Body, Module } from '../../src/model.ts'

let worker: Worker

before(async () => {
  worker = await Worker.start()
})
after(() => worker.stop())

/** Modules that an editor cannot leave without a title. */
const titled = new Set<Module['type']>([
  'styledTextAndVisual',
  'iframeEmbed',
  'ticketDetail',
  'embed',
  'video',
])

/** The module, and the same without its title and with a heading in its text. */
function states(module: Module): Module[] {
  const words = text('## En overskrift', 'Og det, den står over.')
  const headed = 'content' in module && Array.isArray(module.content) ? { content: words } : {}
  const states = [module, { ...module, ...headed }]
  if ('title' in module && !titled.has(module.type)) {
    states.push({ ...module, ...headed, title: null } as Module)
  }
  return states as Module[]
}

/** Where the headings of a page as the server writes it leave out a level: `h1, h3`. */
async function gapsOf(path: string, body?: Body): Promise<string[]> {
  const view = viewFixture('nationalmuseet', path)
  const page = { ...view.page, ...(body ? { body } : {}) }
  const { text: html } = await worker.ask({ render: 'page', view: { ...view, page } })
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const levels = [...main.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))
  return levels.flatMap((level, index) => {
    const before = levels[index - 1] ?? 0
    return level > before + 1 ? [`h${before}, h${level}`] : []
  })
}

test('below the title of a page no module leaves out a level of headings', async () => {
  // An article's hero that comes first is the title itself.
  const below = modules.filter(({ type }) => type !== 'heroArticle')
  for (const module of below.flatMap(states)) {
    const hero = { title: 'Alene', lead: null, picture: null, call: null, breadcrumbs: [] }
    const gaps = await gapsOf('/moduler', { type: 'landingPage', hero, modules: [module] })
    assert.deepEqual(gaps, [], JSON.stringify(module).slice(0, 200))
  }
})

test('no page leaves out a level of headings as the server writes it', async () => {
  for (const { path } of pageFixtures) assert.deepEqual(await gapsOf(path), [], path)
})
