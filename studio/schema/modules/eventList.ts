import type { SchemaType } from '../types.ts'

/** The next events: all, or those with a tag. */
export const eventList: SchemaType = {
  name: 'eventList',
  type: 'object',
  fields: [
    { name: 'title', type: 'string' },
    { name: 'tag', type: 'reference', to: [{ type: 'tag' }] },
    { name: 'link', type: 'link' },
  ],
}
