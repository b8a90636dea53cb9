import type { SchemaType } from '../types.ts'

/** An episode to hear at once, or a show. */
export const podcastTeaser: SchemaType = {
  name: 'podcastTeaser',
  title: 'Podcast teaser',
  type: 'object',
  fields: [
    { name: 'title', type: 'string' },
    { name: 'text', type: 'text' },
    {
      name: 'page',
      type: 'reference',
      required: true,
      to: [{ type: 'podcastEpisodePage' }, { type: 'podcastShowPage' }],
      description: 'Of a show, its newest episode is played.',
    },
  ],
}
