import { imageWithAlt } from '../objects/imageWithAlt.ts'
import type { SchemaType } from '../types.ts'

/** A picture in the flow of a page: a member of the list of modules, not a type of its own. */
export const image: SchemaType = {
  ...imageWithAlt,
  name: 'image',
  fields: [
    ...(imageWithAlt.fields ?? []),
    { name: 'fullWidth', type: 'boolean', initialValue: false },
  ],
}
