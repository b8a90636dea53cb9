import { content, page } from '../fields.ts'
import type { SchemaType } from '../types.ts'

/** The page of an episode. */
export const podcastEpisodePage: SchemaType = {
  name: 'podcastEpisodePage',
  title: 'Podcast episode page',
  type: 'document',
  fields: [
    ...page,
    { name: 'episode', type: 'reference', to: [{ type: 'podcastEpisode' }], required: true },
    { ...content, name: 'about', description: 'About the episode.' },
    { ...content, name: 'transcript', description: 'What is said, for those who read.' },
    { name: 'people', type: 'array', of: [{ type: 'reference', to: [{ type: 'person' }] }] },
    {
      name: 'parent',
      type: 'reference',
      to: [{ type: 'podcastShowPage' }],
      weak: true,
      description: 'The page of its show.',
    },
  ],
}
