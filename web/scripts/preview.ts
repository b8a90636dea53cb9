/**
 * A server for development: the fixture pages of every site, rendered by the worker, in a
 * document like the website's. `/?site=slottet` chooses a site, which a cookie remembers; a cookie
 * `measured` has the page ask for consent, as where visits are measured.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { documentOf, readBuild } from '../catalogue/document.ts'
import { drawing, iiif } from '../catalogue/drawings.ts'
import { statusOf } from '../catalogue/entries.ts'
import { prefix } from '../catalogue/pageNames.ts'
import { form, policy, send, sendFile } from '../catalogue/responses.ts'
import { sound } from '../catalogue/sound.ts'
import { sites } from '../src/fixtures/sites.ts'
import { viewFixture } from '../src/fixtures/views.ts'
import type { PageView } from '../src/model.ts'
import { Worker } from './render-client.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const port = Number(process.env.PORT ?? 4173)

const drawings = join(root, 'fixtures-art')

/** The tag manager of pages that are measured. */
const tagManager = 'https://tags.example/gtm.js?id=GTM-FIXTURE'

process.env.NODE_ENV ??= 'production'
const build = await readBuild(join(root, 'dist/client'))
const { Catalogue } = (await import(
  `${root}dist/catalogue/server.js`
)) as typeof import('../catalogue/server.ts')
const catalogue = await Catalogue.of(join(root, 'dist'))
const worker = await Worker.start()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => worker.stop().finally(() => process.exit(0)))
}

createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error))
  })
}).listen(port, '127.0.0.1', () => process.stdout.write(`http://127.0.0.1:${port}/\n`))

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://preview')
  const path = decodeURIComponent(url.pathname)
  const site = siteOf(request, url)
  const measured = /(?:^|; )measured=/.test(request.headers.cookie ?? '')
  if (path === prefix || path.startsWith(`${prefix}/`)) return catalogue.respond(request, response)
  if (path.startsWith('/builds/'))
    return sendFile(response, join(root, 'dist/client'), path.slice(8))
  if (path.startsWith('/art/')) return sendDrawing(response, path.slice(5), site, url)
  if (path.startsWith('/iiif/')) return zoomed(request, response, path.slice(6), site)
  if (path.startsWith('/film/')) return sendFile(response, join(drawings, 'film'), path.slice(6))
  if (path.startsWith('/lyd/')) return sound(request, response, path.slice(5))
  if (path === '/embeds/form') return send(response, 'text/html', form)
  if (path === '/embeds/reach') return reach(response)
  if (path.startsWith('/api/icons/'))
    return sendFile(response, join(root, 'dist/client'), path.slice(5))
  // Nothing is found among fixtures; a test that needs suggestions routes them itself.
  if (path === '/api/search/suggest') {
    return void response.writeHead(200, { 'content-type': 'application/json' }).end('[]')
  }
  if (path === '/favicon.ico') return void response.writeHead(204).end()
  if (path.startsWith('/__nuxt_island/')) return island(response, site)
  if (path.endsWith('/_payload.json')) {
    const view = viewOf(site, path.slice(0, -'/_payload.json'.length) || '/', url.search, measured)
    send(response, 'application/json', JSON.stringify(view), statusOf(view.page.body.type))
    return
  }
  return page(response, viewOf(site, path, url.search, measured), site, url)
}

async function page(
  response: ServerResponse,
  view: PageView,
  site: string,
  url: URL,
): Promise<void> {
  const preview = url.searchParams.has('preview')
  const rendered = await worker.ask({ render: 'page', view, preview })
  if (rendered.status !== 0) throw new Error(rendered.text)
  response.writeHead(statusOf(view.page.body.type), {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    ...(url.searchParams.has('site') ? { 'set-cookie': `site=${site}; Path=/` } : {}),
  })
  response.end(documentOf({ view, ...rendered, html: rendered.text, build, preview }))
}

/** The website's page that finds out whether a provider responds. */
async function reach(response: ServerResponse): Promise<void> {
  const script = await readFile(
    join(root, '../crates/website/src/operations/embed/reach.js'),
    'utf8',
  )
  const hash = createHash('sha256').update(script).digest('base64')
  response.writeHead(200, {
    'content-type': 'text/html',
    'content-security-policy': `sandbox allow-scripts; default-src 'none'; script-src 'sha256-${hash}'; connect-src https://forms.example https://kort.example`,
  })
  response.end(`<!doctype html><title>Reach</title><script>${script}</script>`)
}

async function island(response: ServerResponse, site: string): Promise<void> {
  const { body } = viewOf(site, '/tilgaengelighed').page
  const modules = 'modules' in body ? body.modules : []
  const props = modules.find((module) => module.type === 'randomRelatedContent')
  if (!props || !('items' in props)) throw new Error('the fixture has no such module')
  const items = props.items.toReversed()
  const rendered = await worker.ask({
    render: 'island',
    name: 'randomRelatedContent',
    props: { ...props, items },
  })
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ html: rendered.text }))
}

/** The drawings of the fixtures have the colours of the site that shows them. */
function viewOf(site: string, path: string, search = '', measured = false): PageView {
  const recoloured = JSON.stringify(viewFixture(site, path, search)).replaceAll(
    '"/art/',
    `"/art/${site}/`,
  )
  const view = JSON.parse(recoloured) as PageView
  if (measured && view.shell.consent) view.shell.consent.tagManager = tagManager
  return view
}

function siteOf(request: IncomingMessage, url: URL): string {
  const cookie = /(?:^|; )site=(\w+)/.exec(request.headers.cookie ?? '')?.[1]
  const wanted = url.searchParams.get('site') ?? cookie ?? ''
  return sites.some((site) => site.key === wanted) ? wanted : 'nationalmuseet'
}

async function sendDrawing(
  response: ServerResponse,
  name: string,
  fallback: string,
  url: URL,
): Promise<void> {
  const path = name.includes('/') ? name : `${fallback}/${name}`
  const svg = await drawing(drawings, path, Number(url.searchParams.get('w') ?? 1600))
  response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=3600' })
  response.end(svg)
}

async function zoomed(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  site: string,
): Promise<void> {
  const [name = '', ...rest] = path.split('/')
  const id = `http://${request.headers.host}/iiif/${name}`
  const { type, body } = await iiif(drawings, id, rest.join('/'), site)
  response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' }).end(body)
}
