import type { SchemaType } from '../types.ts'

/** A picture. Without a text for those who do not see it, it is ornament. */
export const imageWithAlt: SchemaType = {
  name: 'imageWithAlt',
  type: 'image',
  options: { hotspot: true, metadata: ['lqip', 'palette'] },
  fields: [
    { name: 'alt', type: 'localeString' },
    { name: 'caption', type: 'localeString' },
    { name: 'credit', type: 'string' },
  ],
}
