import { site } from '../fields.ts'
import type { SchemaType } from '../types.ts'

/** An old address, and where it leads now. It is permanent only with 301. */
export const redirect: SchemaType = {
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  fields: [
    site,
    {
      name: 'source',
      type: 'slug',
      required: true,
      description: 'The path without the slash at its start: en/old.',
    },
    { name: 'target', type: 'link', required: true },
    {
      name: 'statusCode',
      type: 'number',
      initialValue: 301,
      options: { list: [301, 302, 307, 308] },
    },
  ],
}
