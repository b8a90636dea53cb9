import type { SchemaType } from '../types.ts'

/** Exhibitions that an editor chose, large. */
export const featuredExhibitions: SchemaType = {
  name: 'featuredExhibitions',
  type: 'object',
  fields: [
    { name: 'title', type: 'string' },
    {
      name: 'exhibitions',
      type: 'array',
      of: [{ type: 'reference', to: [{ type: 'exhibition' }] }],
    },
  ],
}
