import { content, page, toPages } from '../fields.ts'
import type { SchemaType } from '../types.ts'

/** The page of a podcast. Its episodes are the pages whose page above it is. */
export const podcastShowPage: SchemaType = {
  name: 'podcastShowPage',
  title: 'Podcast show page',
  type: 'document',
  fields: [
    ...page,
    { name: 'show', type: 'reference', to: [{ type: 'podcastShow' }], required: true },
    { ...content, name: 'about', description: 'About the show.' },
    { ...content, name: 'aboutAuthor', description: 'About those who make it.' },
    { name: 'people', type: 'array', of: [{ type: 'reference', to: [{ type: 'person' }] }] },
    { name: 'parent', type: 'reference', to: toPages, weak: true, description: 'The page above.' },
  ],
}
