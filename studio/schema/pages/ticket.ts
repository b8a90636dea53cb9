import { content, page, toPages } from '../fields.ts'
import type { SchemaType } from '../types.ts'

/** A ticket: what it costs, and what one gets for it. */
export const ticket: SchemaType = {
  name: 'ticket',
  title: 'Ticket',
  type: 'document',
  fields: [
    ...page,
    { name: 'variantsTitle', type: 'string' },
    { name: 'variants', type: 'array', of: [{ type: 'ticketVariant' }] },
    { name: 'variantsDisclaimer', type: 'text' },
    { name: 'benefitsTitle', type: 'string' },
    { name: 'benefits', type: 'array', of: [{ type: 'string' }] },
    { name: 'purchaseLink', type: 'link' },
    { name: 'cta', type: 'link', description: 'What else one may do: for schools, for groups.' },
    {
      name: 'faq',
      type: 'array',
      of: [
        {
          type: 'object',
          name: 'entry',
          fields: [{ name: 'title', type: 'string', required: true }, content],
        },
      ],
    },
    {
      name: 'tickets',
      type: 'array',
      of: [{ type: 'reference', to: [{ type: 'ticket' }] }],
      description: 'Other tickets.',
    },
    { name: 'parent', type: 'reference', to: toPages, weak: true, description: 'The page above.' },
  ],
}
