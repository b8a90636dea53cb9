import type { SchemaType } from '../types.ts'

/** A picture or a film. */
export const media: SchemaType = {
  name: 'media',
  type: 'object',
  fields: [
    { name: 'type', type: 'string', options: { list: ['image', 'video'] } },
    { name: 'image', type: 'imageWithAlt' },
    {
      name: 'video',
      type: 'video',
      description: 'Its poster is the page’s picture; it plays below the hero.',
      requiredIf: { type: ['video'] },
    },
  ],
}
