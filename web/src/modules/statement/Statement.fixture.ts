import { to } from '../../fixtures/content.ts'
import type { Module, Statement } from '../../model.ts'

export const statement: Statement = {
  key: 'fortiden',
  text: 'Fortiden er ikke tavs. Den ligger under dine fødder og venter.',
  source: null,
  link: to('Hvad gør jeg, hvis jeg finder noget?', '/viden/danefae'),
}

export const statementWithSource: Statement = {
  key: 'citat',
  text: 'Vi gemte det, der ikke måtte findes.',
  source: 'Karen Holm, kurér 1943–45',
  link: null,
}

/** The module in its states. */
export const samples: readonly Module[] = [
  { type: 'statement', ...statement },
  { type: 'statement', ...statementWithSource },
]
