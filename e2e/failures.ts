import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

const root = fileURLToPath(new URL('..', import.meta.url))

/** As much of an error as says what was expected and what was there. */
const longest = 2000

/**
 * Writes why each test failed into the file that `VITRINE_FAILURES` names. The gate prints it
 * before its closing lines: the end of a long log is what one reads first. Without the variable
 * nothing happens.
 */
export default class Failures implements Reporter {
  onTestEnd(test: TestCase, { status, errors, duration }: TestResult): void {
    const log = process.env.VITRINE_FAILURES
    if (!log || status === test.expectedStatus) return
    const where = `${relative(root, test.location.file)}:${test.location.line}`
    const why = errors.map(({ message, value }) => message ?? value ?? '').join('\n')
    const text = stripVTControlCharacters(why).slice(0, longest)
    appendFileSync(log, `${where} ${test.title}: ${status} after ${duration} ms\n${text}\n\n`)
  }
}
