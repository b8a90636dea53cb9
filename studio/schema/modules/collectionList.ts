import type { SchemaType } from '../types.ts'

/** The collections of the site. */
export const collectionList: SchemaType = {
  name: 'collectionList',
  type: 'object',
  fields: [
    { name: 'title', type: 'string' },
    { name: 'link', type: 'link' },
  ],
}
