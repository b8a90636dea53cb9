import { page, toPages } from '../fields.ts'
import type { SchemaType } from '../types.ts'

/** Those who study one field; projects and publications name it. */
export const researchUnit: SchemaType = {
  name: 'researchUnit',
  title: 'Research unit',
  type: 'document',
  fields: [
    ...page,
    {
      name: 'people',
      type: 'array',
      of: [{ type: 'reference', to: [{ type: 'person' }] }],
      description: 'Who belongs to it.',
    },
    { name: 'call', type: 'link', description: 'The button of the hero.' },
    { name: 'parent', type: 'reference', to: toPages, weak: true, description: 'The page above.' },
  ],
}
