import type { SchemaType } from '../types.ts'

/** Something from elsewhere in a frame. */
export const iframeEmbed: SchemaType = {
  name: 'iframeEmbed',
  type: 'object',
  fields: [
    { name: 'title', type: 'string', required: true },
    { name: 'url', type: 'url', required: true, options: { scheme: ['https'] } },
    { name: 'width', type: 'number' },
    { name: 'height', type: 'number' },
  ],
}
