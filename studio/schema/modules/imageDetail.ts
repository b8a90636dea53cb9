import { imageWithAlt } from '../objects/imageWithAlt.ts'
import { rights } from '../objects/rights.ts'
import type { SchemaType } from '../types.ts'

/** A picture that one can go close to. */
export const imageDetail: SchemaType = {
  name: 'imageDetail',
  title: 'Image detail',
  type: 'object',
  fields: [
    { name: 'title', type: 'string' },
    { name: 'text', type: 'text', description: 'What to look for.' },
    { name: 'image', type: imageWithAlt.name, required: true },
    rights,
  ],
}
