import { page } from '../fields.ts'
import type { SchemaType } from '../types.ts'

/** What schools can do here, by level. */
export const educationOverview: SchemaType = {
  name: 'educationOverview',
  title: 'Education',
  type: 'document',
  fields: [
    ...page,
    {
      name: 'highlighted',
      type: 'array',
      of: [{ type: 'reference', to: [{ type: 'educationTopic' }] }],
      description: 'Four at most are shown.',
    },
    { name: 'teacher', type: 'educationVariant' },
    { name: 'student', type: 'educationVariant' },
    { name: 'call', type: 'link', description: 'The button of the hero.' },
  ],
}
