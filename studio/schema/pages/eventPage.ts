import { content, page, toPages } from '../fields.ts'
import type { SchemaType } from '../types.ts'

/** An event in one language. Its event has the dates. */
export const eventPage: SchemaType = {
  name: 'eventPage',
  title: 'Event page',
  type: 'document',
  fields: [
    ...page,
    { name: 'subtitle', type: 'string' },
    { ...content, name: 'introduction' },
    { name: 'tickets', type: 'array', of: [{ type: 'ticketVariant' }] },
    { name: 'ticketsDisclaimer', type: 'text' },
    { name: 'purchaseLink', type: 'link' },
    {
      name: 'waitingListLink',
      type: 'link',
      description: 'Where one asks for a place when it is sold out.',
    },
    {
      name: 'practicalInfo',
      type: 'array',
      of: [{ type: 'fact' }],
      description: 'Access, language, age: what one must know here and not elsewhere.',
    },
    {
      name: 'programme',
      type: 'array',
      of: [
        {
          type: 'object',
          name: 'programmeEntry',
          fields: [
            { name: 'time', type: 'string' },
            { name: 'title', type: 'string', required: true },
            { name: 'text', type: 'text' },
          ],
        },
      ],
    },
    { name: 'related', type: 'array', of: [{ type: 'reference', to: [{ type: 'event' }] }] },
    {
      name: 'ribbon',
      type: 'array',
      of: [{ type: 'reference', to: [{ type: 'event' }] }],
      description: 'The ribbon at the end.',
    },
    { name: 'parent', type: 'reference', to: toPages, weak: true, description: 'The page above.' },
  ],
}
