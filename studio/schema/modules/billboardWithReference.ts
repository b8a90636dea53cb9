import { toPages } from '../fields.ts'
import type { SchemaType } from '../types.ts'

/** A billboard that takes the fields it lacks from the page it leads to. */
export const billboardWithReference: SchemaType = {
  name: 'billboardWithReference',
  type: 'object',
  fields: [
    { name: 'reference', type: 'reference', to: toPages, required: true },
    { name: 'title', type: 'string' },
    { name: 'text', type: 'text' },
    { name: 'image', type: 'imageWithAlt' },
  ],
}
