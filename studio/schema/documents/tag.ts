import type { SchemaType } from '../types.ts'

/** A tag, of no site and every language. */
export const tag: SchemaType = {
  name: 'tag',
  title: 'Tag',
  type: 'document',
  fields: [
    { name: 'title', type: 'string', required: true },
    { name: 'labels', type: 'localeString' },
    { name: 'group', type: 'reference', to: [{ type: 'tagGroup' }] },
  ],
}

/** Tags that belong together. */
export const tagGroup: SchemaType = {
  name: 'tagGroup',
  title: 'Tag group',
  type: 'document',
  fields: [
    { name: 'title', type: 'string', required: true },
    { name: 'labels', type: 'localeString' },
  ],
}
