import { toPages } from '../fields.ts'
import type { SchemaType } from '../types.ts'

/** A link: out of the group, to a page of this site, or to one of another site. */
export const link: SchemaType = {
  name: 'link',
  type: 'object',
  fields: [
    {
      name: 'type',
      type: 'string',
      initialValue: 'internal',
      options: { list: ['external', 'internal', 'cross-site'] },
    },
    { name: 'title', type: 'string', description: 'The title of the page, if there is none.' },
    {
      name: 'reference',
      type: 'reference',
      to: toPages,
      requiredIf: { type: ['internal', 'cross-site'] },
    },
    {
      name: 'externalUrl',
      type: 'url',
      options: { scheme: ['https', 'http', 'mailto', 'tel'] },
      requiredIf: { type: ['external'] },
    },
    { name: 'anchor', type: 'string' },
  ],
}
