import { page, toPages } from '../fields.ts'
import type { SchemaType } from '../types.ts'

/** All that one needs to know before one comes: hours, and the pages with the rest. */
export const practicalInfoOverview: SchemaType = {
  name: 'practicalInfoOverview',
  title: 'Practical information',
  type: 'document',
  fields: [
    ...page,
    { name: 'call', type: 'link', description: 'The button of the hero.' },
    { name: 'entries', type: 'array', of: [{ type: 'reference', to: toPages }] },
  ],
}
