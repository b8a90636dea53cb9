import { page } from '../fields.ts'
import type { SchemaType } from '../types.ts'

/** Projects that are and that will be, and the units that have them. */
export const projectOverview: SchemaType = {
  name: 'projectOverview',
  title: 'Projects',
  type: 'document',
  fields: [...page, { name: 'call', type: 'link', description: 'The button of the hero.' }],
}
