import { page, toPages } from '../fields.ts'
import type { SchemaType } from '../types.ts'

/** One subject for one level; its topics name it as the page above. */
export const educationTheme: SchemaType = {
  name: 'educationTheme',
  title: 'Education: theme',
  type: 'document',
  fields: [
    ...page,
    { name: 'teacher', type: 'educationVariant' },
    { name: 'student', type: 'educationVariant' },
    { name: 'call', type: 'link', description: 'The button of the hero.' },
    { name: 'parent', type: 'reference', to: toPages, weak: true, description: 'The page above.' },
  ],
}
