import { content, links } from '../fields.ts'
import type { SchemaType } from '../types.ts'

/** A sign-up within a page: `docs/rules.md#newsletter`. */
export const newsletter: SchemaType = {
  name: 'newsletter',
  title: 'Newsletter',
  type: 'object',
  fields: [
    { name: 'title', type: 'string', required: true },
    content,
    links('linkList'),
    {
      name: 'terms',
      type: 'object',
      fields: [{ name: 'title', type: 'string' }, content],
    },
    { name: 'account', type: 'string' },
    { name: 'region', type: 'string' },
    { name: 'listId', type: 'string', required: true },
    { name: 'userId', type: 'string' },
    { name: 'theme', type: 'theme' },
  ],
}
