/** Runs in a worker thread: warms up over all queries, then measures each. */
import { performance } from 'node:perf_hooks'
import { parentPort, workerData } from 'node:worker_threads'
import { evaluate, evaluateSync, parse } from 'groq-js'
import type { Input, Result, Test } from './protocol.ts'

const MIN_ITERATIONS = 3
const MAX_MILLISECONDS = 5

/** `begin` lets the supervisor know which query to blame when nothing more is heard. */
export type Message = { begin: string } | { result: Result }

const { datasets, tests } = workerData as Input
const documents = new Map(
  datasets.map(({ dataset, documents }) => [
    dataset,
    // By code units, not by a locale: the order in which `*` yields documents.
    documents.sort((a, b) => (a._id < b._id ? -1 : a._id > b._id ? 1 : 0)),
  ]),
)

async function run({ query, dataset, params = {} }: Test): Promise<unknown> {
  const tree = parse(query, { params })
  const value = await evaluate(tree, { dataset: documents.get(dataset), params })
  return value.get()
}

function runSync({ query, dataset, params = {} }: Test): unknown {
  const tree = parse(query, { params })
  return evaluateSync(tree, { dataset: documents.get(dataset), params }).data
}

class Samples {
  readonly #begin = performance.now()
  readonly #durations: number[] = []
  #last = this.#begin

  wanted(): boolean {
    return this.#durations.length < MIN_ITERATIONS || this.#last - this.#begin < MAX_MILLISECONDS
  }

  lap(): void {
    const now = performance.now()
    this.#durations.push(now - this.#last)
    this.#last = now
  }

  medianNanoseconds(): number {
    const sorted = this.#durations.toSorted((a, b) => a - b)
    return Math.round((sorted[sorted.length >> 1] ?? 0) * 1e6)
  }
}

async function measure(test: Test): Promise<Result> {
  try {
    const samples = new Samples()
    while (samples.wanted()) {
      await run(test)
      samples.lap()
    }
    const syncNs = measureSync(test)
    return { test: test.test, ns: samples.medianNanoseconds(), ...(syncNs && { syncNs }) }
  } catch (error) {
    return { test: test.test, error: error instanceof Error ? error.message : String(error) }
  }
}

function measureSync(test: Test): number | undefined {
  try {
    const samples = new Samples()
    while (samples.wanted()) {
      runSync(test)
      samples.lap()
    }
    return samples.medianNanoseconds()
  } catch {
    return undefined
  }
}

/** One pass over everything first, so that no query pays for compiling what others use too. */
async function warmUp(test: Test): Promise<void> {
  try {
    await run(test)
    runSync(test)
  } catch {
    // Reported when it is measured.
  }
}

function tell(message: Message): void {
  parentPort?.postMessage(message)
}

for (const test of tests) {
  tell({ begin: test.test })
  await warmUp(test)
}
for (const test of tests) {
  tell({ begin: test.test })
  tell({ result: await measure(test) })
}
