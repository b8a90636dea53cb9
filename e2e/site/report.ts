/** What a run prints, and what it has found. */
import type { Outage } from './outage.ts'
import { type Overload, type Patience, problemsOf } from './overload.ts'
import type { Failure } from './visitors.ts'

export const say = (line: string): boolean => process.stdout.write(`${line}\n`)

/** A broken website fails a thousand times, in a few ways. */
function summed(failed: Failure[]): string[] {
  const ways = Map.groupBy(failed, ({ why }) => why)
  return [...ways].map(([why, all]) => `${all.length} views: ${why}, the first ${all[0]?.where}`)
}

export class Report {
  #views = 0
  #failed = 0
  readonly #problems: string[] = []

  begin(): void {
    say('fault                          views   failed    stale  worst ms  recovered s')
  }

  outage(name: string, { sent, failed, stale, worst, recovered, problems }: Outage): void {
    this.#views += sent
    this.#failed += failed.length
    this.#problems.push(...[...problems, ...summed(failed)].map((one) => `${name}: ${one}`))
    const figures = [
      String(sent).padStart(9),
      String(failed.length).padStart(9),
      String(stale).padStart(9),
      worst.toFixed(0).padStart(10),
      recovered.toFixed(1).padStart(13),
    ]
    say(`${name.padEnd(27)}${figures.join('')}`)
  }

  overload(patience: Patience, seen: Overload): void {
    const name =
      patience === 'retry-after' ? 'visitors who wait as told' : `visitors who wait ${patience} ms`
    const problems = problemsOf(seen).map((problem) => `overload, ${name}: ${problem}`)
    this.#problems.push(...problems)
    const whole = (value: number) => value.toFixed(0)
    say(`overload, ${name}:`)
    say(
      `  served ${whole(seen.few)} a second for 16, ${whole(seen.many)} for 400: ${seen.ratio.toFixed(2)}`,
    )
    say(
      `  refused ${whole(seen.refused)} a second, 99 % within ${whole(seen.slowRefusal)} ms; ${seen.logLines.toFixed(1)} log lines a second`,
    )
    say(
      `  the rate is back after ${seen.recovered} s; the crowd took ${seen.processor.toFixed(2)} of a processor`,
    )
  }

  /** Prints the last lines. Returns whether all was well. */
  end(): boolean {
    for (const problem of this.#problems) say(`error: ${problem}`)
    say(`site: ${this.#views} views, ${this.#failed} failed`)
    return this.#failed === 0 && this.#problems.length === 0
  }
}
