import { content, page, toPages } from '../fields.ts'
import { date as day } from '../objects/period.ts'
import type { SchemaType } from '../types.ts'

/** A book or a paper. */
export const publication: SchemaType = {
  name: 'publication',
  title: 'Publication',
  type: 'document',
  fields: [
    ...page,
    { ...day, name: 'publishedDate', required: false },
    { name: 'authors', type: 'array', of: [{ type: 'string' }] },
    {
      name: 'doi',
      title: 'DOI',
      type: 'string',
      pattern: '^10\\.[0-9]{4,9}/\\S+$',
      description: 'Without https://doi.org/ before it: 10.1234/abc.',
    },
    { name: 'journal', type: 'string', description: 'The journal or series it stands in.' },
    { name: 'volume', type: 'string' },
    { name: 'issue', type: 'string' },
    { name: 'pages', type: 'string', description: 'The first and the last: 12–34.' },
    { name: 'publisher', type: 'string' },
    {
      name: 'isbn',
      title: 'ISBN',
      type: 'string',
      pattern: '^(97[89][ -]?)?[0-9][0-9 -]{8,13}[0-9X]$',
      description: 'Of a book.',
    },
    content,
    { name: 'facts', type: 'array', of: [{ type: 'fact' }] },
    { name: 'researchUnit', type: 'reference', to: [{ type: 'researchUnit' }] },
    { name: 'link', type: 'link', description: 'Where it can be read or bought.' },
    { name: 'parent', type: 'reference', to: toPages, weak: true, description: 'The page above.' },
  ],
}
