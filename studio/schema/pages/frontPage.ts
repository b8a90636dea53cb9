import { page } from '../fields.ts'
import type { SchemaType } from '../types.ts'

/** The front page of a site; its slug is a slash. */
export const frontPage: SchemaType = {
  name: 'frontPage',
  title: 'Front page',
  type: 'document',
  fields: [
    ...page,
    {
      name: 'featured',
      type: 'array',
      of: [{ type: 'heroItem' }],
      description: 'What the page opens with; the first is large.',
    },
  ],
}
