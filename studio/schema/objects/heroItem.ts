import { toPages } from '../fields.ts'
import type { SchemaType } from '../types.ts'

/** One of the things that a front page opens with. */
export const heroItem: SchemaType = {
  name: 'heroItem',
  type: 'object',
  fields: [
    { name: 'reference', type: 'reference', to: toPages, required: true },
    { name: 'title', type: 'string' },
    { name: 'kicker', type: 'string' },
    { name: 'lead', type: 'text' },
    { name: 'call', type: 'string' },
    { name: 'image', type: 'imageWithAlt' },
  ],
}
