import { page, toPages } from '../fields.ts'
import type { SchemaType } from '../types.ts'

/** An ordinary page: a hero and modules. */
export const landingPage: SchemaType = {
  name: 'landingPage',
  title: 'Page',
  type: 'document',
  fields: [
    ...page,
    { name: 'call', type: 'link', description: 'The button of the hero.' },
    { name: 'parent', type: 'reference', to: toPages, weak: true, description: 'The page above.' },
  ],
}
