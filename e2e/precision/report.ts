/** What a run prints, and whether pages were dropped as they should be. */
import type { Outcome } from './trial.ts'

/** Pages that may be dropped in vain for each that changed. */
const mostInVain = 2

export const say = (line: string): boolean => process.stdout.write(`${line}\n`)

const vainOf = ({ dropped, changed }: Outcome): number => dropped - changed

const row = (name: string, figures: readonly (number | string)[]): boolean =>
  say(`${name.padEnd(66)}${figures.map((figure) => String(figure).padStart(9)).join('')}`)

export class Report {
  readonly #outcomes: Outcome[] = []

  begin(): void {
    row('edit', ['dropped', 'changed', 'in vain'])
  }

  add(outcome: Outcome): void {
    const { name, dropped, changed, missed } = outcome
    this.#outcomes.push(outcome)
    row(name, [dropped, changed, vainOf(outcome)])
    for (const address of missed) say(`error: ${address} was not dropped`)
  }

  /** Prints the last lines. Returns whether all was well. */
  end(): boolean {
    const sum = (figure: (outcome: Outcome) => number) =>
      this.#outcomes.reduce((total, outcome) => total + figure(outcome), 0)
    const [changed, vain] = [sum((outcome) => outcome.changed), sum(vainOf)]
    const missed = sum((outcome) => outcome.missed.length)
    row('all', [sum(({ dropped }) => dropped), changed, vain])
    say('edits that change no page:')
    for (const { name, dropped } of this.#outcomes.filter((outcome) => outcome.changed === 0)) {
      say(`  ${name}: ${dropped} dropped`)
    }
    say(`in vain for each that changed: ${(vain / changed).toFixed(2)}, at most ${mostInVain}`)
    const edits = this.#outcomes.length
    say(`precision: ${edits} edits, ${changed} changed, ${vain} in vain, ${missed} missed`)
    return missed === 0 && vain <= mostInVain * changed
  }
}
