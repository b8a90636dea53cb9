import { page } from '../fields.ts'
import type { SchemaType } from '../types.ts'

/** What a site shows where there is no page. It has no address of its own. */
export const notFoundPage: SchemaType = {
  name: 'notFoundPage',
  title: 'Page not found',
  type: 'document',
  fields: page.filter((field) => field.name !== 'slug'),
}
