/** How far a long piece of work is: a line that is written anew for a person, lines for a log. */

export interface Step {
  readonly done: number
  readonly of: number
  /** False when it was there from an earlier run, and took no time. */
  readonly made: boolean
}

/** Milliseconds between two lines of a log, at least. */
const pause = 10_000

/** The first take longer: the programs that make them have to start. */
const fewest = 4

/** What remains, by how long those that were made took. */
export function left(made: number, remaining: number, milliseconds: number): string {
  if (made < fewest || remaining === 0) return ''
  const seconds = Math.ceil((milliseconds / made) * (remaining / 1000))
  return seconds < 90 ? `, ${seconds} s to go` : `, ${Math.round(seconds / 60)} min to go`
}

export function bar(done: number, of: number, width = 30): string {
  const full = of === 0 ? width : Math.floor((done / of) * width)
  return `${'█'.repeat(full)}${'░'.repeat(width - full)}`
}

/** `steady` if others write to the same terminal: a line that is written anew would lose theirs. */
export function progress(what: string, steady = false): (step: Step) => void {
  const rewriting = process.stderr.isTTY && !steady
  const begun = Date.now()
  let [made, last] = [0, begun]
  return (step) => {
    const { done, of } = step
    if (step.made) made += 1
    // What was there already is no news.
    if (made === 0) return
    const now = Date.now()
    const counts = `${done} of ${of} ${what}${left(made, of - done, now - begun)}`
    if (rewriting) {
      const line = done === of ? `${counts}\n` : `${bar(done, of)} ${counts}`
      process.stderr.write(`\r\x1b[K${line}`)
    } else if (done === of || now - last >= pause) {
      last = now
      process.stderr.write(`${counts}\n`)
    }
  }
}
