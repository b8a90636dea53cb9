import type { SchemaType } from '../types.ts'

/** Something to know before one comes: `Varighed`, about an hour. */
export const fact: SchemaType = {
  name: 'fact',
  type: 'object',
  fields: [
    { name: 'title', type: 'string', required: true },
    { name: 'text', type: 'text', required: true },
  ],
}
