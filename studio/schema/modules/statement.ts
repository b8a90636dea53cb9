import type { SchemaType } from '../types.ts'

/** One sentence, large. */
export const statement: SchemaType = {
  name: 'statement',
  type: 'object',
  fields: [
    { name: 'text', type: 'text', required: true },
    { name: 'source', type: 'string' },
    { name: 'link', type: 'link' },
  ],
}
