import { page, toPages } from '../fields.ts'
import { rights } from '../objects/rights.ts'
import type { SchemaType } from '../types.ts'

/** Things that belong together. */
export const collection: SchemaType = {
  name: 'collection',
  title: 'Collection',
  type: 'document',
  fields: [
    ...page,
    { name: 'subtitle', type: 'string' },
    { name: 'facts', type: 'array', of: [{ type: 'fact' }] },
    { name: 'related', type: 'array', of: [{ type: 'reference', to: toPages }] },
    rights,
    { name: 'call', type: 'link', description: 'The button of the hero.' },
    { name: 'parent', type: 'reference', to: toPages, weak: true, description: 'The page above.' },
  ],
}
