import type { SchemaType } from '../types.ts'

/** A large picture with its label. */
export const billboard: SchemaType = {
  name: 'billboard',
  type: 'object',
  fields: [
    { name: 'title', type: 'string', required: true },
    { name: 'text', type: 'text' },
    { name: 'link', type: 'link' },
    { name: 'image', type: 'imageWithAlt' },
  ],
}
