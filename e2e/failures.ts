import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

const root = fileURLToPath(new URL('..', import.meta.url))

/** As much of an error as says what was expected and what was there. */
const longest = 2000

/**
 * Writes why each test failed into the file that `VITRINE_FAILURES` names, and which tests passed
 * at their second try into the file that `VITRINE_FLAKY` names, with the reason of the first
 * failure. The gate prints both before its closing lines: the end of a long log is what one reads
 * first. Without the variables nothing happens.
 */
export default class Failures implements Reporter {
  onTestEnd(test: TestCase, _result: TestResult): void {
    const outcome = test.outcome()
    const isLast = test.results.length > test.retries || outcome !== 'unexpected'
    const failure = test.results.find(({ status }) => status !== test.expectedStatus)
    if (!failure || !isLast) return
    const name = `${relative(root, test.location.file)}:${test.location.line} ${test.title}`
    if (outcome === 'flaky') {
      append(process.env.VITRINE_FLAKY, `flaky: ${name}\n${reason(failure)}`)
    } else {
      append(process.env.VITRINE_FAILURES, `${name}: ${reason(failure)}`)
    }
  }
}

function reason({ status, errors, duration }: TestResult): string {
  const why = errors.map(({ message, value }) => message ?? value ?? '').join('\n')
  return `${status} after ${duration} ms\n${stripVTControlCharacters(why).slice(0, longest)}`
}

function append(path: string | undefined, text: string): void {
  if (path) appendFileSync(path, `${text}\n\n`)
}
