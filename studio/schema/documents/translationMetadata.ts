import { toPages } from '../fields.ts'
import type { SchemaType } from '../types.ts'

/**
 * Which pages are one page in several languages: as the Studio's plugin for translations
 * stores it. The `_key` of an entry is its language.
 */
export const translationMetadata: SchemaType = {
  name: 'translation.metadata',
  title: 'Translations',
  type: 'document',
  fields: [
    {
      name: 'translations',
      type: 'array',
      of: [
        {
          type: 'object',
          fields: [{ name: 'value', type: 'reference', to: toPages, weak: true }],
        },
      ],
    },
  ],
}
