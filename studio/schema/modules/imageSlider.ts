import { rights } from '../objects/rights.ts'
import type { SchemaType } from '../types.ts'

/** A gallery: pictures side by side, one at a time. */
export const imageSlider: SchemaType = {
  name: 'imageSlider',
  title: 'Image slider',
  type: 'object',
  fields: [
    { name: 'title', type: 'string' },
    { name: 'images', type: 'array', of: [{ type: 'imageWithAlt' }] },
    rights,
  ],
}
