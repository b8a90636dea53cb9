import type { SchemaType } from '../types.ts'

/** A podcast: what apps and players know of it. What visitors read is on its page. */
export const podcastShow: SchemaType = {
  name: 'podcastShow',
  title: 'Podcast show',
  type: 'document',
  fields: [
    { name: 'title', type: 'string', required: true },
    { name: 'author', type: 'string', description: 'Who makes it, as apps show it.' },
    { name: 'email', type: 'string', description: 'Whom the directories of podcasts write to.' },
    {
      name: 'language',
      type: 'string',
      initialValue: 'da',
      options: { list: ['da', 'en', 'de', 'sv'] },
      description: 'The language that is spoken.',
    },
    { name: 'category', type: 'string', initialValue: 'History' },
    { name: 'image', type: 'imageWithAlt', description: 'Square in apps.' },
    {
      name: 'seasons',
      type: 'array',
      description: 'From the first to the newest; the numbers of episodes come from here.',
      of: [
        {
          type: 'object',
          name: 'podcastSeason',
          fields: [
            { name: 'name', type: 'localeString', required: true },
            {
              name: 'episodes',
              type: 'array',
              of: [{ type: 'reference', to: [{ type: 'podcastEpisode' }] }],
            },
          ],
        },
      ],
    },
    { name: 'playbackUrl', type: 'url', description: 'A trailer.' },
    { name: 'externalLink', type: 'link', description: 'Where else it can be heard.' },
    { name: 'externalId', type: 'string', description: 'Its id at the host of podcasts.' },
    { name: 'externalUrl', type: 'url', description: 'Its address at the host of podcasts.' },
  ],
}
