import { content } from '../fields.ts'
import type { SchemaType } from '../types.ts'

/** Whom to contact. */
export const contact: SchemaType = {
  name: 'contact',
  type: 'object',
  fields: [
    { name: 'title', type: 'string' },
    content,
    { name: 'people', type: 'array', of: [{ type: 'reference', to: [{ type: 'person' }] }] },
  ],
}
