import { page, toPages } from '../fields.ts'
import type { SchemaType } from '../types.ts'

/** The tickets of a site. */
export const ticketOverview: SchemaType = {
  name: 'ticketOverview',
  title: 'Tickets',
  type: 'document',
  fields: [
    ...page,
    { name: 'call', type: 'link', description: 'The button of the hero.' },
    {
      name: 'tickets',
      type: 'array',
      of: [{ type: 'reference', to: [{ type: 'ticket' }] }],
      description: 'In this order; all of the site if none is named.',
    },
    { name: 'parent', type: 'reference', to: toPages, weak: true, description: 'The page above.' },
  ],
}
