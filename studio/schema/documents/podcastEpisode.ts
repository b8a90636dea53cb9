import type { SchemaType } from '../types.ts'

/** A part of a podcast: what is played. What visitors read is on its page. */
export const podcastEpisode: SchemaType = {
  name: 'podcastEpisode',
  title: 'Podcast episode',
  type: 'document',
  fields: [
    { name: 'title', type: 'string', required: true },
    { name: 'show', type: 'reference', to: [{ type: 'podcastShow' }], required: true },
    { name: 'publishedAt', type: 'datetime', required: true },
    { name: 'duration', type: 'number', description: 'In milliseconds.' },
    { name: 'audio', type: 'file', description: 'The sound, where it is our own.' },
    {
      name: 'playbackUrl',
      type: 'url',
      description: 'The sound, where a host of podcasts has it.',
    },
    { name: 'image', type: 'imageWithAlt' },
    { name: 'externalId', type: 'string', description: 'Its id at the host of podcasts.' },
    { name: 'externalUrl', type: 'url', description: 'Its address at the host of podcasts.' },
  ],
}
