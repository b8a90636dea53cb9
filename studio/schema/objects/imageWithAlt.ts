import type { SchemaType } from '../types.ts'

/** A picture. Without an alternative text it is decorative. */
export const imageWithAlt: SchemaType = {
  name: 'imageWithAlt',
  type: 'image',
  options: { hotspot: true, metadata: ['lqip', 'palette'] },
  fields: [
    { name: 'alt', type: 'localeString' },
    { name: 'caption', type: 'localeString' },
    { name: 'credit', type: 'string' },
    { name: 'object', type: 'museumObject', description: 'The thing that it shows.' },
  ],
}
