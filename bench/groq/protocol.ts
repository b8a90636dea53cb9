/** What comes in on standard input and goes out on standard output, one JSON object a line. */

export interface Dataset {
  dataset: string
  documents: Array<{ _id: string }>
}

export interface Test {
  test: string
  dataset: string
  query: string
  params?: Record<string, unknown>
}

/**
 * Median nanoseconds for one query: parse, evaluate and take the value.
 * `syncNs` is the same by `evaluateSync`, which groq-js keeps internal, is several times
 * faster than the documented `evaluate`, and does not know every query.
 */
export type Result = { test: string; ns: number; syncNs?: number } | { test: string; error: string }

export interface Input {
  datasets: Dataset[]
  tests: Test[]
}

export function readInput(lines: Iterable<string>): Input {
  const input: Input = { datasets: [], tests: [] }
  for (const line of lines) {
    if (line.trim() === '') continue
    const entry = JSON.parse(line) as Dataset | Test
    if ('documents' in entry) input.datasets.push(entry)
    else input.tests.push(entry)
  }
  return input
}
