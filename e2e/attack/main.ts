/**
 * The product under attack, beside visitors: `make attack`. Four callers without a token send
 * costly queries for a minute; memory, readiness and what visitors see have bounds.
 *
 * Last line: `attack: N requests, 0 crashes, peak NNN MB`.
 */
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startProduct } from '../../testbed/product.ts'
import { ask, visit } from './visitors.ts'

const seconds = Number(process.env.ATTACK_SECONDS ?? 60)
const host = 'nationalmuseet.localhost'
const paths = ['/', '/kalender', '/udstillinger', '/besoeg', '/praktisk-information', '/en']
/** Megabytes of the content service: what queries may hold, the program and its caches. */
const mostMemory = Number(process.env.ATTACK_MEGABYTES ?? 1200)
/** Milliseconds in which the content service must report that it is ready. */
const slowestReady = 200

const say = (line: string) => process.stdout.write(`${line}\n`)
const run = promisify(execFile)

/** The most memory that a process has had, in megabytes. */
function peak(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(status.match(/^VmHWM:\s+(\d+) kB$/m)?.[1]) / 1024
}

/** Polls whether the content service is ready, until stopped; returns the response times. */
function watch(content: string): () => Promise<number[]> {
  const taken: number[] = []
  let on = true
  const watching = (async () => {
    while (on) {
      const at = performance.now()
      const status = await ask(`${content}/readyz`, 'content').catch(() => 0)
      taken.push(status === 200 ? performance.now() - at : Number.POSITIVE_INFINITY)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })()
  return async () => {
    on = false
    await watching
    return taken
  }
}

const problems: string[] = []
const demand = (holds: boolean, problem: string) => {
  if (!holds) problems.push(problem)
}

const product = await startProduct()
try {
  const found = []
  for (const path of paths) {
    if ((await ask(`${product.website}${path}`, host)) === 200) found.push(path)
  }
  say(`pages: ${found.join(' ')}`)
  const calm = await visit(product.website, host, found, 5, Math.min(15, seconds))
  say(`calm: median ${calm.median.toFixed(1)} ms, slowest ${calm.slowest.toFixed(0)} ms`)

  const flood = fileURLToPath(new URL('flood.ts', import.meta.url))
  const attacks = [2, 3, 4, 5].map((last) =>
    run(process.execPath, [flood, product.content, `127.0.0.${last}`, String(seconds)]),
  )
  const stop = watch(product.content)
  const beside = await visit(product.website, host, found, 5, seconds)
  const ready = await stop()
  const answers: Record<string, number> = {}
  for (const { stdout } of await Promise.all(attacks)) {
    for (const [what, count] of Object.entries<number>(JSON.parse(stdout))) {
      answers[what] = (answers[what] ?? 0) + count
    }
  }
  say(`attackers: ${JSON.stringify(answers)}`)
  say(`beside: median ${beside.median.toFixed(1)} ms, slowest ${beside.slowest.toFixed(0)} ms`)
  const slowest = Math.max(...ready)
  say(`ready: ${ready.length} times, slowest ${slowest.toFixed(0)} ms`)

  const memory = peak(product.contentPid)
  demand(
    memory < mostMemory,
    `the content service took ${memory.toFixed(0)} MB, ${mostMemory} at most`,
  )
  demand(slowest <= slowestReady, `/readyz took ${slowest.toFixed(0)} ms, ${slowestReady} at most`)
  demand(beside.failed.length === 0, `views failed: ${beside.failed.slice(0, 3).join('; ')}`)
  demand(
    beside.median <= 2 * calm.median,
    `the median of views went from ${calm.median.toFixed(1)} to ${beside.median.toFixed(1)} ms`,
  )
  demand((answers[429] ?? 0) + (answers[503] ?? 0) > 0, 'nobody was refused')
  const unexpected = Object.keys(answers).filter(
    (what) => !['400', '429', '503', 'left'].includes(what),
  )
  demand(unexpected.length === 0, `attackers got ${unexpected.join(', ')}`)
  const logs = readdirSync(product.folder).filter((name) => name.endsWith('.log'))
  const panics = logs.filter((name) =>
    readFileSync(join(product.folder, name), 'utf8').includes('panicked'),
  )
  demand(panics.length === 0, `panics in ${panics.join(', ')}`)
  for (const problem of problems) say(`error: ${problem}`)
  const sent = Object.values(answers).reduce((sum, count) => sum + count, 0)
  const requests = sent + calm.count + beside.count + ready.length
  say(`attack: ${requests} requests, ${panics.length} crashes, peak ${memory.toFixed(0)} MB`)
} finally {
  await product.stop()
}
process.exitCode = problems.length ? 1 : 0
