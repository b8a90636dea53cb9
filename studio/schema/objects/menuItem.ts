import type { SchemaType } from '../types.ts'

/** An entry of a menu; the third level has no entries below it. */
export const menuItem: SchemaType = {
  name: 'menuItem',
  type: 'object',
  fields: [
    { name: 'title', type: 'string', required: true },
    { name: 'link', type: 'link' },
    { name: 'entries', type: 'array', of: [{ type: 'menuItem' }] },
  ],
}
