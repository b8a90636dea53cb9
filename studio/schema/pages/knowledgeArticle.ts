import { page, toPages } from '../fields.ts'
import { articleContent } from '../objects/articleContent.ts'
import { date as day } from '../objects/period.ts'
import type { SchemaType } from '../types.ts'

/** A long text to read. Its page has no footer and lies above its picture. */
export const knowledgeArticle: SchemaType = {
  name: 'knowledgeArticle',
  title: 'Article',
  type: 'document',
  fields: [
    ...page,
    { name: 'subtitle', type: 'string' },
    { ...day, name: 'publishedDate', required: false },
    {
      name: 'authors',
      type: 'array',
      of: [{ type: 'reference', to: [{ type: 'person' }] }],
      description: 'Who wrote it.',
    },
    { name: 'content', type: 'array', of: articleContent },
    { name: 'facts', type: 'array', of: [{ type: 'fact' }] },
    { name: 'related', type: 'array', of: [{ type: 'reference', to: toPages }] },
    { name: 'parent', type: 'reference', to: toPages, weak: true, description: 'The page above.' },
  ],
}
