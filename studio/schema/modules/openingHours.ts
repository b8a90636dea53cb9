import type { SchemaType } from '../types.ts'

/** When the site and its facilities are open, from the site's facts. */
export const openingHours: SchemaType = {
  name: 'openingHours',
  type: 'object',
  fields: [{ name: 'title', type: 'string' }],
}
