import type { SchemaType } from '../types.ts'

/** Metadata for search engines and link previews, where it differs from the page. */
export const seo: SchemaType = {
  name: 'seo',
  type: 'object',
  fields: [
    { name: 'title', type: 'string' },
    { name: 'description', type: 'text' },
    { name: 'image', type: 'imageWithAlt' },
    { name: 'ogDescription', type: 'text' },
    { name: 'ogUrl', type: 'url' },
    { name: 'injectedH1', type: 'string' },
    {
      name: 'indexingOptions',
      type: 'string',
      initialValue: 'index',
      options: { list: ['index', 'noindex'] },
    },
    { name: 'structuredData', type: 'text' },
  ],
}
