import { page, toPages } from '../fields.ts'
import type { SchemaType } from '../types.ts'

/** What there is for classes of one level; its themes name it as the page above. */
export const educationLevel: SchemaType = {
  name: 'educationLevel',
  title: 'Education: level',
  type: 'document',
  fields: [
    ...page,
    { name: 'teacher', type: 'educationVariant' },
    { name: 'student', type: 'educationVariant' },
    { name: 'call', type: 'link', description: 'The button of the hero.' },
    { name: 'parent', type: 'reference', to: toPages, weak: true, description: 'The page above.' },
  ],
}
