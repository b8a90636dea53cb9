import type { SchemaType } from '../types.ts'

/** Code from elsewhere; its four forms: `docs/rules.md#embeds`. */
export const embed: SchemaType = {
  name: 'embed',
  title: 'Embed',
  type: 'object',
  fields: [
    { name: 'title', type: 'string', required: true, description: 'What it is.' },
    {
      name: 'code',
      type: 'text',
      required: true,
      description: 'The code of a form, a link to the choice of cookies, or the id of a form.',
    },
  ],
}
