import { art, to } from '../../fixtures/content.ts'
import type { Billboard, Module } from '../../model.ts'

export const billboard: Billboard = {
  key: 'slottet',
  link: to('Seks sale står med lysene tændt', '/oplevelser/vinterlys'),
  text: 'Frem til nytår kan man gå gennem rum, der ellers er lukkede.',
  picture: art('slot', 'Linoleumssnit: et slot med tre spir foran en lav sol', 0.5, 0.4),
}

/** The module in its states. */
export const samples: readonly Module[] = [{ type: 'billboard', ...billboard }]
