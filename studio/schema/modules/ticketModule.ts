import type { SchemaType } from '../types.ts'

/** A ticket with its prices and what one gets for it. */
export const ticketModule: SchemaType = {
  name: 'ticketModule',
  type: 'object',
  fields: [
    { name: 'title', type: 'string' },
    { name: 'ticket', type: 'reference', to: [{ type: 'ticket' }], required: true },
  ],
}
