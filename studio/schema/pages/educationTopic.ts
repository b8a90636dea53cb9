import { page, toPages } from '../fields.ts'
import type { SchemaType } from '../types.ts'

/** One thing to do, for teachers and for students. */
export const educationTopic: SchemaType = {
  name: 'educationTopic',
  title: 'Education: topic',
  type: 'document',
  fields: [
    ...page,
    {
      name: 'educationTags',
      type: 'array',
      of: [{ type: 'string' }],
      description: 'topic, materials.',
    },
    { name: 'duration', type: 'string' },
    { name: 'teacher', type: 'educationVariant' },
    { name: 'student', type: 'educationVariant' },
    { name: 'call', type: 'link', description: 'The button of the hero.' },
    { name: 'parent', type: 'reference', to: toPages, weak: true, description: 'The page above.' },
  ],
}
