import type { SchemaType } from '../types.ts'

/** A picture or a film. */
export const media: SchemaType = {
  name: 'media',
  type: 'object',
  fields: [
    { name: 'type', type: 'string', options: { list: ['image', 'video'] } },
    { name: 'image', type: 'imageWithAlt' },
  ],
}
