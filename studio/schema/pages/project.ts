import { page, toPages } from '../fields.ts'
import { period } from '../objects/period.ts'
import type { SchemaType } from '../types.ts'

/** What is being found out, by whom. */
export const project: SchemaType = {
  name: 'project',
  title: 'Project',
  type: 'document',
  fields: [
    ...page,
    { name: 'subtitle', type: 'string' },
    period(false, 'Without an end it goes on.'),
    { name: 'facts', type: 'array', of: [{ type: 'fact' }] },
    { name: 'researchUnit', type: 'reference', to: [{ type: 'researchUnit' }] },
    {
      name: 'people',
      type: 'array',
      of: [{ type: 'reference', to: [{ type: 'person' }] }],
      description: 'Who works on it.',
    },
    {
      name: 'publications',
      type: 'array',
      of: [{ type: 'reference', to: [{ type: 'publication' }] }],
      description: 'What has come of it.',
    },
    { name: 'related', type: 'array', of: [{ type: 'reference', to: toPages }] },
    { name: 'call', type: 'link', description: 'The button of the hero.' },
    { name: 'parent', type: 'reference', to: toPages, weak: true, description: 'The page above.' },
  ],
}
