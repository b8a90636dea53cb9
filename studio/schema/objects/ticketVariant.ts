import type { SchemaType } from '../types.ts'

/** One price of a ticket: `Voksen`, 140 kroner. */
export const ticketVariant: SchemaType = {
  name: 'ticketVariant',
  type: 'object',
  fields: [
    { name: 'title', type: 'string', required: true },
    { name: 'description', type: 'string', description: 'A few words: “show your student card”.' },
    { name: 'price', type: 'number', required: true, description: 'In kroner; nothing is free.' },
    { name: 'capacity', type: 'number', description: 'How many people it lets in, if several.' },
    { name: 'score', type: 'number', description: 'The higher, the earlier in the list.' },
  ],
}
