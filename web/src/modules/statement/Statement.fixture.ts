import { to } from '../../fixtures/parts.ts'
import type { Statement } from '../../model/Statement'

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
