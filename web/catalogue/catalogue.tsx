/** Everything below `/mocks`, for the website and the preview server. */
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { loadAllChunks } from '../src/chunks.ts'
import { randomRelatedContent } from '../src/modules/randomRelatedContent/RandomRelatedContent.fixture.ts'
import { render } from '../src/render.tsx'
import { htmlWithinCatalogue } from './addresses.ts'
import { CatalogueDocument } from './CatalogueDocument.tsx'
import { ComponentPage } from './ComponentPage.tsx'
import { type Choices, choicesOf, defaults, pageQuery } from './choices.ts'
import { type Build, documentOf, readBuild, stylesOf } from './document.ts'
import { drawing, iiif, within } from './drawings.ts'
import { type Entry, entryNamed, statusOf } from './entries.ts'
import { FramePage } from './FramePage.tsx'
import { IndexPage } from './IndexPage.tsx'
import { prefix } from './pageNames.ts'
import { catalogueView, themeOf } from './pageViews.ts'
import { form, policy, send, sendFile } from './responses.ts'
import { sound } from './sound.ts'

const html = 'text/html; charset=utf-8'
const payload = '/_payload.json'

/** How long a picture that never comes keeps its visitor waiting, in milliseconds. */
const loadingTime = 30_000

/** A request for something of the catalogue, and the response to it. */
interface Exchange {
  /** What follows the prefix, without a slash before it. */
  path: string
  query: URLSearchParams
  choices: Choices
  request: IncomingMessage
  response: ServerResponse
}

type Responder = (request: Exchange, rest: string) => void | Promise<void>

export class Catalogue {
  readonly #build: Build
  /** The folder of the build's files for browsers, and that of the catalogue's files. */
  readonly #client: string
  readonly #folder: string

  private constructor(build: Build, client: string, folder: string) {
    this.#build = build
    this.#client = client
    this.#folder = folder
  }

  /** The catalogue of a build: of a folder like `web/dist`. */
  static async of(dist: string): Promise<Catalogue> {
    await loadAllChunks()
    const client = join(dist, 'client')
    return new Catalogue(await readBuild(client), client, join(dist, 'catalogue'))
  }

  async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://catalogue')
    const path = decodeURIComponent(url.pathname).slice(prefix.length + 1)
    const query = url.searchParams
    const exchange = { path, query, choices: choicesOf(query), request, response }
    const [first = '', ...rest] = path.split('/')
    const responder = Object.hasOwn(this.#files, first) ? this.#files[first] : undefined
    if (responder) return responder(exchange, rest.join('/'))
    if (path.endsWith(payload)) return this.#payload(exchange)
    if (path === '') return this.#index(exchange)
    if (path === 'frame') return this.#frame(exchange)
    return this.#page(exchange)
  }

  readonly #files: Readonly<Record<string, Responder>> = {
    'catalogue.css': ({ response }) => sendFile(response, this.#folder, 'catalogue.css'),
    'controls.js': ({ response }) => sendFile(response, this.#folder, 'controls.js'),
    art: (exchange, rest) => this.#drawing(exchange, rest),
    film: ({ response }, rest) => sendFile(response, join(this.#folder, 'art/film'), rest),
    lyd: ({ request, response }, rest) => sound(request, response, rest),
    embeds: ({ response }) => send(response, html, form),
    iiif: async ({ response }, path) => {
      const [name = '', ...rest] = path.split('/')
      const id = `${prefix}/iiif/${name}`
      const { type, body } = await iiif(this.#drawings, id, rest.join('/'), defaults.site)
      send(response, type, body)
    },
    __nuxt_island: ({ response, choices }) => {
      const items = randomRelatedContent.items.toReversed()
      const props = { ...randomRelatedContent, items }
      const island = render({ render: 'island', name: 'randomRelatedContent', props })
      const html = htmlWithinCatalogue(island.html, choices)
      send(response, 'application/json', JSON.stringify({ html }))
    },
    still: async ({ response }, rest) => {
      const style = await readFile(join(this.#client, within(rest)), 'utf8')
      send(response, 'text/css', withoutMotion(style))
    },
  }

  get #drawings(): string {
    return join(this.#folder, 'art')
  }

  async #drawing({ response, query }: Exchange, rest: string): Promise<void> {
    if (rest.endsWith('/loading.svg')) {
      response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' })
      response.flushHeaders()
      setTimeout(() => response.end(), loadingTime).unref()
      return
    }
    const width = Number(query.get('w') ?? 1600)
    const svg = await drawing(this.#drawings, rest, width).catch(() => undefined)
    if (svg === undefined) return send(response, 'text/plain', 'There is no such drawing.\n', 404)
    response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'max-age=3600' })
    response.end(svg)
  }

  #payload({ path, query, choices, response }: Exchange): void {
    const view = catalogueView(path.slice(0, -payload.length), choices, pageQuery(query))
    send(response, 'application/json', JSON.stringify(view), statusOf(view.page.body.type))
  }

  #index({ query, choices, response }: Exchange): void {
    const page = <IndexPage choices={choices} typed={query.get('q') ?? ''} />
    this.#sendStatic(response, 'All', { ...choices, language: 'en', surface: 'light' }, page)
  }

  #frame(exchange: Exchange): void {
    const { query, choices, response } = exchange
    const entry = entryNamed(query.get('page') ?? '')
    if (!entry) {
      this.#page({ ...exchange, path: '404' })
      return
    }
    const page = <FramePage entry={entry} choices={choices} />
    this.#sendStatic(response, entry.title, { ...choices, language: 'en', surface: 'light' }, page)
  }

  #page({ path, query, choices, response }: Exchange): void {
    const entry = entryNamed(path)
    if (entry?.kind === 'component') {
      this.#component(response, entry, choices)
      return
    }
    const view = catalogueView(path, choices, pageQuery(query))
    const rendered = render({ render: 'page', view })
    const document = documentOf({ view, ...rendered, build: this.#build, preview: false })
    this.#sendPage(response, this.#moving(document, choices), statusOf(view.page.body.type))
  }

  #component(response: ServerResponse, entry: Entry, choices: Choices): void {
    const page = <ComponentPage entry={entry} choices={choices} />
    this.#sendStatic(response, entry.title, choices, page)
  }

  /** Sends a page of the catalogue itself or of a component, which is not hydrated. */
  #sendStatic(response: ServerResponse, title: string, choices: Choices, page: ReactNode): void {
    const markup = renderToStaticMarkup(
      <CatalogueDocument
        title={title}
        language={choices.language}
        theme={themeOf(choices)}
        styles={stylesOf(this.#build)}
      >
        {page}
      </CatalogueDocument>,
    )
    const document = htmlWithinCatalogue(markup, choices)
    this.#sendPage(response, `<!doctype html>\n${this.#moving(document, choices)}\n`, 200)
  }

  #sendPage(response: ServerResponse, document: string, status: number): void {
    response.setHeader('content-security-policy', policy)
    send(response, html, document, status)
  }

  /** A document with the style sheets of those who want less motion, if that is chosen. */
  #moving(document: string, { motion }: Choices): string {
    if (motion === 'full') return document
    return stylesOf(this.#build).reduce(
      (text, style) => text.replace(style, style.replace('/builds/', `${prefix}/still/`)),
      document,
    )
  }
}

/** A style sheet as it applies to those who want less motion. */
function withoutMotion(style: string): string {
  return style
    .replaceAll(/\(prefers-reduced-motion:\s*reduce\)/g, '(width >= 0px)')
    .replaceAll(/\(prefers-reduced-motion:\s*no-preference\)/g, '(width < 0px)')
}
