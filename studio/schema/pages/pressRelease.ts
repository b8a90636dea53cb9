import { content, page, toPages } from '../fields.ts'
import { date as day } from '../objects/period.ts'
import type { SchemaType } from '../types.ts'

/** News for those who write news. */
export const pressRelease: SchemaType = {
  name: 'pressRelease',
  title: 'Press release',
  type: 'document',
  fields: [
    ...page,
    { ...day, name: 'publishedDate', required: false },
    {
      name: 'authors',
      type: 'array',
      of: [{ type: 'reference', to: [{ type: 'person' }] }],
      description: 'Who wrote it.',
    },
    content,
    {
      name: 'pictures',
      type: 'array',
      of: [{ type: 'imageWithAlt' }],
      description: 'Pictures that the press may print with it, each with its credit.',
    },
    { name: 'terms', type: 'text', description: 'On what terms they may be used.' },
    {
      name: 'contacts',
      type: 'array',
      of: [{ type: 'reference', to: [{ type: 'person' }] }],
      description: 'Whom to ask.',
    },
    {
      name: 'share',
      type: 'boolean',
      description: 'Sites that this one is connected with may show it too.',
    },
    { name: 'parent', type: 'reference', to: toPages, weak: true, description: 'The page above.' },
  ],
}
