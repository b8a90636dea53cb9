import { content, page, toPages } from '../fields.ts'
import type { SchemaType } from '../types.ts'

/** Something that the museum does for others. */
export const service: SchemaType = {
  name: 'service',
  title: 'Service',
  type: 'document',
  fields: [
    ...page,
    content,
    { name: 'facts', type: 'array', of: [{ type: 'fact' }] },
    {
      name: 'contacts',
      type: 'array',
      of: [{ type: 'reference', to: [{ type: 'person' }] }],
      description: 'Whom to ask.',
    },
    { name: 'call', type: 'link', description: 'The button of the hero.' },
    { name: 'parent', type: 'reference', to: toPages, weak: true, description: 'The page above.' },
  ],
}
