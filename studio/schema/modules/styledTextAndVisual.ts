import { content } from '../fields.ts'
import type { SchemaType } from '../types.ts'

/** Text beside a picture. */
export const styledTextAndVisual: SchemaType = {
  name: 'styledTextAndVisual',
  type: 'object',
  fields: [
    { name: 'title', type: 'string', required: true },
    content,
    { name: 'image', type: 'imageWithAlt' },
    { name: 'side', type: 'string', initialValue: 'right', options: { list: ['left', 'right'] } },
    { name: 'panel', type: 'boolean', initialValue: false },
    { name: 'link', type: 'link' },
  ],
}
