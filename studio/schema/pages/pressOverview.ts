import { page } from '../fields.ts'
import type { SchemaType } from '../types.ts'

/** All press releases, the newest first. */
export const pressOverview: SchemaType = {
  name: 'pressOverview',
  title: 'Press',
  type: 'document',
  fields: [
    ...page,
    {
      name: 'shared',
      type: 'boolean',
      description: 'With those of connected sites that they share.',
    },
    {
      name: 'contacts',
      type: 'array',
      of: [{ type: 'reference', to: [{ type: 'person' }] }],
      description: 'Whom to ask.',
    },
    { name: 'call', type: 'link', description: 'The button of the hero.' },
  ],
}
