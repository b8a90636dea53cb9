import { to } from '../../fixtures/content.ts'
import type { Module, TextRibbon } from '../../model.ts'

export const textRibbon: TextRibbon = {
  key: 'baand',
  items: [
    to('Kulturnat på museet 20. november', '/det-sker/kulturnat'),
    to('Gratis for alle under 18', ''),
    to('Efterårets sidste mosevandring', '/det-sker/mosevandring'),
    to('Åbent til kl. 22 hver torsdag', '/besoeg'),
  ],
}

/** The module in its states. */
export const samples: readonly Module[] = [{ type: 'textRibbon', ...textRibbon }]
