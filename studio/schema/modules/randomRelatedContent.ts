import type { SchemaType } from '../types.ts'

/** Ten pages of the site, another choice at each visit. */
export const randomRelatedContent: SchemaType = {
  name: 'randomRelatedContent',
  type: 'object',
  fields: [{ name: 'title', type: 'string' }],
}
