import { page } from '../fields.ts'
import type { SchemaType } from '../types.ts'

/** All that the museum does for others. */
export const serviceOverview: SchemaType = {
  name: 'serviceOverview',
  title: 'Services',
  type: 'document',
  fields: [...page, { name: 'call', type: 'link', description: 'The button of the hero.' }],
}
