import type { SchemaType } from '../types.ts'

/** What a ticket costs, within a sentence. */
export const ticketPrice: SchemaType = {
  name: 'ticketPrice',
  type: 'object',
  fields: [
    { name: 'ticket', type: 'reference', to: [{ type: 'ticket' }], required: true },
    {
      name: 'variant',
      type: 'string',
      description: 'The key of one of its variants; the lowest price where there is none.',
    },
  ],
}
