import { content, modules } from '../fields.ts'
import type { SchemaType } from '../types.ts'

/** What teachers get to know of something, or students. */
export const educationVariant: SchemaType = {
  name: 'educationVariant',
  type: 'object',
  fields: [
    { ...content, name: 'description' },
    { name: 'info', type: 'array', of: [{ type: 'fact' }] },
    { name: 'materials', type: 'array', of: [{ type: 'link' }, { type: 'material' }] },
    modules,
  ],
}
