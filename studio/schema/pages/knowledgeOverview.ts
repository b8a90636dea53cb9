import { page } from '../fields.ts'
import type { SchemaType } from '../types.ts'

/** All that there is to read: themes, and the newest articles. */
export const knowledgeOverview: SchemaType = {
  name: 'knowledgeOverview',
  title: 'Knowledge',
  type: 'document',
  fields: [...page, { name: 'call', type: 'link', description: 'The button of the hero.' }],
}
