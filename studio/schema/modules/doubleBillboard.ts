import type { SchemaType } from '../types.ts'

/** Two billboards, the first the larger. */
export const doubleBillboard: SchemaType = {
  name: 'doubleBillboard',
  type: 'object',
  fields: [{ name: 'billboards', type: 'array', of: [{ type: 'billboard' }] }],
}
