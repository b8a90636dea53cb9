/** What measurements have in common: how they print, and the figure they print most. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`)

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
