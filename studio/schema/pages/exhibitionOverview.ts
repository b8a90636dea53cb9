import { page } from '../fields.ts'
import type { SchemaType } from '../types.ts'

/** All exhibitions of a site, those that are and those that will be. */
export const exhibitionOverview: SchemaType = {
  name: 'exhibitionOverview',
  title: 'Exhibitions',
  type: 'document',
  fields: [...page, { name: 'call', type: 'link', description: 'The button of the hero.' }],
}
