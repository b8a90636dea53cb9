/**
 * A server for development: the fixture pages of every site, drawn by the worker, in a
 * document like the host's. `/?site=slottet` chooses a site, which a cookie remembers; a cookie
 * `measured` has the page ask for consent, as where visits are measured.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { siteFixture, sites } from '../src/fixtures/sites.ts'
import { viewFixture } from '../src/fixtures/views.ts'
import type { PageView } from '../src/model.ts'
import { documentOf, readBuild } from './document.ts'
import { description, part } from './iiif.ts'
import { Worker } from './render-client.ts'
import { sound } from './sound.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const port = Number(process.env.PORT ?? 4173)

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/iso.segment',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt',
}

/** As the host sends it. */
const policy = [
  "default-src 'self'",
  "script-src 'self' https://tags.example",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self' https://film.example https://tags.example",
  "media-src 'self' blob: https://film.example https://lyd.example",
  "frame-src 'self' https://forms.example https://kort.example",
].join('; ')

/** The tag manager of pages that are measured. */
const tagManager = 'https://tags.example/gtm.js?id=GTM-FIXTURE'

const build = await readBuild(root)
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
  if (path.startsWith('/builds/')) return file(response, join(root, 'dist/client'), path.slice(8))
  if (path.startsWith('/art/')) return illustration(response, path.slice(5), site, url)
  if (path.startsWith('/iiif/')) return iiif(request, response, path.slice(6), site)
  if (path.startsWith('/film/'))
    return file(response, join(root, 'fixtures-art/film'), path.slice(6))
  if (path.startsWith('/lyd/')) return sound(request, response, path.slice(5))
  if (path === '/embeds/form') {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<!doctype html><html lang="da"><title>Formular</title><p>Formular</p></html>')
    return
  }
  if (path === '/embeds/reach') return reach(response)
  if (path.startsWith('/api/icons/'))
    return file(response, join(root, 'dist/client'), path.slice(5))
  // Nothing is found among fixtures; a test that needs suggestions routes them itself.
  if (path === '/api/search/suggest') {
    return void response.writeHead(200, { 'content-type': 'application/json' }).end('[]')
  }
  if (path === '/favicon.ico') return void response.writeHead(204).end()
  if (path.startsWith('/__nuxt_island/')) return island(response, site)
  if (path.endsWith('/_payload.json')) {
    const view = viewOf(site, path.slice(0, -'/_payload.json'.length) || '/', url.search, measured)
    response.writeHead(statusOf(view), { 'content-type': 'application/json' })
    response.end(JSON.stringify(view))
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
  response.writeHead(statusOf(view), {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    ...(url.searchParams.has('site') ? { 'set-cookie': `site=${site}; Path=/` } : {}),
  })
  response.end(documentOf({ view, ...rendered, html: rendered.text, build, preview }))
}

/** The host's page that finds out whether a provider answers. */
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

/** The pictures of the fixtures are inked for the site that shows them. */
function viewOf(site: string, path: string, search = '', measured = false): PageView {
  const inked = JSON.stringify(viewFixture(site, path, search)).replaceAll(
    '"/art/',
    `"/art/${site}/`,
  )
  const view = JSON.parse(inked) as PageView
  if (measured && view.shell.consent) view.shell.consent.tagManager = tagManager
  return view
}

function statusOf({ page }: PageView): number {
  const { type } = page.body
  return type === 'notFoundPage' ? 404 : type === 'failedPage' ? 500 : 200
}

function siteOf(request: IncomingMessage, url: URL): string {
  const cookie = /(?:^|; )site=(\w+)/.exec(request.headers.cookie ?? '')?.[1]
  const wanted = url.searchParams.get('site') ?? cookie ?? ''
  return sites.some((site) => site.key === wanted) ? wanted : 'nationalmuseet'
}

async function file(response: ServerResponse, folder: string, name: string): Promise<void> {
  const safe = normalize(name).replace(/^(\.\.[/\\])+/, '')
  try {
    const body = await readFile(join(folder, safe))
    response.writeHead(200, {
      'content-type': types[extname(safe)] ?? 'application/octet-stream',
      'cache-control': safe.startsWith('assets') ? 'max-age=31536000, immutable' : 'no-cache',
    })
    response.end(body)
  } catch {
    response.writeHead(404).end()
  }
}

async function illustration(
  response: ServerResponse,
  name: string,
  fallback: string,
  url: URL,
): Promise<void> {
  const [key, picture = key] = name.includes('/') ? name.split('/') : [fallback, name]
  const width = Number(url.searchParams.get('w') ?? 1600)
  const svg = await inked(picture ?? '', key ?? fallback)
  response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=3600' })
  response.end(svg.replace('<svg ', `<svg width="${width}" height="${width * 0.75}" `))
}

/** An illustration in a site's inks. `ILLUSTRATION_GRAIN=off` leaves out the grain, which is slow to draw. */
async function inked(picture: string, site: string): Promise<string> {
  const { inks } = siteFixture(site)
  const path = join(root, 'fixtures-art', normalize(picture).replace(/^(\.\.[/\\])+/, ''))
  let svg = await readFile(path, 'utf8')
  for (const [ink, colour] of Object.entries(inks)) {
    svg = svg.replace(new RegExp(`--d-${ink}:#[0-9A-Fa-f]+`), `--d-${ink}:${colour}`)
  }
  return process.env.ILLUSTRATION_GRAIN === 'off'
    ? svg.replaceAll(/ filter="url\([^)]*\)"/g, '')
    : svg
}

/** An illustration as IIIF serves it: `{name}/info.json`, and parts of it. */
async function iiif(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  site: string,
): Promise<void> {
  const [name = '', region = '', size = ''] = path.split('/')
  if (region === 'info.json') {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(description(`http://${request.headers.host}/iiif/${name}`)))
    return
  }
  const tile = part(await inked(`${name}.svg`, site), region, size)
  response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=3600' })
  response.end(tile)
}
