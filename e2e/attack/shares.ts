/**
 * The product while some take more than their share, one way after the other: costly listeners,
 * streams that come back, listeners that read nothing, bodies that are held, documents that are
 * requested and not read, queries that cannot be parsed, costly dry runs, made-up parameters,
 * islands. Part of `make attack`.
 *
 * Last line: `shares: N checks, N failed, peak NNN MB`.
 */
import { readFileSync } from 'node:fs'
import { startProduct } from '../../testbed/product.ts'
import {
  addresses,
  addressOf,
  costlyListener,
  everything,
  holdBody,
  openStream,
  statusOf,
} from './hostile.ts'
import { ask, visit } from './visitors.ts'

const host = 'nationalmuseet.localhost'
/** Megabytes of the content service, as in the attack by queries. */
const mostMemory = Number(process.env.ATTACK_MEGABYTES ?? 1200)
/** Milliseconds in which 99 of 100 looks at /healthz are answered. */
const slowestHealth = 250
/** Seconds of processor time that twenty writes beside eight costly listeners may take. */
const mostProcessor = 10
/** Milliseconds that an ordinary write may take beside costly trials. */
const slowestWrite = 3000

let checks = 0
let failed = 0
const say = (line: string) => process.stdout.write(`${line}\n`)
function check(name: string, holds: boolean, figure: string): void {
  checks++
  if (!holds) failed++
  say(`${holds ? 'ok   ' : 'error'} ${name}: ${figure}`)
}

const product = await startProduct({ env: { VITRINE_WEB_PAGE_CACHE_BYTES: String(4 << 20) } })

const status = (name: string) => {
  const text = readFileSync(`/proc/${product.contentPid}/status`, 'utf8')
  return Number(text.match(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm'))?.[1]) / 1024
}
/** Seconds of processor time that the content service has taken; a tick is a hundredth. */
const processor = () => {
  const fields = readFileSync(`/proc/${product.contentPid}/stat`, 'utf8').split(') ')[1]?.split(' ')
  return (Number(fields?.[11]) + Number(fields?.[12])) / 100
}

/** Sends mutations as an editor does. */
async function send(mutations: unknown, search = '') {
  const at = performance.now()
  const response = await fetch(`${product.content}/v2025-02-19/data/mutate/stage${search}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${product.editor}`,
      'x-sanity-project-id': 'museerne',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ mutations }),
  })
  await response.arrayBuffer()
  return { status: response.status, milliseconds: performance.now() - at }
}

/** Writes as an editor does; the milliseconds that it took. */
async function write(mutations: unknown): Promise<number> {
  const { status, milliseconds } = await send(mutations)
  return status === 200 ? milliseconds : Number.POSITIVE_INFINITY
}
const page = (n: number, text = '') => [
  { createOrReplace: { _id: 'attacked', _type: 'note', n, text } },
]

/** Looks at /healthz until stopped; the milliseconds of each look, from the shortest. */
function watchHealth(): () => Promise<number[]> {
  const taken: number[] = []
  let on = true
  const watching = (async () => {
    while (on) {
      const at = performance.now()
      const answer = await ask(`${product.content}/healthz`, 'content').catch(() => 0)
      taken.push(answer === 200 ? performance.now() - at : Number.POSITIVE_INFINITY)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })()
  return async () => {
    on = false
    await watching
    return taken.sort((a, b) => a - b)
  }
}

async function costlyListeners(): Promise<void> {
  const streams = await Promise.all(
    Array.from({ length: 8 }, (_, turn) =>
      openStream(product.content, costlyListener(turn), addressOf(turn)),
    ),
  )
  const open = streams.filter((stream) => stream.status === 200).length
  check('costly listeners are open', open === 8, `${open} of 8`)
  const before = processor()
  const stop = watchHealth()
  for (let n = 0; n < 20; n++) {
    await write(page(n))
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  const health = await stop()
  const taken = processor() - before
  for (const stream of streams) stream.close()
  const late = health[Math.floor(health.length * 0.99)] ?? Number.NaN
  check('costly listeners: /healthz', late <= slowestHealth, `99 of 100 in ${late.toFixed(0)} ms`)
  check('costly listeners: processor', taken <= mostProcessor, `${taken.toFixed(1)} s`)
}

async function comingBack(): Promise<void> {
  const first = await openStream(product.content, everything, addresses[0])
  while (!first.text().includes('id: ')) await new Promise((resolve) => setImmediate(resolve))
  const last = first.text().match(/id: (\S+)/)?.[1] ?? ''
  first.close()
  await write([{ createOrReplace: { _id: 'unpublished', _type: 'note', text: 'zqx' } }])
  await write([{ delete: { id: 'unpublished' } }])
  for (let n = 0; n < 50; n++) await write(page(n))
  const before = processor()
  const streams = await Promise.all(
    Array.from({ length: 80 }, (_, turn) =>
      openStream(product.content, everything, addressOf(turn), { last }),
    ),
  )
  // Each has its greeting and, after it, what was written last.
  await write([{ createOrReplace: { _id: 'written-last', _type: 'note' } }])
  while (streams.some((stream) => !stream.text().includes('written-last'))) {
    await new Promise((resolve) => setImmediate(resolve))
  }
  const texts = streams.map((stream) => stream.text())
  for (const stream of streams) stream.close()
  const shown = texts.filter((text) => text.includes('zqx')).length
  check('coming back', shown === 0, `${shown} of ${texts.length} saw what is not published`)
  const taken = processor() - before
  check('coming back: processor', taken <= 2, `${taken.toFixed(1)} s`)
}

async function readingNothing(): Promise<void> {
  const before = status('VmRSS')
  const streams = await Promise.all(
    Array.from({ length: 200 }, (_, turn) =>
      openStream(product.content, everything, addressOf(turn), { read: false }),
    ),
  )
  const open = streams.filter((stream) => stream.status === 200).length
  check('listeners that read nothing are open', open === 200, `${open} of 200`)
  const text = 'x'.repeat(400_000)
  for (let n = 0; n < 12; n++) await write(page(n, text))
  const answer = await statusOf(`${product.content}/healthz`, 'content', '127.0.0.1')
  await new Promise((resolve) => setTimeout(resolve, 3000))
  const after = status('VmRSS')
  for (const stream of streams) stream.close()
  check(
    'reading nothing',
    answer === 200 && after < mostMemory,
    `${before.toFixed(0)} → ${after.toFixed(0)} MB`,
  )
}

async function holdingBodies(): Promise<void> {
  const before = status('VmRSS')
  const held = Array.from({ length: 30 }, (_, turn) =>
    holdBody(product.content, addressOf(turn), 15_900_000),
  )
  const answers = await Promise.all(held.map((body) => body.status))
  const after = status('VmRSS')
  for (const body of held) body.close()
  const refused = answers.filter((answer) => answer === 413 || answer === 0).length
  check('holding bodies', refused === 30, `${refused} of 30 refused`)
  check(
    'holding bodies: memory',
    after - before < 100,
    `${before.toFixed(0)} → ${after.toFixed(0)} MB`,
  )
}

/** 240 responses of fifteen megabytes that nobody reads: 3.6 GB, were they not charged. */
async function readingNoDocuments(): Promise<void> {
  const ids = Array.from({ length: 15 }, (_, turn) => `attacked-large-${turn}`)
  const text = 'x'.repeat(1 << 20)
  for (const _id of ids) await write([{ createOrReplace: { _id, _type: 'note', text } }])
  const before = status('VmRSS')
  const stop = watchHealth()
  const path = `/v2025-02-19/data/doc/stage/${ids.join(',')}`
  const open = (turn: number) => openStream(product.content, path, addressOf(turn), { read: false })
  const responses = []
  // Eight of an address at once: more are refused for their number alone.
  for (let turn = 0; turn < 240; turn += 32) {
    const some = Array.from({ length: 32 }, (_, other) => open(turn + other))
    responses.push(...(await Promise.all(some)))
  }
  const health = await stop()
  const after = status('VmRSS')
  const given = responses.filter((response) => response.status === 200).length
  const refused = responses.filter((response) => [429, 503].includes(response.status)).length
  for (const response of responses) response.close()
  for (const id of ids) await write([{ delete: { id } }])
  check(
    'documents that nobody reads',
    given > 0 && refused > 0 && given + refused === responses.length,
    `${given} given, ${refused} refused`,
  )
  check(
    'documents that nobody reads: memory',
    after < mostMemory,
    `${before.toFixed(0)} → ${after.toFixed(0)} MB`,
  )
  const late = health[Math.floor(health.length * 0.99)] ?? Number.NaN
  check(
    'documents that nobody reads: /healthz',
    late <= slowestHealth,
    `99 of 100 in ${late.toFixed(0)} ms`,
  )
}

/** The mistake is quoted, and not the body of 240 KB around it. */
async function parseErrors(): Promise<void> {
  const query = `*[title == ${'"'.repeat(120_000)}`
  const response = await fetch(`${product.content}/v2025-02-19/data/query/stage`, {
    method: 'POST',
    headers: { 'x-sanity-project-id': 'museerne', 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const { byteLength } = await response.arrayBuffer()
  check(
    'a query that cannot be parsed',
    response.status === 400 && byteLength < 64 << 10,
    `${response.status}, ${byteLength} bytes`,
  )
}

async function dryRuns(): Promise<void> {
  const join = '*[count(*[_id < ^._id && title == ^.title]) > 0]'
  const costly = [
    { createOrReplace: { _id: 'attacked', _type: 'note' } },
    ...Array.from({ length: 40 }, () => ({ patch: { query: join, set: { attacked: true } } })),
  ]
  const dryRun = send(costly, '?dryRun=true')
  const taken = []
  for (let n = 0; n < 10; n++) taken.push(await write(page(n)))
  const { status: answer, milliseconds } = await dryRun
  // Done, or refused for what it costs; not for its form.
  const tried = milliseconds > 50 && [200, 400, 429].includes(answer)
  check('a costly dry run', tried, `${answer} after ${milliseconds.toFixed(0)} ms`)
  const slowest = Math.max(...taken)
  check(
    'writes beside a dry run',
    slowest <= slowestWrite,
    `the slowest of 10 writes took ${slowest.toFixed(0)} ms`,
  )
}

async function parameters(): Promise<void> {
  const paths = ['/', '/kalender', '/udstillinger', '/besoeg', '/en']
  await visit(product.website, host, paths, 5, 3)
  const calm = await visit(product.website, host, paths, 5, 5)
  for (let round = 0; round < 8; round++) {
    const answers = Array.from({ length: 157 }, (_, n) =>
      statusOf(`${product.website}/kalender?tag=evict${n}`, host, addressOf(n)),
    )
    await Promise.all(answers)
  }
  const after = await visit(product.website, host, paths, 5, 5)
  check(
    'made-up parameters',
    after.failed.length === 0 && after.median < calm.median + 20,
    `median of views ${calm.median.toFixed(1)} → ${after.median.toFixed(1)} ms`,
  )
}

async function islands(): Promise<void> {
  const island = (n: number) =>
    `/__nuxt_island/randomRelatedContent.json?site=nationalmuseet&locale=da&page=${n}`
  let on = true
  const work = Array.from({ length: 40 }, async (_, turn) => {
    for (let n = 0; on; n++) {
      await statusOf(`${product.website}${island(turn * 1000 + n)}`, host, addressOf(turn))
    }
  })
  const beside = await visit(product.website, host, ['/', '/kalender', '/udstillinger'], 5, 10)
  on = false
  await Promise.all(work)
  check(
    'islands',
    beside.failed.length === 0,
    `${beside.failed.length} of ${beside.count} views failed`,
  )
}

try {
  for (const attack of [
    costlyListeners,
    comingBack,
    readingNothing,
    holdingBodies,
    readingNoDocuments,
    parseErrors,
    dryRuns,
    parameters,
    islands,
  ]) {
    await attack()
  }
  const peak = status('VmHWM')
  check('memory', peak < mostMemory, `${peak.toFixed(0)} MB at most`)
  say(`shares: ${checks} checks, ${failed} failed, peak ${peak.toFixed(0)} MB`)
} finally {
  await product.stop()
}
process.exitCode = failed ? 1 : 0
