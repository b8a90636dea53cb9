import { richText } from '../fields.ts'
import type { Field, SchemaType } from '../types.ts'

const languages = ['da', 'en', 'de', 'sv']
const each = (field: Omit<Field, 'name'>): Field[] =>
  languages.map((name) => ({ name, ...field }) as Field)

/** A line in each language. */
export const localeString: SchemaType = {
  name: 'localeString',
  type: 'object',
  fields: each({ type: 'string' }),
}

/** A text in each language. */
export const localeText: SchemaType = {
  name: 'localeText',
  type: 'object',
  fields: each({ type: 'array', of: richText }),
}
