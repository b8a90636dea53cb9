/** What is written: documents that belong together, and a counter that all share. */

export interface Transaction {
  id: string
  round: number
  number: number
}

export interface Document {
  _id: string
  _type: string
  [attribute: string]: unknown
}

/** Each round has types of its own: a node finds by type what a round wrote. */
export const typesOf = (round: number) => ({
  counter: `counter${round}`,
  work: `work${round}`,
  image: `image${round}`,
  label: `label${round}`,
})

export const counterOf = (round: number): string => `counter-${round}`

export function transactionsOf(round: number, count: number): Transaction[] {
  return Array.from({ length: count }, (_, number) => ({
    id: `round-${round}.${number}`,
    round,
    number,
  }))
}

/** A work, an image of it that must not be without it, and a label that may. */
export function documentsOf({ round, number }: Transaction): Document[] {
  const suffix = `${round}-${number}`
  const types = typesOf(round)
  const reference = (id: string) => ({ _type: 'reference', _ref: id })
  return [
    { _id: `work-${suffix}`, _type: types.work, round, number, title: text(round, number) },
    { _id: `image-${suffix}`, _type: types.image, round, number, of: reference(`work-${suffix}`) },
    {
      _id: `label-${suffix}`,
      _type: types.label,
      round,
      number,
      beside: { ...reference(`image-${suffix}`), _weak: true },
      lines: Array.from({ length: 1 + (number % 5) }, (_, line) => ({ _key: `k${line}`, line })),
    },
  ]
}

/** The references of the documents: source, target, whether it is weak. */
export function referencesOf({ round, number }: Transaction): Array<[string, string, boolean]> {
  const suffix = `${round}-${number}`
  return [
    [`image-${suffix}`, `work-${suffix}`, false],
    [`label-${suffix}`, `image-${suffix}`, true],
  ]
}

export function bodyOf(transaction: Transaction): { transactionId: string; mutations: object[] } {
  const mutations: object[] = documentsOf(transaction).map((document) => ({ create: document }))
  // Not at the end, so that something comes after it.
  mutations.splice(1, 0, { patch: { id: counterOf(transaction.round), inc: { value: 1 } } })
  return { transactionId: transaction.id, mutations }
}

/** Up to some thousand characters: more than fits on a page of the database, now and then. */
function text(round: number, number: number): string {
  const words = `Værk ${number} fra runde ${round} 🏺 `
  return words.repeat(1 + ((number * 37) % 400 < 40 ? 200 : number % 9))
}
