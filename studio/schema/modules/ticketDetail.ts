import type { SchemaType } from '../types.ts'

/** The prices of a ticket, within a text. */
export const ticketDetail: SchemaType = {
  name: 'ticketDetail',
  type: 'object',
  fields: [
    { name: 'title', type: 'string' },
    { name: 'ticket', type: 'reference', to: [{ type: 'ticket' }], required: true },
  ],
}
