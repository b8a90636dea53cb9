import type { SchemaType } from '../types.ts'

/** Someone of the museum. */
export const person: SchemaType = {
  name: 'person',
  title: 'Person',
  type: 'document',
  fields: [
    { name: 'name', type: 'string', required: true },
    { name: 'title', type: 'localeString' },
    { name: 'image', type: 'imageWithAlt' },
    { name: 'email', type: 'string' },
    { name: 'phone', type: 'string' },
    { name: 'excerpt', type: 'localeString' },
    { name: 'bio', type: 'localeText' },
  ],
}
