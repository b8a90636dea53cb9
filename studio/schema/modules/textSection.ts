import { content, links } from '../fields.ts'
import type { SchemaType } from '../types.ts'

/** Running text. */
export const textSection: SchemaType = {
  name: 'textSection',
  type: 'object',
  fields: [{ name: 'title', type: 'string' }, content, links('links')],
}
