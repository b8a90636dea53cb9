import { links } from '../fields.ts'
import type { SchemaType } from '../types.ts'

/** A band of short texts. */
export const textRibbon: SchemaType = {
  name: 'textRibbon',
  type: 'object',
  fields: [links('items')],
}
