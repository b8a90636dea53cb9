import type { Field, SchemaType } from '../types.ts'

const hex = '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$'
const colour = (name: string): Field => ({ name, type: 'string', required: true, pattern: hex })

/** A foreground on a background. */
const inks = (name: string): Field => ({
  name,
  type: 'object',
  fields: [colour('foreground'), colour('background')],
})

/** Colours of a page or a site. */
export const theme: SchemaType = {
  name: 'theme',
  type: 'object',
  fields: [
    inks('primary'),
    inks('impact'),
    { name: 'tint', type: 'string', pattern: hex },
    { name: 'deep', type: 'string', pattern: hex },
  ],
}
