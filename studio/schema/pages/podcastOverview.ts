import { page, toPages } from '../fields.ts'
import type { SchemaType } from '../types.ts'

/** The podcasts of a site, and their newest episodes. */
export const podcastOverview: SchemaType = {
  name: 'podcastOverview',
  title: 'Podcast overview',
  type: 'document',
  fields: [
    ...page,
    { name: 'call', type: 'link', description: 'The button of the hero.' },
    { name: 'parent', type: 'reference', to: toPages, weak: true, description: 'The page above.' },
  ],
}
