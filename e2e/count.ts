import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What a test costs on any machine: pages opened, runs of axe, services started. */
export type Cost = 'open' | 'axe' | 'service'

/**
 * Writes one line for one cost of a test file into the file that `VITRINE_COUNTS` names. The
 * gate sums the lines and compares them with `.ci/counts`. Without the variable nothing happens.
 */
export function count(cost: Cost, testFile: string): void {
  const log = process.env.VITRINE_COUNTS
  if (log) appendFileSync(log, `${cost} ${relative(root, testFile)}\n`)
}
