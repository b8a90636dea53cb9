/** Looks for what was lost, made by half, or left out of the numbers. */
import { isDeepStrictEqual } from 'node:util'
import type { Outcome } from './client.ts'
import type { ContentNode } from './node.ts'
import { gaps, type State } from './state.ts'
import {
  counterOf,
  type Document,
  documentsOf,
  referencesOf,
  type Transaction,
  typesOf,
} from './transaction.ts'

export interface Sent extends Transaction, Outcome {}

/** Findings of a kind that are printed in full: a broken service breaks a thousand times. */
const mostReported = 10

const kinds = ['lost', 'half', 'gaps', 'missed', 'doubled', 'disordered'] as const

/** What was found so far. A transaction counts once, however often it is looked at. */
export class Findings {
  readonly lost = new Set<string>()
  readonly half = new Set<string>()
  readonly gaps = new Set<string>()
  readonly missed = new Set<string>()
  readonly doubled = new Set<string>()
  readonly disordered = new Set<string>()
  readonly others: string[] = []
  readonly #tell: (what: string) => void

  constructor(tell: (what: string) => void) {
    this.#tell = tell
  }

  add(kind: (typeof kinds)[number], about: string, what = about): void {
    const found = this[kind]
    if (!found.has(about) && found.size < mostReported) this.#tell(`${kind}: ${what}`)
    found.add(about)
  }

  complain(what: string): void {
    if (this.others.length < mostReported) this.#tell(`error: ${what}`)
    this.others.push(what)
  }

  get summary(): string {
    return kinds.map((kind) => `${kind} ${this[kind].size}`).join(', ')
  }

  /** Whether nothing was found. */
  get none(): boolean {
    return this.others.length === 0 && kinds.every((kind) => this[kind].size === 0)
  }
}

/** The documents of a round as a node returns them, by id. */
export async function answered(node: ContentNode, round: number): Promise<Map<string, Document>> {
  const types = Object.values(typesOf(round))
  const answer = await node.query('*[_type in $types]', { types })
  if (answer.status !== 200) throw new Error(`${node.name} answers ${answer.text}`)
  const documents: Document[] = JSON.parse(answer.text).result
  return new Map(documents.map((document) => [document._id, document]))
}

/** Looks at all transactions of some rounds; gives those that are there. */
export function judge(
  sent: Sent[],
  state: State,
  documents: Map<string, Document>,
  findings: Findings,
): Sent[] {
  const tables = new Tables(state)
  const there: Sent[] = []
  for (const transaction of sent) {
    const parts = chunksOf(transaction, tables, documents)
    const found = parts.filter((part) => part.there).length
    const missing = parts.filter((part) => !part.there).map((part) => part.name)
    if (found > 0) there.push(transaction)
    if (found > 0 && missing.length > 0) {
      findings.add('half', transaction.id, `${transaction.id} is without ${missing.join(', ')}`)
    }
    if (transaction.fate === 'acknowledged' && missing.length > 0) {
      const what = `${transaction.id} was acknowledged and is without ${missing.join(', ')}`
      findings.add('lost', transaction.id, what)
    }
  }
  for (const round of new Set(sent.map((transaction) => transaction.round))) {
    judgeCounter(round, tables, documents, findings)
  }
  return there
}

/** What the tables hold beyond what was sent, and the numbers. */
export function judgeWhole(sent: Sent[], state: State, findings: Findings): void {
  const known = new Set(sent.map((transaction) => transaction.id))
  const numbers = new Map(state.entries.map(([number, id]) => [number, id]))
  const rounds = new Set(sent.map((transaction) => transaction.round))
  for (const id of numbers.values()) {
    if (!known.has(id) && !id.startsWith('begin.')) {
      findings.add('half', id, `nobody sent the transaction ${id} of the history`)
    }
  }
  for (const [id, revision] of state.documents) {
    if (!known.has(revision) && !revision.startsWith('begin.')) {
      findings.add('half', id, `nobody sent revision ${revision} of ${id}`)
    }
  }
  const there = [...numbers.values()].filter((id) => known.has(id)).length
  const expected = [
    ['documents', state.documents.length, there * 3 + rounds.size],
    ['effects', state.changes.length, there * 4 + rounds.size],
    ['references', state.references.length, there * 2],
  ] as const
  for (const [name, found, right] of expected) {
    if (found !== right) {
      findings.add('half', name, `${found} ${name} for ${there} transactions, not ${right}`)
    }
  }
  for (const gap of gaps(
    state.reached,
    state.entries.map(([number]) => number),
  )) {
    findings.add('gaps', gap)
  }
  for (const gap of gaps(state.trial.reached, state.trial.numbers)) {
    findings.add('gaps', `trial: ${gap}`)
  }
}

/** The tables, by what is checked. */
class Tables {
  readonly numbers: Map<string, number>
  readonly revisions: Map<string, string>
  readonly changes: Set<string>
  readonly references: Set<string>

  constructor(state: State) {
    this.numbers = new Map(state.entries.map(([number, id]) => [id, number]))
    this.revisions = new Map(state.documents)
    this.changes = new Set(state.changes.map((change) => change.join(' ')))
    this.references = new Set(state.references.map((reference) => reference.join(' ')))
  }
}

/** Everything that a transaction leaves behind, and whether it is there. */
function chunksOf(
  transaction: Transaction,
  tables: Tables,
  answers: Map<string, Document>,
): Array<{ name: string; there: boolean }> {
  const number = tables.numbers.get(transaction.id)
  const documents = documentsOf(transaction)
  const touched = [...documents.map((document) => document._id), counterOf(transaction.round)]
  return [
    { name: 'its entry', there: number !== undefined },
    ...documents.map((document) => ({
      name: document._id,
      there:
        tables.revisions.get(document._id) === transaction.id &&
        isAsSent(document, transaction.id, answers.get(document._id)),
    })),
    ...touched.map((id) => ({
      name: `its effect on ${id}`,
      there: tables.changes.has(`${number} ${id}`),
    })),
    ...referencesOf(transaction).map((reference) => ({
      name: `the reference of ${reference[0]}`,
      there: tables.references.has(reference.join(' ')),
    })),
  ]
}

function isAsSent(sent: Document, revision: string, answer: Document | undefined): boolean {
  if (!answer) return false
  const { _rev, _createdAt, _updatedAt, ...content } = answer
  return _rev === revision && _createdAt === _updatedAt && isDeepStrictEqual(content, sent)
}

/** The counter stands at the number of transactions, and at the last one's revision. */
function judgeCounter(
  round: number,
  tables: Tables,
  answers: Map<string, Document>,
  findings: Findings,
): void {
  const ids = [...tables.numbers.keys()].filter((id) => id.startsWith(`round-${round}.`))
  const counter = answers.get(counterOf(round))
  const name = counterOf(round)
  if (counter?.value !== ids.length) {
    const what = `${name} stands at ${counter?.value} after ${ids.length} transactions`
    findings.add('half', name, what)
  }
  const last = ids.at(-1) ?? `begin.${round}`
  if (counter?._rev !== last || tables.revisions.get(name) !== last) {
    findings.add('half', name, `${name} has revision ${counter?._rev}, the last is ${last}`)
  }
}
