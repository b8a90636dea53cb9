import { art, to } from '../../fixtures/parts.ts'
import type { Billboard } from '../../model/Billboard'

export const billboardWithReference: Billboard = {
  key: 'trykpressen',
  link: to('Modstandsbevægelsens trykpresse', '/viden/trykpressen'),
  text: null,
  picture: art('trykpresse', 'Linoleumssnit: en trykpresse i en kælder'),
}
