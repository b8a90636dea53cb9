import { targetTypes, toPages } from '../fields.ts'
import type { SchemaType } from '../types.ts'

/** Related pages under tabs: chosen, or by tag, or by type. */
export const relatedContent: SchemaType = {
  name: 'relatedContent',
  type: 'object',
  fields: [
    { name: 'title', type: 'string' },
    {
      name: 'tabs',
      type: 'array',
      of: [
        {
          type: 'object',
          name: 'tab',
          fields: [
            { name: 'title', type: 'string', required: true },
            { name: 'items', type: 'array', of: [{ type: 'reference', to: toPages }] },
            { name: 'tag', type: 'reference', to: [{ type: 'tag' }] },
            { name: 'contentType', type: 'string', options: { list: targetTypes } },
          ],
        },
      ],
    },
  ],
}
