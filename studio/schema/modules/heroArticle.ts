import type { SchemaType } from '../types.ts'

/**
 * The top of an article: `docs/rules.md#articles-and-other-pages`. As the first module it is the
 * hero of its page, which then has no footer. What is left empty is the page's own.
 */
export const heroArticle: SchemaType = {
  name: 'heroArticle',
  title: 'Article hero',
  type: 'object',
  fields: [
    { name: 'title', type: 'string' },
    { name: 'subtitle', type: 'string' },
    { name: 'lead', type: 'text' },
    { name: 'publishedDate', type: 'date', pattern: '^\\d{4}-\\d\\d-\\d\\d$' },
    { name: 'authors', type: 'array', of: [{ type: 'reference', to: [{ type: 'person' }] }] },
    { name: 'image', type: 'imageWithAlt' },
  ],
}
