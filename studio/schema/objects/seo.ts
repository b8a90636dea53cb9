import type { SchemaType } from '../types.ts'

/** What search engines and link previews are told, where it is not what the page says. */
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
