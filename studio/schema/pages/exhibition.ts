import { modules, page, toPages } from '../fields.ts'
import { period } from '../objects/period.ts'
import type { SchemaType } from '../types.ts'

/** An exhibition, or what a site calls by another name. */
export const exhibition: SchemaType = {
  name: 'exhibition',
  title: 'Exhibition',
  type: 'document',
  fields: [
    ...page,
    { name: 'subtitle', type: 'string' },
    period(false, 'Without an end it is permanent.'),
    {
      name: 'location',
      type: 'object',
      fields: [
        { name: 'name', type: 'string' },
        { name: 'details', type: 'string' },
      ],
    },
    { name: 'facts', type: 'array', of: [{ type: 'fact' }] },
    {
      name: 'heroLayout',
      type: 'string',
      initialValue: 'full-width',
      options: { list: ['full-width', 'split'] },
    },
    {
      name: 'headerTypography',
      type: 'string',
      initialValue: 'display',
      options: { list: ['display', 'plain'] },
    },
    { name: 'floatingElement', type: 'imageWithAlt', description: 'Floats over the hero.' },
    { name: 'call', type: 'link', description: 'The button of the hero.' },
    { name: 'ticketModule', type: 'reference', to: [{ type: 'ticket' }] },
    { ...modules, name: 'knowledgeModules' },
    { name: 'related', type: 'array', of: [{ type: 'reference', to: toPages }] },
    { name: 'parent', type: 'reference', to: toPages, weak: true, description: 'The page above.' },
  ],
}
