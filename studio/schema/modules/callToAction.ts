import type { SchemaType } from '../types.ts'

/** What to do next. */
export const callToAction: SchemaType = {
  name: 'callToAction',
  type: 'object',
  fields: [
    { name: 'title', type: 'string' },
    { name: 'text', type: 'text' },
    { name: 'link', type: 'link', required: true },
  ],
}
