import { to } from '../../fixtures/content.ts'
import type { CallToAction, Module } from '../../model.ts'

export const callToAction: CallToAction = {
  key: 'aarskort',
  title: 'Et år for prisen af tre besøg',
  text: 'Årskortet gælder på alle gruppens museer og tager en ven med til halv pris.',
  link: to('Køb årskort', '/billetter/aarskort'),
}

/** The module in its states. */
export const samples: readonly Module[] = [{ type: 'callToAction', ...callToAction }]
