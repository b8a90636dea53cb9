import { page, toPages } from '../fields.ts'
import type { SchemaType } from '../types.ts'

/** Articles about one thing; those whose page above this is. */
export const knowledgeTheme: SchemaType = {
  name: 'knowledgeTheme',
  title: 'Theme',
  type: 'document',
  fields: [
    ...page,
    { name: 'call', type: 'link', description: 'The button of the hero.' },
    { name: 'parent', type: 'reference', to: toPages, weak: true, description: 'The page above.' },
  ],
}
