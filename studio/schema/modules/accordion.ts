import { content } from '../fields.ts'
import type { SchemaType } from '../types.ts'

/** Questions that open to answers. */
export const accordion: SchemaType = {
  name: 'accordion',
  type: 'object',
  fields: [
    { name: 'title', type: 'string' },
    {
      name: 'entries',
      type: 'array',
      of: [
        {
          type: 'object',
          name: 'entry',
          fields: [{ name: 'title', type: 'string', required: true }, content],
        },
      ],
    },
  ],
}
