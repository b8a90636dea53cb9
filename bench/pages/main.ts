/**
 * The national museum's front page, viewed for the first time after a change of one of its
 * documents, beside what it cannot be had without: its documents by hand-written SQL and a bare
 * `renderToString` of its data, in one run. Processor time of all processes is counted, so that
 * what else the machine does matters less.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { type Product, startProduct, today } from '../../testbed/product.ts'
import { answer, Bare, byProduct, type HttpRequest, type Shares } from './measured.ts'

/** The machine is slower and faster from one second to the next: all take short turns. */
const short = process.env.BENCH_FORM === 'short'
const rounds = short ? 3 : 15
/** Views in a turn. */
const views = short ? 20 : 60
/**
 * Pages that each process renders before anything is counted: Node compiles what it runs
 * often, and goes on doing so for some thousand.
 */
const warmUp = short ? 100 : 1500
/** For the lines that show where the time goes. */
const longer = short ? 60 : 400

const root = fileURLToPath(new URL('../..', import.meta.url))
const host = 'nationalmuseet.localhost'
const say = (line = ''): void => void process.stdout.write(`${line}\n`)
const at = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * values.length)] ?? 0
const median = (values: number[]): number => at(values, 0.5)

interface Questions {
  documents: number
  bytes: number
  statements: number
  queries: { name: string; query: string; result: string }[]
}

/** The bare renderer, built as the worker is. */
async function bundle(folder: string): Promise<string> {
  process.env.NODE_ENV = 'production'
  await build({
    root: join(root, 'web'),
    configFile: join(root, 'web/vite.config.ts'),
    logLevel: 'warn',
    build: { ssr: join(root, 'bench/pages/bare.ts'), outDir: join(folder, 'bare') },
  })
  return join(folder, 'bare/bare.js')
}

const page = (product: Product, path: string, coding: string): HttpRequest => ({
  url: `${product.website}${path}`,
  headers: { Host: host, 'Accept-Encoding': coding },
})

/** As the website's client has it: a query whose address would be longer is sent as a body. */
const longestAddress = 11_264

function question(product: Product, query: string): HttpRequest {
  const values = { slug: '/', site: 'nationalmuseet', locales: ['da'], source: '' }
  const params = { ...values, yesterday: '2026-11-14', today, tomorrow: '2026-11-16' }
  const options = new URLSearchParams({ perspective: 'published', returnQuery: 'false' })
  const search = new URLSearchParams(options)
  search.set('query', query)
  for (const [name, value] of Object.entries(params)) {
    search.set(`$${name}`, JSON.stringify(value))
  }
  const address = `${product.content}/v2025-02-19/data/query/stage`
  const headers = { 'x-sanity-project-id': 'museerne' }
  const url = `${address}?${search}`
  if (url.length < longestAddress) return { url, headers }
  return {
    url: `${address}?${options}`,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query, params }),
  }
}

/** A change of what the page shows, as an editor publishes it. */
function edit(product: Product, number: number): HttpRequest {
  const set = { description: `Fjorten tusind år under ét tag i København, ${number}.` }
  return {
    url: `${product.content}/v2025-02-19/data/mutate/stage`,
    headers: {
      'x-sanity-project-id': 'museerne',
      authorization: `Bearer ${product.editor}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ mutations: [{ patch: { id: 'nationalmuseet-front-da', set } }] }),
  }
}

const who = ['postgres', 'content', 'website', 'node'] as const
const sum = (shares: Shares): number => who.reduce((all, one) => all + shares[one], 0)
const mid = (all: Shares[]): Shares => {
  const of = (one: keyof Shares) => median(all.map((shares) => shares[one]))
  return {
    postgres: of('postgres'),
    content: of('content'),
    website: of('website'),
    node: of('node'),
  }
}

const less = (a: Shares, b: Shares): Shares => ({
  postgres: a.postgres - b.postgres,
  content: a.content - b.content,
  website: a.website - b.website,
  node: a.node - b.node,
})

interface Round {
  ours: Shares
  react: number
  client: number
  server: number
}

let edits = 0

/** A change and a view after it, less what the change alone takes. */
async function firstView(product: Product, coding: string, count: number): Promise<Shares> {
  const document = page(product, '/', coding)
  const write = () => edit(product, edits++)
  const both = await byProduct(product, () => [write(), document], count)
  return less(both, await byProduct(product, () => [write()], count))
}

async function round(product: Product, react: Bare<unknown>, sql: Bare<unknown>): Promise<Round> {
  const ours = await firstView(product, 'identity', views)
  const [rendered] = await react.take(`render ${views}`, views)
  const [client, server] = await sql.take(`${views}`, views, product)
  return { ours, react: rendered, client, server }
}

const ms = (value: number): string => value.toFixed(2).padStart(9)
const line = (name: string, ...values: (number | undefined)[]): void =>
  say(`${name.padEnd(40)}${values.map((v) => (v === undefined ? ' '.repeat(9) : ms(v))).join('')}`)

/** Where the time goes that the bare parts do not take. */
async function rest(product: Product, react: Bare<unknown>, questions: Questions): Promise<void> {
  const [parse] = await react.take(`parse ${longer}`, longer)
  const [encode] = await react.take(`encode ${longer}`, longer)
  say('where it goes, in milliseconds of:         postgres  content  website     node')
  const shares = (name: string, of: Shares) =>
    line(name, of.postgres, of.content, of.website, of.node)
  const share = async (name: string, request: HttpRequest, count: number) =>
    shares(name, await byProduct(product, request, count))
  for (const { name, query, result } of questions.queries) {
    const kilobytes = (result.length / 1024).toFixed(0)
    await share(`  question ${name}, ${kilobytes} KB`, question(product, query), longer)
  }
  await share('  HTTP to the content service', { url: `${product.content}/v1/ping` }, 2 * longer)
  await share('  the data alone', page(product, '/_payload.json', 'identity'), longer)
  await share('  HTTP to the website', page(product, '/healthz', 'identity'), 2 * longer)
  line("  a worker's reading of new data", undefined, undefined, undefined, parse)
  line("  a worker's writing of the page", undefined, undefined, undefined, encode)
  shares(
    '  the page again, unchanged',
    await byProduct(product, page(product, '/', 'identity'), longer),
  )
  for (const coding of ['br', 'gzip']) {
    shares(`  the first view in ${coding}`, await firstView(product, coding, longer))
  }
}

async function measure(product: Product): Promise<void> {
  const data = await answer(page(product, '/_payload.json', 'identity'))
  const whole = await answer(page(product, '/', 'identity'))
  const file = join(product.folder, 'view.json')
  writeFileSync(file, data)
  const react = new Bare<{ characters: number }>(
    process.execPath,
    [await bundle(product.folder), file],
    {
      NODE_ENV: 'production',
    },
  )
  const sqlProgram = process.env.VITRINE_BENCH_PAGES ?? join(root, 'target/release/bench-pages')
  const sql = new Bare<Questions>(sqlProgram, [], { VITRINE_DATABASE_URL: product.database })
  try {
    const questions = await sql.ready
    const { characters } = await react.ready
    say(
      `front page: ${(whole.length / 1024).toFixed(0)} KB, ${(data.length / 1024).toFixed(0)} KB of it data, ` +
        `${(characters / 1024).toFixed(0)} KB drawn; ${questions.documents} documents, ` +
        `${(questions.bytes / 1024).toFixed(0)} KB, in ${questions.statements} statements by hand`,
    )
    await byProduct(product, page(product, '/', 'identity'), warmUp)
    await firstView(product, 'identity', views)
    await react.take(`render ${warmUp}`, warmUp)
    await sql.take(`${warmUp}`, warmUp, product)
    const all: Round[] = []
    for (let n = 0; n < rounds; n++) all.push(await round(product, react, sql))
    report(all)
    await rest(product, react, questions)
    const ratios = all.map((one) => sum(one.ours) / (one.react + one.client + one.server))
    const [low, high] = [0.25, 0.75].map((share) => at(ratios, share).toFixed(2))
    say(`half of the ${rounds} rounds from ${low}x to ${high}x`)
    say(`pages: first view ${at(ratios, 0.5).toFixed(2)}x bare`)
  } finally {
    await react.end()
    await sql.end()
  }
}

function report(all: Round[]): void {
  const ours = mid(all.map((one) => one.ours))
  const of = (one: 'react' | 'client' | 'server') => median(all.map((each) => each[one]))
  const [react, client, server] = [of('react'), of('client'), of('server')]
  const share = (part: number) => `${((100 * part) / sum(ours)).toFixed(0)} %`.padStart(9)
  say('processor time of a first view, in ms          view     bare    share')
  const row = (name: string, part: number, bare?: number) =>
    say(
      `  ${name.padEnd(38)}${ms(part)}${bare === undefined ? ' '.repeat(9) : ms(bare)}${share(part)}`,
    )
  row('PostgreSQL; by hand', ours.postgres, server)
  row('content service; a driver of SQL', ours.content, client)
  row('website', ours.website)
  row('Node; renderToString', ours.node, react)
  row('all', sum(ours), react + client + server)
}

const product = await startProduct()
try {
  await measure(product)
} finally {
  await product.stop()
}
