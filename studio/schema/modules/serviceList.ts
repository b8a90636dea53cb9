import type { SchemaType } from '../types.ts'

/** The services of the site. */
export const serviceList: SchemaType = {
  name: 'serviceList',
  type: 'object',
  fields: [
    { name: 'title', type: 'string' },
    { name: 'link', type: 'link' },
  ],
}
