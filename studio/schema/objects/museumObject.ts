import type { SchemaType } from '../types.ts'

/** The thing of a collection that a picture shows: IIIF viewers list this beside it. */
export const museumObject: SchemaType = {
  name: 'museumObject',
  type: 'object',
  fields: [
    { name: 'title', type: 'localeString' },
    { name: 'maker', type: 'localeString', description: 'Who made it, as far as is known.' },
    { name: 'date', type: 'localeString', description: 'As a person says it: around 400.' },
    { name: 'inventoryNumber', type: 'string' },
  ],
}
