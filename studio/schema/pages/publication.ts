import { content, page, toPages } from '../fields.ts'
import { date as day } from '../objects/period.ts'
import type { SchemaType } from '../types.ts'

/** A book or a paper. */
export const publication: SchemaType = {
  name: 'publication',
  title: 'Publication',
  type: 'document',
  fields: [
    ...page,
    { ...day, name: 'publishedDate', required: false },
    { name: 'authors', type: 'array', of: [{ type: 'string' }] },
    content,
    { name: 'facts', type: 'array', of: [{ type: 'fact' }] },
    { name: 'researchUnit', type: 'reference', to: [{ type: 'researchUnit' }] },
    { name: 'link', type: 'link', description: 'Where it can be read or bought.' },
    { name: 'parent', type: 'reference', to: toPages, weak: true, description: 'The page above.' },
  ],
}
