import type { SchemaType } from '../types.ts'

/** Exhibitions of the site, by when they are. */
export const exhibitionList: SchemaType = {
  name: 'exhibitionList',
  type: 'object',
  fields: [
    { name: 'title', type: 'string' },
    { name: 'show', type: 'string', options: { list: ['current', 'upcoming', 'all'] } },
    { name: 'link', type: 'link' },
  ],
}
