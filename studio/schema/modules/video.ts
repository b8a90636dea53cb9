import type { SchemaType } from '../types.ts'

/** A film, by the id that the service of films has for it: `docs/rules.md#pictures-and-films`. */
export const video: SchemaType = {
  name: 'video',
  title: 'Video',
  type: 'object',
  fields: [
    { name: 'title', type: 'string', required: true },
    {
      name: 'playbackId',
      type: 'string',
      required: true,
      pattern: '^[A-Za-z0-9_-]{1,128}$',
      description: 'Of our own files: the name of the first playlist, without its ending.',
    },
    { name: 'type', type: 'string', initialValue: 'full', options: { list: ['full', 'clip'] } },
    {
      name: 'range',
      type: 'object',
      description: 'Which part a clip is, in seconds.',
      fields: [
        { name: 'from', type: 'number' },
        { name: 'to', type: 'number' },
      ],
    },
    { name: 'duration', type: 'number', description: 'In milliseconds.' },
    { name: 'caption', type: 'string', description: 'A line below it.' },
    { name: 'poster', type: 'imageWithAlt', description: 'Seen before it plays.' },
    {
      name: 'captions',
      type: 'array',
      description: 'What is said and heard, as WebVTT.',
      of: [
        {
          type: 'object',
          name: 'videoCaptions',
          fields: [
            {
              name: 'language',
              type: 'string',
              required: true,
              options: { list: ['da', 'en', 'de', 'sv'] },
            },
            { name: 'file', type: 'file', required: true },
          ],
        },
      ],
    },
    { name: 'transcript', type: 'text', description: 'The same as a text, with what is seen.' },
    { name: 'file', type: 'file', description: 'The film whole, for those without a player.' },
    {
      name: 'parts',
      type: 'array',
      description: 'Playlists and pictures of a film that is our own, so that they are kept.',
      of: [{ type: 'file' }],
    },
  ],
}
