/**
 * The groq-js half of `make bench-groq`. Standard input: the datasets, then the tests.
 * Standard output: a result for each test. See protocol.ts for their form.
 *
 * groq-js is measured in a worker thread, because only a thread can be ended in the middle
 * of a query: there are queries over six documents that it does not finish in minutes.
 * Such a query gets an error for a result, and the rest is measured without it.
 */
import { text } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import type { Message } from './measure.ts'
import { type Input, type Result, readInput, type Test } from './protocol.ts'

/** Far above what any other query needs, warm-up and all repetitions included. */
const SECONDS_PER_TEST = Number(process.env.GROQ_JS_SECONDS_PER_TEST ?? 10)
const PROGRESS_EVERY = 1000

/** The tests that have no result yet, by name. */
const pending = new Map<string, Test>()

function report(result: Result): void {
  pending.delete(result.test)
  process.stdout.write(`${JSON.stringify(result)}\n`)
  if (pending.size % PROGRESS_EVERY === 0) {
    process.stderr.write(`groq-js: ${pending.size} queries to go\n`)
  }
}

/** Measures the tests; ends early with the name of the one at which groq-js got stuck. */
function measure(input: Input): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('measure.ts', import.meta.url), { workerData: input })
    let current: string | undefined
    let stuck: string | undefined

    const giveUp = () => {
      stuck = current
      void worker.terminate()
    }
    let watchdog: NodeJS.Timeout | undefined

    worker.on('message', (message: Message) => {
      clearTimeout(watchdog)
      watchdog = setTimeout(giveUp, SECONDS_PER_TEST * 1000)
      if ('begin' in message) current = message.begin
      else report(message.result)
    })
    worker.on('error', reject)
    worker.on('exit', () => {
      clearTimeout(watchdog)
      resolve(stuck)
    })
  })
}

const { datasets, tests } = readInput((await text(process.stdin)).split('\n'))
for (const test of tests) pending.set(test.test, test)
while (pending.size > 0) {
  const stuck = await measure({ datasets, tests: [...pending.values()] })
  if (stuck !== undefined) report({ test: stuck, error: `no answer within ${SECONDS_PER_TEST} s` })
}
