import type { SchemaType } from '../types.ts'

/** When the site and its places are open, as the site's facts say. */
export const openingHours: SchemaType = {
  name: 'openingHours',
  type: 'object',
  fields: [{ name: 'title', type: 'string' }],
}
