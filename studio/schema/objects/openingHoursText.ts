import type { SchemaType } from '../types.ts'

/** The usual week of a facility within a sentence, taken from the site's facts. */
export const openingHoursText: SchemaType = {
  name: 'openingHoursText',
  type: 'object',
  fields: [
    {
      name: 'facility',
      type: 'string',
      description: 'The key of a facility; the site itself where there is none.',
    },
  ],
}
