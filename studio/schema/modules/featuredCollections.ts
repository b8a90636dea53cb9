import type { SchemaType } from '../types.ts'

/** Collections that an editor chose, large. */
export const featuredCollections: SchemaType = {
  name: 'featuredCollections',
  type: 'object',
  fields: [
    { name: 'title', type: 'string' },
    {
      name: 'collections',
      type: 'array',
      of: [{ type: 'reference', to: [{ type: 'collection' }] }],
    },
  ],
}
