import { page } from '../fields.ts'
import { run } from '../objects/run.ts'
import type { SchemaType } from '../types.ts'

/** An exhibition, or what a site calls by another name. */
export const exhibition: SchemaType = {
  name: 'exhibition',
  title: 'Exhibition',
  type: 'document',
  fields: [...page, ...run('Without an end it is permanent.')],
}
