import type { SchemaType } from '../types.ts'

/** A file to take home: a paper for a class. */
export const material: SchemaType = {
  name: 'material',
  type: 'object',
  fields: [
    { name: 'title', type: 'string', required: true },
    { name: 'file', type: 'file', required: true },
  ],
}
