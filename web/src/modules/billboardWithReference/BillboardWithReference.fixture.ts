import { art, to } from '../../fixtures/content.ts'
import type { Billboard, Module } from '../../model.ts'

export const billboardWithReference: Billboard = {
  key: 'trykpressen',
  link: to('Modstandsbevægelsens trykpresse', '/viden/trykpressen'),
  text: null,
  picture: art('trykpresse', 'Linoleumssnit: en trykpresse i en kælder'),
}

/** The module in its states. */
export const samples: readonly Module[] = [
  { type: 'billboardWithReference', ...billboardWithReference },
]
