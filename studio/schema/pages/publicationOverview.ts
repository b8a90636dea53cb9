import { page } from '../fields.ts'
import type { SchemaType } from '../types.ts'

/** All publications, the newest first. */
export const publicationOverview: SchemaType = {
  name: 'publicationOverview',
  title: 'Publications',
  type: 'document',
  fields: [...page, { name: 'call', type: 'link', description: 'The button of the hero.' }],
}
